"""What the whole house has to know of a game, in one file of the game's folder: `manifest.toml`.

The registries of all rooms read it: players, words, terminal, lessons, laboratory, tools, and through a
generated file the browser client. It names things of other rooms as text, so that no game imports a room that
it should not know, and that a list of the games opens none of them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, Literal, get_args

import msgspec

from tatami.kernel.reasons import NotUnderstood

FILE: Final = "manifest.toml"

MOST_KANJI: Final = 2

Status = Literal["playable", "laboratory", "coming"]

THINGS: Final = ("rules", "bot", "terminal", "cards", "card_words")
"""Fields that name one thing of a module."""


class BrowserPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names of the game that the browser loads together: those whose keys go on with one of these words."""

    name: str
    """What it is loaded by: the game itself for the first table, `senji-later` for what comes later."""
    names: list[str]


class Browser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser client has for the game."""

    board: str = ""
    """A folder of `client/src/boards`; without one it is played on the generic board."""
    words: list[BrowserPart] = []
    """Parts of its catalogue that are loaded apart; without any all its names come at once."""
    cases: list[str] | None = None
    """Cases of its names that the board itself says (`acc`), so that the others can stay away; without the
    line all of them come."""
    deeds_later: bool = False
    """Whether what cards do comes only when one of them is looked at closely."""


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game. Things of the house are named as `package.module:thing`."""

    status: Status
    """On the shelf, in the laboratory's corner of the lobby, or announced: without rules yet, or with rules
    but without a board in the browser. Then it is played everywhere else."""
    place: Annotated[int, msgspec.Meta(ge=0)]
    """On the shelf, from the left."""
    kanji: str
    """Its sign: one or two of those that the client's font has."""
    minutes: Annotated[int, msgspec.Meta(gt=0)]
    """How long a game takes, about."""
    players: tuple[int, int] | None = None
    """At least and at most, as long as there are no rules that say so."""

    rules: str = ""
    bot: str = ""
    """Its sensible player: a class with `observe` and `choose`."""
    sparring: dict[str, str] = {}
    """By kind: further players, for tests and the laboratory alone; nobody is offered them at a table."""
    foresight: str = ""
    """The module of the words room whose `foresee` says what will come of an answer."""
    terminal: str = ""
    """Its board in the terminal; without one it gets the generic one."""
    cards: str = ""
    """What gives the cards as they are printed, for the client that draws them."""
    card_words: str = ""
    """What tells the cards of a data pack in words, for clients that compose nothing."""
    lesson: str = ""
    """Its course: a file of the room `lessons`."""
    browser: Browser = Browser()
    is_first: bool = msgspec.field(default=False, name="first")
    """Whether the home page begins with it, for whoever has not chosen any yet."""
    quick: dict[str, int | str | bool] = {}
    """Options of the table that Play now lays, where they are not the usual ones."""

    packs: bool = False
    """Whether data packs can be offered to it."""
    is_long: bool = msgspec.field(default=False, name="long")
    """Whether a game has so many decisions that the bench measures it by other gates."""
    is_heavy: bool = msgspec.field(default=False, name="heavy")
    """Whether so much happens between two answers that the bench measures it by other gates."""
    interpreted: bool = False
    """Whether it is left out of the compiled engine."""
    screenshot: Annotated[int, msgspec.Meta(ge=0)] = 0
    """After how many answers there is something to see; 0: no picture of it is taken."""

    def __post_init__(self) -> None:
        if self.status != "coming" and not self.rules:
            raise ValueError("rules: only a game that is coming may lack them")
        if not 1 <= len(self.kanji) <= MOST_KANJI:
            raise ValueError(f"kanji: {self.kanji!r} is not one or two signs")
        if not self.rules and self.players is None:
            raise ValueError("players: nobody else says how many they are")
        things = {field: getattr(self, field) for field in THINGS}
        for field, named in {
            **things,
            **{f"sparring.{kind}": n for kind, n in self.sparring.items()},
        }.items():
            module, _, thing = named.partition(":")
            if named and not (module and thing):
                raise ValueError(f"{field}: {named!r} is not package.module:thing")


def read_manifest(text: str, where: str) -> Manifest:
    """The manifest in that text; an error says in one line what is wrong with which file."""
    try:
        return msgspec.convert(tomllib.loads(text), Manifest)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise NotUnderstood("bad-manifest", file=where, detail=_said(str(error))) from None


def _said(error: str) -> str:
    """What msgspec says of a field, with what could stand there instead."""
    if "Invalid enum value" in error and "status" in error:
        return f"{error}, which is one of {', '.join(get_args(Status))}"
    if "unknown field" in error and " - at " not in error:
        return (
            f"{error}; known are {', '.join(field.encode_name for field in msgspec.structs.fields(Manifest))}"
        )
    return error


def manifests_in(folder: Traversable) -> Iterator[tuple[str, Manifest]]:
    """By game; a folder without a manifest holds none."""
    for found in sorted(folder.iterdir(), key=lambda each: each.name):
        file = found / FILE
        if found.is_dir() and file.is_file():
            where = where_of(found.name)
            yield found.name.replace("_", "-"), read_manifest(_text_of(file, where), where)


def _text_of(file: Traversable, where: str) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise NotUnderstood("bad-manifest", file=where, detail=f"not UTF-8: {error.reason}") from None


def where_of(game: str) -> str:
    """The manifest of a game as errors name it."""
    return f"games/{game.replace('-', '_')}/{FILE}"


@cache
def manifests() -> dict[str, Manifest]:
    """Every game that the house knows of, in the order of the shelf."""
    found = manifests_in(files("tatami.games"))
    return dict(sorted(found, key=lambda item: (item[1].place, item[0])))


def manifest_of(game: str) -> Manifest | None:
    """What is known of that game; None of one that somebody brought along."""
    return manifests().get(game)


def named_by(
    game: str, field: Literal["rules", "bot", "foresight", "terminal", "cards", "card_words"]
) -> Any:
    """The thing that the manifest of a game names there, None if it names none; loaded now, not before."""
    manifest = manifest_of(game)
    named = "" if manifest is None else getattr(manifest, field)
    return thing_named(named, f"{where_of(game)}: {field}") if named else None


def thing_named(named: str, where: str) -> Any:
    """`package.module:thing`, or a whole module; an error says which of both is not there."""
    module, _, thing = named.partition(":")
    try:
        found = import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{module}.".startswith(f"{missing.name}."):
            raise  # it is there, but something that it imports is not
        raise NotUnderstood("bad-manifest", file=where, detail=f"no module {module}") from None
    if thing and not hasattr(found, thing):
        raise NotUnderstood("bad-manifest", file=where, detail=f"no {thing} in {module}")
    return getattr(found, thing) if thing else found
