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
  /** What its words are loaded by, each with what the keys of its names go on with; none: all at once. */
  words: readonly { name: string; names: readonly string[] }[];
}

export const GAMES: readonly GameEntry[] = [
  {"name": "tenno", "status": "playable", "kanji": "天皇", "prefix": "TEN", "players": [2, 7], "table": 4, "minutes": 30, "lesson": 6, "bot": "sensible", "board": "tenno", "quick": {}, "words": []},
  {"name": "shinobi", "status": "playable", "kanji": "忍", "prefix": "SHI", "players": [3, 5], "table": 4, "minutes": 25, "lesson": 6, "bot": "sensible", "board": "shinobi", "quick": {}, "words": []},
  {"name": "samurai-sword", "status": "playable", "kanji": "剣", "prefix": "SAM", "players": [3, 7], "table": 5, "minutes": 30, "lesson": 8, "bot": "sensible", "board": "samurai-sword", "quick": {}, "words": []},
  {"name": "senji", "status": "playable", "kanji": "戦時", "prefix": "SEN", "players": [3, 6], "table": 4, "minutes": 100, "lesson": 10, "bot": "sensible", "board": "senji", "quick": {}, "words": [{"name": "senji", "names": ["title", "party", "family", "samurai", "phase", "kind"]}, {"name": "senji-later", "names": ["relation", "ability", "kami", "order", "source", "combination", "card-kind", "colour", "hanafuda", "symbol", "animal"]}, {"name": "senji-winter", "names": ["note", "region"]}]},
  {"name": "senjutsu", "status": "playable", "kanji": "戦術", "prefix": "SJT", "players": [2, 4], "table": 2, "minutes": 20, "lesson": 10, "bot": "sensible", "board": "senjutsu", "quick": {"characters": "dealt", "lists": "open"}, "words": [{"name": "senjutsu", "names": ["title", "character", "kamae", "window", "terrain", "battlefield", "facing", "step"]}]},
  {"name": "template", "status": "laboratory", "kanji": "壱", "prefix": "TPL", "players": [2, 5], "table": 3, "minutes": 5, "lesson": 2, "bot": "sensible", "board": "", "quick": {}, "words": []},
];
