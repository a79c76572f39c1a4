// Made by `python -m tatami.web.typescript client/src/generated`: not to be edited.

// The grammar of a Senjutsu data pack: cards, characters, fields and decks as types (ledger 2.4 to 2.8).

/** What a marked cell does to whoever stands on it. */
export interface Payload {
  /** Default: false. */
  defeat?: boolean;
  /** Default: 0. */
  w?: number;
  /** Default: 0. */
  heavy?: number;
  /** Default: 0. */
  stun?: number;
  /** Default: 0. */
  limp?: number;
  /** Default: 0. */
  poison?: number;
  /** Default: 0. */
  pull?: number;
  /** Default: 0. */
  push?: number;
  /** Default: 0. */
  rotate?: number;
  /** Default: false. */
  mark?: boolean;
}

/** A part of a printed line of movement: a step in one of some directions, or a turn by some sides. */
export interface Atom {
  /** Default: 0. */
  step?: number;
  /** Default: []. */
  dirs?: ("F" | "FR" | "BR" | "B" | "BL" | "FL")[];
  /** Default: 0. */
  turn?: number;
  /** Default: false. */
  must?: boolean;
  /** Default: false. */
  up_to?: boolean;
}

/** What must hold, or be paid, for that which stands beside it. */
export interface Gates {
  /** Default: null. */
  kamae?: "neutral" | "aggression" | "balance" | "resolve" | null;
  /** Default: 0. */
  pay?: number;
  /** Default: 0. */
  burn?: number;
  /** Default: false. */
  masked?: boolean;
  /** Default: []. */
  init?: number[];
}

/** A change of an attack under its gates: `add` sums and may open a cell, `set` replaces. */
export interface Mod {
  /** Default: null. */
  kamae?: "neutral" | "aggression" | "balance" | "resolve" | null;
  /** Default: 0. */
  pay?: number;
  /** Default: 0. */
  burn?: number;
  /** Default: false. */
  masked?: boolean;
  /** Default: []. */
  init?: number[];
  /** Default: {}. */
  add?: Record<string, Payload>;
  /** Default: {}. */
  set?: Record<string, Payload>;
}

/** One attack effect: by cells of a diagram, or by a mode against somebody in range. */
export interface Attack {
  /** Default: {}. */
  cells?: Record<string, Payload>;
  /** Default: null. */
  mode?: "slower" | "aimed" | null;
  /** Default: null. */
  hit?: Payload | null;
  /** Default: []. */
  mods?: Mod[];
  /** Default: false. */
  unblockable?: boolean;
}

/** Cells with the values at which they are blocked, and the values that allow a counterattack. */
export interface Block {
  cells: Record<string, "all" | number[]>;
  /** Default: []. */
  counter?: number[];
}

/** Cards that meet every key; a key with several words is met by any of them. */
export interface Filter {
  /** Default: []. */
  types?: ("attack" | "defence" | "meditation" | "core")[];
  /** Default: null. */
  owner?: string | null;
  /** Default: []. */
  ranks?: ("wood" | "steel" | "gold" | "jade" | "core")[];
  /** Default: []. */
  ids?: string[];
}

export interface Search {
  n: number;
  /** Default: null. */
  filter?: Filter | null;
}

export interface Heal {
  /** Default: 0. */
  wound?: number | "all";
  /** Default: 0. */
  heavy_to_wound?: number | "all";
  /** Default: 0. */
  limp?: number | "all";
  /** Default: 0. */
  stun?: number | "all";
}

/** What somebody else suffers besides an attack: the payload first, then these words in this order. */
export interface Foe {
  /** Default: false. */
  defeat?: boolean;
  /** Default: 0. */
  w?: number;
  /** Default: 0. */
  heavy?: number;
  /** Default: 0. */
  stun?: number;
  /** Default: 0. */
  limp?: number;
  /** Default: 0. */
  poison?: number;
  /** Default: 0. */
  pull?: number;
  /** Default: 0. */
  push?: number;
  /** Default: 0. */
  rotate?: number;
  /** Default: false. */
  mark?: boolean;
  who: "attacker" | "hit" | "marked" | "chosen";
  /** Default: 0. */
  lose_focus?: number;
  /** Default: null. */
  enter_kamae?: "neutral" | "aggression" | "balance" | "resolve" | null;
  /** Default: 0. */
  discard?: number;
  /** Default: 0. */
  discard_by_you?: number;
  /** Default: 0. */
  mill?: number;
  /** Default: 0. */
  draw?: number;
}

/** Markers that may be put on cells of a diagram. */
export interface Place {
  what: "spikes" | "trap";
  n: number;
  cells: string[];
}

/** One word under its gates; `pack_checks` sees to it that it is exactly one. */
export interface Effect {
  /** Default: null. */
  kamae?: "neutral" | "aggression" | "balance" | "resolve" | null;
  /** Default: 0. */
  pay?: number;
  /** Default: 0. */
  burn?: number;
  /** Default: false. */
  masked?: boolean;
  /** Default: []. */
  init?: number[];
  /** Default: null. */
  if?: "success" | null;
  /** Default: []. */
  move?: Atom[];
  /** Default: null. */
  attack?: Attack | null;
  /** Default: null. */
  block?: Block | null;
  /** Default: 0. */
  gain_focus?: number;
  /** Default: 0. */
  change_kamae?: number;
  /** Default: null. */
  enter_kamae?: "neutral" | "aggression" | "balance" | "resolve" | "any" | null;
  /** Default: 0. */
  draw?: number;
  /** Default: 0. */
  discard?: number;
  /** Default: 0. */
  mill?: number;
  /** Default: null. */
  search?: Search | null;
  /** Default: 0. */
  recycle?: number;
  /** Default: 0. */
  look_hand?: number;
  /** Default: false. */
  advantage?: boolean;
  /** Default: null. */
  heal?: Heal | null;
  /** Default: null. */
  suffer?: Payload | null;
  /** Default: 0. */
  prevent?: number;
  /** Default: null. */
  foe?: Foe | null;
  /** Default: false. */
  enter_mask?: boolean;
  /** Default: null. */
  place?: Place | null;
  /** Default: []. */
  do?: Effect[];
  /** Default: []. */
  or?: Effect[][];
  /** Default: "". */
  escape?: string;
}

/** What a card does at one initiative value; the first part has that of the card. */
export interface Part {
  effects: Effect[];
  /** Default: null. */
  initiative?: number | null;
}

/** An initiative to choose: one of some falling values, or any from high to low. */
export interface Variable {
  /** Default: []. */
  choose?: number[];
  /** Default: null. */
  range?: [number, number] | null;
}

/** An additional initiative value that can be bought (SJT-78). */
export interface Alternative {
  value: number;
  pay: number;
}

/** What must hold to choose or play a card (SJT-34). */
export interface Requirement {
  /** Default: null. */
  kamae?: "neutral" | "aggression" | "balance" | "resolve" | null;
  /** Default: false. */
  masked?: boolean;
}

export interface Card {
  id: string;
  slug: string;
  name: Record<string, string>;
  /** Default: "". */
  kanji?: string;
  pool: "basic" | "personal" | "core_ability" | "core_weapon" | "sample";
  /** Default: null. */
  owner?: string | null;
  /** Default: null. */
  weapon?: string | null;
  types: ("attack" | "defence" | "meditation" | "core")[];
  rank: "wood" | "steel" | "gold" | "jade" | "core";
  /** Default: null. */
  school?: string | null;
  /** Default: []. */
  keywords?: ("prepared" | "instant" | "instant_additional" | "instant_replacement")[];
  copies: number;
  /** Default: 0. */
  cost?: number;
  /** Default: null. */
  requires?: Requirement | null;
  initiative: number | Variable | null;
  /** Default: null. */
  alt_initiative?: Alternative | null;
  /** Default: 0. */
  range?: number;
  /** Default: null. */
  timing?: "attack_success" | "block_success" | "after_card" | "start_of_turn" | "after_draw" | "after_reveal" | "would_suffer" | "end_of_turn" | null;
  parts: Part[];
}

/**
 * A wound or status card. What each kind does is a rule, and so are most of its numbers: a pack may
 * repeat these (`RULED`) for those who read it, but not say others.
 */
export interface Status {
  id: string;
  slug: string;
  name: Record<string, string>;
  kind: "wound" | "heavy_wound" | "stun" | "limp" | "poison";
  /** Default: 0. */
  copies?: number;
  /**
   * Of one that can, or must, be laid (SJT-R27).
   * Default: null.
   */
  initiative?: number | null;
  /**
   * Cards that its owner discards at the start of a turn (SJT-132), face down.
   * Default: null.
   */
  mill?: number | null;
  /**
   * Taken from every initiative of its owner, but never below `least` (SJT-182).
   * Default: null.
   */
  slower?: number | null;
  /** Default: null. */
  least?: number | null;
  /**
   * It lasts for so many ends of turn (SJT-184).
   * Default: null.
   */
  quarters?: number | null;
  /**
   * With so many cards on top of the deck a poison is shuffled (SJT-187): each kind says it of itself.
   * Default: 5.
   */
  shuffled_into?: number;
}

/** It runs both ways, unless it is `one_way`: from a to b. */
export interface Branch {
  a: "neutral" | "aggression" | "balance" | "resolve" | "focus";
  b: "neutral" | "aggression" | "balance" | "resolve" | "focus";
  /** Default: false. */
  one_way?: boolean;
}

/** The kamae tree; `focus` is a position that nobody rests on. */
export interface Tree {
  start: "neutral" | "aggression" | "balance" | "resolve" | "focus";
  nodes: ("neutral" | "aggression" | "balance" | "resolve" | "focus")[];
  branches: Branch[];
}

export interface Character {
  id: string;
  name: Record<string, string>;
  epithet: Record<string, string>;
  symbol: string;
  advantage: number;
  hand_limit: number;
  wound_limit: number;
  weapons: string[];
  /** The slug of a core weapon card. */
  default_weapon: string;
  /** The slug of its core ability card. */
  core_ability: string;
  favourite_kamae: "neutral" | "aggression" | "balance" | "resolve";
  kamae_tree: Tree;
}

/** What terrain does to whoever comes onto it. */
export interface Harm {
  /** Default: false. */
  defeat?: boolean;
  /** Default: 0. */
  w?: number;
  /** Default: 0. */
  heavy?: number;
  /** Default: 0. */
  stun?: number;
  /** Default: 0. */
  limp?: number;
  /** Default: 0. */
  poison?: number;
  /** Default: 0. */
  pull?: number;
  /** Default: 0. */
  push?: number;
  /** Default: 0. */
  rotate?: number;
  /** Default: false. */
  mark?: boolean;
  /** Default: 0. */
  lose_focus?: number | "all";
}

/** What terrain gives to whoever stands beside it when the turn ends. */
export interface Blessing {
  /** Default: 0. */
  gain_focus?: number;
}

export interface TerrainType {
  id: string;
  name: Record<string, string>;
  /** Nobody enters it, no line of sight crosses it, and its cell is blocked at every value. */
  obstacle: boolean;
  /**
   * What somebody forced onto it suffers before going back.
   * Default: null.
   */
  forced_entry?: Harm | null;
  /** Default: null. */
  on_enter?: Harm | null;
  /** Default: null. */
  end_of_turn_adjacent?: Blessing | null;
  /** Default: []. */
  removed_when?: ("entered" | "attacked_with_wounds")[];
  /**
   * It stands off the battlefield and makes a cell of it.
   * Default: false.
   */
  adds_cell?: boolean;
  /**
   * SJT-R99: whoever puts it chooses in secret which of its `faces` it has: other terrain, or a decoy.
   * Default: false.
   */
  hidden_face?: boolean;
  /** Default: []. */
  faces?: string[];
  /** Default: true. */
  base_game?: boolean;
  components: number;
}

/** A piece of terrain where it stands. */
export interface Standing {
  type: string;
  at: [number, number];
}

/** Where figures begin, by edge; the extra cells are for the second member of a team on. */
export interface Starts {
  west: ([number, number])[];
  east: ([number, number])[];
  /** Default: []. */
  west_extra?: ([number, number])[];
  /** Default: []. */
  east_extra?: ([number, number])[];
}

export interface HordePost {
  at: [number, number];
  manner: "left" | "middle" | "right";
}

export interface HordePlayer {
  at: [number, number];
  facing: number;
}

/** Where the horde is fought on this field: the player, the posts of the others, the noble's corpse. */
export interface Horde {
  player: HordePlayer;
  posts: Record<"A" | "B" | "C" | "D", HordePost>;
  corpse: [number, number];
}

export interface Battlefield {
  id: string;
  name: Record<string, string>;
  /** Sheet and side of it. */
  board: string;
  cells: ([number, number])[];
  start_cells: Starts;
  terrain_kit: Record<string, number>;
  default_terrain: Standing[];
  /** Default: null. */
  horde?: Horde | null;
}

/** How two battlefields make a large one: one of either sheet, the eastern one shifted. */
export interface Joined {
  offset: [number, number];
  sheets: Record<string, string[]>;
  start_cells: Starts;
}

/** A school; which cards are of it they say themselves (SJT-256). */
export interface School {
  id: string;
  name: Record<string, string>;
}

/** A preconstructed deck: cards by slug. */
export interface DeckList {
  id: string;
  name: Record<string, string>;
  /** How it means to win, in a sentence or two. */
  plan: Record<string, string>;
  character: string;
  /** The slug of a core weapon card. */
  weapon: string;
  cards: Record<string, number>;
}

/** Everything that a table of Senjutsu is played with. */
export interface Pack {
  format: number;
  game: "senjutsu";
  name: string;
  /**
   * What people call it; else they read its name.
   * Default: {}.
   */
  title?: Record<string, string>;
  version: number;
  /**
   * The last turn, for packs whose games might not end by themselves.
   * Default: null.
   */
  turns?: number | null;
  cards: Card[];
  statuses: Status[];
  characters: Character[];
  /** Default: []. */
  schools?: School[];
  terrain: TerrainType[];
  battlefields: Battlefield[];
  /** Default: null. */
  joined?: Joined | null;
  decks: DeckList[];
}
