"""A game is known by its manifest and its folder; nothing else in the house speaks of one by name.

Whoever adds a game touches no list, so there must be none: neither in the engine, the hall and the tools nor
in the browser client and its build. What is about one game alone lies in a room of that game, or is named
here with the reason.
"""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

import pytest

from tatami.games import GAMES
from tatami.games.manifest import manifests

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "tatami"
CLIENT = ROOT / "client"
NAMES = sorted(manifests().keys() - {"template"})
"""The template is an English word as well."""
NAMED = re.compile(
    rf"(?<![A-Za-z])({'|'.join(name.replace('-', '[-_]?') for name in NAMES)})(?![a-z])", re.IGNORECASE
)
OF_A_GAME = re.compile(
    rf"^(games|terminal/boards|words/foresight|boards|art|art/scrolls)/({'|'.join(NAMES)})(/|\.)".replace(
        "-", "[-_]"
    )
)
MADE = ("generated/",)
OF_TESTS = re.compile(r"\.test\.ts$|(^|/)testing(/|\.ts$)|/fixtures/")

DECKS = "decks are of Senjutsu: no other game has any, so its pages, wishes and commands know it"
CARDS = "the commands about the cards of Senjutsu; no other game prints its cards so"
LAID = "an example of a table: any game would do"
EXCEPTIONS = {
    "games/__init__.py": "data packs that do not say their game are of Senji, as they once were",
    "words/senjutsu_cards.py": "a room of Senjutsu: its manifest names it",
    "words/senjutsu_decks.py": DECKS,
    "words/senjutsu_solo.py": CARDS,
    "web/decks.py": DECKS,
    "web/api/decks.py": DECKS,
    "cli/decks.py": DECKS,
    "cli/cards.py": CARDS,
    "cli/senjutsu_words.py": CARDS,
    "cli/app.py": "examples that people read under --help",
    "load/hostile.py": LAID,
    "load/soaking.py": LAID,
}
TOOLS_EXCEPTIONS = {
    "balance.py": "measures Senjutsu",
    "duels.py": "measures the bot of Senjutsu",
    "moments.py": "writes what the tests of Senji's board are told",
    "senjutsu_moments.py": "writes what the tests of Senjutsu's board are told",
    "screenshots.py": LAID,
}
CLIENT_EXCEPTIONS = {
    "screens/decks/": DECKS,
    "art/kanji.ts": "the signs of the games whose drawings are a file each",
}


def without_remarks(text: str) -> str:
    """Python without comments and without texts that stand alone."""
    kept: list[str] = []
    before = tokenize.NEWLINE
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        is_remark = token.type == tokenize.STRING and before in (tokenize.NEWLINE, tokenize.INDENT)
        if token.type != tokenize.COMMENT and not is_remark:
            kept.append(token.string)
        if token.type not in (tokenize.NL, tokenize.COMMENT, tokenize.DEDENT):
            before = token.type
    return " ".join(kept)


def without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/|<!--.*?-->|^\s*//.*?$|\s// .*?$", "", text, flags=re.DOTALL | re.MULTILINE)


def named_in(code: str) -> set[str]:
    return {found.lower() for found in NAMED.findall(code)}


def spoken_of_in_python(folder: Path) -> dict[str, set[str]]:
    files = {file.relative_to(folder).as_posix(): file for file in sorted(folder.rglob("*.py"))}
    own = {name: file for name, file in files.items() if not OF_A_GAME.match(name)}
    found = {name: named_in(without_remarks(file.read_text("utf-8"))) for name, file in own.items()}
    return {name: games for name, games in found.items() if games}


def spoken_of_in_the_client() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    files = [file for end in ("ts", "svelte", "css", "js") for file in (CLIENT / "src").rglob(f"*.{end}")]
    files += [*(CLIENT / "build").glob("*.ts"), CLIENT / "vite.config.ts"]
    assert len(files) > 300
    for file in sorted(files):
        name = file.relative_to(CLIENT).as_posix().removeprefix("src/")
        if OF_A_GAME.match(name) or OF_TESTS.search(name) or name.startswith((*MADE, "fonts/")):
            continue
        if games := named_in(without_comments(file.read_text("utf-8"))):
            found[name] = games
    return found


@pytest.mark.parametrize(
    ("folder", "excepted"), [(PACKAGE, EXCEPTIONS), (ROOT / "tools", TOOLS_EXCEPTIONS)], ids=["src", "tools"]
)
def test_nothing_in_the_engine_the_hall_and_the_tools_speaks_of_a_game_by_name(
    folder: Path, excepted: dict[str, str]
) -> None:
    found = spoken_of_in_python(folder)
    assert {name: games for name, games in found.items() if name not in excepted} == {}
    assert excepted.keys() <= found.keys(), "an exception that nothing needs any more"


def test_nothing_in_the_client_and_its_build_speaks_of_a_game_by_name() -> None:
    found = spoken_of_in_the_client()
    excepted = tuple(CLIENT_EXCEPTIONS)
    assert {name: games for name, games in found.items() if not name.startswith(excepted)} == {}
    needed = [each for each in excepted if any(name.startswith(each) for name in found)]
    assert needed == [*excepted], "an exception that nothing needs any more"


@pytest.mark.parametrize(
    "code",
    [
        "const packs = ['/api/games/senji/data/house']",
        "const FIRST = 'samurai-sword'",
        "const SAID = { tenno: [], shinobi: ['dat'] }",
        "import { nameOf } from '../boards/senjutsu/pack'",
        "name: 'senji-shared'",
        "from tatami.games.samurai_sword import aids",
        "const samuraiSword = 1",
    ],
)
def test_a_list_that_names_a_game_is_found(code: str) -> None:
    assert named_in(without_comments(code))


def test_remarks_may_give_a_game_as_an_example() -> None:
    code = '"""Tenno does."""\nx = 1  # as in Senji\ndef f():\n    """Shinobi."""\n'
    assert named_in(without_remarks(code)) == set()
    assert named_in(without_comments("/** As in Senji. */\nlet x = 1 // tenno\n<!-- shinobi -->")) == set()
    assert named_in(without_remarks('x = "senji"')) == {"senji"}


def test_every_game_on_the_shelf_is_looked_for() -> None:
    assert set(GAMES) <= set(NAMES)
