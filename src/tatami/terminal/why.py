"""The sheets to read: the keys, what is not allowed now and why, and the rulebook itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from textual.app import App
from textual.content import Content

from tatami.words.filling import yes

from .asking import Asking
from .boards.board import Entry
from .host import LocalTable
from .phrases import reason_text
from .rulebook import whole_text
from .sheets import Notice, Reading


async def read_help(app: App[Any], table: LocalTable, who: bool) -> None:
    """What the keys do; those of other games are left out (`who`: there is something to look up)."""
    words = table.words
    keys = [("close", words.text("terminal-key-close"))]
    told = words.text("terminal-help-keys", who=yes(who), speak=yes(table.all_talk))
    lines = [line for line in told.split("\n") if line.strip()]
    await app.push_screen_wait(Notice(words.text("terminal-help-title"), lines, keys))


async def read_rules(app: App[Any], table: LocalTable, clause: str = "") -> None:
    """The whole rulebook, opened at a clause."""
    words = table.words
    entries = [
        (name, Content.assemble((name, "bold"), " ", text) if name else Content(text))
        for name, text in whole_text(table.rules, words)
    ]
    title = words.text("terminal-rules-title", game=table.teller(table.watcher).game_title())
    await app.push_screen_wait(Reading(title, entries, words.text("terminal-key-close"), clause))


async def read_who(app: App[Any], table: LocalTable, who: Sequence[Entry], start: str) -> None:
    """Who is who, and whatever else there is to look up, opened at one of its entries."""
    words = table.words
    entries = [
        (
            entry.thing,
            Content.assemble((entry.title, "bold"), "\n", entry.text) if entry.text else Content(entry.title),
        )
        for entry in who
    ]
    sheet = Reading(words.text("terminal-who-title"), entries, words.text("terminal-key-close"), start)
    await app.push_screen_wait(sheet)


async def read_why(app: App[Any], table: LocalTable, asking: Asking) -> None:
    """What looks possible and is not, with the reason; choosing a line opens the rulebook there."""
    words = table.words
    refusals = asking.refusals()
    if not refusals:
        keys = [("close", words.text("terminal-key-close"))]
        title = words.text("terminal-why-title")
        await app.push_screen_wait(Notice(title, [words.text("terminal-why-nothing")], keys))
        return
    entries = [
        (
            reason.clauses[0] if reason.clauses else "-",
            Content.assemble((example, "bold"), "\n", reason_text(table, asking.seat, reason)),
        )
        for example, reason in refusals
    ]
    sheet = Reading(words.text("terminal-why-title"), entries, words.text("terminal-key-close"))
    clause = await app.push_screen_wait(sheet)
    if words.has(clause):
        await read_rules(app, table, clause)
