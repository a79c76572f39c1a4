"""A canary at a real hall: games over sockets, every frame kept, and an oracle that knows who may know what.

The oracle has the log with all faces. It plays it again in this process and says of each frame what its
viewer may be told after that entry: faces by the masks of the pieces, sentences made of nothing but the
events that this viewer noticed, answers only for those who are asked. A leaky hall says something else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tatami.conformance.suite import check_events, check_view
from tatami.formats.names import event_json
from tatami.formats.views import encode_outcome, view_json
from tatami.games import game_called
from tatami.hall.table.entries import Began, BotSatDown, Entry, Opened, SatDown
from tatami.hall.table.live import LiveTable
from tatami.hall.telling import messages as m
from tatami.hall.telling.composing import composed
from tatami.hall.telling.refusing import refusals
from tatami.hall.telling.sights import LINES_AT_FIRST
from tatami.hall.telling.wire import Eyes, Interpreter
from tatami.hooks.hosting import hosting_of
from tatami.kernel.events import Event
from tatami.kernel.seats import letter, seat_of
from tatami.kernel.views import View
from tatami.words.catalogue import Words
from tatami.words.naming import kebab
from tatami.words.story import MOST_CLAUSES, SILENT, doer, is_small
from tatami.words.telling import Teller
from tests.hall.ears import Ear, Heard
from tests.hall.helped import Advised, check_hint


def plain(thing: Any) -> Any:
    """As it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(thing))


class Oracle:
    """One table from its first entry on; knows what each ear has been told so far."""

    def __init__(
        self, table: str, entries: Sequence[Entry], ears: Sequence[Ear], hints: Sequence[Advised] = ()
    ) -> None:
        opened = entries[0]
        assert isinstance(opened, Opened)
        self._table: Final = table
        self._hints: Final = list(hints)
        self._entries: Final = entries
        self._ears: Final = ears
        self._live: Final = LiveTable(opened, game_called(opened.game))
        self._told: Final[dict[int, int]] = {}
        """By ear: how many events it has been told of."""
        self.checked = 0

    def check(self) -> None:
        """Every frame of every ear; AssertionError at the first that says too much."""
        self._check_secrets()
        frames: dict[int, list[tuple[int, Heard]]] = {}
        for number, ear in enumerate(self._ears):
            for heard in ear.tape:
                frames.setdefault(heard.seq, []).append((number, heard))
        for entry in (None, *self._entries[1:]):
            if entry is not None:
                self._live.apply(entry)
            for number, heard in frames.pop(self._live.seq, ()):
                self._check(number, self._ears[number], heard)
            self._check_hints()
        assert not self._hints, f"hints of no question: {self._hints}"
        assert not [heard for seq, rest in frames.items() if seq for _, heard in rest], "frames of no entry"

    def _check_secrets(self) -> None:
        """What must be in no frame at all before the game is over: the seed and all it is made of."""
        secrets = set()
        for entry in self._entries:
            if isinstance(entry, Opened):
                secrets.add(entry.secret)
            elif isinstance(entry, SatDown | BotSatDown):
                secrets.add(entry.entropy)
            elif isinstance(entry, Began):
                secrets.add(entry.seed)
        for ear in self._ears:
            for heard in ear.tape:
                found = [secret for secret in secrets if secret in heard.text]
                assert not found, f"{ear.seat} was told what the deal is made of: {heard.text}"

    def _check_hints(self) -> None:
        """Each when its seat is noted as having asked, and the question is the one it speaks of."""
        live = self._live
        while self._hints and self._hints[0].request == live.question_number:
            if seat_of(self._hints[0].seat) not in live.hinted:
                return
            check_hint(self._table, live, self._hints.pop(0))
            self.checked += 1

    def _check(self, number: int, ear: Ear, heard: Heard) -> None:
        tell = heard.tell
        if isinstance(tell, m.State | m.Update):
            self._check_delay(ear, heard)
            self._check_table(number, ear, tell)
        elif isinstance(tell, m.WhyNot):
            words = Interpreter(self._live.rules, self._live.opened.options)
            may, _ = refusals(self._live, Eyes(ear.viewer, ear.lang), words)
            assert plain(tell.refusals) == plain(may), f"{ear.seat} was refused as no rule refuses"
        elif isinstance(tell, m.Composed):
            words = Interpreter(self._live.rules, self._live.opened.options)
            asked = self._live.rules.parse(tell.answer)
            made = replace(composed(self._live, Eyes(ear.viewer, ear.lang), words, asked), id=tell.id)
            assert plain(tell) == plain(made), f"{ear.seat} is told of what no rule offers"
        elif isinstance(tell, m.Story):
            assert plain(tell.lines) == plain(self._lines(ear, 0, False, ear.lang or "en"))
        elif isinstance(tell, m.Refused):
            assert tell.reason.code in ("too-late", "too-early", "not-an-answer", "too-much-talk"), (
                f"{ear.seat}: {tell.reason}"
            )
        self.checked += 1

    def _check_delay(self, ear: Ear, heard: Heard) -> None:
        if ear.is_late and self._live.course is not None:
            happened = self._entries[heard.seq - 1].at + self._live.opened.delay * 1000
            assert heard.at >= happened, (
                f"a spectator hears of {heard.seq} {happened - heard.at} ms too early"
            )

    def _check_table(self, number: int, ear: Ear, tell: m.State | m.Update) -> None:
        live = self._live
        if live.course is None:
            assert tell.view is None
            assert tell.question is None
            return
        game, viewer = live.game, ear.viewer
        check_view(game, viewer)
        assert tell.view == plain(view_json(View(game, viewer))), f"{ear.seat} sees what is not his to see"
        since = self._told.get(number, 0)
        if isinstance(tell, m.Update):
            raw = game.events[since:]
            told = [event.for_viewer(viewer) for event in raw]
            check_events(told, viewer, raw)
            expected = [event_json(game, event) for event in told]
            assert tell.events == plain(expected), f"{ear.seat} heard of what he did not notice"
            lines = self._lines(ear, since, True, ear.lang)
        else:
            lines = self._lines(ear, 0, False, ear.lang)[-LINES_AT_FIRST:]
        assert plain(tell.lines) == plain(lines), f"{ear.seat} reads {tell.lines}"
        self._told[number] = game.sequence
        aids = hosting_of(game.rules).aids(View(game, viewer)) if ear.lang else {}
        assert tell.aids == (plain(aids) or None), f"{ear.seat} is helped by what is not his to see"
        assert not isinstance(tell.question, msgspec.UnsetType)
        self._check_question(ear, tell.question)
        self._check_outcome(tell)

    def _check_question(self, ear: Ear, question: m.QuestionInfo | None) -> None:
        game = self._live.game
        assert (question is None) == (game.question is None)
        if question is None:
            return
        assert question.asked == [letter(seat) for seat in game.asked()]
        mine = game.sealed.get(ear.viewer)
        assert question.mine == (mine and mine.text), f"{ear.seat} sees the sealed answer {question.mine}"
        given = question.given and question.given.answer
        assert given == (question.mine if ear.lang else None), f"{ear.seat} is told of {given}"
        assert game.question is not None
        quiet = game.question.quiet
        assert question.quiet == [letter(seat) for seat in quiet]
        if ear.viewer not in game.asked() and ear.viewer not in quiet:
            assert question.offers is None, f"{ear.seat} is offered what others are asked"
        else:
            legal = [answer.text for answer in game.legal(ear.viewer)]
            assert question.offers is not None
            offered = [offer.answer for offer in question.offers if isinstance(offer, m.Offer)]
            assert offered == legal, f"{ear.seat} is offered something else"

    def _check_outcome(self, tell: m.State | m.Update) -> None:
        outcome = self._live.outcome
        assert tell.view is not None
        assert tell.view.get("outcome") == (plain(encode_outcome(outcome)) if outcome else None)

    def _lines(self, ear: Ear, since: int, open_cards: bool, lang: str) -> list[m.Line]:
        """The story made of redacted events: whoever tells it does not have the faces."""
        if not lang:
            return []
        live = self._live
        teller = Teller(Words(lang), live.rules, live.names, ear.viewer, live.opened.options)
        noticed: list[Event] = [
            event.for_viewer(ear.viewer)
            for event in live.game.events[since:]
            if not isinstance(event, SILENT)
        ]
        return [
            m.Line(
                text,
                type(event).__name__.endswith("Began"),
                event.cites()[:MOST_CLAUSES],
                None if (by := doer(event)) is None else letter(by),
                (teller.event(event) or "") if open_cards and teller.is_passing(event) else None,
                names,
                kebab(type(event).__name__) if is_small(event) else "",
            )
            for event, *more in teller.runs(noticed)
            if (text := teller.run((event, *more), open_cards))
            for names in [teller.said_names]
        ]


def check_whispers(ears: Sequence[Ear], bodies: Sequence[str]) -> None:
    """A whisper of the test names the seats it is for; nobody else, and no page, has it."""
    for ear in ears:
        for heard in ear.tape:
            if "whisper:" in heard.text:
                meant = {part[:2] for part in heard.text.split("whisper:")[1:]}
                assert all(ear.seat in pair for pair in meant), f"{ear.seat} overhears {heard.text}"
    assert not any("whisper:" in body for body in bodies), "a page tells a whisper"
