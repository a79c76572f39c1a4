"""What the browser client knows of the games before it asks the hall: `client/src/generated/games.ts`."""

from __future__ import annotations

import json
from typing import Any

from tatami.games import EVERY_GAME
from tatami.games.manifest import Manifest, manifests
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
  /** What its words are loaded by, each with what the keys of its names go on with; none: all at once. */
  words: readonly { name: string; names: readonly string[] }[];
}
"""


def games() -> str:
    """The whole file but for its head: a type, and a list in the order of the shelf."""
    entries = "".join(f"  {json.dumps(_entry(*each), ensure_ascii=False)},\n" for each in manifests().items())
    return f"{KINDS}\nexport const GAMES: readonly GameEntry[] = [\n{entries}];\n"


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
        "words": [{"name": part.name, "names": part.names} for part in manifest.browser.words],
    }
