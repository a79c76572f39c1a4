// Made by `python -m tatami.web.typescript client/src/generated`: not to be edited.

// How the words of the games are loaded, from their manifests; only the build reads it.

export interface SpokenGame {
  /** What its words are loaded by, each with what the keys of its names go on with; none: all at once. */
  parts: readonly { name: string; names: readonly string[] }[];
  /** Cases of its names that its board itself says; null: whichever there are. */
  cases: readonly string[] | null;
  /** Whether what its cards do comes when one of them is looked at closely. */
  deedsLater: boolean;
}

export const SPOKEN: Readonly<Record<string, SpokenGame>> = {
  "tenno": {"parts": [], "cases": [], "deedsLater": false},
  "shinobi": {"parts": [], "cases": ["dat"], "deedsLater": false},
  "samurai-sword": {"parts": [], "cases": ["ins"], "deedsLater": true},
  "senji": {"parts": [{"name": "senji", "names": ["title", "party", "family", "samurai", "phase", "kind"]}, {"name": "senji-later", "names": ["relation", "ability", "kami", "order", "source", "combination", "card-kind", "colour", "hanafuda", "symbol", "animal"]}, {"name": "senji-winter", "names": ["note", "region"]}], "cases": ["acc", "gen"], "deedsLater": false},
  "senjutsu": {"parts": [{"name": "senjutsu", "names": ["title", "character", "kamae", "window", "terrain", "battlefield", "facing", "step"]}], "cases": ["acc", "gen"], "deedsLater": false},
  "template": {"parts": [], "cases": null, "deedsLater": false},
};
