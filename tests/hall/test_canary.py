"""The canary: what real clients are told over real sockets, frame by frame, and leaks that are planted."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from tatami.games import GAMES
from tatami.hall.db.store import open_store
from tatami.hall.table.entries import Entry
from tatami.hall.telling.messages import Lang
from tests.hall.canary import Oracle, check_whispers
from tests.hall.evenings import LANGS, Evening
from tests.hall.helped import check_notes
from tests.hall.leaky import LEAKS, LeakyHall
from tests.hall.renowned import check_kept
from tests.hall.twins import Twins, prepare
from tests.hall.visitors import PLENTY
from tests.halls import RunningHall

MOST_ACTS = int(os.environ.get("TATAMI_CANARY_ACTS", "25"))
"""Acts of one evening; 100000 plays every game to its end."""
TABLES = [
    (rules.name, seats)
    for rules in GAMES.values()
    for seats in sorted({rules.seat_counts[0], rules.seat_counts[-1]} | {4})
]
AT_LEAST = {"senjutsu": 80}
"""There a dozen acts go by before the first card is laid, and more before one is discarded face down."""


class Leak(Exception):
    """Somebody was told too much. Whatever else goes wrong in a test is none."""


def canary(
    hall: RunningHall, tables: list[tuple[str, int]], most_acts: int, langs: Sequence[Lang] = LANGS
) -> int:
    """Spends an evening at each of these tables; gives the number of frames that were checked."""

    async def play() -> int:
        evenings = [Evening(hall, game, seats, most_acts, langs) for game, seats in tables]
        await asyncio.gather(*(evening.spend() for evening in evenings))
        await asyncio.to_thread(hall.stop)
        store = await open_store(f"sqlite:///{hall.folder}/hall.sqlite")
        try:
            return sum([check(evening, await store.log_of(evening.table)) for evening in evenings])
        finally:
            await store.close()

    hall.folder.mkdir(parents=True, exist_ok=True)
    try:
        hall.start()
        return asyncio.run(play())
    finally:
        hall.kill()


def check(evening: Evening, log: list[Entry]) -> int:
    assert evening.hints or evening.game not in GAMES
    oracle = Oracle(evening.table, log, evening.ears, evening.hints)
    try:
        oracle.check()
        check_whispers(evening.ears, evening.bodies)
        check_notes(evening.ears, evening.bodies)
        check_kept(evening.kept[0], evening.kept[-1])
    except AssertionError as found:
        raise Leak(f"{evening.game}, {evening.seats} seats: {found}") from found
    return oracle.checked


@pytest.mark.parametrize("game", GAMES)
def test_no_frame_tells_anybody_what_he_may_not_know(game: str, tmp_path: Path) -> None:
    tables = [(name, seats) for name, seats in TABLES if name == game]
    acts = max(MOST_ACTS, AT_LEAST.get(game, 0))
    assert canary(RunningHall(tmp_path / "hall", *PLENTY), tables, acts) > 500


FOUND_BY = {
    "a_view_shows_the_cards_of_another_seat": "B sees what is not his",
    "an_event_is_told_to_the_wrong_seat": "B heard of what he did not notice",
    "a_sentence_is_told_to_the_wrong_seat": "B reads",
    "a_sentence_that_speaks_of_a_seat_is_told_to_it_as_to_others": " reads ",
    "changes_are_those_of_another_seat": "B sees what is not his",
    "offers_are_shown_to_those_who_are_not_asked": "is offered what others are asked",
    "a_reason_knows_a_hidden_card": "is offered something else|was refused as no rule refuses",
    "a_sealed_answer_is_shown_early": "sees the sealed answer",
    "a_whisper_is_heard_by_a_third_seat": "overhears",
    "spectators_see_at_once_what_they_should_see_later": "ms too early",
    "the_secret_is_told_instead_of_its_commitment": "what the deal is made of",
    "a_hint_knows_another_hand": "knows more than",
    "a_note_is_told_to_whoever_asks": "what is noted at another seat",
    "a_mark_is_told_beside_a_name": "is told what somebody noted",
    "an_export_has_the_notes_of_everybody": "takes home what is noted by",
    "a_player_page_knows_an_unfinished_game": "knows a game that is not over",
}


AT_ONCE = {
    "a_hint_knows_another_hand",
    "a_note_is_told_to_whoever_asks",
    "a_mark_is_told_beside_a_name",
    "an_export_has_the_notes_of_everybody",
}
"""Help is asked for before the first act."""


@pytest.mark.interpreted
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str, tmp_path: Path) -> None:
    # There whoever draws a card is told which.
    game = "samurai-sword" if "sentence" in leak else "tenno"
    acts = 1 if leak in AT_ONCE else 30
    with pytest.raises(Leak, match=FOUND_BY[leak]):
        canary(LeakyHall(leak, tmp_path / "hall", *PLENTY), [(game, 3)], acts, ("en",))


def play_twins(hall: RunningHall, games: Sequence[str], plies: int, pairs: int = 3, ahead: int = 10) -> int:
    """For each of these games some pairs of tables that one viewer must not be able to tell apart."""
    hall.folder.mkdir(parents=True, exist_ok=True)
    twins = [
        Twins(3 * number + k, game, GAMES[game].seat_counts[1 + k % 2], acts=ahead * k)
        for k in range(pairs)
        for number, game in enumerate(games)
    ]
    guests = asyncio.run(prepare(hall.folder, twins))

    async def play() -> int:
        for pair in twins:
            try:
                await pair.play(hall, guests, plies)
            except AssertionError as found:
                raise Leak(f"{pair.rules.name}: {found}") from found
        return sum(pair.compared for pair in twins)

    try:
        hall.start()
        return asyncio.run(play())
    finally:
        hall.kill()


def test_nobody_can_tell_two_tables_apart_that_differ_in_what_he_cannot_know(tmp_path: Path) -> None:
    plies = int(os.environ.get("TATAMI_CANARY_PLIES", "8"))
    assert play_twins(RunningHall(tmp_path / "hall", *PLENTY), list(GAMES), plies) > 200


@pytest.mark.interpreted
def test_a_button_whose_words_depend_on_a_hidden_card_is_found(tmp_path: Path) -> None:
    hall = LeakyHall("the_words_of_a_button_know_a_hidden_card", tmp_path / "hall", *PLENTY)
    with pytest.raises(Leak, match="can tell two worlds apart"):
        play_twins(hall, ["tenno"], 4, pairs=2)
