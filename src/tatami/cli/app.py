"""The command line as a whole: which commands there are, and what happens when something goes wrong.

A new command `x` is a module `tatami/cli/x.py` with a function `x`, a line in `COMMANDS`, and the text
`cli-command-x`. The help of a parameter is the key of a text, too.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from io import TextIOWrapper
from typing import Final

from cyclopts import App, CycloptsError

from tatami import __version__
from tatami.kernel.compiling import is_compiled
from tatami.kernel.reasons import TatamiError
from tatami.words.because import because
from tatami.words.catalogue import Words

from .help import TranslatedHelp
from .speech import complain, error_line, lang_in, words_for
from .start import start
from .usage import usage_error

COMMANDS: Final = {
    "play": (
        "tatami play",
        "tatami play tenno",
        "tatami play tenno --seats you:Olena,you:Petro,bot,random",
        "tatami play shinobi --seed 7 --lang uk --plain",
        "tatami play tenno --option memory_aid=true --record game.jsonl",
    ),
    "games": ("tatami games", "tatami games --json", "tatami games --check"),
    "serve": (
        "tatami serve",
        "tatami serve --port 0",
        "tatami serve --host 0.0.0.0 --trusted-proxies 10.0.0.2 --allowed-origins https://play.example",
        "tatami serve --database postgresql://tatami@127.0.0.1/tatami",
        "TATAMI_HALL_PORT=9000 tatami serve --log-format json",
    ),
    "simulate": (
        "tatami simulate tenno --games 1000 --seed 7",
        "tatami simulate tenno --seats sensible,random,random --games 500",
        "tatami simulate tenno --option first_player=A --json",
        "tatami simulate tenno --plot tenno.png --lang uk",
        "tatami simulate samurai-sword --players 5 --seats sensible,random --baseline random",
    ),
    "statistics": (
        "tatami statistics tenno --games 2000",
        "tatami statistics samurai-sword --out docs/games/samurai-sword.md",
    ),
    "scenario": ("tatami scenario scenarios/tenno/*.yaml", "tatami scenario scenarios --json"),
    "replay": (
        "tatami replay game.jsonl",
        "tatami replay game.jsonl --seat B --at 40",
        "tatami replay game.jsonl --verify",
    ),
    "rules": (
        "tatami rules tenno --lang uk",
        "tatami rules TEN-83",
        "tatami rules --coverage",
        "tatami rules shinobi --coverage --json",
    ),
    "bench": (
        "tatami bench",
        "tatami bench tenno --seats 7 --seconds 60",
        "tatami bench --json",
        "tatami bench hall",
        "tatami bench hall --tables 200 --seconds 10 --json",
        "tatami bench hall --database postgresql://tatami@127.0.0.1/bench",
        "tatami bench hall --seconds 30 --beside ../tatami-before",
        "tatami bench hall --soak 5",
    ),
}
"""Name -> examples, in the order of the help; a module is imported only when its command is called."""

GROUPS: Final = {
    "cards": {
        "check": ("tatami cards check my-cards.yaml", "tatami cards check my-cards.json --json"),
        "list": (
            "tatami cards list",
            "tatami cards list --owner ronin --lang uk",
            "tatami cards list --json",
        ),
        "show": ("tatami cards show plain_cut --lang uk", "tatami cards show B01 --data my-cards.yaml"),
        "copy": ("tatami cards copy my-cards.yaml", "tatami cards copy my-cards.json"),
    },
    "decks": {
        "check": ("tatami decks check tiger.deck", "tatami decks check *.deck --any-schools"),
        "new": (
            "tatami decks new student tiger.deck",
            "tatami decks new ronin wolf.deck --weapon kanabo_smash",
        ),
        "list": ("tatami decks list", "tatami decks list --character master --json"),
        "show": ("tatami decks show student_signature", "tatami decks show tiger.deck --line"),
        "copy": ("tatami decks copy student_signature tiger.deck",),
    },
}
"""Name -> what it is followed by -> examples; `tatami cards check` is `tatami.cli.cards:check_cards`."""

FIRST_STEPS: Final = {
    "tatami": "cli-example-start",
    "tatami --host 0.0.0.0": "cli-example-friends",
    "tatami play": "cli-example-choose",
    "tatami play tenno": "cli-example-play",
    "tatami games": "cli-example-games",
    "tatami serve": "cli-example-serve",
    "tatami simulate tenno --games 1000": "cli-example-simulate",
    "tatami simulate --help": "cli-example-help",
}
"""Example -> the key of what it does."""

FAILED: Final = 2

UNWRITABLE: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""What the system says if our output cannot be written; files of our own have their errors (`lab.files`)."""


def build_app(words: Words) -> App:
    """The parser of the command line, its help in the given language."""
    app = App(
        name="tatami",
        help="cli-about",
        help_epilogue=_first_steps(words),
        help_format="plaintext",
        help_formatter=TranslatedHelp(words),
        version=partial(_version, words),
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    app["--help"].help = "cli-help"
    app["--version"].help = "cli-version"
    app.default(start)
    for place, (name, examples) in enumerate(COMMANDS.items()):
        app.command(
            f"tatami.cli.{name}:{name}",
            name=name,
            help=f"cli-command-{name}",
            help_epilogue="\n  ".join([words.text("cli-examples"), *examples]),
            sort_key=place,
        )
    for name, commands in GROUPS.items():
        app.command(_group(name, commands, words))
    return app


def _group(name: str, commands: Mapping[str, Sequence[str]], words: Words) -> App:
    """A command that is followed by another."""
    first = [examples[0] for examples in commands.values()]
    group = App(
        name=name,
        help=f"cli-command-{name}",
        help_epilogue="\n  ".join([words.text("cli-examples"), *first]),
        sort_key=len(COMMANDS) + list(GROUPS).index(name),
    )
    group["--help"].help = "cli-help"
    for place, (command, examples) in enumerate(commands.items()):
        group.command(
            f"tatami.cli.{name}:{command}_{name}",
            name=command,
            help=f"cli-command-{name}-{command}",
            help_epilogue="\n  ".join([words.text("cli-examples"), *examples]),
            sort_key=place,
        )
    return group


def _version(words: Words) -> str:
    """Also which engine it is: an answer to "why is it so slow here?"."""
    engine = "compiled" if is_compiled() else "interpreted"
    return words.text("cli-version-told", version=__version__, engine=engine)


def _first_steps(words: Words) -> str:
    width = max(map(len, FIRST_STEPS))
    steps = [f"  {example:{width}}  {words.text(key)}" for example, key in FIRST_STEPS.items()]
    return "\n".join([words.text("cli-examples"), *steps, "", words.text("cli-languages")])


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
        status = build_app(words)(list(args))
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has had enough
        _give_up_output()
        return 1
    except KeyboardInterrupt:
        return _fail(words.text("cli-interrupted"))
    except CycloptsError as error:
        return _fail(error_line(words, usage_error(error)))
    except TatamiError as error:
        return _fail(error_line(words, error))
    except Exception as error:
        if isinstance(error, OSError) and error.errno in UNWRITABLE:
            _give_up_output()
            detail = error.strerror or "?"
            full = TatamiError("output-unwritable", detail=detail, why=because(error))
            return _fail(error_line(words, full))
        if os.environ.get("TATAMI_TRACEBACK"):
            raise
        return _fail(words.text("cli-broken", error=f"{type(error).__name__}: {error}"))
    return status if isinstance(status, int) else 0


def _give_up_output() -> None:
    """What is still to be written goes nowhere: the interpreter must not try, and fail, at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    with suppress(OSError):  # no file at all, in tests
        os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _fail(message: str) -> int:
    complain(message)
    return FAILED
