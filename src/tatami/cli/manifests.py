"""`tatami games --check`: whether everything that the manifests of the games name, and imply, is there."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from tatami.games import EVERY_GAME
from tatami.games.manifest import FILE, Manifest, manifests, thing_named, where_of
from tatami.kernel.reasons import NotUnderstood, TatamiError
from tatami.kernel.rules import Rules
from tatami.lessons import course_called
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.naming import kebab, spot

NAMED: Final = ("rules", "bot", "foresight", "terminal", "cards", "card_words")
SPOKEN: Final = ("name", "name.tag", "credits", "credits.house")
PLAYED: Final = ("title", "blurb")
ANNOUNCED: Final = ("name.coming",)
CLIENT: Final = Path(__file__).resolve().parents[3] / "client" / "src"
"""In a checkout; whoever has installed the package has the client as it was built."""
BOARDS: Final = CLIENT / "boards"
SIGNS: Final = CLIENT / "fonts" / "tatami-kanji.json"
"""The kanji that the client's font holds."""


def problems(found: Mapping[str, Manifest] | None = None) -> Iterator[TatamiError]:
    """What is missing, game by game: each says what, and in which file."""
    every = manifests() if found is None else found
    yield from _in_one_place(every)
    yield from _unknown_folders() if found is None else ()
    for game, manifest in every.items():
        broken = [
            *_unnamed(game, manifest),
            *_boardless(game, manifest),
            *_unsigned(game, manifest),
            *_unplayable(game, manifest),
        ]
        yield from broken or _wordless(game, manifest)


def _in_one_place(found: Mapping[str, Manifest]) -> Iterator[TatamiError]:
    """No two games stand in the same place of the shelf, and the home page begins with one of them."""
    taken: dict[int, str] = {}
    for game, manifest in found.items():
        other = taken.setdefault(manifest.place, game)
        if other != game:
            detail = f"{manifest.place}, as in {where_of(other)}"
            yield NotUnderstood("bad-manifest", file=f"{where_of(game)}: place", detail=detail)
    first, *others = [game for game, manifest in found.items() if manifest.is_first] or [""]
    for game in others:
        yield NotUnderstood(
            "bad-manifest", file=f"{where_of(game)}: first", detail=f"so is {where_of(first)}"
        )


def _unknown_folders() -> Iterator[TatamiError]:
    """A game without a manifest is none, and nobody would notice."""
    for folder in sorted(files("tatami.games").iterdir(), key=lambda each: each.name):
        if (folder / "__init__.py").is_file() and not (folder / FILE).is_file():
            yield NotUnderstood("bad-manifest", file=where_of(folder.name), detail="there is none")


def _unnamed(game: str, manifest: Manifest) -> Iterator[TatamiError]:
    """Modules, things in them and the course, which is read by the rules."""
    fields = {field: getattr(manifest, field) for field in NAMED}
    broken = False
    for field, named in {
        **fields,
        **{f"sparring.{kind}": n for kind, n in manifest.sparring.items()},
    }.items():
        where = f"{where_of(game)}: {field}"
        try:
            detail = _unfit(game, field, thing_named(named, where)) if named else ""
        except NotUnderstood as error:
            broken = True
            yield error
        else:
            if detail:
                broken = True
                yield NotUnderstood("bad-manifest", file=where, detail=f"{named} {detail}")
    if manifest.lesson and game in manifests() and not broken:
        try:
            course_called(game)
        except (NotUnderstood, OSError) as error:
            yield error if isinstance(error, NotUnderstood) else _no_file(game, "lesson", str(error.filename))


def _unfit(game: str, field: str, thing: Any) -> str:
    """Why that which is there cannot be what the field wants; nothing if it can."""
    if field == "rules":
        if not isinstance(thing, Rules):
            return "is no instance of Rules"
        return "" if thing.name == game else f"calls itself {thing.name}, its folder {game}"
    if field == "bot" or field.startswith("sparring."):
        lacks = [method for method in ("observe", "choose") if not callable(getattr(thing, method, None))]
        return f"has no {' and no '.join(lacks)}" if lacks else ""
    return ""


def _unsigned(game: str, manifest: Manifest) -> Iterator[TatamiError]:
    """Signs that the browser would show in whatever font somebody has."""
    lacking = (
        set(manifest.kanji) - set(json.loads(SIGNS.read_text(encoding="utf-8"))) if SIGNS.is_file() else ()
    )
    if lacking:
        detail = f"{''.join(sorted(lacking))} is not in the font of the client, which tools/fonts.py cuts"
        yield NotUnderstood("bad-manifest", file=f"{where_of(game)}: kanji", detail=detail)


def _boardless(game: str, manifest: Manifest) -> Iterator[TatamiError]:
    board = manifest.browser.board
    if board and BOARDS.is_dir() and not (BOARDS / board / "index.ts").is_file():
        yield _no_file(game, "browser.board", f"client/src/boards/{board}/index.ts")


def _unplayable(game: str, manifest: Manifest) -> Iterator[TatamiError]:
    """Options of Play now that the rules do not know."""
    if manifest.quick and game in EVERY_GAME:
        try:
            EVERY_GAME[game].read_options(manifest.quick)
        except NotUnderstood as error:
            yield NotUnderstood("bad-manifest", file=f"{where_of(game)}: quick", detail=error.code)


def _wordless(game: str, manifest: Manifest) -> Iterator[TatamiError]:
    """Texts in all languages; all the others that a game wants `python -m tests.words` knows."""
    wanted = [
        *SPOKEN,
        *(PLAYED if manifest.rules else ANNOUNCED),
        *_on_the_generic_board(game, manifest),
    ]
    for lang in LANGUAGES:
        words = Words(lang)
        for end in wanted:
            if not words.has(f"{game}-{end}"):
                file = f"locales/{lang}/{game}.ftl"
                yield NotUnderstood("no-text-for-game", file=file, key=f"{game}-{end}")


def _on_the_generic_board(game: str, manifest: Manifest) -> list[str]:
    """Without a board of its own a game's places and open facts are told by name."""
    if game not in EVERY_GAME or (manifest.terminal and manifest.browser.board):
        return []
    rules = EVERY_GAME[game]
    layout = rules.layout(rules.default_seats, rules.read_options({}))
    facts = [f"fact-{kebab(field)}" for field in rules.table.FIELDS]  # type: ignore[attr-defined]  # a Table
    return [*dict.fromkeys(f"place-{spot(place.name).kind}" for place in layout.places), *facts]


def _no_file(game: str, field: str, path: str) -> NotUnderstood:
    return NotUnderstood("bad-manifest", file=f"{where_of(game)}: {field}", detail=f"no file {path}")
