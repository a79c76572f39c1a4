"""Rulings on Harmless players and targets (SAM-R34 to SAM-R50), and the option `geisha_on_oneself`."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.games.samurai_sword.events import DeadlyStrike, Unaffected
from tatami.games.samurai_sword.rules.difficulty import base_difficulty, difficulty
from tatami.games.samurai_sword.table import SamuraiSword
from tatami.kernel.seats import seat_of
from tests.clauses import clause
from tests.games.samurai_sword.scenes import honor, resilience, scene, sitting
from tests.games.scenes import asked, code, legal, lying, may, play, refusal, size, told

ONESELF = {"geisha_on_oneself": True}


def base(g: SamuraiSword, by: str, target: str) -> int:
    return base_difficulty(g.seen(seat_of(by)), seat_of(by), seat_of(target))


# --- Harmless -----------------------------------------------------------------------------------


@clause("SAM-R34")
def test_a_player_becomes_and_stops_being_harmless_at_the_instant_something_changes() -> None:
    g = scene(
        hands={"A": "bokken*3 kiseru breathing", "B": "parry"}, play={"A": "focus*4"}, resilience={"B": 1}
    )
    play(g, "attack bokken > B", "parry")
    assert code(g, "A", "attack bokken > B") == "harmless-without-cards"
    play(g, "play breathing > B")
    assert may(g, "attack bokken > B")
    play(g, "attack bokken > B", "endure")
    assert code(g, "A", "attack bokken > B") == "harmless-without-resilience"


@clause("SAM-R34")
def test_also_for_the_distance_of_others() -> None:
    g = scene(hands={"A": "diversion bokken", "B": "parry"})
    assert not may(g, "attack bokken > C")
    play(g, "play diversion > B")
    assert may(g, "attack bokken > C")


@clause("SAM-R35")
def test_a_lone_parry_makes_a_target_stops_one_attack_and_leaves_nobody_to_attack() -> None:
    g = scene(hands={"A": "bokken*2", "B": "parry"}, play={"A": "focus"})
    play(g, "attack bokken > B")
    assert legal(g) == {"parry", "endure"}
    play(g, "parry")
    assert (resilience(g, "B"), size(g, "hand.B")) == (5, 0)
    assert code(g, "A", "attack bokken > B") == "harmless-without-cards"
    play(g, "end")
    assert size(g, "hand.B") == 2
    play(g, "end", "end", "draw deck", "end", "end")
    assert may(g, "attack bokken > B"), "cards were drawn meanwhile"


@clause("SAM-R36")
@pytest.mark.parametrize(
    ("harmless", "steps"),
    [("", "12321"), ("B", "11221"), ("BC", "11121"), ("F", "12211"), ("BF", "11211"), ("CE", "12221")],
)
def test_harmless_players_in_between_do_not_count_and_the_shorter_way_does(harmless: str, steps: str) -> None:
    g = scene(6, hands=dict.fromkeys(harmless, ""))
    assert "".join(str(base(g, "A", target)) for target in "BCDEF") == steps


@clause("SAM-R36")
def test_armor_and_benkei_in_between_never_count() -> None:
    g = scene(6, sitting(B="benkei", F="musashi"), hands={"A": "bo"}, play={"B": "armor*2", "F": "armor"})
    assert may(g, "attack bo > C")
    assert may(g, "attack bo > E")
    assert not may(g, "attack bo > B")
    assert difficulty(g.seen(0), 0, 1) == 1 + 2 + 1


@clause("SAM-R37")
@pytest.mark.parametrize("harmless", ["", "B", "C"])
def test_with_three_players_everybody_is_at_one(harmless: str) -> None:
    g = scene(3, hands=dict.fromkeys(harmless, ""))
    assert {base(g, by, target) for by in "ABC" for target in "ABC" if by != target} == {1}
    four = scene(4)
    assert {base(four, by, target) for by in "ABCD" for target in "ABCD" if by != target} == {1, 2}


# --- whom a card may name -----------------------------------------------------------------------


@clause("SAM-R38")
@pytest.mark.parametrize("text", ["attack bokken", "play geisha", "play diversion", "play breathing"])
def test_neither_weapon_nor_geisha_nor_diversion_nor_breathing_names_oneself(text: str) -> None:
    g = scene(hands={"A": "bokken geisha diversion breathing"})
    assert may(g, f"{text} > B")
    assert "SAM-R38" in refusal(g, "A", f"{text} > A").clauses


@clause("SAM-R39")
def test_geisha_does_not_remove_a_card_in_front_of_oneself() -> None:
    g = scene(hands={"A": "geisha"}, play={"A": "bushido", "B": "armor"})
    assert "SAM-R39" in refusal(g, "A", "play geisha > A.bushido").clauses
    assert may(g, "play geisha > B.armor")
    assert "play geisha > A.bushido" not in legal(g)


@clause("SAM-R39")
def test_as_an_option_it_does_but_never_takes_a_card_of_the_own_hand() -> None:
    g = scene(hands={"A": "geisha parry"}, play={"A": "bushido"}, options=ONESELF)
    assert "play geisha > A.bushido" in legal(g)
    assert not may(g, "play geisha > A")
    assert code(g, "A", "play geisha > A.armor") == "not-in-front-of"
    play(g, "play geisha > A.bushido")
    assert (lying(g, "discard"), lying(g, "hand.A")) == (["bushido", "geisha"], ["parry"])
    assert size(g, "play.A.bushido") == 0


@clause("SAM-R40")
@pytest.mark.parametrize(
    ("hand", "lies", "answers", "refused"),
    [
        ("", "", set(), "nothing-to-discard"),
        ("", "armor", {"play geisha > B.armor"}, "no-hand-card"),
        ("bo", "", {"play geisha > B"}, None),
        ("bo", "focus", {"play geisha > B", "play geisha > B.focus"}, None),
    ],
)
def test_geisha_names_a_player_who_has_a_card_and_a_source_that_is_not_empty(
    hand: str, lies: str, answers: set[str], refused: str | None
) -> None:
    g = scene(hands={"A": "geisha", "B": hand}, play={"B": lies})
    assert {text for text in legal(g) if "> B" in text} == answers
    if refused is not None:
        reason = refusal(g, "A", "play geisha > B")
        assert reason.code == refused
        assert "SAM-R40" in reason.clauses
    assert "SAM-R40" in refusal(g, "A", "play geisha > B.fast_draw").clauses


@clause("SAM-R41")
def test_geisha_discards_a_bushido_and_another_may_be_played_in_the_same_turn() -> None:
    g = scene(hands={"A": "geisha bushido"}, play={"B": "bushido"})
    assert not may(g, "play bushido > C")
    play(g, "play geisha > B.bushido")
    assert lying(g, "discard") == ["bushido", "geisha"]
    play(g, "play bushido > C")
    assert (size(g, "play.B.bushido"), size(g, "play.C.bushido")) == (0, 1)


@clause("SAM-R42")
def test_geisha_and_diversion_name_harmless_players_if_there_is_a_card_to_take() -> None:
    g = scene(
        hands={"A": "geisha*2 diversion bokken", "B": "bo*2", "C": ""},
        play={"C": "armor"},
        resilience={"B": 0},
    )
    assert not may(g, "attack bokken > B")
    play(g, "play geisha > B", "play diversion > B", "play geisha > C.armor")
    assert (size(g, "hand.B"), size(g, "play.C.armor")) == (0, 0)
    g = scene(hands={"A": "geisha diversion", "C": ""})
    assert not may(g, "play geisha > C")
    assert not may(g, "play diversion > C")


@clause("SAM-R43")
def test_diversion_needs_a_hand_to_take_from() -> None:
    g = scene(hands={"A": "diversion", "B": "", "C": "bo"}, play={"B": "armor"})
    assert "SAM-R43" in refusal(g, "A", "play diversion > B").clauses
    assert {text for text in legal(g) if text != "end"} == {f"play diversion > {seat}" for seat in "CDE"}
    nobody = scene(hands={"A": "diversion", **dict.fromkeys("BCDE", "")})
    assert legal(nobody) == {"end"}


@clause("SAM-R44")
@pytest.mark.parametrize("card", ["diversion", "geisha"])
def test_every_card_of_the_hand_is_taken_with_the_same_chance(card: str) -> None:
    g = scene(hands={"A": card, "B": "katana bo parry daimyo"})
    taken = Counter[str]()
    for number in range(400):
        world = g.clone()
        world.chance.drawn = number
        play(world, f"play {card} > B")
        goal = "hand.A" if card == "diversion" else "discard"
        taken[lying(world, goal)[0]] += 1
    assert set(taken) == {"katana", "bo", "parry", "daimyo"}
    assert all(75 < times < 125 for times in taken.values())


# --- cards that may or may not be played --------------------------------------------------------


@clause("SAM-R45")
@pytest.mark.parametrize("cry", ["battle_cry", "jujutsu"])
def test_a_cry_may_be_played_though_nobody_would_be_affected(cry: str) -> None:
    g = scene(4, sitting(B="chiyome"), hands={"A": cry, "C": ""}, resilience={"D": 0})
    play(g, f"play {cry}")
    assert (asked(g), lying(g, "discard"), size(g, "hand.A")) == ("A PlayPhase", [cry], 0)
    assert told(g, Unaffected) == [Unaffected(1, False), Unaffected(2, True), Unaffected(3, True)]
    assert [resilience(g, seat) for seat in "BCD"] == [4, 5, 0]


@clause("SAM-R46")
def test_a_weapon_is_not_played_without_a_legal_target() -> None:
    g = scene(hands={"A": "bokken", "B": ""}, play={"C": "armor", "E": "armor"})
    assert legal(g) == {"end"}
    assert "SAM-R46" in refusal(g, "A", "play bokken").clauses
    assert not may(g, "attack bokken > C")
    nearer = scene(hands={"A": "bokken", "B": ""})
    assert legal(nearer) == {"attack bokken > C", "attack bokken > E", "end"}


@clause("SAM-R47")
def test_a_parry_leaves_the_hand_only_as_an_answer_in_the_discard_phase_or_by_another_card() -> None:
    g = scene(hands={"A": "parry*8 geisha", "B": "parry"})
    for text in ("play parry", "play parry > B", "parry"):
        assert "SAM-R47" in refusal(g, "A", text).clauses
    assert code(g, "A", "discard parry") == "no-free-discards"
    play(g, "play geisha > B", "end", "discard parry")
    assert (size(g, "hand.A"), lying(g, "discard")) == (7, ["parry", "geisha", "parry"])


@clause("SAM-R48")
def test_nobody_discards_where_no_rule_asks_for_it() -> None:
    g = scene(hands={"A": "bo daimyo", "B": "bo"})
    assert "SAM-R48" in refusal(g, "A", "discard daimyo").clauses
    assert "SAM-R48" in refusal(g, "B", "discard bo").clauses
    play(g, "attack bo > B")
    assert not may(g, "discard bo")
    play(g, "endure", "end")
    assert asked(g) == "B PlayPhase", "with seven cards or fewer there is nothing to discard"


@clause("SAM-R49")
@pytest.mark.parametrize(("by", "mate", "weapon"), [("A", "C", "bo"), ("C", "A", "bo"), ("B", "E", "bo")])
def test_a_player_may_attack_the_own_team(by: str, mate: str, weapon: str) -> None:
    g = scene(hands={by: weapon}, resilience={mate: 1}, turn=by)
    play(g, f"attack {weapon} > {mate}", "endure")
    assert (g.outcome, told(g, DeadlyStrike)) == (None, [])
    assert honor(g, by) == (6 if by == "A" else 4)


@clause("SAM-R50")
def test_the_same_player_may_be_attacked_several_times_in_a_turn() -> None:
    g = scene(hands={"A": "bokken*4", "B": "bo"}, play={"A": "focus*3"}, resilience={"B": 3})
    for left in (2, 1, 0):
        play(g, "attack bokken > B", "endure")
        assert resilience(g, "B") == left
    assert code(g, "A", "attack bokken > B") == "harmless-without-resilience"
    g = scene(hands={"A": "bokken*4", "B": "bo"}, play={"A": "focus"})
    play(g, "attack bokken > B", "endure", "attack bokken > B", "endure")
    assert code(g, "A", "attack bokken > B") == "weapon-limit"
