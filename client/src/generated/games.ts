// Made by `python -m tatami.web.typescript client/src/generated`: not to be edited.

// The games of the house, from their manifests (docs/adding-a-game.md).

export interface GameEntry {
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

export const GAMES: readonly GameEntry[] = [
  {"name": "tenno", "status": "playable", "kanji": "天皇", "prefix": "TEN", "players": [2, 7], "table": 4, "minutes": 30, "lesson": 6, "bot": "sensible", "board": "tenno", "quick": {}, "packs": []},
  {"name": "shinobi", "status": "playable", "kanji": "忍", "prefix": "SHI", "players": [3, 5], "table": 4, "minutes": 25, "lesson": 6, "bot": "sensible", "board": "shinobi", "quick": {}, "packs": []},
  {"name": "samurai-sword", "status": "playable", "kanji": "剣", "prefix": "SAM", "players": [3, 7], "table": 5, "minutes": 30, "lesson": 8, "bot": "sensible", "board": "samurai-sword", "quick": {}, "packs": []},
  {"name": "senji", "status": "playable", "kanji": "戦時", "prefix": "SEN", "players": [3, 6], "table": 4, "minutes": 100, "lesson": 10, "bot": "sensible", "board": "senji", "quick": {}, "packs": ["house"]},
  {"name": "senjutsu", "status": "playable", "kanji": "戦術", "prefix": "SJT", "players": [2, 4], "table": 2, "minutes": 20, "lesson": 10, "bot": "sensible", "board": "senjutsu", "quick": {"characters": "dealt", "lists": "open"}, "packs": ["house", "house/texts"]},
  {"name": "template", "status": "laboratory", "kanji": "壱", "prefix": "TPL", "players": [2, 5], "table": 3, "minutes": 5, "lesson": 2, "bot": "sensible", "board": "", "quick": {}, "packs": []},
];

/** With which the home page begins for whoever has not chosen any yet. */
export const FIRST = "samurai-sword";
