"""What the browser client knows of the games before it asks the hall (`client/src/generated/games.ts`), and
its build of their words (`spoken.ts`)."""

from __future__ import annotations

import json
from typing import Any

from tatami.games import EVERY_GAME
from tatami.games.manifest import Manifest, manifests
from tatami.hooks.packs import pack_of
from tatami.lessons import course_called

KINDS = """export interface GameEntry {
  /** As the hall calls it. */
  name: string;
  /** On the shelf, in the laboratory's corner of the lobby, or announced. */
  status: "playable" | "laboratory" | "coming";
  kanji: string;
  /** What its clauses begin with; "" as long as there are none. */
  prefix: string;
  /** At least and at most so many players. */
  players: readonly [number, number];
  /** Seats of a table against bots: the number at which the game is at its best. */
  table: number;
  /** How long a game takes, and how long its introduction; 0 where there is none. */
  minutes: number;
  lesson: number;
  /** Its best bot, as the hall calls it. */
  bot: "sensible" | "random";
  /** A folder of `boards`; "" is the generic one. */
  board: string;
  /** Options of the table that Play now lays, where they are not the usual ones. */
  quick: Readonly<Record<string, number | string | boolean>>;
  /** What is kept of its data pack, to be read without the hall: ends of `/api/games/<game>/data/`. */
  packs: readonly string[];
}
"""

SPOKEN = """export interface SpokenGame {
  /** What its words are loaded by, each with what the keys of its names go on with; none: all at once. */
  parts: readonly { name: string; names: readonly string[] }[];
  /** Cases of its names that its board itself says; null: whichever there are. */
  cases: readonly string[] | null;
  /** Whether what its cards do comes when one of them is looked at closely. */
  deedsLater: boolean;
}
"""


def games() -> str:
    """`games.ts` but for its head: a type, the games in the order of the shelf, and which comes first."""
    found = manifests()
    entries = "".join(f"  {json.dumps(_entry(*each), ensure_ascii=False)},\n" for each in found.items())
    first = next((name for name, manifest in found.items() if manifest.is_first), next(iter(found)))
    return (
        f"{KINDS}\nexport const GAMES: readonly GameEntry[] = [\n{entries}];\n\n"
        "/** With which the home page begins for whoever has not chosen any yet. */\n"
        f"export const FIRST = {json.dumps(first)};\n"
    )


def spoken() -> str:
    """`spoken.ts` but for its head: what the build has to know of the catalogues of the games."""
    entries = "".join(
        f"  {json.dumps(name)}: {json.dumps(_spoken(manifest))},\n" for name, manifest in manifests().items()
    )
    return f"{SPOKEN}\nexport const SPOKEN: Readonly<Record<string, SpokenGame>> = {{\n{entries}}};\n"


def _spoken(manifest: Manifest) -> dict[str, Any]:
    browser = manifest.browser
    return {
        "parts": [{"name": part.name, "names": part.names} for part in browser.words],
        "cases": browser.cases,
        "deedsLater": browser.deeds_later,
    }


def _entry(name: str, manifest: Manifest) -> dict[str, Any]:
    rules = EVERY_GAME.get(name)
    seats = manifest.players or (1, 1)
    return {
        "name": name,
        "status": manifest.status,
        "kanji": manifest.kanji,
        "prefix": rules.prefix if rules else "",
        "players": [rules.seat_counts[0], rules.seat_counts[-1]] if rules else list(seats),
        "table": rules.default_seats if rules else seats[0],
        "minutes": manifest.minutes,
        "lesson": course_called(name).minutes if manifest.lesson else 0,
        "bot": "sensible" if manifest.bot else "random",
        "board": manifest.browser.board,
        "quick": manifest.quick,
        "packs": _kept(name, manifest),
    }


def _kept(name: str, manifest: Manifest) -> list[str]:
    """The pack that a table has by itself, and its cards in words."""
    pack = pack_of(EVERY_GAME[name]) if manifest.packs and name in EVERY_GAME else None
    if pack is None:
        return []
    return [pack.name, f"{pack.name}/texts"] if manifest.card_words else [pack.name]
