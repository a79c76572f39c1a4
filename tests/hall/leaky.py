"""A hall that leaks on purpose: `python leaky.py LEAK serve ...`. Only tests start it: they must notice."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import select

from tatami.cli import main
from tatami.games.tenno import answers as say
from tatami.games.tenno.pieces import MONK, ROWS, kind_of
from tatami.games.tenno.reasons import MUST_ATTACK
from tatami.games.tenno.rules import attack
from tatami.hall.db.jottings import Jotted
from tatami.hall.db.schema import JOTTINGS
from tatami.hall.serving import hints, jottings
from tatami.hall.serving.audience import Audience
from tatami.hall.serving.room import Room
from tatami.hall.table.live import LiveTable
from tatami.hall.telling import describing, moment, shown, wire
from tatami.hall.telling.offers import Offered
from tatami.kernel.pieces import FACE
from tatami.kernel.questions import Question
from tatami.kernel.views import View
from tatami.web.api import renown
from tests.halls import RunningHall

THIEF, VICTIM = 1, 0
"""Seat B sees what is A's."""


def taken(owner: object, name: str) -> Any:
    return getattr(owner, name)


def plant(owner: object, name: str, thing: Any) -> None:
    setattr(owner, name, thing)


def a_view_shows_the_cards_of_another_seat() -> None:
    honest = taken(shown.Shown, "_look")

    def mistaken(self: Any, game: Any, place: int, viewer: int) -> Any:
        return honest(self, game, place, VICTIM if viewer == THIEF else viewer)

    plant(shown.Shown, "_look", mistaken)


def an_event_is_told_to_the_wrong_seat() -> None:
    honest = taken(moment.Moment, "events")
    plant(moment.Moment, "events", lambda self, viewer: honest(self, VICTIM if viewer == THIEF else viewer))
    everybody_has_eyes_of_his_own()


def everybody_has_eyes_of_his_own() -> None:
    plant(moment.Moment, "_like", lambda self, viewer: viewer)


def a_sentence_is_told_to_the_wrong_seat() -> None:
    honest = taken(moment.Moment, "lines")

    def mistaken(self: Any, eyes: Any) -> Any:
        return honest(self, eyes._replace(viewer=VICTIM) if eyes.viewer == THIEF else eyes)

    plant(moment.Moment, "lines", mistaken)


def a_sentence_that_speaks_of_a_seat_is_told_to_it_as_to_others() -> None:
    honest = taken(moment.Moment, "lines")
    plant(moment.Moment, "lines", lambda self, eyes: honest(self, eyes._replace(viewer=wire.SPECTATOR)))


def changes_are_those_of_another_seat() -> None:
    honest = taken(shown.Shown, "changes")
    plant(shown.Shown, "changes", lambda self, viewer: honest(self, VICTIM if viewer == THIEF else viewer))
    everybody_has_eyes_of_his_own()


def offers_are_shown_to_those_who_are_not_asked() -> None:
    honest = taken(moment.Moment, "question")

    def chatty(self: Any, eyes: Any, known: Any) -> Any:
        asked = self.game.asked()
        lucky = eyes._replace(viewer=asked[0]) if asked and eyes.viewer not in asked else eyes
        return honest(self, lucky, known)

    plant(moment.Moment, "question", chatty)


def a_reason_knows_a_hidden_card() -> None:
    honest = taken(attack.FirstAttack, "why_not")

    def knowing(self: Any, me: Any, answer: Any) -> Any:
        attacked = isinstance(answer, say.Attack) and answer.target < me.seats
        if attacked and kind_of(me._places[ROWS[answer.target][answer.aim]][0] & FACE) == MONK:
            return MUST_ATTACK()
        return honest(self, me, answer)

    plant(attack.FirstAttack, "why_not", knowing)
    plant(attack.FirstAttack, "legal", Question.legal)


def a_sealed_answer_is_shown_early() -> None:
    honest = taken(moment.Moment, "question")

    def chatty(self: Any, eyes: Any, known: Any) -> Any:
        told = honest(self, eyes, known)
        others = [answer.text for answer in self.game.sealed.values()]
        if not others or told == b"null":
            return told
        return msgspec.json.encode({**msgspec.json.decode(told), "mine": others[-1]})

    plant(moment.Moment, "question", chatty)


def a_whisper_is_heard_by_a_third_seat() -> None:
    plant(Audience, "hears", lambda self, row, person, viewer: True)


def spectators_see_at_once_what_they_should_see_later() -> None:
    plant(Room, "copy_for", lambda self, person, viewer: self.live)


def the_secret_is_told_instead_of_its_commitment() -> None:
    honest = taken(LiveTable, "__init__")

    def careless(self: Any, opened: Any, rules: Any) -> None:
        honest(self, opened, rules)
        self.commitment = opened.secret

    plant(LiveTable, "__init__", careless)


def the_words_of_a_button_know_a_hidden_card() -> None:
    honest = taken(moment, "offers_for")

    moments: list[Any] = []
    making = taken(moment.Moment, "__init__")

    def noting(self: Any, live: Any, *more: Any) -> None:
        making(self, live, *more)
        moments[:] = [live.game]

    def knowing(*asked: Any) -> Any:
        offered = honest(*asked)
        faces = [piece & FACE for place in moments[0].places for piece in place]
        secret = msgspec.json.encode({"answer": "", "label": f"{hash(tuple(faces))}"})
        return Offered([*offered._offers, secret])

    plant(moment.Moment, "__init__", noting)
    plant(moment, "offers_for", knowing)


def a_hint_knows_another_hand() -> None:
    honest = taken(hints, "hint_told")

    def knowing(live: Any, eyes: Any, *more: Any) -> Any:
        told = honest(live, eyes, *more)
        faces = {piece & FACE for place in live.game.places for piece in place}
        unseen = faces - {piece & FACE for place in View(live.game, eyes.viewer).places for piece in place}
        return replace(told, best=replace(told.best, label=f"{told.best.label} {sorted(unseen)}"))

    plant(hints, "hint_told", knowing)


def a_note_is_told_to_whoever_asks() -> None:
    honest = taken(jottings, "_things")
    plant(
        jottings,
        "_things",
        lambda room, person, seat: honest(room, room.live.cushions[seat].person, seat),
    )


def a_mark_is_told_beside_a_name() -> None:
    keep, tell = taken(jottings, "note"), taken(describing, "_cushion_info")
    marks: dict[str, str] = {}

    async def noting(hall: Any, table: str, person: str, seat: int, wanted: Any) -> None:
        marks.update(wanted.marks)
        await keep(hall, table, person, seat, wanted)

    def chatty(room: Any, live: Any, seat: int) -> Any:
        told = tell(room, live, seat)
        return replace(told, name=f"{told.name} {marks.get(told.seat, '')}")

    plant(jottings, "note", noting)
    plant(describing, "_cushion_info", chatty)


def an_export_has_the_notes_of_everybody() -> None:
    async def all_notes(self: Any, people: Any, limit: int) -> Any:
        return [tuple(row) for row in await self._rows(select(JOTTINGS).limit(limit))]

    plant(Jotted, "jottings_of", all_notes)


def a_player_page_knows_an_unfinished_game() -> None:
    honest = taken(renown, "page_of")

    async def knowing(hall: Any, *more: Any) -> Any:
        told = await honest(hall, *more)
        faces = [
            piece & FACE
            for room in hall.rooms.values()
            if room.live.course
            for place in room.live.game.places
            for piece in place
        ]
        return replace(told, name=f"{told.name} {hash(tuple(faces))}")

    plant(renown, "page_of", knowing)


LEAKS: Final[dict[str, Callable[[], None]]] = {
    leak.__name__: leak
    for leak in (
        a_view_shows_the_cards_of_another_seat,
        an_event_is_told_to_the_wrong_seat,
        a_sentence_is_told_to_the_wrong_seat,
        a_sentence_that_speaks_of_a_seat_is_told_to_it_as_to_others,
        changes_are_those_of_another_seat,
        offers_are_shown_to_those_who_are_not_asked,
        a_reason_knows_a_hidden_card,
        a_sealed_answer_is_shown_early,
        a_whisper_is_heard_by_a_third_seat,
        spectators_see_at_once_what_they_should_see_later,
        the_secret_is_told_instead_of_its_commitment,
        a_hint_knows_another_hand,
        a_note_is_told_to_whoever_asks,
        a_mark_is_told_beside_a_name,
        an_export_has_the_notes_of_everybody,
        a_player_page_knows_an_unfinished_game,
    )
}


class LeakyHall(RunningHall):
    """A hall with one leak."""

    def __init__(self, leak: str, folder: Path, *options: str) -> None:
        super().__init__(folder, *options)
        self.program = ("-m", "tests.hall.leaky", leak)


if __name__ == "__main__":
    globals()[sys.argv.pop(1)]()
    main()
