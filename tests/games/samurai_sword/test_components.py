"""Theme, components, golden rule, teams and goal (SAM-1 to SAM-15)."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.games.samurai_sword import RULES, pieces
from tatami.games.samurai_sword.answers import PLAY_ON_CARD, Attack
from tatami.games.samurai_sword.events import PointsCounted
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import Contradiction, NotUnderstood
from tatami.kernel.seats import letter
from tests.clauses import clause
from tests.games.samurai_sword.scenes import ROLES, honor, random_play, resilience, roles, scene
from tests.games.scenes import asked, legal, may, play, refusal, told

COUNTS = (3, 4, 5, 6, 7)
every_count = pytest.mark.parametrize("seats", COUNTS)

WEAPONS = {
    "bokken": (1, 1, 6),
    "kiseru": (1, 2, 5),
    "wakizashi": (1, 3, 1),
    "bo": (2, 1, 5),
    "kusarigama": (2, 2, 4),
    "katana": (2, 3, 1),
    "shuriken": (3, 1, 3),
    "kanabo": (3, 2, 1),
    "nodachi": (3, 3, 1),
    "naginata": (4, 1, 2),
    "nagayari": (4, 2, 1),
    "tanegashima": (5, 1, 1),
    "daikyu": (5, 2, 1),
}
"""Ledger 2.5: Difficulty, wounds, copies."""

ACTIONS = {
    "parry": 15,
    "geisha": 6,
    "diversion": 5,
    "battle_cry": 4,
    "tea_ceremony": 4,
    "jujutsu": 3,
    "daimyo": 3,
    "breathing": 3,
}
"""Ledger 2.6."""

PROPERTIES = {"focus": 6, "armor": 4, "fast_draw": 3, "bushido": 2}
"""Ledger 2.7."""


def playing_cards(g: SamuraiSword) -> Counter[str]:
    """Every playing card on the table, wherever it lies."""
    names = (RULES.faces[p & FACE] for place in g.places for p in place)
    return Counter(name for name in names if not name.startswith("role:"))


# --- theme, components, golden rule ---------------------------------------------------------------


@clause("SAM-1", "SAM-60", "SAM-R49")
def test_samurai_protect_the_shogun_only_in_the_introduction() -> None:
    g = scene(4, turn="C", hands={"C": "katana"})  # C is the Samurai, two steps from the Shogun
    play(g, "attack katana > A", "endure")
    assert resilience(g, "A") == 1
    cited = {clause for refusal in RULES.refusals.values() for clause in refusal.clauses}
    assert "SAM-59" in cited
    assert "SAM-1" not in cited


@clause("SAM-2", "SAM-16")
def test_three_to_seven_can_play_and_nobody_else() -> None:
    assert [RULES.new(seats).seats for seats in COUNTS] == [3, 4, 5, 6, 7]
    for seats in (1, 2, 8):
        with pytest.raises(NotUnderstood, match="seat-count"):
            RULES.new(seats)


@clause("SAM-2")
@every_count
def test_everybody_keeps_one_role_and_one_character_for_the_whole_game(seats: int) -> None:
    moments = random_play(seats, 1)
    g = next(moments)
    dealt, characters = roles(g), g.table.characters
    assert len(dealt) == len(characters) == seats
    assert len(set(characters)) == seats
    for later in moments:
        assert roles(later) == dealt
        assert later.table.characters == characters


@clause("SAM-2")
def test_a_player_who_does_not_sit_here_cannot_be_named() -> None:
    g = scene(3, hands={"A": "daikyu geisha"})
    for text in ("attack daikyu > D", "play geisha > D", "play geisha > D.armor"):
        assert "SAM-2" in refusal(g, "A", text).clauses


@clause("SAM-3")
def test_whoever_names_a_player_names_his_character_and_a_wound_to_the_one_costs_the_other() -> None:
    # No answer names a character: the seat is both.
    assert Attack.KINDS == {"card": "face", "target": "seat"}
    assert PLAY_ON_CARD[pieces.GEISHA][1][pieces.ARMOR].KINDS.keys() == {"card", "target", "aim"}
    # The character on B's card loses the last Resilience, so the player B gives Honor to the player A.
    g = scene(4, "hideyoshi benkei goemon ieyasu", {"A": "katana"}, resilience={"B": 1})
    play(g, "attack katana > B", "endure")
    assert (resilience(g, "B"), honor(g, "B"), honor(g, "A")) == (0, 2, 6)


@clause("SAM-4", "SAM-6", "SAM-R1", "SAM-R2")
@every_count
def test_the_same_90_playing_cards_are_on_every_table(seats: int) -> None:
    g = RULES.new(seats, seed=4)
    copies = {name: weapon[2] for name, weapon in WEAPONS.items()} | ACTIONS | PROPERTIES
    assert playing_cards(g) == copies
    assert sum(copies.values()) == 90


@clause("SAM-6", "SAM-84")
def test_there_are_32_weapons_43_actions_and_15_properties() -> None:
    assert {name: tuple(numbers) for name, *numbers in pieces.WEAPONS} == WEAPONS
    cards = pieces.playing_cards()
    weapons = sum(pieces.is_weapon(card) for card in cards)
    properties = sum(pieces.is_property(card) for card in cards)
    assert (weapons, len(cards) - weapons - properties, properties) == (32, 43, 15)


@clause("SAM-4", "SAM-5")
def test_there_are_7_role_cards_and_12_character_cards() -> None:
    box = Counter(pieces.FACES[face] for face in pieces.role_cards(7))
    assert box == {
        "role:shogun": 1,
        "role:samurai": 2,
        "role:ninja_1": 1,
        "role:ninja_2": 1,
        "role:ninja_3": 1,
        "role:ronin": 1,
    }
    assert len(pieces.CHARACTERS) == len(set(pieces.CHARACTERS)) == 12


@clause("SAM-7", "SAM-33")
@every_count
def test_the_honor_of_a_table_is_never_more_than_was_handed_out(seats: int) -> None:
    honor = scene(seats).table.honor
    assert sum(honor) <= 30
    scene(seats, honor={"A": honor[0] + 1, "B": honor[1] - 1})
    with pytest.raises(Contradiction, match="too-much-honor"):
        scene(seats, honor={"A": honor[0] + 1})


@clause("SAM-7", "SAM-28", "SAM-R73")
def test_36_resilience_tokens_are_enough_for_the_toughest_seven() -> None:
    assert sum(sorted(pieces.RESILIENCE.values())[-7:]) == 35
    with pytest.raises(Contradiction, match="too-much-resilience"):
        scene(3, resilience={"A": 5})  # Hideyoshi's card shows 4


@clause("SAM-4", "SAM-8", "SAM-R5")
@every_count
def test_nobody_holds_or_plays_a_scoring_card_and_the_multipliers_are_counted_without(seats: int) -> None:
    g = scene(seats, hands={"A": "katana"}, resilience={"B": 1}, honor={"B": 1})
    assert all(name in (*pieces.CARDS, *(f"role:{role}" for role in pieces.ROLES)) for name in RULES.faces)
    play(g, "attack katana > B", "endure")
    assert all(event.points == event.honor * event.multiplier for event in told(g, PointsCounted))
    assert len(told(g, PointsCounted)) == seats


@clause("SAM-9")
def test_a_torii_in_the_corner_does_not_make_a_parry_nor_a_mountain_a_weapon() -> None:
    # Parry, Tea Ceremony and Breathing share the torii; Jujutsu has the mountain of the great Weapons.
    g = scene(3, hands={"A": "bokken", "B": "tea_ceremony breathing"})
    play(g, "attack bokken > B")
    assert legal(g) == {"endure"}
    for card in ("tea_ceremony", "breathing"):
        assert refusal(g, "B", f"parry {card}").code == "no-parry-symbol"
    g = scene(3, hands={"A": "jujutsu", "B": "jujutsu bokken wakizashi"})
    play(g, "play jujutsu")
    assert legal(g) == {"discard bokken", "discard wakizashi", "endure"}  # a crane and a mountain


@clause("SAM-10", "SAM-165")
def test_the_card_of_kojiro_wins_over_the_rule_of_reach() -> None:
    far = {"A": "bokken"}
    assert not may(scene(6, "hideyoshi nobunaga goemon benkei tomoe musashi", far), "attack bokken > D")
    assert may(scene(6, "kojiro nobunaga goemon benkei tomoe musashi", far), "attack bokken > D")


@clause("SAM-10", "SAM-176")
def test_the_card_of_hanzo_wins_over_the_rule_that_only_the_symbol_parries() -> None:
    for character, parries in (("nobunaga", False), ("hanzo", True)):
        g = scene(3, f"hideyoshi {character} goemon", {"A": "bokken", "B": "katana bo"})
        play(g, "attack bokken > B")
        assert may(g, "parry katana") == parries


# --- teams and goal -------------------------------------------------------------------------------

TEAMS = {"shogun": "shogun", "samurai": "shogun", "ronin": "ronin"}
"""SAM-11: every other role is a Ninja's."""


def team(role: str) -> str:
    return TEAMS.get(role, "ninja")


@clause("SAM-11", "SAM-14", "SAM-115", "SAM-116", "SAM-R95")
@pytest.mark.parametrize(
    ("seats", "wins"),
    [
        (seats, wins)
        for seats in COUNTS
        for wins in ("shogun", "ninja", "ronin")
        if wins != "ronin" or seats > 4
    ],
)
def test_a_team_wins_as_a_whole_and_nobody_else_with_it(seats: int, wins: str) -> None:
    members = tuple(seat for seat, role in enumerate(ROLES[seats].split()) if team(role) == wins)
    # One member is rich; at the end of the deck everybody else loses the only Honor token.
    tokens = {letter(seat): 1 for seat in range(seats)} | {letter(members[-1]): 9}
    g = scene(seats, honor=tokens, deck="bo")
    play(g, "end")
    assert g.outcome is not None
    assert (g.outcome.how, g.outcome.winners) == ("honor", members)


@clause("SAM-12", "SAM-13", "SAM-14", "SAM-123")
@pytest.mark.parametrize(
    ("seats", "samurai", "ninja", "ronin"),
    [(3, 0, 2, 0), (4, 1, 2, 0), (5, 1, 2, 1), (6, 1, 3, 1), (7, 2, 3, 1)],
)
def test_how_many_play_what_follows_from_the_number_of_players(
    seats: int, samurai: int, ninja: int, ronin: int
) -> None:
    for seed in range(20):
        dealt = roles(RULES.new(seats, seed=seed))
        counted = Counter(role.partition("_")[0] for role in dealt)
        assert counted == +Counter(shogun=1, samurai=samurai, ninja=ninja, ronin=ronin)


@clause("SAM-15", "SAM-116", "SAM-120")
def test_a_team_wins_by_the_highest_score_or_by_the_last_player_with_resilience() -> None:
    down = {"B": 1, "C": 0, "D": 0}
    swordmaster = scene(4, hands={"A": "katana"}, resilience=down, honor={"A": 1})
    play(swordmaster, "attack katana > B", "endure")
    assert swordmaster.outcome is not None
    assert (swordmaster.outcome.how, swordmaster.outcome.winners) == ("swordmaster", (0, 2))
    by_honor = scene(4, hands={"A": "katana"}, resilience={"B": 1}, honor={"B": 1})
    play(by_honor, "attack katana > B", "endure")
    assert by_honor.outcome is not None
    assert (by_honor.outcome.how, by_honor.outcome.winners) == ("honor", (0, 2))
    neither = scene(4, hands={"A": "katana"}, resilience={"B": 1})
    play(neither, "attack katana > B", "endure")
    assert asked(neither) == "A PlayPhase"
