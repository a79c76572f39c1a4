"""`tatami games --check`: whether everything that the manifests of the games name, and imply, is there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Final

from tatami.games import EVERY_GAME
from tatami.games.manifest import FILE, Manifest, manifests, thing_named, where_of
from tatami.kernel.reasons import NotUnderstood, TatamiError
from tatami.lessons import course_called
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.naming import kebab, spot

NAMED: Final = ("rules", "bot", "foresight", "terminal", "cards")
SPOKEN: Final = ("name", "name.tag", "credits", "credits.house")
PLAYED: Final = ("title", "blurb")
ANNOUNCED: Final = ("name.coming",)
BOARDS: Final = Path(__file__).resolve().parents[3] / "client" / "src" / "boards"
"""In a checkout; whoever has installed the package has the client as it was built."""


def problems(found: Mapping[str, Manifest] | None = None) -> Iterator[TatamiError]:
    """What is missing, game by game: each says what, and in which manifest it is named."""
    every = manifests() if found is None else found
    yield from _in_one_place(every)
    yield from _unknown_folders() if found is None else ()
    for game, manifest in every.items():
        broken = [*_unnamed(game, manifest), *_boardless(game, manifest), *_unplayable(game, manifest)]
        yield from broken or _wordless(game, manifest)


def _in_one_place(found: Mapping[str, Manifest]) -> Iterator[TatamiError]:
    """No two games stand in the same place of the shelf."""
    taken: dict[int, str] = {}
    for game, manifest in found.items():
        other = taken.setdefault(manifest.place, game)
        if other != game:
            detail = f"{manifest.place}, as in {where_of(other)}"
            yield NotUnderstood("bad-manifest", file=f"{where_of(game)}: place", detail=detail)


def _unknown_folders() -> Iterator[TatamiError]:
    """A game without a manifest is none, and nobody would notice."""
    for folder in sorted(files("tatami.games").iterdir(), key=lambda each: each.name):
        if (folder / "__init__.py").is_file() and not (folder / FILE).is_file():
            yield NotUnderstood("bad-manifest", file=where_of(folder.name), detail="there is none")


def _unnamed(game: str, manifest: Manifest) -> Iterator[TatamiError]:
    """Modules, things in them and the course."""
    for field in NAMED:
        if named := getattr(manifest, field):
            try:
                thing_named(named, f"{where_of(game)}: {field}")
            except NotUnderstood as error:
                yield error
    if manifest.lesson and game in manifests():
        try:
            course_called(game)
        except (NotUnderstood, OSError) as error:
            yield error if isinstance(error, NotUnderstood) else _no_file(game, "lesson", str(error.filename))


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
    """Texts in all languages; the rest of a game's words is found by `tests/words`."""
    wanted = [
        *SPOKEN,
        *(PLAYED if manifest.rules else ANNOUNCED),
        *_on_the_generic_board(game, manifest),
    ]
    for lang in LANGUAGES:
        words = Words(lang)
        for end in wanted:
            if not words.has(f"{game}-{end}"):
                yield NotUnderstood("no-text-for-game", file=where_of(game), key=f"{game}-{end}", lang=lang)


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
