"""This hall and that of another checkout, measured in turn: ratios that hold on a machine that is not quiet.

Both are open all the time, and both have the same crowd. Only one plays at a time, for a short slice, and
then the other: A B B A. Two slices side by side are a pair, and what it says is the ratio of their acts per
CPU second. Whatever else the machine does hits both slices of a pair about alike, so the middle of all pairs
is trusted.
"""

from __future__ import annotations

import platform
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, NamedTuple

import msgspec

from tatami.hall.telling.messages import Lang
from tatami.kernel.compiling import is_compiled

from .bench import BUSY_TABLES, LANGS, SPARE_TABLES, Wanted, affordable, asking, games_for
from .checkouts import Checkout, checkout_at, our_own
from .crowd import Crowd, Progress
from .playing import Played, at_full_speed, without_pauses
from .running import Stage, run
from .serving import Serving, serving

SLICE_SECONDS: Final = 1.5
FEWEST_PAIRS: Final = 6
WARM_SECONDS: Final = 0.5
"""What is not counted before the first pair: a hall that begins to speak a language loads its words."""
HALLS: Final = 2


class Middle(msgspec.Struct, frozen=True):
    """The median of some slices, and the middle half of them."""

    median: float
    p25: float
    p75: float


class Pair(msgspec.Struct, frozen=True):
    """A slice of this hall and one of the other, right after one another."""

    ours: float
    theirs: float

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs


class BesideRow(msgspec.Struct, frozen=True):
    """One game, in sentences or not. None where the system does not tell CPU times."""

    game: str
    lang: str
    tables: int
    acts: int
    refused: int
    ours: Middle | None
    """Acts per CPU second of this hall."""
    theirs: Middle | None
    ratio: Middle | None
    """Above 1: this hall is the faster one."""
    pairs: tuple[Pair, ...]


class BesideBench(msgspec.Struct, frozen=True):
    """The whole run."""

    python: str
    database: str
    folder: str
    compiled: bool
    theirs_compiled: bool
    slice_seconds: float
    rows: tuple[BesideRow, ...]
    left_out: tuple[str, ...]
    """Games that the other does not know."""

    def to_json(self) -> dict[str, Any]:
        """As `--json` prints it."""
        built: dict[str, Any] = msgspec.to_builtins(self)
        return built


class _Side(NamedTuple):
    hall: Serving
    crowd: Crowd


def bench_beside(wanted: Wanted, folder: str, stage: Stage) -> BesideBench:
    """Opens both halls, plays in them, closes them."""
    wanted.check()
    other = checkout_at(folder)
    return run(lambda place: _measured(wanted, folder, other, place, stage), HALLS * wanted.seconds)


async def _measured(wanted: Wanted, folder: str, other: Checkout, place: Path, stage: Stage) -> BesideBench:
    games = [game for game in games_for(0) if game in other.probed.games]
    most = affordable(HALLS * BUSY_TABLES) // HALLS
    busy = max(1, min(BUSY_TABLES, most, wanted.tables // len(games)))
    length, pairs = slices(wanted.seconds / (len(games) * len(LANGS)))
    async with AsyncExitStack() as open_halls:
        sides = [
            await _side(open_halls, place / name, checkout, wanted)
            for name, checkout in (("ours", our_own()), ("theirs", other))
        ]
        rows = []
        for game in games:
            with stage("bench-hall-coming", HALLS * busy) as progress:
                for side in sides:
                    await _fill(side, game, busy, wanted, progress)
            for lang in LANGS:
                total = HALLS * (min(WARM_SECONDS, length) + pairs * length)
                with stage("bench-hall-beside", total) as progress:
                    rows.append(await _row(sides, game, lang, length, pairs, progress))
    left_out = tuple(game for game in games_for(0) if game not in games)
    return BesideBench(
        f"{platform.python_implementation()} {platform.python_version()}",
        "sqlite",
        folder,
        is_compiled(),
        other.probed.compiled,
        length,
        tuple(rows),
        left_out,
    )


def slices(seconds: float) -> tuple[float, int]:
    """How long a slice is and how many each hall has, of the seconds that a row has for it."""
    pairs = max(FEWEST_PAIRS, round(seconds / SLICE_SECONDS))
    return seconds / pairs, pairs


async def _side(stack: AsyncExitStack, folder: Path, checkout: Checkout, wanted: Wanted) -> _Side:
    folder.mkdir()
    url = f"sqlite:///{folder / 'live.sqlite'}"
    hall = await stack.enter_async_context(serving(folder, url, "--idle", "86400", checkout=checkout))
    crowd = Crowd(stack.enter_context(asking(hall)), wanted.seed)
    stack.callback(crowd.close)
    return _Side(hall, crowd)


async def _fill(side: _Side, game: str, busy: int, wanted: Wanted, progress: Progress) -> None:
    """The tables of one game; those of the game before are left."""
    side.crowd.close()
    side.crowd.tables.clear()
    await side.crowd.come([game] * busy, progress, wanted.patience)
    await side.crowd.open_sockets(lambda _: None, wanted.patience)


async def _row(
    sides: list[_Side], game: str, lang: Lang, length: float, pairs: int, progress: Progress
) -> BesideRow:
    tables = min(len(side.crowd.tables) for side in sides)
    for side in sides:
        await side.crowd.lay_spares(side.crowd.tables[:tables], SPARE_TABLES)
        await side.crowd.speak(side.crowd.tables[:tables], lang)
        await _slice(side, tables, min(WARM_SECONDS, length), progress)
    played: tuple[list[Played], list[Played]] = ([], [])
    with without_pauses():
        for turn in turns(pairs):
            played[turn].append(await _slice(sides[turn], tables, length, progress))
    return row_of(game, lang, tables, *played)


def turns(pairs: int) -> Iterator[int]:
    """A B B A A B B A ...: who is first changes, so that what grows over time favours neither."""
    for pair in range(pairs):
        yield from (0, 1) if pair % 2 == 0 else (1, 0)


async def _slice(side: _Side, tables: int, seconds: float, progress: Progress) -> Played:
    return await at_full_speed(side.hall, side.crowd, side.crowd.tables[:tables], seconds, progress)


def row_of(game: str, lang: str, tables: int, ours: list[Played], theirs: list[Played]) -> BesideRow:
    """The k-th slice of the one belongs to the k-th of the other."""
    rates = ((a.per_cpu_second, b.per_cpu_second) for a, b in zip(ours, theirs, strict=True))
    pairs = tuple(Pair(a, b) for a, b in rates if a and b)
    return BesideRow(
        game,
        lang,
        tables,
        sum(played.acts for played in (*ours, *theirs)),
        sum(played.refused for played in (*ours, *theirs)),
        middle_of([pair.ours for pair in pairs]),
        middle_of([pair.theirs for pair in pairs]),
        middle_of([pair.ratio for pair in pairs]),
        pairs,
    )


def middle_of(values: list[float]) -> Middle | None:
    if len(values) < 2:
        return Middle(values[0], values[0], values[0]) if values else None
    low, _, high = quantiles(values, n=4, method="inclusive")
    return Middle(median(values), low, high)
