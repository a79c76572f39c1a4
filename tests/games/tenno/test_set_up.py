"""Set-up (TEN-1 to TEN-11)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tatami.games.tenno import RULES
from tatami.games.tenno.events import ColourChosen
from tatami.games.tenno.pieces import COLOURS, SET
from tatami.games.tenno.table import Tenno
from tatami.kernel.events import Sealed
from tatami.kernel.reasons import Contradiction, NotUnderstood, Refused
from tatami.kernel.seats import letter
from tests.clauses import clause
from tests.games.scenes import code, play, refusal
from tests.games.tenno.scenes import asked, faces, happened, options_of, question, scene, shown, told


def laid_out(seats: int, **options: object) -> Tenno:
    """A new game in which everybody has laid out 3 1 2."""
    g = RULES.new(seats, options)
    for seat in range(seats):
        play(g, f"{letter(seat)}: arrange 3 1 2")
    return g


@clause("TEN-1")
@pytest.mark.parametrize("seats", range(2, 8))
def test_two_to_seven_players_begin_alike(seats: int) -> None:
    g = laid_out(seats)
    assert question(g) == "FirstAttack"
    assert len(g.places) == 5 * seats + 1
    for seat in range(seats):
        assert faces(g, f"row.{letter(seat)}") == "3 1 2"
        assert len(g.legal(g.table.turn)) == 3 * 3 * (seats - 1)


@clause("TEN-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 8])
def test_no_fewer_than_two_and_no_more_than_seven_can_play(seats: int) -> None:
    with pytest.raises(NotUnderstood):
        RULES.new(seats)


@clause("TEN-4")
def test_everybody_has_a_colour_and_its_complete_set_and_unused_sets_stay_out() -> None:
    g = RULES.new(3)
    assert g.table.colours == (0, 1, 2)
    assert sum(map(len, g.places)) == 3 * SET
    for who in "ABC":
        assert faces(g, f"hand.{who}") == "1 2 3 4 5 6 7 8 9 10 X"


@clause("TEN-4", "TEN-R43")
def test_chosen_colours_are_all_different_and_who_chooses_first_has_it() -> None:
    g = RULES.new(3, {"colours": "chosen"})
    assert (question(g), asked(g)) == ("ColourToTake", "ABC")
    play(g, "C: colour violet")
    reason = refusal(g, "A", "colour violet")
    assert (reason.code, set(reason.clauses)) == ("colour-taken", {"TEN-4", "TEN-R43"})
    assert options_of(g, "A") == [f"colour {name}" for name in COLOURS if name != "violet"]
    assert asked(g) == "AB"
    play(g, "A: colour red", "B: colour black")
    assert g.table.colours == (0, 6, 5)
    chosen = [ColourChosen(2, 5), ColourChosen(0, 0), ColourChosen(1, 6)]
    assert happened(g, ColourChosen) == chosen
    assert question(g) == "OrderOfPeasants"


@clause("TEN-4")
def test_while_colours_are_chosen_nothing_else_can_be_done() -> None:
    g = RULES.new(2, {"colours": "chosen"})
    play(g, "A: colour red")
    for who in "AB":
        for text in ("attack 1 > B.1", "swap 1 ninja", "peek 1", "pass", "refill 1 ninja", "monk", "stop"):
            assert code(g, who, text) == "peasants-first"
    assert code(g, "A", "colour blue") == "not-asked"
    assert code(g, "B", "arrange 1 2 3") == "not-an-answer-here"


@clause("TEN-4", "TEN-R43")
def test_colours_have_no_effect_on_play() -> None:
    plain = laid_out(2, first_player="A")
    chosen = RULES.new(2, {"colours": "chosen", "first_player": "A"})
    play(chosen, "B: colour red", "A: colour black", "A: arrange 3 1 2", "B: arrange 3 1 2")
    for g in (plain, chosen):
        play(g, "A: attack 1 > B.2", "B: keep", "B: refill 2 ninja", "A: swap 1 daimyo")
    assert plain.places == chosen.places
    assert plain.stack[-1].seats == chosen.stack[-1].seats  # type: ignore[union-attr]


@clause("TEN-5")
@pytest.mark.parametrize("order", list(permutations("123")))
def test_the_peasants_lie_in_the_order_their_owner_likes(order: tuple[str, ...]) -> None:
    g = RULES.new(2)
    play(g, f"A: arrange {' '.join(order)}", "B: arrange 1 2 3")
    assert faces(g, "row.A") == " ".join(order)
    assert shown(g, "A", "row.A") == " ".join(order)
    assert shown(g, "B", "row.A") == "? ? ?"
    assert shown(g, "spectator", "row.A") == "? ? ?"


@clause("TEN-5")
def test_only_the_three_peasants_can_be_laid_out_and_they_must_be() -> None:
    g = RULES.new(2)
    assert len(options_of(g, "A")) == 6
    for text in ("arrange 1 2 4", "arrange 1 1 2", "arrange 1 2", "arrange ninja 1 2"):
        with pytest.raises(NotUnderstood):
            RULES.parse(text)
    for text in ("attack 1 > B.1", "refill 1 daimyo", "swap 1 daimyo", "exchange 1 2", "peek 1", "pass"):
        assert code(g, "A", text) == "peasants-first"


@clause("TEN-6", "TEN-R1")
def test_all_lay_out_at_the_same_time_and_nobody_sees_anothers_order_before_the_last_is_in() -> None:
    g = RULES.new(3)
    assert asked(g) == "ABC"
    play(g, "B: arrange 3 2 1")
    assert asked(g) == "AC"
    assert faces(g, "row.B") == "- - -"
    for viewer in ("A", "C", "spectator"):
        assert told(g, viewer) == [Sealed(1)]
    play(g, "A: arrange 1 2 3", "C: arrange 2 1 3")
    assert [faces(g, f"row.{who}") for who in "ABC"] == ["1 2 3", "3 2 1", "2 1 3"]


@clause("TEN-6")
def test_a_layout_can_be_taken_back_until_the_last_is_in() -> None:
    g = RULES.new(2)
    play(g, "A: arrange 3 2 1")
    assert code(g, "A", "arrange 1 2 3") == "already-answered"
    g.take_back(0)
    play(g, "A: arrange 1 2 3", "B: arrange 1 2 3")
    assert faces(g, "row.A") == "1 2 3"
    with pytest.raises(Refused):
        g.take_back(0)


@clause("TEN-7")
def test_the_other_eight_cards_are_the_hand_and_only_its_owner_sees_them() -> None:
    g = laid_out(2)
    assert shown(g, "A", "hand.A") == "4 5 6 7 8 9 10 X"
    assert shown(g, "B", "hand.A") == "? ? ? ? ? ? ? ?"
    assert shown(g, "spectator", "hand.A") == "? ? ? ? ? ? ? ?"


@clause("TEN-8")
def test_prisons_and_discard_start_empty() -> None:
    g = laid_out(7)
    assert faces(g, "discard") == ""
    assert [faces(g, f"prison.{letter(seat)}") for seat in range(7)] == [""] * 7


@clause("TEN-9")
def test_an_owner_sees_his_own_row_at_every_moment() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"})
    for moves in ((), ("A: attack 1 > B.1",), ("B: keep",), ("B: refill 1 ninja",), ("A: swap 1 shogun",)):
        play(g, *moves)
        for who in "AB":
            assert shown(g, who, f"row.{who}").replace("!", "") == faces(g, f"row.{who}")


@clause("TEN-11", "TEN-R2")
def test_a_named_player_takes_the_first_turn() -> None:
    assert asked(laid_out(4, first_player="C")) == "C"
    with pytest.raises(NotUnderstood):
        RULES.new(2, {"first_player": "C"})


@clause("TEN-11", "TEN-R2")
def test_by_default_the_first_player_is_found_by_lot_and_anybody_can_be() -> None:
    first = set()
    for seed in range(60):
        g = RULES.new(3, seed=seed)
        play(g, *(f"{who}: arrange 1 2 3" for who in "ABC"))
        first.add(asked(g))
    assert first == {"A", "B", "C"}


@clause("TEN-R17")
def test_a_written_position_in_which_a_turn_begins_with_a_gap_is_refused() -> None:
    with pytest.raises(Contradiction):
        scene(rows={"A": "3 1 -", "B": "2 3 1"})


@pytest.mark.parametrize(
    ("rows", "prisons"),
    [
        ({"A": "3 1 2", "B": "2 3 1"}, {"A": "A.9"}),
        ({"A": "3 1 2", "B": "2 3 1"}, {"A": "B.X"}),
    ],
)
@clause("TEN-R10", "TEN-25")
def test_a_written_position_with_an_impossible_prisoner_is_refused(
    rows: dict[str, str], prisons: dict[str, str]
) -> None:
    with pytest.raises(Contradiction):
        scene(rows=rows, prisons=prisons)


def test_a_written_position_with_a_strangers_card_in_a_row_or_a_hand_is_refused() -> None:
    for place in ("row.A.1", "hand.A"):
        g = scene(rows={"A": "3 1 2", "B": "2 3 1"})
        mine, theirs = g.layout.by_name[place], g.layout.by_name["hand.B"]
        g.places[mine][0], g.places[theirs][0] = g.places[theirs][0], g.places[mine][0]
        with pytest.raises(Contradiction):
            RULES.check(g)


def test_a_written_position_with_two_cards_in_a_slot_is_refused() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"})
    g.places[g.layout.by_name["row.A.1"]].append(g.places[g.layout.by_name["hand.A"]].pop())
    with pytest.raises(Contradiction):
        RULES.check(g)
