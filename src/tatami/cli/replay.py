"""`tatami replay`: a recorded game through the eyes of a seat or of the spectators."""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from cyclopts import Parameter

from tatami.formats.records import Record, read_record
from tatami.formats.views import view_json
from tatami.games import game_called
from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NotUnderstood, Refused
from tatami.kernel.seats import SPECTATOR, Seat, letter, seat_of
from tatami.kernel.views import View
from tatami.lab.reading import read_text
from tatami.terminal.boards import board_for
from tatami.words.catalogue import Words
from tatami.words.story import tell
from tatami.words.telling import Teller

from .options import DataFile, take_pack
from .speech import Json, Lang, reason_line, words_for
from .usage import whole_number

_NEXT, _BACK, _QUIT = "", "b", "q"


class Moment(NamedTuple):
    """The table after so many acts, as the viewer sees it, and what the last act told the viewer."""

    act: int
    view: View[Any]
    lines: tuple[str, ...]
    ways: Sequence[Answer] = ()
    """What the viewer could answer then."""


def replay(
    record: Annotated[Path, Parameter(help="cli-replay-record")],
    /,
    *,
    seat: Annotated[str | None, Parameter(help="cli-replay-seat", metavar="A|B|...")] = None,
    at: Annotated[int | None, Parameter(help="cli-replay-at", metavar="K", converter=whole_number)] = None,
    verify: Annotated[bool, Parameter(help="cli-replay-verify", negative="")] = False,
    json: Json = False,
    data: DataFile = None,
    lang: Lang = None,
) -> None:
    words = words_for(lang)
    take_pack(data)
    read = read_record(read_text(record).splitlines(), game_called)
    viewer = _viewer(seat, read)
    moments = list(_moments(read, viewer, words, verify))
    if at is not None and not 0 <= at < len(moments):
        raise NotUnderstood("no-such-act", act=at, acts=len(moments) - 1)
    if json:
        _print_json(moments, moments[-1 if at is None else at], verify)
    elif verify and at is None:
        print(words.text("cli-replay-verified", acts=len(moments) - 1))
    else:
        _Showing(read, viewer, words).run(moments, at)


def _viewer(seat: str | None, record: Record) -> Seat:
    if seat is None or seat.lower() == "spectator":
        return SPECTATOR
    viewer = seat_of(seat.upper())
    seats = record.header.get("seats")
    if isinstance(seats, int) and viewer >= seats:
        raise NotUnderstood("no-such-player", player=letter(viewer), seats=seats)
    return viewer


def _moments(record: Record, viewer: Seat, words: Words, verify: bool) -> Iterator[Moment]:
    start = record.start()
    teller = _teller(record, viewer, words)
    yield Moment(0, View(start, viewer), tell(start.events, teller), start.legal(viewer))
    told = len(start.events)
    try:
        for act, (_, g, _) in enumerate(record.replay(verify), start=1):
            yield Moment(act, View(g, viewer), tell(g.events[told:], teller), g.legal(viewer))
            told = len(g.events)
    except NotUnderstood as error:
        if isinstance(error.__cause__, Refused):
            reason = reason_line(teller, error.__cause__.reason)
            raise NotUnderstood("record-illegal", line=error.facts["line"], reason=reason) from None
        raise


def _teller(record: Record, viewer: Seat, words: Words) -> Teller:
    return Teller(words, record.rules, record.names, viewer, record.header.get("options"))


def _print_json(moments: list[Moment], moment: Moment, verified: bool) -> None:
    print(
        json_text.dumps(
            {
                "acts": len(moments) - 1,
                "at": moment.act,
                "verified": verified,
                "told": list(moment.lines),
                "view": view_json(moment.view),
            },
            ensure_ascii=False,
        )
    )


class _Showing:
    """Prints moments: all of them into a pipe, one after another for a person."""

    def __init__(self, record: Record, viewer: Seat, words: Words) -> None:
        self._words: Final = words
        self._teller: Final = _teller(record, viewer, words)
        self._board: Final = board_for(record.rules)

    def run(self, moments: list[Moment], at: int | None) -> None:
        if sys.stdin.isatty() and sys.stdout.isatty():
            self._step_through(moments, at or 0)
        elif at is not None:
            self._print_table(moments[at])
        else:
            for moment in moments:
                self._print_lines(moment)
            self._print_table(moments[-1])

    def _print_lines(self, moment: Moment) -> None:
        if moment.lines:
            print(f"{moment.act:4}  " + "\n      ".join(moment.lines))

    def _print_table(self, moment: Moment) -> None:
        view = moment.view
        print("\n".join(self._board.describe(view, self._teller)))
        if view.outcome is not None:
            print("\n".join(self._teller.outcome(view.outcome)))
        elif view.stack and not isinstance(view.stack[-1], tuple):
            asked = self._teller.question(view.stack[-1], waiting_for=view.asked(), ways=moment.ways)
            print(asked)

    def _step_through(self, moments: list[Moment], at: int) -> None:
        while True:
            moment = moments[at]
            print()
            self._print_table(moment)
            self._print_lines(moment)
            try:
                said = input(
                    self._words.text("cli-replay-prompt", act=at, acts=len(moments) - 1) + " "
                ).strip()
            except EOFError:
                return
            if said == _QUIT or (said == _NEXT and at == len(moments) - 1):
                return
            if said == _NEXT:
                at += 1
            elif said == _BACK:
                at = max(0, at - 1)
            elif said.isdecimal() and len(said) < 9:
                at = min(int(said), len(moments) - 1)
