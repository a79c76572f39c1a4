"""The command line as a whole: which commands there are, and what happens when something goes wrong.

A new command `x` is a module `tatami/cli/x.py` with a function `x`, its name in `COMMANDS`, and the texts
`cli-x` and `cli-x-examples`; the help of a parameter is the key of a text.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

from cyclopts import App, CycloptsError

from tatami import __version__
from tatami.kernel.reasons import TatamiError
from tatami.words.catalogue import Words

from .help import TranslatedHelp
from .speech import error_line, lang_in, words_for
from .usage import usage_error

COMMANDS: Final = ("games", "simulate", "bench")
"""In the order of the help; a module is imported only when its command is called."""

FAILED: Final = 2


def build_app(words: Words) -> App:
    """The parser of the command line, its help in the given language."""
    app = App(
        name="tatami",
        help="cli-about",
        help_epilogue=words.text("cli-examples"),
        help_format="plaintext",
        help_formatter=TranslatedHelp(words),
        version=__version__,
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    app["--help"].help = "cli-help"
    app["--version"].help = "cli-version"
    app.default(choose)
    for place, name in enumerate(COMMANDS):
        app.command(
            f"tatami.cli.{name}:{name}",
            name=name,
            help=f"cli-{name}",
            help_epilogue=words.text(f"cli-{name}-examples"),
            sort_key=place,
        )
    return app


def choose() -> None:
    """`tatami` alone: a chooser of games, where the terminal client is there."""
    try:
        chooser = importlib.import_module("tatami.terminal.choose")
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("tatami.terminal"):
            raise
        build_app(words_for(None)).help_print([])
        return
    chooser.run()


def run(args: Sequence[str]) -> int:
    """Carries out one command line and gives the exit status; whatever goes wrong is one line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without Cyrillic shows ?, not a traceback
    try:
        words = words_for(lang_in(args))
    except TatamiError as error:
        return _fail(error_line(Words("en"), error))
    try:
        build_app(words)(list(args))
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has had enough; the interpreter must not try to flush the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return _fail(words.text("cli-interrupted"))
    except CycloptsError as error:
        return _fail(error_line(words, usage_error(error)))
    except TatamiError as error:
        return _fail(error_line(words, error))
    except Exception as error:
        if os.environ.get("TATAMI_TRACEBACK"):
            raise
        return _fail(words.text("cli-broken", error=f"{type(error).__name__}: {error}"))
    return 0


def _fail(message: str) -> int:
    # One line, and nothing in it that could move the cursor: the text may quote what was typed.
    shown = "".join(c if c.isprintable() else " " for c in message)
    print("tatami:", " ".join(shown.split()), file=sys.stderr)
    return FAILED
