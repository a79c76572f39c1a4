"""The drawn client: one table on a mat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from textual.app import App
from textual.binding import BindingType
from textual.theme import Theme

from . import palette
from .display import WIDE
from .host import LocalTable
from .mat import MatScreen

INKS: Final = {
    "washi": palette.WASHI,
    "washi-shade": palette.WASHI_SHADE,
    "mat": palette.MAT,
    "sumi": palette.SUMI,
    "usuzumi": palette.USUZUMI,
    "faint": palette.FAINT,
    "ai": palette.AI,
    "shu": palette.SHU,
    "shu-text": palette.SHU_TEXT,
}


def theme_of(name: str, colours: Mapping[str, str]) -> Theme:
    """The theme of the style sheet, in these colours."""
    ink = {name: colours.get(colour, colour) for name, colour in INKS.items()}
    bars = {
        "scrollbar": ink["faint"],
        "scrollbar-hover": ink["ai"],
        "scrollbar-active": ink["ai"],
        "scrollbar-background": ink["washi-shade"],
        "scrollbar-background-hover": ink["washi-shade"],
        "scrollbar-background-active": ink["washi-shade"],
        "scrollbar-corner-color": ink["washi-shade"],
    }
    return Theme(
        name=name,
        primary=ink["ai"],
        accent=ink["shu"],
        foreground=ink["sumi"],
        background=ink["washi"],
        surface=ink["washi"],
        panel=ink["washi-shade"],
        dark=False,
        variables={**ink, **bars},
    )


DAY: Final = theme_of("day", {})
FEW_COLOURS: Final = theme_of("few-colours", palette.SIXTEEN)


class PaperApp(App[bool]):
    """What the drawn client and the chooser have in common: paper, ink, and no palette of commands."""

    CSS_PATH = "mat.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self) -> None:
        super().__init__()
        self.has_few_colours: Final = self.console.color_system in ("standard", "windows")
        theme = FEW_COLOURS if self.has_few_colours else DAY
        self.register_theme(theme)
        self.theme = theme.name

    async def action_quit(self) -> None:
        """Ctrl-Q, which Textual binds before everything else, is `q` wherever it is pressed."""
        self.simulate_key("q")


class TableApp(PaperApp):
    """One game from the first question to the result; gives True if it was played to its end."""

    def __init__(self, table: LocalTable, fast: bool = False) -> None:
        super().__init__()
        self.table: Final = table
        self._mat: Final = MatScreen(table, fast)

    def get_default_screen(self) -> MatScreen:
        return self._mat

    @property
    def failure(self) -> BaseException | None:
        """What broke, if anything did."""
        return self._mat.failure
