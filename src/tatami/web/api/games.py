"""The games of this hall and their rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from msgspec import Meta

from tatami.games import EVERY_GAME, game_called, senji
from tatami.games.senji.pack import Pack
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Option, Rules
from tatami.players.registry import kinds_for
from tatami.words.catalogue import Words
from tatami.words.rulebook import clause_text, clauses
from tatami.words.telling import Teller

from ..routes import Operation, operation
from ..shapes import Clause, GameInfo, OptionInfo, Rulebook
from .calling import Asked


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
        [_option(option, teller) for option in rules.options if len(option.offered()) > 1],
    )


def _option(option: Option, teller: Teller) -> OptionInfo:
    values = list(option.offered())
    names = [teller.option_value(option.name, value) for value in values]
    title, help_text = teller.option(option.name), teller.option_help(option.name)
    return OptionInfo(option.name, option.default, values, names, title, help_text, option.slow)


@operation("GET", "/api/games/{game}/rules", tag="games", refusals=("no-game",))
async def rulebook(call: Asked, game: Annotated[str, Meta(max_length=40)]) -> Rulebook:
    """Every clause of a game, in your language."""
    rules = game_called(game)
    lang = call.words.lang
    found = [
        Clause(clause, clause_text(clause, lang))
        for chapter in clauses(rules.prefix)
        for clause in (chapter.key, *chapter.clauses)
    ]
    return Rulebook(rules.name, found)


@operation("GET", "/api/games/senji/data/{name}", tag="games", refusals=("no-pack", "other-pack"))
async def data_pack(
    call: Asked,
    name: Annotated[str, Meta(max_length=40)],
    sha256: Annotated[str, Meta(max_length=64)] = "",
) -> Pack:
    """A data pack of Senji: its map, cards and samurai.

    Its ETag is the SHA-256 of its file, as views name it. Whoever asks for that very digest may keep the
    answer for good; without one, ask again whether it has changed.
    """
    rules = senji.RULES.variant({"data": name})
    digest = rules.box.digest
    if sha256 not in ("", digest):
        raise NotUnderstood("other-pack", game=rules.name, name=name, digest=sha256[:12], known=digest[:12])
    kept = "public, max-age=31536000, immutable" if sha256 else "no-cache"
    call.headers.extend([("ETag", f'"{digest}"'), ("Cache-Control", kept)])
    if f'"{digest}"' in call.request.headers.get("if-none-match", ""):
        call.status = 304
    return rules.box.pack


OPERATIONS: Final[Sequence[Operation]] = (games, rulebook, data_pack)
