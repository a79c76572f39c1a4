"""How heavy the browser client is: what was built, and what a browser new to the hall has to fetch."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from tatami.kernel.reasons import NotUnderstood, TatamiError
from tatami.lab.bench import Gate
from tatami.web.pages import PAGE, STATIC, files_in

from .chromium import chromium_program, has_playwright, running_chromium
from .crowd import Progress
from .serving import serving

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request

Kind = Literal["script", "style", "font", "other"]
KINDS: Final[tuple[Kind, ...]] = ("script", "style", "font", "other")
RESOURCES: Final[dict[str, Kind]] = {"script": "script", "stylesheet": "style", "font": "font"}
"""As browsers call them; the rest is `other`: the page itself, icons, answers of the hall."""
MOST_CODE: Final = 97_000
"""Bytes of script and styles for the first table, as they travel; fonts apart."""
PATIENCE: Final = 60_000
"""Milliseconds that a busy machine may need for a page."""

HOLD_BACK: Final = """() => {
  const begin = window.setTimeout
  window.setTimeout = (run, wait, ...more) => (wait >= 3000 ? 0 : begin(run, wait, ...more))
}"""
"""What a page puts off for seconds is no part of its first sight, however long a busy machine takes."""

LONGEST_DETAIL: Final = 300


class Built(msgspec.Struct, frozen=True):
    """A script, a style sheet or a font of the built client, in bytes; fonts are squeezed by themselves."""

    name: str
    plain: int
    gzip: int
    brotli: int


class Fetched(msgspec.Struct, frozen=True):
    requests: int
    bytes: int
    """As they travelled: squeezed, without headers."""


class FirstTable(msgspec.Struct, frozen=True):
    """From the first address ever typed to a game against bots that can be played."""

    game: str
    lang: str
    """Of the browser, and so of the texts that came with the scripts."""
    fetched: dict[Kind, Fetched]

    @property
    def total(self) -> Fetched:
        return _sum(self.fetched.values())

    @property
    def code(self) -> Fetched:
        return _sum(self.fetched[kind] for kind in ("script", "style"))


class ClientBench(msgspec.Struct, frozen=True):
    """The whole run. Without a browser there are no tables."""

    missing: Literal["", "chromium", "playwright"]
    built: tuple[Built, ...]
    """The largest first."""
    tables: tuple[FirstTable, ...]
    gates: tuple[Gate, ...]
    """One for each game."""

    def to_json(self) -> dict[str, Any]:
        """As `--json` prints it."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


def built_files() -> tuple[Built, ...]:
    if not (STATIC / PAGE).exists():
        raise NotUnderstood("bench-client-unbuilt")
    found = []
    for name, file in files_in(STATIC).items():
        if name.endswith((".js", ".css", ".woff2")):
            sizes = {coding: len(form) for coding, form in file.forms.items()}
            plain = sizes[""]
            found.append(Built(name, plain, sizes.get("gzip", plain), sizes.get("br", plain)))
    return tuple(sorted(found, key=lambda file: -file.plain))


def bench_client(games: Sequence[str], lang: str, progress: Progress) -> ClientBench:
    """Weighs what was built and, where a browser can be had, the first table of each game in a real hall."""
    built = built_files()
    missing: Literal["", "chromium", "playwright"] = ""
    if not has_playwright():
        missing = "playwright"
    elif chromium_program() is None:
        missing = "chromium"
    tables = () if missing else asyncio.run(_first_tables(games, lang, progress))
    return ClientBench(missing, built, tables, tuple(map(gate_of, tables)))


async def _first_tables(games: Sequence[str], lang: str, progress: Progress) -> tuple[FirstTable, ...]:
    with tempfile.TemporaryDirectory(prefix="tatami-bench-") as folder:
        async with serving(Path(folder), f"sqlite:///{folder}/hall.sqlite") as hall:
            home = f"http://{hall.host}:{hall.port}"
            return await asyncio.to_thread(_weigh, home, games, lang, progress)


def _weigh(home: str, games: Sequence[str], lang: str, progress: Progress) -> tuple[FirstTable, ...]:
    from playwright.sync_api import Error

    found = []
    try:
        with running_chromium() as browser:
            for game in games:
                # What is kept for later is fetched when nobody waits: it is not part of the first table.
                page = browser.new_page(locale=lang, service_workers="block")
                page.set_default_timeout(PATIENCE)
                found.append(first_table(page, home, game))
                page.close()
                progress(1)
    except Error as error:
        raise TatamiError("bench-client-failed", detail=error.message[:LONGEST_DETAIL]) from None
    return tuple(found)


def first_table(page: Page, home: str, game: str) -> FirstTable:
    """Comes in at the door and sits down. The page must be one that has not fetched anything yet."""
    finished: list[Request] = []
    page.on("requestfinished", lambda request: finished.append(request))
    page.add_init_script(f"({HOLD_BACK})()")
    page.goto(home)
    sit_down_against_bots(page, game)
    page.wait_for_selector("[data-thing]")
    page.wait_for_load_state("networkidle")
    by_kind: dict[Kind, list[int]] = {kind: [] for kind in KINDS}
    for request in finished:
        kind = RESOURCES.get(request.resource_type, "other")
        by_kind[kind].append(request.sizes()["responseBodySize"])
    lang = page.evaluate("document.documentElement.lang")
    return FirstTable(game, lang, {kind: Fetched(len(sizes), sum(sizes)) for kind, sizes in by_kind.items()})


def sit_down_against_bots(page: Page, game: str) -> None:
    """Two clicks from the home page: the game, and go.

    Then the pointer leaves the mat: what it happens to rest on would be explained by a card that opens."""
    page.locator(f'input[name="game"][value="{game}"]').check(force=True)
    page.locator(".ask .btn.main").click()
    page.mouse.move(0, 0)
    page.wait_for_selector("[data-question]")


def gate_of(table: FirstTable) -> Gate:
    weight = table.code.bytes
    return Gate(table.game, True, MOST_CODE, weight, weight <= MOST_CODE)


def _sum(parts: Iterable[Fetched]) -> Fetched:
    parts = list(parts)
    return Fetched(sum(part.requests for part in parts), sum(part.bytes for part in parts))
