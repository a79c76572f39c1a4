"""The table in this process: bots, undo, taking back, hints, records, and what it keeps to itself."""

from __future__ import annotations

from random import Random

import pytest

from tatami.formats.records import read_record
from tatami.formats.views import view_json
from tatami.games import game_called
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.reasons import NotUnderstood, Refused
from tatami.kernel.seats import SPECTATOR
from tatami.terminal.beats import Beat
from tatami.terminal.host import LocalTable
from tests.chance import some_answer
from tests.terminal.tables import a_table, walk

GAMES = ("tenno", "shinobi", "samurai-sword", "template")


def finished(table: LocalTable, seed: str = "people") -> LocalTable:
    for _ in walk(table, Random(seed)):
        pass
    return table


def bots_answer(table: LocalTable) -> list[Beat]:
    return list(table.advance())


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game_and_the_same_bots(game: str) -> None:
    one, two, other = (finished(a_table(game, seed=seed)) for seed in ("7", "7", "8"))
    assert one.record() == two.record()
    assert one.record() != other.record()


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_table_replays_and_verifies(game: str) -> None:
    table = finished(a_table(game))
    record = read_record(table.record().splitlines(), game_called)
    assert record.names == [cushion.recorded_name for cushion in table.cushions]
    replayed = [g for _, g, _ in record.replay(verify=True)][-1]
    assert replayed.outcome == table.outcome


def test_bots_answer_until_a_person_is_asked() -> None:
    table = a_table("shinobi", "bot,bot,you")
    bots_answer(table)
    assert table.asked() == (2,)
    assert table.person_asked() == 2


def test_people_answer_a_sealed_question_before_the_bots() -> None:
    table = a_table("tenno", "bot,you,bot")
    assert bots_answer(table) == []
    assert table.person_asked() == 1


def test_a_table_of_bots_plays_by_itself_and_shows_only_what_everybody_sees() -> None:
    table = a_table("tenno", "bot,random,bot")
    beats = bots_answer(table)
    assert table.outcome is not None
    assert {beat.view.seat for beat in beats} == {SPECTATOR}


def test_an_illegal_or_unreadable_answer_changes_nothing() -> None:
    table = a_table()
    before = table.record()
    with pytest.raises(Refused):
        table.answer(0, "attack 1 > B.1")
    with pytest.raises(NotUnderstood):
        table.answer(0, "hello")
    assert table.record() == before
    assert not any(table.may_undo(seat) for seat in range(table.seats))


# --- undo and taking back -------------------------------------------------------------------------


def test_a_sealed_answer_can_be_taken_back_while_others_decide() -> None:
    table = a_table("tenno", "you:Olena,you:Petro")
    table.answer(0, "arrange 1 2 3")
    assert table.may_take_back(0)
    assert not table.may_take_back(1)
    assert table.person_asked() == 1
    table.take_back(0)
    assert table.person_asked() == 0
    table.answer(0, "arrange 3 2 1")
    table.answer(1, "arrange 1 2 3")
    assert [table.view(0).face(slot) for slot in range(3)] == [2, 1, 0]
    assert not table.may_take_back(0)


def test_an_answer_that_revealed_nothing_can_be_undone_and_leaves_no_trace() -> None:
    table = a_table("tenno", "you:Olena,you:Petro")
    before = table.record()
    table.answer(0, "arrange 1 2 3")
    assert table.may_undo(0)
    assert not table.may_undo(1), "another person's answer is not mine to undo"
    table.undo(0)
    assert table.record() == before
    assert table.log(0) == []


def test_an_answer_that_covers_shown_cards_again_cannot_be_undone_for_a_second_look() -> None:
    table, rng, covered = a_table("tenno", "you,you", seed="3"), Random("look"), 0
    while table.outcome is None:
        seat = table.asked()[0]
        if any(beat.is_open for beat in table.answer(seat, some_answer(table._course.game, seat, rng))):
            covered += 1
            assert not table.may_undo(seat)
    assert covered


def test_nothing_is_undone_once_chance_has_spoken() -> None:
    table = a_table("tenno", "you:Olena,you:Petro")
    table.answer(0, "arrange 1 2 3")
    table.answer(1, "arrange 1 2 3")  # now the first player is found by lot
    assert not any(table.may_undo(seat) for seat in range(table.seats))
    with pytest.raises(Refused):
        table.undo(1)


def test_nothing_is_undone_once_somebody_else_has_acted() -> None:
    table = a_table("tenno", "you,bot,bot")
    table.answer(0, "arrange 1 2 3")
    assert table.may_undo(0)
    bots_answer(table)
    assert not any(table.may_undo(seat) for seat in range(table.seats))


def test_nothing_is_undone_once_cards_were_turned_up() -> None:
    table = a_table("tenno", "you:Olena,you:Petro", options={"first_player": "A"})
    table.answer(0, "arrange 1 2 3")
    table.answer(1, "arrange 1 2 3")
    table.answer(0, "attack 3 > B.1")
    assert not any(table.may_undo(seat) for seat in range(table.seats))


@pytest.mark.parametrize("game", GAMES)
def test_undo_gives_back_exactly_the_table_before(game: str) -> None:
    table = a_table(game, "you:Olena,you:Petro,random")
    rng, undone = Random("undo"), 0
    while table.outcome is None:
        bots_answer(table)
        seat = table.person_asked()
        if seat is None:
            continue
        before = table.record(), view_json(table.view(seat)), table.log(seat)
        answer = some_answer(table._course.game, seat, rng)
        table.answer(seat, answer)
        if table.may_undo(seat):
            table.undo(seat)
            assert (table.record(), view_json(table.view(seat)), table.log(seat)) == before
            table.answer(seat, answer)
            undone += 1
    assert undone


# --- beats ----------------------------------------------------------------------------------------


def test_a_fight_is_shown_while_its_cards_lie_open_and_then_covered() -> None:
    table = a_table("tenno", "you,bot", options={"first_player": "A"})
    table.answer(0, "arrange 1 2 3")
    bots_answer(table)
    turned_up = table.answer(0, "attack 3 > B.1")
    assert [beat.is_open for beat in turned_up] == [False]
    assert turned_up[0].view.face(5) != HIDDEN
    beats = bots_answer(table)
    fight = beats[0]
    assert fight.is_open
    assert fight.view.face(5) != HIDDEN, "the defender's card still lies open"
    assert "Attack 3, defence" in fight.lines[0]
    assert not any(view.count(5) and view.face(5) != HIDDEN for view in (beat.view for beat in beats[1:]))


def test_the_log_never_repeats_the_values_of_covered_cards() -> None:
    table = a_table("tenno", "you,bot,bot,bot")
    rng = Random("log")
    for _ in walk(table, rng):
        told = "\n".join(line.text for line in table.log(0))
        assert "defence" not in told
        assert ": Ninja" not in told.replace("Discarded: Ninja", "")
    assert table.outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_every_beat_shows_what_its_viewer_may_see_and_the_last_one_is_the_present(game: str) -> None:
    table = a_table(game, "you,random,random,random")
    rng = Random("beats")
    while table.outcome is None:
        beats = list(table.advance())
        seat = table.person_asked()
        if seat is not None:
            beats += table.answer(seat, some_answer(table._course.game, seat, rng))
        if beats and not beats[-1].is_open:
            assert beats[-1].view.places == table.view(0).places
        assert {beat.view.seat for beat in beats} <= {0}


def test_with_several_people_everything_is_told_to_all_but_a_peek_only_to_its_player() -> None:
    table = a_table("tenno", "you:Olena,you:Petro,random")
    rng, peeks = Random("peek"), 0
    while table.outcome is None:
        beats = list(table.advance())
        assert {beat.view.seat for beat in beats} <= {SPECTATOR}
        seat = table.person_asked()
        if seat is None:
            continue
        answer = next((a for a in table.legal(seat) if a.text.startswith("peek")), None)
        beats = table.answer(seat, answer or some_answer(table._course.game, seat, rng))
        peeks += answer is not None
        for beat in beats:
            assert beat.view.seat == (seat if beat.is_private else SPECTATOR) or answer is not None
        if answer is not None:
            assert beats[-1].is_private
            assert beats[-1].view.seat == seat
            assert beats[-1].lines[0].startswith("You look at")
    assert peeks


# --- hints, refusals ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["tenno", "shinobi"])
def test_a_hint_is_always_a_legal_answer_and_changes_nothing(game: str) -> None:
    table = a_table(game, seats="you,random,random")
    for seat in walk(table, Random("hint")):
        before = table.record()
        hint = table.hint(seat)
        assert hint is not None
        assert hint.answer in {answer.text for answer in table.legal(seat)}
        assert hint.grounds, "and it says why"
        assert hint == table.hint(seat)
        assert table.record() == before


@pytest.mark.parametrize("game", GAMES)
def test_whatever_looks_like_an_answer_is_legal_or_refused_with_a_reason(game: str) -> None:
    table = a_table(game)
    for seat in walk(table, Random("why")):
        refused = dict(table.refused(seat))
        assert not refused.keys() & set(table.legal(seat))
        teller = table.teller(seat)
        assert all(teller.reason(reason) for reason in refused.values())
        assert table.refused((seat + 1) % table.seats) == [] or (seat + 1) % table.seats in table.asked()
