"""The screen of the drawn client: keys and touches, and what they say to the game."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from tatami.kernel.reasons import TatamiError

from .asking import Asking
from .course import GO_ON
from .display import Display
from .near import neighbour
from .painted import Painted
from .phrases import hint_text, reason_text, refusal
from .rulebook import clause_line
from .sheets import Seeking, Writing
from .why import read_help, read_rules, read_who, read_why


class MatScreen(Display):
    """One table, and the ways to answer: numbers, arrows, the mouse.

    Letters are bound together with those on the same keys of a Cyrillic keyboard.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(n), f"take({n - 1})", show=False) for n in range(1, 10)),
        *(Binding(key, f"move('{key}')", show=False) for key in ("up", "down", "left", "right")),
        Binding("enter", "enter", show=False),
        Binding("tab,shift+tab", "change_side", show=False),
        Binding("escape,backspace,0", "step_back", show=False),
        Binding("space", "go_on", show=False),
        Binding("w,ц", "why", show=False),
        Binding("slash,full_stop,f,а", "seek", show=False),
        Binding("t,е", "write", show=False),
        Binding("f1", "rules", show=False),
        Binding("i,ш", "who", show=False),
        Binding("h,р", "hint", show=False),
        Binding("u,г", "undo", show=False),
        Binding("b,и", "back", show=False),
        Binding("s,ы,і", "speak", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q,й,ctrl+c,ctrl+q", "quit", show=False),
        Binding("pageup", "scroll_log(-1)", show=False),
        Binding("pagedown", "scroll_log(1)", show=False),
    ]

    def on_painted_touched(self, event: Painted.Touched) -> None:
        kind, _, rest = event.thing.partition(".")
        if kind == "key":
            self.run_worker(self.run_action(rest), exclusive=False)
        elif kind == "offer":
            self.action_take(int(rest))
        elif self.asking is None:
            self.course.say(GO_ON)
        else:
            self._touch(event.thing)

    def on_click(self, event: events.Click) -> None:
        """A touch closes the bubble; on the bubble itself it opens the rulebook at the clause."""
        clause = self._clause
        self._show_bubble(None)
        if clause and event.widget is not None and event.widget.id == "bubble":
            self.lay_sheet(lambda: read_rules(self.app, self.table, clause))

    def _touch(self, thing: str) -> None:
        asking = self.asking
        assert asking is not None
        fits, answer = asking.touch(thing)
        if answer is not None:
            self.course.say(answer)
        elif fits:
            self._refresh_all(())
        else:
            self._refresh_all(())
            self._tell_why_not(thing)

    def _tell_why_not(self, thing: str) -> None:
        """Why a thing cannot be touched; where no rule speaks of it, what it is."""
        asking = self.asking
        assert asking is not None
        reason = asking.why_not(thing)
        if reason is None:
            self._show_bubble(self._about(thing) or self.words.text("terminal-not-now"))
            return
        clause = reason.clauses[0] if reason.clauses else ""
        text = reason_text(self.table, asking.seat, reason)
        if clause:
            text += f"\n{clause_line(self.words, clause)} · {self.words.text('terminal-key-rules')}"
        self._show_bubble(text, clause)

    def action_take(self, number: int) -> None:
        asking = self.asking
        if asking is None:
            return
        answer = asking.take(number)
        if answer is not None:
            self.course.say(answer)
        else:
            self._refresh_all(())

    def action_enter(self) -> None:
        asking = self.asking
        if asking is None:
            self.course.say(GO_ON)
        elif asking.thing:
            self._touch(asking.thing)
        else:
            self.action_take(asking.cursor)

    def action_move(self, way: str) -> None:
        asking = self.asking
        if asking is None:
            return
        widget = self.query_one("#board" if asking.thing else "#answers", Painted)
        picture = widget.picture()
        here = asking.thing or f"offer.{asking.cursor}"
        there = neighbour(picture.things, here, way) if picture else here
        if asking.thing:
            asking.thing = there
        else:
            asking.cursor = int(there.removeprefix("offer."))
        self._refresh_all(())
        widget.bring_into_view(there)

    def action_change_side(self) -> None:
        asking = self.asking
        picture = self.query_one("#board", Painted).picture()
        if asking is None or picture is None:
            return
        things = asking.things(list(picture.things))
        asking.thing = "" if asking.thing or not things else things[0]
        self._refresh_all(())

    def action_step_back(self) -> None:
        if self.asking is not None:
            self.asking.step_back()
            self._refresh_all(())

    def action_seek(self) -> None:
        """Asks for a word, and leaves the answers that have it in them."""
        asking = self.asking
        if asking is not None and asking.choice.is_long:
            self.lay_sheet(lambda: self._seek(asking))

    async def _seek(self, asking: Asking) -> None:
        words = self.words
        keys = [("seek", words.text("terminal-key-enter")), ("close", words.text("terminal-key-close"))]
        sought = await self.app.push_screen_wait(Seeking(words.text("terminal-seek-title"), (), keys))
        if self.asking is not asking or sought == "close":
            return
        found = asking.choice.seek(sought)
        asking.cursor = 0
        self._refresh_all(())
        if not found:
            self._show_bubble(words.text("terminal-found-nothing", text=sought[:40]))

    def action_write(self) -> None:
        """An answer of many parts as a text: to keep it, to change it, or to paste one."""
        asking = self.asking
        if asking is not None and asking.takes_text:
            self.lay_sheet(lambda: self._write(asking))

    async def _write(self, asking: Asking) -> None:
        text = self.words.text
        keys = [("take", text("terminal-key-take")), ("close", text("terminal-key-close"))]
        made = asking.made.text if asking.made else ""
        sheet = Writing(text("terminal-write-title"), text("terminal-write-about"), made, keys)
        written = (await self.app.push_screen_wait(sheet)).strip()
        if self.asking is not asking or not written:
            return
        try:
            answer = asking.take_over(written)
        except TatamiError as error:
            self._show_bubble(refusal(self.table, asking.seat, error))
            return
        if answer is not None:
            self.course.say(answer)
        else:
            self._refresh_all(())

    def action_go_on(self) -> None:
        """Ends a pause; where something is asked there is none."""
        if self.asking is None:
            self.course.say(GO_ON)

    def action_why(self) -> None:
        asking = self.asking
        if asking is None:
            return
        if asking.thing:
            self._tell_why_not(asking.thing)
        else:
            self.lay_sheet(lambda: read_why(self.app, self.table, asking))

    def action_who(self) -> None:
        """Who is who, opened at the thing under the cursor, or at the one that the answer there is about."""
        entries, entry = self.who(), self.entry(self._meant())
        if entries:
            start = entry.thing if entry else ""
            self.lay_sheet(lambda: read_who(self.app, self.table, entries, start))
        else:
            self._show_bubble(self.words.text("terminal-who-nothing"))

    def _meant(self) -> str:
        if self.asking is None or self.asking.thing:
            return self.asking.thing if self.asking else ""
        known = [thing for thing in sorted(self.asking.aimed) if self.entry(thing)]
        return known[0] if len(known) == 1 else ""

    def _about(self, thing: str) -> str:
        entry = self.entry(thing)
        return f"{entry.title}\n{entry.text}" if entry else ""

    def action_rules(self) -> None:
        clause = self._clause
        self.lay_sheet(lambda: read_rules(self.app, self.table, clause))

    def action_hint(self) -> None:
        if self.asking is not None:
            self._show_bubble(hint_text(self.table, self.asking.seat))

    def action_undo(self) -> None:
        if self.course.may_undo():
            self.course.undo()
        else:
            self._show_bubble(self.words.text("terminal-no-undo"))

    def action_back(self) -> None:
        if self.course.may_take_back():
            self.course.take_back()
        else:
            self._show_bubble(self.words.text("terminal-no-take-back"))

    def action_speak(self) -> None:
        if self.course.may_speak():
            self.course.speak()
        else:
            self._show_bubble(self.words.text("terminal-no-speak"))

    def action_help(self) -> None:
        self.lay_sheet(lambda: read_help(self.app, self.table, bool(self.who())))

    def action_quit(self) -> None:
        self.lay_sheet(self._leave)

    def action_scroll_log(self, way: int) -> None:
        rail = self.query_one("#rail", VerticalScroll)
        rail.scroll_relative(y=way * max(1, rail.size.height - 1), animate=False)
