"""The drawn client: one table on a mat."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import App
from textual.binding import BindingType
from textual.theme import Theme

from .host import LocalTable
from .mat import MatScreen
from .palette import AI, HERI, LEGAL, SHU, SUMI, WASHI, WASHI_SHADE

DAY: Final = Theme(
    name="day",
    primary=AI,
    secondary=HERI,
    accent=SHU,
    warning=LEGAL,
    error=SHU,
    foreground=SUMI,
    background=WASHI,
    surface=WASHI,
    panel=WASHI_SHADE,
    dark=False,
    variables={
        "scrollbar": "#b9ae8c",
        "scrollbar-background": WASHI_SHADE,
        "scrollbar-hover": AI,
        "scrollbar-active": AI,
        "scrollbar-background-hover": WASHI_SHADE,
        "scrollbar-background-active": WASHI_SHADE,
        "scrollbar-corner-color": WASHI_SHADE,
    },
)


class PaperApp(App[bool]):
    """What the drawn client and the chooser have in common: paper, ink, and no palette of commands."""

    CSS_PATH = "mat.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-tall"), (42, "-towering")]
    BINDINGS: ClassVar[list[BindingType]] = []

    def on_mount(self) -> None:
        self.register_theme(DAY)
        self.theme = "day"


class TableApp(PaperApp):
    """One game from the first question to the result; gives True if it was played to its end."""

    def __init__(self, table: LocalTable, fast: bool = False) -> None:
        super().__init__()
        self.table: Final = table
        self._fast: Final = fast

    def get_default_screen(self) -> MatScreen:
        return MatScreen(self.table, self._fast)
