"""What the screen of the drawn client shows: the mat, the log, the question bar, the keys."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from tatami.kernel.reasons import Refused
from tatami.kernel.seats import SPECTATOR, Seat

from .asking import Asking
from .bars import answer_list, edging, key_line
from .beats import Beat
from .boards import board_for
from .boards.board import Entry, Scene
from .canvas import Picture
from .course import GO_ON, Course
from .cushions import with_letter
from .host import LocalTable
from .log import Log
from .painted import Painted
from .palette import WASHI
from .phrases import question_text, reason_text, result_lines
from .sheets import Confirm, Cover, Leaving

WIDE: Final = 110
"""From so many columns on the log lies beside the mat, and not below it."""
BAR: Final = ((42, 11), (32, 9), (0, 7))
"""Height of the terminal, and from there on the height of the question bar."""
BAR_MADE: Final = 5
"""Lines that the bar may take besides, with an answer in the making, where the picture leaves them."""
ASK_MADE: Final = 4
"""Lines that a question may take with an answer in the making and all that it lacks (`mat.tcss`)."""


class Display(Screen[bool]):
    """Shows one table as the course of its game says (`mat.py` adds the keys)."""

    AUTO_FOCUS = None

    def __init__(self, table: LocalTable, fast: bool) -> None:
        super().__init__()
        self.table: Final = table
        self.words: Final = table.words
        self.course: Final = Course(table, self, fast)
        self._board: Final = board_for(table.rules)
        self.asking: Asking | None = None
        self._scene = self._scene_of(table.watcher)
        self.failure: BaseException | None = None
        self._clause = ""
        self._is_reading = False

    # --- what there is ----------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Painted(id="edging")
        with Container(id="middle"):
            with VerticalScroll(id="mat", can_focus=False):
                yield Painted(id="board")
                yield Static(id="bubble", markup=False)
            with VerticalScroll(id="rail", can_focus=False):
                yield Log(id="log")
        with Vertical(id="bar"):
            yield Static(id="ask", markup=False)
            with VerticalScroll(id="offers", can_focus=False):
                yield Painted(WASHI, id="answers")
        yield Painted(WASHI, id="keys")

    def on_mount(self) -> None:
        self._refresh_all(())
        self.run_worker(self._run(), exclusive=True)

    async def _run(self) -> None:
        """The whole game; whatever breaks in it ends the app, which tells it in one line."""
        try:
            await self.course.run()
            self.show_waiting()
            await self._tell_result()
        except Exception as error:
            self.failure = error
            self.app.exit(False)

    async def _tell_result(self) -> None:
        words = self.words
        keys = [("yes", words.text("terminal-result-close")), ("no", words.text("terminal-result-look"))]
        lines = result_lines(self.table, self._board)
        sheet = Confirm(words.text("terminal-result-title"), lines, keys)
        if await self.app.push_screen_wait(sheet) == "yes":
            self.app.exit(True)

    # --- what the course of the game says -----------------------------------------------------------

    def show_beat(self, beat: Beat) -> None:
        self.asking = None
        self._scene = Scene(beat.view, self.table.teller(beat.view.seat))
        self._refresh_all(beat.lines)

    def show_waiting(self) -> None:
        self.asking = None
        self._scene = self._scene_of(self.table.watcher)
        self._refresh_all(())

    def put_question(self, seat: Seat) -> None:
        self.asking = Asking(self.table, self._board, seat)
        self._refresh_all(())

    def show_refusal(self, seat: Seat, refused: Refused) -> None:
        self._show_bubble(reason_text(self.table, seat, refused.reason))

    async def uncover_for(self, seat: Seat) -> str:
        self.asking = None
        self._scene = self._scene_of(SPECTATOR)
        self._refresh_all(())
        words = self.words
        keys = [("go_on", words.text("terminal-key-enter"))]
        if self.course.may_take_back():
            keys.append(("back", words.text("terminal-key-back")))
        elif self.course.may_undo():
            keys.append(("undo", words.text("terminal-key-undo")))
        title = words.text("terminal-cover-title", name=self.table.names[seat])
        said = await self.app.push_screen_wait(
            Cover(title, [words.text("terminal-cover-text")], keys, is_cover=True)
        )
        if said == "quit":
            await self._leave()
        return GO_ON if said == "go_on" else said

    def lay_sheet(self, reading: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Lays a sheet over the mat, one at a time; the game waits until it is put away."""
        if self._is_reading or len(self.app.screen_stack) > 1:
            return
        self._is_reading = True
        self.course.hold()
        self.run_worker(self._read(reading))

    async def _read(self, reading: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await reading()
        finally:
            self._is_reading = False
            self.course.go_on()

    async def _leave(self) -> None:
        if self.table.outcome is not None:
            self.app.exit(True)
            return
        words = self.words
        keys = [("yes", words.text("terminal-quit-yes")), ("no", words.text("terminal-quit-no"))]
        sheet = Leaving(words.text("terminal-quit-title"), [words.text("terminal-quit-text")], keys)
        said = await self.app.push_screen_wait(sheet)
        if said == "interrupt":  # Ctrl-C twice is meant, and is told like everywhere else
            self.failure = KeyboardInterrupt()
        if said in ("yes", "interrupt"):
            self.app.exit(False)

    # --- looking up ---------------------------------------------------------------------------------

    def who(self) -> list[Entry]:
        """Who is who, as far as whoever looks at the screen may know."""
        return self._board.who(self._scene.view, self._scene.teller, is_drawn=True)

    def entry(self, thing: str) -> Entry | None:
        """What there is to look up of a thing on the table."""
        return self._board.entry(self._scene.view, self._scene.teller, thing)

    # --- showing ------------------------------------------------------------------------------------

    def _scene_of(self, viewer: Seat) -> Scene:
        return Scene(self.table.view(viewer), self.table.teller(viewer))

    def _refresh_all(self, lines: tuple[str, ...]) -> None:
        asking = self.asking
        if asking is not None:
            self._scene = self._scene_of(asking.seat)._replace(
                legal=asking.choice.touchable,
                chosen=asking.choice.chosen,
                aimed=asking.aimed,
                cursor=asking.thing,
                made=asking.made,
            )
        scene = self._scene
        self._show_bubble(None)
        self.query_one("#board", Painted).paint(lambda w, h: self._board.draw(scene, w, h))
        self.query_one("#edging", Painted).paint(lambda w, _: edging(w, *self._titles()))
        self.query_one("#log", Log).tell(self.table.log(scene.view.seat))
        self.query_one("#rail", VerticalScroll).scroll_end(animate=False)
        self._show_bar(lines)
        self.query_one("#keys", Painted).paint(lambda w, _: key_line(w, self._keys()))
        self._make_room()

    def _titles(self) -> tuple[str, str, str]:
        """The game and how far it is, who looks, and how far it is alone."""
        scene = self._scene
        heading = self._board.heading(scene.view, scene.teller)
        title = " · ".join(filter(None, (scene.teller.game_title(), heading)))
        seat = scene.view.seat
        return title, "" if seat == SPECTATOR else with_letter(seat, scene.teller.seat(seat)), heading

    def _show_bar(self, lines: tuple[str, ...]) -> None:
        asking = self.asking
        bar = self.query_one("#bar")
        bar.set_class(asking is not None, "asking")
        bar.set_class(asking is not None and asking.made is not None, "making")
        viewer = self._scene.view.seat if asking is None else asking.seat
        choice = None if asking is None else asking.choice
        text = "\n".join(lines) if lines else question_text(self.table, viewer, choice)
        self.query_one("#ask", Static).update(Content(text))
        self.query_one("#answers", Painted).paint(self._draw_answers)

    def _draw_answers(self, width: int, height: int) -> Picture:
        asking = self.asking
        labels = [] if asking is None else asking.labels
        cursor = -1 if asking is None or asking.thing else asking.cursor
        return answer_list(width, height, labels, cursor)

    def _keys(self) -> list[tuple[str, str]]:
        busy = self.asking is None
        keys = (
            ("go_on", "terminal-key-go-on", busy),
            ("undo", "terminal-key-undo", self.course.may_undo()),
            ("back", "terminal-key-back", self.course.may_take_back()),
            ("speak", "terminal-key-speak", self.course.may_speak()),
            ("seek", "terminal-key-seek", self.asking is not None and self.asking.choice.is_long),
            ("write", "terminal-key-write", self.asking is not None and self.asking.takes_text),
            ("why", "terminal-key-why", not busy),
            ("hint", "terminal-key-hint", not busy),
            ("who", "terminal-key-who", bool(self.who())),
            ("rules", "terminal-key-rules", True),
            ("help", "terminal-key-help", True),
            ("quit", "terminal-key-quit", True),
        )
        return [(action, self.words.text(key)) for action, key, is_there in keys if is_there]

    def _show_bubble(self, text: str | None, clause: str = "") -> None:
        """Says something beside the answers, until the next key."""
        bubble = self.query_one("#bubble", Static)
        bubble.set_class(text is not None, "shown")
        bubble.update(Content(text or ""))
        self._clause = clause

    def on_resize(self, event: events.Resize) -> None:
        self._make_room()
        rail = self.query_one("#rail", VerticalScroll)
        self.call_after_refresh(rail.scroll_end, animate=False)  # the log stays at its newest line

    def _make_room(self) -> None:
        """Gives the board the lines it needs, and the log what is left."""
        board, rail = self.query_one("#board", Painted), self.query_one("#rail")
        bar = next(lines for height, lines in BAR if self.size.height >= height)
        self.query_one("#bar").styles.height = bar
        space = self.size.height - 2 - bar
        wide = self.size.width >= WIDE
        board.room = space if wide else space - self._board.least_log
        is_making = self.query_one("#bar").has_class("making")
        picture = board.picture()
        if is_making and picture is not None:  # many parts to choose from, and the picture may leave lines
            spare = min(BAR_MADE, board.room - picture.height)
            bar, space = bar + max(0, spare), space - max(0, spare)
            self.query_one("#bar").styles.height = bar
        self.query_one("#answers", Painted).room = bar - (ASK_MADE if is_making else 1)
        if not wide and picture is not None:
            rail.styles.height = max(self._board.least_log, space - picture.height)
        else:
            rail.styles.height = None
        board.refresh(layout=True)
