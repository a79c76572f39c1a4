"""The games of this hall and their rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from msgspec import Meta, Raw

from tatami.games import EVERY_GAME, game_called
from tatami.hooks.packs import Packs
from tatami.hooks.tables import Tables, choices_of
from tatami.kernel.rules import Option, Rules
from tatami.players.registry import kinds_for
from tatami.words.catalogue import Words
from tatami.words.rulebook import clause_text, clauses
from tatami.words.telling import Teller

from ..packs import card_texts_of, checked_digest, keep_by_digest, with_pack
from ..routes import Operation, operation
from ..shapes import CardTexts, Clause, GameInfo, OptionInfo, Rulebook
from .calling import Asked

GameName = Annotated[str, Meta(max_length=40)]
PackName = Annotated[str, Meta(max_length=40)]
Digest = Annotated[str, Meta(max_length=64)]


@operation("GET", "/api/games", tag="games")
async def games(call: Asked) -> list[GameInfo]:
    """What can be played here, in your language."""
    return [_told(rules, call.words) for rules in EVERY_GAME.values() if can_be_told(rules, call.words)]


def can_be_told(rules: Rules[Any], words: Words) -> bool:
    """A game that nobody has written texts for yet is for the terminal: here every sentence is told."""
    return words.has(f"{rules.name}-title")


def _told(rules: Rules[Any], words: Words) -> GameInfo:
    teller = Teller(words, rules, [])
    return GameInfo(
        rules.name,
        teller.game_title(),
        teller.game_blurb(),
        rules.version,
        list(rules.seat_counts),
        list(kinds_for(rules)),
        [_option(rules, option, teller) for option in rules.options if len(option.offered()) > 1],
    )


def _option(rules: Rules[Any], option: Option, teller: Teller) -> OptionInfo:
    values = list(option.offered())
    names = [teller.option_value(option.name, value) for value in values]
    title, help_text = teller.option(option.name), teller.option_help(option.name)
    only = _only(rules, option)
    return OptionInfo(option.name, option.default, values, names, title, help_text, option.slow, only)


def _only(rules: Rules[Any], option: Option) -> dict[str, list[int]]:
    """Which values not every number of players can choose. Plain numbers fit all, and there may be many."""
    if not option.choices and not isinstance(rules, Tables):
        return {}
    numbers = [*rules.seat_counts]
    found = {seats: frozenset(choices_of(rules, option, seats)) for seats in numbers}
    by_value = {value: [seats for seats in numbers if value in found[seats]] for value in option.offered()}
    return {str(value): fitting for value, fitting in by_value.items() if fitting != numbers}


@operation("GET", "/api/games/{game}/rules", tag="games", refusals=("no-game",))
async def rulebook(call: Asked, game: GameName) -> Rulebook:
    """Every clause of a game, in your language."""
    rules = game_called(game)
    lang = call.words.lang
    found = [
        Clause(clause, clause_text(clause, lang))
        for chapter in clauses(rules.prefix)
        for clause in (chapter.key, *chapter.clauses)
    ]
    return Rulebook(rules.name, found)


@operation(
    "GET",
    "/api/games/{game}/data/{name}",
    tag="games",
    refusals=("no-game", "no-packs", "no-pack", "other-pack"),
)
async def data_pack(call: Asked, game: GameName, name: PackName, sha256: Digest = "") -> Raw:
    """A data pack of a game that knows such a thing, as its own documents describe it.

    Its ETag is the SHA-256 of its file, as views name it. Whoever asks for that very digest may keep the
    answer for good; without one, ask again whether it has changed.
    """
    rules = with_pack(game_called(game), name)
    keep_by_digest(call, rules, sha256)
    assert isinstance(rules, Packs)
    return Raw(rules.pack_json())


@operation(
    "GET",
    "/api/games/{game}/data/{name}/texts",
    tag="games",
    refusals=("no-game", "no-packs", "no-pack", "no-card-texts", "other-pack"),
)
async def card_texts(call: Asked, game: GameName, name: PackName, sha256: Digest = "") -> CardTexts:
    """The cards of a data pack in your language: clients show them and compose nothing.

    Unlike the pack itself they change with the release of the hall: ask again whether they have. Their ETag
    is the SHA-256 of this answer.
    """
    rules = with_pack(game_called(game), name)
    checked_digest(rules, sha256)
    found = await card_texts_of(rules, call.words.lang)
    call.headers.extend([("ETag", f'"{found.sha256}"'), ("Cache-Control", "no-cache")])
    if f'"{found.sha256}"' in call.request.headers.get("if-none-match", ""):
        call.status = 304
    return found.texts


OPERATIONS: Final[Sequence[Operation]] = (games, rulebook, data_pack, card_texts)
