"""Sheets that lie over the mat for a moment: cover, leaving, why not, rulebook, help, result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static, TextArea
from textual.widgets.option_list import Option

from .bars import key_line
from .painted import Painted
from .palette import WASHI


class Sheet(ModalScreen[str]):
    """A title, something to read, and keys; it gives the name of the key that closed it."""

    AUTO_FOCUS = None

    def __init__(
        self, title: str, body: Sequence[str], keys: Sequence[tuple[str, str]], is_cover: bool = False
    ) -> None:
        super().__init__(classes="cover" if is_cover else None)
        self._title: Final = title
        self._body: Final = body
        self._keys: Final = keys

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(Content(self._title), classes="title")
            yield from self.compose_body()
            foot = Painted(WASHI)
            foot.paint(lambda width, _: key_line(width, self._keys))
            yield foot

    def compose_body(self) -> ComposeResult:
        with VerticalScroll(classes="body", can_focus=False):
            yield Static(Content("\n".join(self._body)))

    def on_painted_touched(self, event: Painted.Touched) -> None:
        self.dismiss(event.thing.removeprefix("key."))

    def key_up(self) -> None:
        for body in self.query(".body"):
            body.scroll_up()

    def key_down(self) -> None:
        for body in self.query(".body"):
            body.scroll_down()

    def key_pageup(self) -> None:
        for body in self.query(".body"):
            body.scroll_page_up()

    def key_pagedown(self) -> None:
        for body in self.query(".body"):
            body.scroll_page_down()


class Notice(Sheet):
    """Something to read: Enter, Space or Esc closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,space,q,й,ctrl+c,question_mark,f1", "close", "")]

    def action_close(self) -> None:
        self.dismiss("close")


class Cover(Sheet):
    """Hides everything until the person named sits down alone."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter", "say('go_on')", ""),
        ("u,г", "say('undo')", ""),
        ("b,и", "say('back')", ""),
        ("q,й,ctrl+c", "say('quit')", ""),
    ]

    def action_say(self, word: str) -> None:
        if any(action == word for action, _ in self._keys) or word == "quit":
            self.dismiss(word)


class Confirm(Sheet):
    """The end: whatever leaves the table elsewhere leaves it here, and Esc goes back to look at it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("y,н,enter,q,й,ctrl+c", "say('yes')", ""),
        ("escape,n,т", "say('no')", ""),
    ]

    def action_say(self, word: str) -> None:
        self.dismiss(word)


class Leaving(Sheet):
    """Whether to leave for good: only a clear yes is one, so that no slip of the hand ends a game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("y,н", "say('yes')", ""),
        ("escape,n,т,enter,q,й", "say('no')", ""),
        ("ctrl+c", "say('interrupt')", ""),
    ]

    def action_say(self, word: str) -> None:
        self.dismiss(word)


class Seeking(Sheet):
    """A line to type a word into; gives the word, or `close`."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,ctrl+c", "close", "")]

    def compose_body(self) -> ComposeResult:
        yield Input(max_length=60, compact=True)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(event.value)

    def on_painted_touched(self, event: Painted.Touched) -> None:
        is_closed = event.thing == "key.close"
        self.dismiss("close" if is_closed else self.query_one(Input).value)

    def action_close(self) -> None:
        self.dismiss("close")


class Writing(Sheet):
    """A page to write or paste an answer on; gives its text, or nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", "", priority=True),
        Binding("escape,ctrl+c", "close", "", priority=True),
    ]

    def __init__(self, title: str, about: str, text: str, keys: Sequence[tuple[str, str]]) -> None:
        super().__init__(title, (about,), keys)
        self._text: Final = text

    def compose_body(self) -> ComposeResult:
        yield Static(Content("\n".join(self._body)))
        yield TextArea(self._text, compact=True, classes="page")

    def on_mount(self) -> None:
        page = self.query_one(TextArea)
        page.focus()
        page.select_all()

    def on_painted_touched(self, event: Painted.Touched) -> None:
        if event.thing == "key.take":
            self.action_take()
        else:
            self.action_close()

    def action_take(self) -> None:
        self.dismiss(self.query_one(TextArea).text)

    def action_close(self) -> None:
        self.dismiss("")


class Reading(ModalScreen[str]):
    """A list to read through, line by line; choosing a line gives its name, Esc gives nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,й,ctrl+c,f1,w,ц,i,ш", "close", "")]

    def __init__(
        self, title: str, entries: Sequence[tuple[str, Content]], keys: str, start: str = ""
    ) -> None:
        super().__init__()
        self._title: Final = title
        self._entries: Final = entries
        self._keys: Final = keys
        self._start: Final = start

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet large"):
            yield Static(Content(self._title), classes="title")
            options = [
                Option(text, id=f"{at}/{name}", disabled=not name)
                for at, (name, text) in enumerate(self._entries)
            ]
            yield OptionList(*options, markup=False)
            yield Static(Content(self._keys), classes="foot")

    def on_mount(self) -> None:
        names = [name for name, _ in self._entries]
        for reader in self.query(OptionList):  # none, if a quick key has closed the sheet already
            reader.highlighted = names.index(self._start) if self._start in names else None
            reader.focus()
            if reader.highlighted is not None:
                self.call_after_refresh(reader.scroll_to_highlight, top=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss((event.option.id or "").partition("/")[2])

    def action_close(self) -> None:
        self.dismiss("")
