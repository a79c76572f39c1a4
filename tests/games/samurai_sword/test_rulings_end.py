"""Rulings on the end and the scores, on information and on table talk (SAM-R89 to SAM-R106)."""

from __future__ import annotations

from random import Random

import pytest

from tatami.formats.codec import canonical, decode, encode
from tatami.formats.views import view_json
from tatami.formats.worlds import possible_world
from tatami.games.samurai_sword import RULES
from tatami.games.samurai_sword.events import (
    DeadlyStrike,
    Defeated,
    HonorGiven,
    PointsCounted,
    Recovered,
    TeamCounted,
)
from tatami.games.samurai_sword.pieces import NINJA_TEAM, SHOGUNS_TEAM
from tatami.games.samurai_sword.rules.end import multiplier, team_of
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.outcome import Outcome
from tatami.kernel.seats import SPECTATOR, seat_of
from tatami.kernel.views import View
from tests.clauses import clause
from tests.games.samurai_sword.scenes import honor, resilience, scene, shown, sitting
from tests.games.scenes import asked, code, lying, play, refusal, size, told


def strike(g: SamuraiSword, target: str, weapon: str = "bo") -> SamuraiSword:
    """An attack that is not parried."""
    return play(g, f"attack {weapon} > {target}", "endure")


def worlds(g: SamuraiSword, viewer: str) -> list[SamuraiSword]:
    """Thirty ways how things may lie, for all that player knows."""
    view = View(g, seat_of(viewer))
    return [possible_world(view, Random(number)) for number in range(30)]


# --- scores -------------------------------------------------------------------------------------


@clause("SAM-R89")
def test_the_last_honor_token_of_a_defeated_player_reaches_the_attacker_and_counts() -> None:
    g = strike(scene(hands={"A": "bo"}, resilience={"B": 1}, honor={"B": 1}), "B")
    assert told(g, HonorGiven) == [HonorGiven(1, 0)]
    assert told(g, PointsCounted)[:2] == [PointsCounted(0, 6, 1, 0, 6), PointsCounted(1, 0, 1, 0, 0)]


@clause("SAM-R90")
@pytest.mark.parametrize(("hand", "counted"), [("daimyo", 0), ("daimyo*2", 1)])
def test_only_daimyo_in_hands_at_that_instant_count(hand: str, counted: int) -> None:
    g = scene(hands={"A": hand}, deck="katana", honor={"E": 1})
    play(g, "play daimyo")
    assert lying(g, "resolving") == ["daimyo"]
    assert told(g, PointsCounted)[0] == PointsCounted(0, 4, 1, counted, 4 + counted)


@clause("SAM-R90")
def test_a_daimyo_that_would_still_have_been_drawn_does_not_count() -> None:
    for tokens, held in ((1, []), (2, ["daimyo"])):
        g = scene(
            characters=sitting(A="tomoe"),
            hands={"A": "bo"},
            resilience={"B": 1},
            honor={"B": tokens},
            deck="parry daimyo",
        )
        strike(g, "B")
        assert (g.outcome is None, lying(g, "hand.A")) == (bool(held), held)


@clause("SAM-R91")
def test_a_teams_total_can_be_negative() -> None:
    g = scene(hands={"E": "bo"}, resilience={"B": 1}, honor={"B": 1, "E": 1}, turn="E")
    strike(g, "B")
    assert TeamCounted(NINJA_TEAM, 2 - 3) in told(g, TeamCounted)
    assert g.outcome == Outcome((0, 2), "honor", (8, -1, 8, 6, -1))


@clause("SAM-R92")
def test_a_deadly_strike_costs_three_points_once_whatever_the_multiplier() -> None:
    g = scene(4, hands={"A": "bo"}, resilience={"C": 1}, honor={"C": 1})
    strike(g, "C")
    assert told(g, DeadlyStrike) == [DeadlyStrike(0, 2, SHOGUNS_TEAM)]
    assert TeamCounted(SHOGUNS_TEAM, 6 * 1 + 0 * 2 - 3) in told(g, TeamCounted)


@clause("SAM-R92")
@pytest.mark.parametrize(("by", "target", "points"), [("D", "B", [8, 3, 8]), ("B", "D", [8, 7, 0])])
def test_no_deadly_strike_by_or_against_the_ronin(by: str, target: str, points: list[int]) -> None:
    g = scene(hands={by: "bo"}, resilience={target: 1}, honor={target: 1}, turn=by)
    strike(g, target)
    assert told(g, DeadlyStrike) == []
    assert [event.points for event in told(g, TeamCounted)] == points


@clause("SAM-R93")
def test_a_defeat_within_a_team_that_does_not_end_the_game_costs_only_the_token() -> None:
    g = scene(
        hands={"A": "bo*2", "C": "parry"}, resilience={"B": 1, "C": 1}, honor={"B": 1}, play={"A": "focus"}
    )
    strike(g, "C")
    assert (g.outcome, honor(g, "A"), honor(g, "C")) == (None, 6, 2)
    strike(g, "B")
    assert told(g, DeadlyStrike) == []
    assert TeamCounted(SHOGUNS_TEAM, 7 + 2) in told(g, TeamCounted)


@clause("SAM-R94")
@pytest.mark.parametrize(("ronin", "winners", "how"), [(2, (1, 4), "tie"), (3, (3,), "honor")])
def test_if_all_three_teams_tie_the_ninja_win(ronin: int, winners: tuple[int, ...], how: str) -> None:
    tokens = {"A": 1, "B": 1, "C": 2, "D": ronin, "E": 4}
    g = strike(scene(hands={"A": "bo"}, resilience={"B": 1}, honor=tokens), "B")
    assert g.outcome == Outcome(winners, how, (4, 4, 4, 2 * ronin, 4))


@clause("SAM-R95")
def test_all_members_win_with_their_team_also_without_honor() -> None:
    g = scene(6, hands={"A": "bo"}, resilience={"B": 1}, honor={"A": 1, "B": 1, "C": 1, "D": 1, "E": 8})
    strike(g, "B")
    assert honor(g, "B") == 0
    assert g.outcome is not None
    assert g.outcome.winners == (1, 4, 5)


@clause("SAM-R96")
@pytest.mark.parametrize(
    ("roles", "may_score"),
    [
        ("shogun ninja_1 samurai ninja_2", {1}),
        ("shogun ninja_1 samurai ninja_3", {1}),
        ("shogun ninja_2 samurai ninja_1", {1, 2}),
        ("shogun ninja_2 samurai ninja_3", {1, 2}),
        ("shogun ninja_3 samurai ninja_2", {2}),
    ],
)
def test_with_four_players_only_two_stars_leave_a_ninja_in_doubt(roles: str, may_score: set[int]) -> None:
    g = scene(roles)
    assert shown(g, "B", "role.B") == [roles.split()[1]]
    assert shown(g, "B", "role.D") == shown(g, "B", "box") == ["?"]
    assert {multiplier(world, 1) for world in worlds(g, "B")} == may_score


@clause("SAM-R97")
@pytest.mark.parametrize(
    ("left", "last_blow", "how"),
    [(0, "swordmaster", "swordmaster"), (0, "honor", "swordmaster"), (1, "swordmaster", "honor")],
)
def test_roles_and_hands_are_shown_at_every_end(left: int, last_blow: str, how: str) -> None:
    g = scene(
        4,
        hands={"A": "bo katana"},
        resilience={"B": 1, "C": 0, "D": left},
        honor={"B": 1 + (left == 0)},
        options={"last_blow": last_blow},
    )
    closed = [f"{place}.{seat}" for place in ("role", "hand") for seat in "BCD"]
    assert all("?" in shown(g, "spectator", place) for place in [*closed, "box"])
    strike(g, "B")
    assert g.outcome is not None
    assert g.outcome.how == how
    for viewer in (*"ABCD", "spectator"):
        for place in (*closed, "box", "hand.A"):
            assert "?" not in shown(g, viewer, place)
    assert shown(g, "D", "hand.A") == ["katana!"]


@clause("SAM-R98")
def test_a_defeated_player_keeps_cards_and_properties() -> None:
    g = scene(
        hands={"A": "bo", "B": "parry*2 katana"}, play={"B": "focus fast_draw*2 bushido"}, resilience={"B": 1}
    )
    strike(g, "B")
    assert told(g, Defeated) == [Defeated(1, 0)]
    assert lying(g, "hand.B") == ["parry", "parry", "katana"]
    assert [size(g, f"play.B.{card}") for card in ("focus", "fast_draw", "bushido")] == [1, 2, 1]


# --- three players ------------------------------------------------------------------------------


@clause("SAM-R99")
def test_with_three_players_only_the_stars_are_secret() -> None:
    g = scene(3)
    assert shown(g, "A", "role.B") == shown(g, "A", "role.C") == ["?"]
    for viewer in "ABC":
        assert {team_of(world, seat) for world in worlds(g, viewer) for seat in (1, 2)} == {NINJA_TEAM}
    assert len({tuple(lying(world, "role.B")) for world in worlds(g, "A")}) == 3
    five = scene(5)
    assert len({team_of(world, 1) for world in worlds(five, "A")}) == 3, "with five they are in doubt"


@clause("SAM-R100")
def test_a_ninja_of_three_who_ends_the_game_by_striking_the_other_pays_three_points() -> None:
    g = scene(3, hands={"C": "bo"}, resilience={"B": 1}, honor={"A": 1, "B": 1, "C": 3}, turn="C")
    strike(g, "B")
    assert told(g, DeadlyStrike) == [DeadlyStrike(2, 1, NINJA_TEAM)]
    assert g.outcome == Outcome((0,), "honor", (2, 1, 1)), "4 to 2 without it"


@clause("SAM-R101")
def test_with_three_players_the_game_goes_on_and_the_others_recover() -> None:
    g = scene(3, sitting(A="musashi"), hands={"A": "bo", "B": "parry"}, resilience={"B": 1, "C": 0})
    strike(g, "B")
    assert [resilience(g, seat) for seat in "ABC"] == [5, 0, 0]
    play(g, "end", "end")
    assert told(g, Recovered) == [Recovered(1, 5), Recovered(2, 5)]
    assert asked(g) == "C PlayPhase"


# --- information --------------------------------------------------------------------------------


@clause("SAM-R102")
@pytest.mark.parametrize(
    ("hand", "texts", "question"),
    [
        ("bokken", ["attack bokken > B"], "B ParryAnswer"),
        ("battle_cry", ["play battle_cry"], "B BattleCryAnswer"),
        ("jujutsu", ["play jujutsu"], "B JujutsuAnswer"),
        ("geisha", ["end"], "B BushidoAnswer"),
    ],
)
def test_whoever_must_answer_is_asked_whatever_the_hand_holds(
    hand: str, texts: list[str], question: str
) -> None:
    views = []
    for mine, yours, rest in (
        ("parry", "bo", "daimyo"),
        ("bo", "daimyo", "parry"),
        ("daimyo", "parry", "bo"),
    ):
        hands = {"A": hand, "B": mine, "C": yours, "D": rest}
        g = scene(hands=hands, play={"B": "bushido"}, deck="geisha*3 katana")
        play(g, *texts)
        assert asked(g) == question
        views.append([canonical(view_json(View(g, viewer))) for viewer in (0, SPECTATOR)])
    assert views[0] == views[1] == views[2]


@clause("SAM-R103")
def test_tokens_hand_sizes_piles_and_weapons_played_are_open() -> None:
    g = scene(
        hands={"A": "bo katana", "B": "parry*3"}, deck="parry*4 geisha", resilience={"C": 2}, honor={"D": 1}
    )
    strike(g, "B")
    for viewer in (*range(5), SPECTATOR):
        view = View(g, viewer)
        seen = view_json(view)
        assert seen["table"]["resilience"] == {"A": 4, "B": 4, "C": 2, "D": 5, "E": 5}
        assert seen["table"]["honor"] == {"A": 5, "B": 3, "C": 3, "D": 1, "E": 3}
        assert seen["table"]["weapons_played"] == 1
        sizes = {name: view.count(g.layout.by_name[name]) for name in ("hand.A", "hand.B", "deck", "discard")}
        assert sizes == {"hand.A": 1, "hand.B": 3, "deck": 5, "discard": 90 - 8 - 5 + 1}


@clause("SAM-R104")
def test_the_whole_discard_pile_may_be_looked_through() -> None:
    g = scene(deck="parry*4", discard="bokken geisha katana")
    for viewer in (*"ABCDE", "spectator"):
        pile = shown(g, viewer, "discard")
        assert (len(pile), pile[-3:]) == (90 - 5 - 4, ["bokken", "geisha", "katana"])
        assert "?" not in pile
        assert shown(g, viewer, "deck") == ["?"] * 4, "other than the deck"


@clause("SAM-R105")
def test_a_role_may_be_claimed_but_nothing_proves_it() -> None:
    """What is said is no business of the rules: they only keep the card face down."""
    g = scene(5)
    for seat in "BCDE":
        assert code(g, seat, "show role") == "roles-are-secret"
        assert shown(g, "A", f"role.{seat}") == ["?"]
    assert "SAM-74" in refusal(g, "A", "look at a role").clauses
    assert {lying(world, "role.B")[0].rstrip("_123") for world in worlds(g, "A")} == {
        *("role:ninja", "role:samurai", "role:ronin")
    }


@clause("SAM-R106")
def test_a_computer_takes_over_a_seat_in_the_middle_of_a_rule() -> None:
    """Who sits there is no part of the state: the seat keeps all it has and is asked the same."""
    g = scene(hands={"A": "bo", "B": "parry katana"}, play={"B": "armor"}, resilience={"B": 3})
    play(g, "attack bo > B")
    resumed = decode(RULES, encode(g))
    assert canonical(encode(resumed)) == canonical(encode(g))
    assert asked(resumed) == "B ParryAnswer"
    assert (lying(resumed, "hand.B"), lying(resumed, "role.B")) == (["parry", "katana"], ["role:ninja_1"])
    assert (resilience(resumed, "B"), size(resumed, "play.B.armor")) == (3, 1)
    computer = Random(1)
    while resumed.outcome is None:
        seat = resumed.asked()[0]
        resumed.act(seat, computer.choice(resumed.legal(seat)))
    assert resumed.outcome.winners
