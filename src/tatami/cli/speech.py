"""In which language the command line speaks, and how it says what is wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

from cyclopts import Parameter

from tatami.kernel.reasons import Reason, TatamiError
from tatami.words.catalogue import Words, pick_language
from tatami.words.telling import Teller, tell_error

Lang = Annotated[str | None, Parameter(help="cli-lang", metavar="en|uk|ru")]
"""The parameter `--lang` of every command that says something."""

Json = Annotated[bool, Parameter(help="cli-json", negative="")]
"""The parameter `--json` of every command that has results."""


def words_for(lang: str | None) -> Words:
    """The language asked for, else that of TATAMI_LANG, else that of the system."""
    return Words(pick_language(lang or os.environ.get("TATAMI_LANG"), os.environ))


def lang_in(args: Sequence[str]) -> str | None:
    """What `--lang` says, read ahead of the parser: its errors and its help are texts, too."""
    for at, arg in enumerate(args):
        if arg == "--lang" and at + 1 < len(args):
            return args[at + 1]
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
    return None


def error_line(words: Words, error: TatamiError) -> str:
    """The error in words; where there are none (a bug, but no reason to hide the error) its code."""
    try:
        return tell_error(words, error)
    except (KeyError, ValueError):
        return str(error)


def complain(message: str) -> None:
    """One line on stderr, and nothing in it that could move the cursor: the text may quote what was typed."""
    shown = "".join(c if c.isprintable() else " " for c in message)
    with suppress(OSError):  # where not even this can be written, the exit status has to say it
        print("tatami:", " ".join(shown.split()), file=sys.stderr)


def reason_line(teller: Teller, reason: Reason) -> str:
    """Why the rules do not allow something, as people hear it in play; without words for it, the code."""
    from tatami.terminal.phrases import with_clauses  # boards and all, which most commands do not need

    try:
        return with_clauses(teller, reason)
    except (KeyError, ValueError):
        return str(reason)
