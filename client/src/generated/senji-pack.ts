// Made by `python -m tatami.web.typescript client/src/generated`: not to be edited.

// The file format of a data pack: what the box holds that the rulebook does not print (ledger 2).

export interface Family {
  id: string;
  crest: string;
}

/** Who plays with so many players, what is closed to all, and where the emperor's army stands. */
export interface SetUp {
  families: string[];
  neutral: string[];
  emperor: string | null;
}

/** Eleven valued diplomacy cards of a family; its dummy goes without saying. */
export interface Deck {
  members: Record<string, number>;
  support: number[];
  trade: number[];
}

export interface Hanafuda {
  colour: string;
  value: number;
  copies: number;
  symbol: string;
  animal: string;
}

/** So many cards of one symbol, or `alike`: of one value in different colours, or a path in one colour. */
export interface Combination {
  id: string;
  cards: number;
  symbol: string;
  alike: string;
  honour: number;
  samurai: number;
}

export interface Samurai {
  id: string;
  initial: string;
  honour: number;
  kami: string;
  ability: string;
  name: Record<string, string>;
}

export interface Province {
  id: string;
  family: string;
  island: string;
  region: string;
  name: Record<string, string>;
  centre: [number, number];
  inner_radius: number;
  land: string[];
  crossings: string[];
  seas: string[];
  polygon: ([number, number])[];
}

export interface Sea {
  id: string;
  name: Record<string, string>;
  label: [number, number];
  coast: string[];
  adjacent_seas: string[];
  polygon: ([number, number])[];
  holes: (([number, number])[])[];
}

export interface Link {
  a: string;
  b: string;
  line: ([number, number])[];
  name: string;
}

/** Islands and lakes that mean nothing to the rules. */
export interface Decor {
  id: string;
  kind: string;
  polygon: ([number, number])[];
}

/** The map. */
export interface Chart {
  size: [number, number];
  provinces: Province[];
  seas: Sea[];
  land_links: Link[];
  crossings: Link[];
  sea_boundary: (([number, number])[])[];
  decor: Decor[];
}

/** A whole box of Senji. */
export interface Pack {
  format: number;
  name: string;
  families: Family[];
  setups: Record<string, SetUp>;
  decks: Record<string, Deck>;
  hanafuda: Hanafuda[];
  combinations: Combination[];
  samurai: Samurai[];
  map: Chart;
  /** Which game it is of; a pack that does not say is of this one. */
  game: string;
  /** What people call it, by language; else they read its name. */
  title: Record<string, string>;
}
