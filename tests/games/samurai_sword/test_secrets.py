"""Hidden information (ledger section 7), row by row: who sees what, and when."""

from __future__ import annotations

from random import Random

import pytest

from tatami.conformance.suite import what_a_viewer_is_told
from tatami.formats.counting import count_pieces
from tatami.formats.views import view_json
from tatami.formats.worlds import possible_world
from tatami.games.samurai_sword import RULES, pieces
from tatami.games.samurai_sword.answers import ATTEMPTS, DISCARD, ENDURE, PARRY_WITH, PAY
from tatami.games.samurai_sword.events import CardTaken, PointsCounted, TakenFromDiscard, TeamCounted
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.events import Moved, PieceMoved
from tatami.kernel.pieces import FACE, HIDDEN
from tatami.kernel.seats import SPECTATOR, letter, seat_of
from tatami.kernel.views import View, events_for
from tests.clauses import clause
from tests.games.samurai_sword.scenes import random_play, roles, scene
from tests.games.scenes import asked, lying, play, sees, size, told

COUNTS = (3, 4, 5, 6, 7)
every_count = pytest.mark.parametrize("seats", COUNTS)


def viewer_seat(name: str) -> int:
    return SPECTATOR if name == "spectator" else seat_of(name)


def everybody(g: SamuraiSword) -> list[str]:
    return [letter(seat) for seat in (*range(g.seats), SPECTATOR)]


def seen_alike(g: SamuraiSword, viewers: list[str], place: str) -> list[str]:
    """What all these viewers see there, if they see the same."""
    shown = {tuple(sees(g, viewer, place)) for viewer in viewers}
    assert len(shown) == 1
    return list(shown.pop())


def others(g: SamuraiSword, *names: str) -> list[str]:
    return [viewer for viewer in everybody(g) if viewer not in names]


def cannot_tell_apart(viewers: list[str], *worlds: SamuraiSword) -> None:
    """Views, prompts, reasons and everything told so far are the same to these viewers."""
    pool = [*ATTEMPTS, *DISCARD, *PARRY_WITH, ENDURE, PAY]
    for viewer in map(viewer_seat, viewers):
        now = {what_a_viewer_is_told(g, viewer, pool) for g in worlds}
        heard = {str(events_for(g, viewer)) for g in worlds}
        assert len(now) == len(heard) == 1, f"{letter(viewer)} can tell the worlds apart"


# --- roles ----------------------------------------------------------------------------------------


@clause("SAM-23", "SAM-24", "SAM-39", "SAM-74", "SAM-107", "SAM-R97")
@every_count
def test_before_the_end_roles_hands_deck_and_box_are_hidden_and_at_the_end_nothing_but_the_deck(
    seats: int,
) -> None:
    for g in random_play(seats, 30):
        over = g.outcome is not None
        for viewer in everybody(g):
            assert set(sees(g, viewer, "deck")) <= {"?"}
            assert set(sees(g, viewer, "box")) <= {"?"} or over
            for owner in map(letter, range(seats)):
                role = sees(g, viewer, f"role.{owner}")
                known = over or viewer == owner or lying(g, f"role.{owner}") == ["role:shogun"]
                assert role == (lying(g, f"role.{owner}") if known else ["?"])
                hand = sees(g, viewer, f"hand.{owner}")
                if over or viewer == owner:
                    assert "?" not in hand
                elif not told(g, CardTaken) and not told(g, TakenFromDiscard):
                    assert set(hand) <= {"?"}


@clause("SAM-11", "SAM-24", "SAM-R99")
@every_count
def test_a_player_knows_his_own_team_and_the_shoguns_and_with_three_every_team(seats: int) -> None:
    g = RULES.new(seats, seed=31)
    me = (g.table.shogun + 1) % seats
    worlds = [possible_world(View(g, me), Random(seed)) for seed in range(80)]
    possible = [{pieces.TEAM[w.face(pieces.ROLE_OF[seat])] for w in worlds} for seat in range(seats)]
    for seat, teams in enumerate(possible):
        own = pieces.TEAM[g.face(pieces.ROLE_OF[seat])]
        assert own in teams
        if seat in (me, g.table.shogun) or seats == 3:
            assert teams == {own}
        elif seats == 4 and roles(g)[me] == "samurai":
            assert teams == {pieces.NINJA_TEAM}  # what is left can be counted
        else:
            assert len(teams) > 1


@clause("SAM-18", "SAM-109", "SAM-R96")
@pytest.mark.parametrize(("mine", "other"), [(1, {2, 3}), (2, {1, 3}), (3, {1, 2})])
def test_with_four_a_ninja_of_two_stars_cannot_tell_who_scores_double(mine: int, other: set[int]) -> None:
    g = scene(f"shogun ninja_{mine} samurai ninja_{min(other)}", turn="B")
    worlds = [possible_world(View(g, 1), Random(seed)) for seed in range(80)]
    stars = {int(role[-1]) for w in worlds for seat, role in enumerate(roles(w)) if "_" in role and seat != 1}
    assert stars == other
    boxes = {tuple(lying(w, "box")) for w in worlds}
    assert boxes == {(f"role:ninja_{star}",) for star in other}


@clause("SAM-18", "SAM-29")
@every_count
def test_a_possible_world_deals_roles_and_cards_anew_but_each_card_once(seats: int) -> None:
    for k, g in enumerate(random_play(seats, 32)):
        if k not in (0, 12, 40) or g.outcome is not None:
            continue
        for viewer in (0, 1, SPECTATOR):
            view = View(g, viewer)
            worlds = [possible_world(view, Random(seed)) for seed in range(20)]
            for world in worlds:
                count_pieces(world)
                RULES.check(world)
                assert view_json(View(world, viewer)) == view_json(view)
            assert len({tuple(world.places[pieces.DECK]) for world in worlds}) == 20
            assert len({tuple(roles(world)) + tuple(lying(world, "box")) for world in worlds}) > 1


# --- what can be counted --------------------------------------------------------------------------


@clause("SAM-26", "SAM-R103")
@every_count
def test_characters_tokens_weapons_played_and_sizes_are_public(seats: int) -> None:
    for g in random_play(seats, 33):
        view = View(g, SPECTATOR)
        table = view.table
        for field in ("characters", "resilience", "honor", "weapons_played", "turn"):
            assert getattr(table, field) == getattr(g.table, field)
        assert [view.count(place) for place in range(len(g.places))] == [len(place) for place in g.places]
        for place in (*pieces.IN_PLAY[0], *pieces.IN_PLAY[seats - 1], pieces.DISCARD, pieces.RESOLVING):
            assert view.faces(place) == [p & FACE for p in g.places[place]]


@clause("SAM-107", "SAM-108")
@every_count
def test_multipliers_and_scores_are_told_only_at_the_end(seats: int) -> None:
    for g in random_play(seats, 34):
        counted = told(g, PointsCounted) + told(g, TeamCounted)
        assert bool(counted) == (g.outcome is not None and g.outcome.how != "swordmaster")


# --- hands, drawn cards, discard pile -------------------------------------------------------------

DRAWS = {
    "Draw phase": ("hideyoshi nobunaga goemon chiyome", ("end",), "B", 2),
    "Daimyo": ("hideyoshi nobunaga goemon chiyome", ("play daimyo",), "A", 2),
    "Tea Ceremony, its player": ("hideyoshi nobunaga goemon chiyome", ("play tea_ceremony",), "A", 3),
    "Tea Ceremony, another": ("hideyoshi nobunaga goemon chiyome", ("play tea_ceremony",), "C", 1),
    "Breathing": ("hideyoshi nobunaga goemon chiyome", ("play breathing > D",), "D", 1),
    "Tomoe": ("tomoe nobunaga goemon chiyome", ("attack katana > B", "endure"), "A", 1),
    "Ushiwaka": ("hideyoshi ushiwaka goemon chiyome", ("attack katana > B", "endure"), "B", 3),
    "Nobunaga": ("nobunaga hideyoshi goemon chiyome", ("spend",), "A", 1),
}


@clause("SAM-39", "SAM-56", "SAM-146", "SAM-157", "SAM-R103")
@pytest.mark.parametrize(("characters", "texts", "drawer", "cards"), DRAWS.values(), ids=DRAWS)
def test_a_drawn_card_is_seen_by_its_drawer_and_the_others_see_how_many(
    characters: str, texts: tuple[str, ...], drawer: str, cards: int
) -> None:
    g = scene(4, characters, {"A": "katana daimyo tea_ceremony breathing"})
    play(g, *texts)
    hand = g.layout.by_name[f"hand.{drawer}"]
    drawn = [e for e in g.events if isinstance(e, PieceMoved) and (e.source, e.goal) == (pieces.DECK, hand)]
    assert len(drawn) == cards
    for viewer in everybody(g):
        heard = [e for e in events_for(g, viewer_seat(viewer)) if isinstance(e, Moved)]
        faces = [e.face for e in heard if (e.source, e.goal) == (pieces.DECK, hand)]
        assert faces == ([e.after & FACE for e in drawn] if viewer == drawer else [HIDDEN] * cards)
        shown = sees(g, viewer, f"hand.{drawer}")
        assert sorted(shown) == (
            sorted(lying(g, f"hand.{drawer}")) if viewer == drawer else ["?"] * len(shown)
        )


@clause("SAM-40", "SAM-138")
def test_a_card_of_the_deck_is_known_to_nobody_until_bushido_reveals_it_to_all() -> None:
    g = scene(4, play={"B": "bushido"}, deck="focus*4 daimyo")
    assert seen_alike(g, everybody(g), "deck") == ["?"] * 5
    play(g, "end")
    assert seen_alike(g, everybody(g), "discard")[-1] == "daimyo"


@clause("SAM-41", "SAM-153", "SAM-R104")
def test_what_is_discarded_lies_open_for_all_also_what_geisha_took_from_a_hand() -> None:
    g = scene(4, hands={"A": "geisha", "B": "katana"})
    assert seen_alike(g, others(g, "B"), "hand.B") == ["?"]
    play(g, "play geisha > B")
    assert seen_alike(g, everybody(g), "discard") == ["katana", "geisha"]


@clause("SAM-103", "SAM-40")
def test_once_the_discard_pile_is_shuffled_nobody_knows_where_its_cards_lie() -> None:
    g = scene(4, hands={"B": ""}, deck="bo katana")
    pile = size(g, "discard")
    assert "?" not in seen_alike(g, everybody(g), "discard")
    play(g, "end")
    assert seen_alike(g, everybody(g), "deck") == ["?"] * pile
    play(g, "end")  # C draws two of them
    assert seen_alike(g, others(g, "C"), "hand.C") == ["?"] * 3


@clause("SAM-163")
def test_the_card_ieyasu_takes_from_the_discard_pile_is_known_to_all_until_it_leaves_the_hand() -> None:
    g = scene(4, hands={"D": "parry"}, turn="C", discard="bo katana")
    play(g, "end", "draw discard")
    assert told(g, TakenFromDiscard) == [TakenFromDiscard(3, pieces.CARDS.index("katana"))]
    # One card of the hand is known, the two others (held, and drawn from the deck) are not.
    assert seen_alike(g, others(g, "D"), "hand.D") == ["?", "?", "katana"]
    play(g, "end")
    assert seen_alike(g, others(g, "D"), "hand.D") == ["?", "?", "katana"]
    play(g, "end", "end", "end", "draw deck", "attack katana > A", "endure")
    assert seen_alike(g, others(g, "D"), "hand.D") == ["?"] * 4
    assert seen_alike(g, everybody(g), "discard")[-1] == "katana"


@clause("SAM-163", "SAM-103")
def test_a_shuffle_of_the_deck_does_not_cover_what_ieyasu_holds_in_the_open() -> None:
    g = scene(4, hands={"D": ""}, turn="C", deck="bo", discard="katana")
    play(g, "end", "draw discard")
    assert seen_alike(g, others(g, "D"), "hand.D") == ["?", "katana"]
    assert seen_alike(g, everybody(g), "discard") == []


# --- Diversion ------------------------------------------------------------------------------------


@clause("SAM-148")
def test_the_card_moved_by_diversion_is_seen_by_the_two_and_nobody_else() -> None:
    g = scene(4, hands={"A": "diversion parry", "B": "katana"})
    play(g, "play diversion > B")
    assert sorted(seen_alike(g, ["A"], "hand.A")) == ["katana", "parry"]
    assert sees(g, "B", "hand.A") == ["?", "katana"]
    assert seen_alike(g, ["C", "D", "spectator"], "hand.A") == ["?", "?"]
    for viewer in others(g, "A", "B"):
        (moved,) = [
            e for e in events_for(g, viewer_seat(viewer)) if isinstance(e, Moved) and e.goal == pieces.HAND[0]
        ]
        assert (moved.face, moved.at) == (HIDDEN, -1)


@clause("SAM-148")
def test_third_parties_cannot_tell_what_diversion_took() -> None:
    worlds = [scene(4, hands={"A": "diversion", "B": "katana parry"}, seed=seed) for seed in range(8)]
    for g in worlds:
        play(g, "play diversion > B")
    assert {tuple(lying(g, "hand.A")) for g in worlds} == {("katana",), ("parry",)}
    cannot_tell_apart(["C", "D", "spectator"], *worlds)


@clause("SAM-148")
def test_whoever_knew_a_card_of_a_hand_does_not_learn_whether_diversion_took_it() -> None:
    cards = {"A": "diversion", "B": "diversion parry daimyo", "C": "katana"}
    worlds = [scene(4, hands=cards, turn="B", seed=seed) for seed in range(8)]
    for g in worlds:
        play(g, "play diversion > C", "end", "end", "draw deck", "end")
        assert asked(g) == "A PlayPhase"
        assert sees(g, "C", "hand.B") == ["?", "?", "katana"]  # it was C's
        play(g, "play diversion > B")
    assert {lying(g, "hand.A")[-1] for g in worlds} == {"katana", "parry", "daimyo"}
    assert seen_alike(worlds[0], ["C", "D", "spectator"], "hand.B") == ["?", "?"]
    assert set(sees(worlds[0], "C", "hand.A")) == {"?"}
    cannot_tell_apart(["C", "D", "spectator"], *worlds)
    for g in worlds:
        assert sees(g, "B", "hand.A")[-1] == lying(g, "hand.A")[-1]


# --- poker face -----------------------------------------------------------------------------------

PROMPTS = {
    "an attack": ("attack bokken > B", "B ParryAnswer", "parry", "bo"),
    "Battle Cry": ("play battle_cry", "B BattleCryAnswer", "parry", "bo"),
    "Jujutsu": ("play jujutsu", "B JujutsuAnswer", "bo", "parry"),
}


@clause("SAM-R102", "SAM-87", "SAM-131", "SAM-154")
@pytest.mark.parametrize("character", ["nobunaga", "hanzo"])
@pytest.mark.parametrize(("text", "prompt", "able", "unable"), PROMPTS.values(), ids=PROMPTS)
def test_whether_a_player_could_have_answered_never_shows(
    text: str, prompt: str, able: str, unable: str, character: str
) -> None:
    worlds = [
        scene(
            4,
            f"hideyoshi {character} goemon ieyasu",
            {"A": "bokken battle_cry jujutsu", "B": f"{card} daimyo", "C": "focus", "D": "focus"},
        )
        for card in (able, unable)
    ]
    for g in worlds:
        play(g, text)
        assert asked(g) == prompt
    cannot_tell_apart(others(worlds[0], "B"), *worlds)
    for g in worlds:
        play(g, "endure")
    cannot_tell_apart(others(worlds[0], "B"), *worlds)


@clause("SAM-R102", "SAM-R76", "SAM-R77", "SAM-139")
def test_whether_honor_was_lost_to_bushido_by_force_or_by_choice_never_shows() -> None:
    worlds = [
        scene(4, hands={"B": f"{held} daimyo"}, play={"B": "bushido"}, deck=f"{lies} focus*4 katana")
        for held, lies in (("bo", "parry"), ("parry", "bo"))
    ]
    for g in worlds:
        play(g, "end")
        assert asked(g) == "B BushidoAnswer"
    cannot_tell_apart(others(worlds[0], "B"), *worlds)
    for g in worlds:
        play(g, "pay")
    cannot_tell_apart(others(worlds[0], "B"), *worlds)


@clause("SAM-74", "SAM-24")
def test_what_a_blow_brings_tells_nothing_of_hidden_roles() -> None:
    seatings = ("shogun ninja_1 samurai ronin ninja_2", "shogun samurai ninja_1 ronin ninja_3")
    worlds = [scene(sit, hands={"A": "katana"}, resilience={"B": 1}) for sit in seatings]
    for g in worlds:
        play(g, "attack katana > B", "endure")
    cannot_tell_apart(["A", "D", "spectator"], *worlds)


# --- two alike ------------------------------------------------------------------------------------


def ieyasu_holds(second: str) -> SamuraiSword:
    """D, Ieyasu, has taken a Bō from the discard pile in the open, and holds another card besides."""
    lies = "parry" if second == "bo" else "bo"
    g = scene(4, hands={"D": second}, turn="C", deck=f"{lies} focus*5 daimyo", discard="bo")
    return play(g, "end", "draw discard")


@clause("SAM-163", "SAM-39")
@pytest.mark.parametrize("reverse", [False, True])
def test_of_two_alike_nobody_can_tell_whether_the_known_or_the_unknown_one_was_played(reverse: bool) -> None:
    g = ieyasu_holds("bo")
    if reverse:  # a hand has no order: the rules may find the one or the other first
        g.places[pieces.HAND[3]].reverse()
    assert seen_alike(g, others(g, "D"), "hand.D") == ["?", "?", "bo"]
    play(g, "attack bo > A", "endure")
    assert seen_alike(g, others(g, "D"), "hand.D") == ["?", "?"]
    assert sorted(sees(g, "D", "hand.D")) == ["bo", "daimyo"]


@clause("SAM-163", "SAM-R102")
def test_after_the_known_card_was_played_a_second_like_it_is_as_hidden_as_any_other() -> None:
    worlds = [ieyasu_holds(second) for second in ("bo", "parry")]
    cannot_tell_apart(others(worlds[0], "D"), *worlds)
    for g in worlds:
        play(g, "attack bo > A", "endure", "end")
    cannot_tell_apart(others(worlds[0], "D"), *worlds)
