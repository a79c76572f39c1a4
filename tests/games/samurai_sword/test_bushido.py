"""Bushido (SAM-137 to SAM-145)."""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword.events import BushidoChecked, BushidoPassedOn, TurnBegan
from tatami.games.samurai_sword.pieces import FACES
from tatami.games.samurai_sword.table import SamuraiSword
from tests.clauses import clause
from tests.games.samurai_sword.scenes import honor, scene, turn_of
from tests.games.scenes import asked, code, legal, lying, play, refusal, size, told


def checked(top: str, hand: str = "parry") -> SamuraiSword:
    """B's turn begins with Bushido in front of B, and this card on top of the deck."""
    deck = f"parry*3 daimyo {top}"
    return turn_of(scene(hands={"B": hand}, play={"B": "bushido"}, deck=deck), "B")


def holders(g: SamuraiSword) -> str:
    return "".join(seat for seat in "ABCDE" if size(g, f"play.{seat}.bushido"))


@clause("SAM-137")
def test_bushido_is_laid_in_front_of_any_player_harmless_or_not_however_far() -> None:
    g = scene(hands={"A": "bushido", "B": ""}, resilience={"C": 0}, play={"D": "armor*4"})
    assert legal(g) == {*(f"play bushido > {seat}" for seat in "ABCDE"), "end"}
    for seat in "ABCDE":
        after = play(g.clone(), f"play bushido > {seat}")
        assert holders(after) == seat


@clause("SAM-138")
def test_at_the_end_of_the_recover_phase_the_holder_reveals_the_top_card_and_discards_it() -> None:
    g = checked("geisha")
    assert told(g, BushidoChecked) == [BushidoChecked(1, FACES.index("geisha"), False)]
    assert lying(g, "discard")[-1] == "geisha"
    assert lying(g, "hand.B") == ["parry", "daimyo", "parry"], "the cards below it are drawn after that"


@clause("SAM-138")
def test_nobody_else_makes_the_check() -> None:
    g = turn_of(scene(play={"B": "bushido"}), "C")
    assert (told(g, BushidoChecked), holders(g)) == ([], "B")


@clause("SAM-139")
def test_after_a_weapon_the_holder_gives_up_a_weapon_or_an_honor_token() -> None:
    g = checked("katana", "parry bo bokken")
    assert (asked(g), legal(g)) == ("B BushidoAnswer", {"discard bo", "discard bokken", "pay"})
    assert "SAM-139" in refusal(g, "B", "discard parry").clauses
    assert code(g, "B", "discard katana") == "not-in-hand", "the revealed card is not in the hand"
    assert "SAM-139" in refusal(g, "B", "pass bushido").clauses


@clause("SAM-140")
def test_after_a_weapon_was_given_up_bushido_moves_to_the_next_player_clockwise() -> None:
    g = play(checked("katana", "parry bo"), "discard bo")
    assert (holders(g), honor(g, "B")) == ("C", 3)
    assert told(g, BushidoPassedOn) == [BushidoPassedOn(1, 2)]
    assert lying(g, "discard")[-1] == "bo"
    assert "bo" not in lying(g, "hand.B")


@clause("SAM-140")
def test_from_the_last_seat_it_moves_to_the_first() -> None:
    g = turn_of(scene(play={"E": "bushido"}, deck="parry*3 daimyo"), "E")
    assert holders(g) == "A"


@clause("SAM-141")
def test_after_an_honor_token_was_given_up_bushido_is_discarded() -> None:
    g = play(checked("katana", "parry bo"), "pay")
    assert holders(g) == ""
    assert lying(g, "discard")[-1] == "bushido"
    assert [honor(g, seat) for seat in "ABCDE"] == [5, 2, 3, 3, 3], "to the box: nobody receives it"
    assert "bo" in lying(g, "hand.B")


@clause("SAM-142")
@pytest.mark.parametrize("top", ["parry", "geisha", "focus"])
def test_after_any_other_card_bushido_moves_on_and_nothing_is_lost(top: str) -> None:
    g = checked(top, "parry bo")
    assert (asked(g), holders(g)) == ("B PlayPhase", "C")
    assert (honor(g, "B"), size(g, "hand.B")) == (3, 2 + 2)


@clause("SAM-143")
def test_who_receives_bushido_makes_the_same_check_in_the_next_turn() -> None:
    g = scene(play={"B": "bushido"}, deck="parry*4 katana parry*2 geisha")
    turn_of(g, "B")
    assert (holders(g), len(told(g, BushidoChecked))) == ("C", 1)
    play(g, "end")
    assert asked(g) == "C BushidoAnswer"
    assert [(event.seat, event.is_weapon) for event in told(g, BushidoChecked)] == [(1, False), (2, True)]
    play(g, "pay")
    assert (holders(g), honor(g, "C")) == ("", 2)


@clause("SAM-144")
@pytest.mark.parametrize("answer", ["discard bo", "pay"])
def test_after_the_check_the_turn_goes_on_with_the_draw_phase(answer: str) -> None:
    g = checked("katana", "parry bo")
    assert size(g, "hand.B") == 2, "nothing is drawn before it"
    assert "SAM-144" in refusal(g, "B", "end").clauses
    play(g, answer)
    assert asked(g) == "B PlayPhase"
    assert size(g, "hand.B") == 4 - (answer == "discard bo")
    assert [event.seat for event in told(g, TurnBegan)] == [1]


@clause("SAM-145")
def test_only_one_bushido_may_be_in_play() -> None:
    g = scene(hands={"A": "bushido"}, play={"C": "bushido"})
    assert legal(g) == {"end"}
    for seat in "AC":
        reason = refusal(g, "A", f"play bushido > {seat}")
        assert (reason.code, reason.facts) == ("one-bushido", {"target": 2})


@clause("SAM-145")
def test_a_second_one_may_be_played_when_the_first_has_been_discarded() -> None:
    g = turn_of(scene(hands={"B": "bushido"}, play={"B": "bushido"}, deck="parry*3 katana"), "B")
    play(g, "pay", "play bushido > D")
    assert holders(g) == "D"
