"""The chooser: `tatami play` without a game. One key plays, the others change what is played."""

from __future__ import annotations

import os
from textwrap import wrap
from typing import ClassVar, Final

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll

from tatami.words.catalogue import pick_language

from .app import PaperApp
from .bars import PAPER, edging, key_line
from .canvas import Area, Canvas, Picture, fit
from .painted import Painted
from .palette import AI, CARD, LEGAL, SHU_TEXT, USUZUMI, WASHI, Ink
from .setup import Setup
from .sitting import can_draw, new_table, sit_down


def run(lang: str | None = None) -> None:
    """Chooses a game and plays it; without a terminal, says how to start one."""
    setup = Setup(pick_language(lang or os.environ.get("TATAMI_LANG"), os.environ))
    if not can_draw():
        print("\n".join(list_of_games(setup)))
    elif ChooserApp(setup).run():
        sit_down(new_table(setup.rules, setup.cushions, setup.options, None, setup.words), plain=False)


def list_of_games(setup: Setup) -> list[str]:
    """Every game with what it is about, and how to start it."""
    lines = []
    for rules in setup.games:
        teller = setup.teller(rules)
        lines.append(f"{teller.game_title()} ({teller.players()}). {teller.game_blurb()}")
        lines.append(setup.words.text("terminal-choose-how", game=rules.name))
    return lines


class ChooserApp(PaperApp):
    """Games above, what can be changed below; gives True when a game is to begin."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(n), f"game({n - 1})", show=False) for n in range(1, 10)),
        Binding("up", "move(-1)", show=False),
        Binding("down,tab", "move(1)", show=False),
        Binding("left", "change(-1)", show=False),
        Binding("right,space", "change(1)", show=False),
        Binding("enter", "play", show=False),
        Binding("q,й,escape,ctrl+c,ctrl+q", "leave", show=False),
    ]

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup: Final = setup
        self.cursor = 0
        """Counts the games first, then the rows."""

    def compose(self) -> ComposeResult:
        yield Painted(id="edging")
        with VerticalScroll(id="choices", can_focus=False):
            yield Painted(WASHI, id="chooser")
        yield Painted(WASHI, id="keys")

    def on_mount(self) -> None:
        self._show()

    def _show(self) -> None:
        words = self.setup.words
        title = words.text("terminal-choose-title")
        self.query_one("#edging", Painted).paint(lambda w, _: edging(w, title, ""))
        self.query_one("#chooser", Painted).paint(lambda w, _: draw_chooser(self.setup, self.cursor, w))
        keys = [
            ("play", words.text("terminal-choose-play")),
            ("nothing", words.text("terminal-choose-arrows")),
            ("leave", words.text("terminal-key-quit")),
        ]
        self.query_one("#keys", Painted).paint(lambda w, _: key_line(w, keys))
        self.query_one("#chooser", Painted).bring_into_view(f"row.{self.cursor}")

    def on_painted_touched(self, event: Painted.Touched) -> None:
        kind, _, rest = event.thing.partition(".")
        if kind == "key":
            self.call_later(self.run_action, rest)
            return
        again = int(rest) == self.cursor
        self.cursor = int(rest)
        if self.cursor < len(self.setup.games):
            self.action_game(self.cursor, play=again)
        elif kind in ("less", "more"):
            self.action_change(-1 if kind == "less" else 1)
        self._show()

    def action_game(self, number: int, play: bool = False) -> None:
        if number < len(self.setup.games):
            if number != self.setup.game:
                self.setup.choose_game(number)
            self.cursor = number
            if play:
                self.exit(True)
            self._show()

    def action_move(self, by: int) -> None:
        """Up and down: the chosen game counts as one line above the rows."""
        games = len(self.setup.games)
        line = 0 if self.cursor < games else self.cursor - games + 1
        line = (line + by) % (len(self.setup.rows()) + 1)
        self.cursor = games + line - 1 if line else self.setup.game
        self._show()

    def action_change(self, by: int) -> None:
        at = self.cursor - len(self.setup.games)
        if at < 0:
            self.action_game((self.cursor + by) % len(self.setup.games))
        else:
            rows = len(self.setup.rows())
            self.setup.rows()[at].change(by)
            self.cursor = min(self.cursor, len(self.setup.games) + len(self.setup.rows()) - 1)
            if at == rows - 1:
                self.cursor = len(self.setup.games) + len(self.setup.rows()) - 1
            self._show()

    def action_play(self) -> None:
        self.exit(True)

    def action_leave(self) -> None:
        self.exit(False)


def draw_chooser(setup: Setup, cursor: int, width: int) -> Picture:
    """The games, the one under the cursor with its description, and below what can be changed."""
    canvas, y = Canvas(width, PAPER), 1
    for number in range(len(setup.games)):
        y = _game(canvas, y, setup, number, cursor) + 1
    rows = setup.rows()
    longest = max(cell_len(row.name) for row in rows) + 2
    for number, row in enumerate(rows, len(setup.games)):
        ink = Ink(WASHI, AI, bold=True) if number == cursor else PAPER
        canvas.text(2, y, " " * (width - 4), ink)
        canvas.text(4, y, row.name, ink if number == cursor else Ink(USUZUMI, WASHI))
        canvas.text(4 + longest, y, "◂", ink._replace(fore=WASHI if number == cursor else LEGAL))
        end = canvas.text(6 + longest, y, fit(row.value, width - longest - 12), ink)
        canvas.text(end + 1, y, "▸", ink._replace(fore=WASHI if number == cursor else LEGAL))
        canvas.thing(f"row.{number}", Area(2, y, width - 4, 1))
        canvas.thing(f"less.{number}", Area(3 + longest, y, 3, 1))
        canvas.thing(f"more.{number}", Area(end, y, 3, 1))
        y += 1
    return canvas.picture()


def _game(canvas: Canvas, y: int, setup: Setup, number: int, cursor: int) -> int:
    """A game's title and players; the chosen one has a description. Gives the next line."""
    rules = setup.games[number]
    teller = setup.teller(rules)
    ink = Ink(WASHI, AI, bold=True) if number == cursor else PAPER._replace(bold=True)
    canvas.text(2, y, f" {number + 1} ", Ink(CARD, AI if number == cursor else LEGAL, bold=True))
    end = canvas.text(5, y, f" {teller.game_title()} ", ink)
    canvas.text(end + 1, y, teller.players(), Ink(USUZUMI, WASHI))
    start = y
    if number == setup.game:
        canvas.text(0, y, "▶", Ink(SHU_TEXT, WASHI, bold=True))
        for line in wrap(teller.game_blurb(), min(76, canvas.width - 8)):
            y += 1
            canvas.text(6, y, line)
    canvas.thing(f"row.{number}", Area(0, start, canvas.width, y - start + 1))
    return y + 1
