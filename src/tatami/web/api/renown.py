"""Ladders, players' pages, and all that is one's own to take home."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO
from typing import Annotated, Final

from msgspec import Meta
from msgspec.structs import replace

from tatami.games import GAMES, game_called
from tatami.hall.db.rows import AccountRow
from tatami.hall.serving.exporting import export_of
from tatami.hall.serving.ladders import ladder_of, told
from tatami.hall.serving.pages import curve_of, page_of, reader_of
from tatami.hall.telling.chat import cleaned
from tatami.hall.telling.renown import (
    Curve,
    Export,
    ExportedGame,
    Ladder,
    PlayedGame,
    PlayerPage,
    Players,
    Rating,
    Season,
    TraitTally,
)
from tatami.kernel.reasons import TatamiError
from tatami.lab.wording import trait_called, value_called
from tatami.words.catalogue import Words

from ..routes import Operation, operation
from .calling import Asked, house

GameName = Annotated[str, Meta(max_length=40)]
WrittenName = Annotated[str, Meta(min_length=1, max_length=200)]
Offset = Annotated[int, Meta(ge=0, le=10_000)]
CSV: Final = "text/csv"
_PAGE: Final = ("no-such-account", "page-is-private")
_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would reckon, were it the first sign of a name."""


@operation("GET", "/api/games/{game}/ladder", tag="ladder", refusals=("no-game",))
async def ladder(
    call: Asked,
    game: GameName,
    players: Players | None = None,
    season: Season | None = None,
    everybody: bool = False,
    limit: Annotated[int, Meta(ge=1, le=200)] = 50,
    offset: Offset = 0,
) -> Ladder:
    """The strongest accounts and bots at a game with so many players (without: where most are rated), of a
    season or of all times; who has played nothing lately is left out there unless you want `everybody`."""
    name = game_called(game).name
    return await ladder_of(
        house(call).hall, call.who, name, players or 0, season or "", everybody, limit, offset
    )


@operation("GET", "/api/me/ratings", tag="ladder", person=True)
async def my_ratings(call: Asked) -> list[Rating]:
    """How strong you are, by game and number of players; guests have no rating."""
    hall, account = house(call).hall, call.person.account_id
    rows = await hall.store.ratings_of(account) if account else []
    return [told(row.game, row.seats, row, hall.now()) for row in rows]


async def _called(call: Asked, written: str) -> AccountRow:
    name = cleaned(written)
    account = await house(call).hall.store.account_called(name) if name else None
    if account is None:
        raise TatamiError("no-such-account", name=name)
    return account


@operation("GET", "/api/players/{name}", tag="ladder", refusals=_PAGE)
async def player_page(call: Asked, name: WrittenName) -> PlayerPage:
    """What the account of that name has played, with whom, as what and how well; if you may know."""
    account, hall = await _called(call, name), house(call).hall
    page = await page_of(hall, account, await reader_of(hall, account, call.who))
    return replace(
        page,
        traits=[_trait_in_words(call.words, one) for one in page.traits],
        last=[_game_in_words(call.words, one) for one in page.last],
    )


@operation("GET", "/api/players/{name}/curve", tag="ladder", refusals=(*_PAGE, "no-game"))
async def player_curve(call: Asked, name: WrittenName, game: GameName, players: Players) -> Curve:
    """How a rating of his went."""
    account, hall = await _called(call, name), house(call).hall
    reader = await reader_of(hall, account, call.who)
    return await curve_of(hall, account, reader, game_called(game).name, players)


def _trait_in_words(words: Words, one: TraitTally) -> TraitTally:
    return replace(
        one, trait_name=trait_called(words, one.trait), name=_value(words, one.game, one.trait, one.value)
    )


def _game_in_words(words: Words, one: PlayedGame) -> PlayedGame:
    return replace(
        one, traits={trait: _value(words, one.game, trait, value) for trait, value in one.traits.items()}
    )


def _value(words: Words, game: str, trait: str, value: str) -> str:
    """A value that the installed rules do not know any more goes by its plain name."""
    if game not in GAMES:
        return value
    try:
        return value_called(words, game_called(game), trait, value)
    except (LookupError, TatamiError, ValueError):
        return value


@operation("GET", "/api/me/export", tag="ladder", person=True)
async def export(call: Asked, offset: Annotated[int, Meta(ge=0, le=10_000_000)] = 0) -> Export:
    """All that the hall keeps of you; of games the last five thousand after so many."""
    _as_file(call, "json")
    return await export_of(house(call).hall, call.person, offset)


@operation("GET", "/api/me/games.csv", tag="ladder", person=True, media=CSV)
async def games_csv(call: Asked, offset: Annotated[int, Meta(ge=0, le=10_000_000)] = 0) -> str:
    """Your finished games as a table for spreadsheets."""
    _as_file(call, "csv")
    return as_csv((await export_of(house(call).hall, call.person, offset)).games)


def _as_file(call: Asked, kind: str) -> None:
    call.headers.append(("Content-Disposition", f'attachment; filename="tatami.{kind}"'))


def as_csv(games: Sequence[ExportedGame]) -> str:
    """One line a game; no name in it is taken for a formula."""
    out = StringIO()
    lines = csv.writer(out)
    lines.writerow(ExportedGame.__struct_fields__)
    for game in games:
        traits = "; ".join(f"{trait}={value}" for trait, value in game.traits.items())
        row = [getattr(game, field) for field in ExportedGame.__struct_fields__]
        row[-2:] = [traits, "; ".join(game.others)]
        lines.writerow(["" if value is None else _plain(value) for value in row])
    return out.getvalue()


def _plain(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULAS) else value


OPERATIONS: Final[Sequence[Operation]] = (
    ladder,
    my_ratings,
    player_page,
    player_curve,
    export,
    games_csv,
)
