"""The help in the user's language: descriptions are keys of texts, looked up when they are shown."""

from __future__ import annotations

from typing import Any

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tatami.words.catalogue import Words


class TranslatedHelp:
    """A help formatter for cyclopts: plain lists under headings, no boxes."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        line = Text(str(usage).strip())
        console.print(Text(self.words.text("cli-usage") + " ", style="bold") + line)
        console.print()

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        console.print(Text(self._text(description)))
        console.print()

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        if not panel.entries:
            return
        console.print(Text(self.words.text(_heading(panel)), style="bold"))
        table = Table.grid(padding=(0, 2), pad_edge=False)
        table.add_column(no_wrap=True, style="cyan")
        table.add_column()
        for entry in panel.entries:
            table.add_row(Text(", ".join(entry.display_labels_with_metavar)), Text(self._described(entry)))
        console.print(Padding(table, (0, 0, 0, 2), expand=False))
        console.print()

    def _described(self, entry: HelpEntry) -> str:
        text = self._text(entry.description)
        if entry.default is None or entry.default == "False":
            return text
        return f"{text} {self.words.text('cli-default', value=entry.default)}"

    def _text(self, description: Any) -> str:
        """The text whose key a description is; cyclopts wraps the key into a renderable."""
        inner = getattr(description, "primary_renderable", description)
        key = str(inner or "").strip()
        return self.words.text(key) if self.words.has(key) else key


def _heading(panel: HelpPanel) -> str:
    if panel.format == "command":
        return "cli-commands"
    return "cli-arguments" if panel.entries[0].positional_label else "cli-parameters"
