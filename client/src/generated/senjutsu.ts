// Made by `python -m tatami.web.typescript client/src/generated`: not to be edited.
// The open facts, aids, questions, events and answers of senjutsu.

import type { KernelEvents, Seat } from "./kernel";

export type Battlefield = string;

/** A character on the field (SJT-1): what it is, where it stands, what it has suffered, and its turn. */
export interface Fighter {
  side: number;
  hero: Character | null;
  weapon: Ability | null;
  cell: Cell | null;
  facing: number;
  kamae: Kamae;
  focus: number;
  wounds: number;
  heavy: number;
  stun: number;
  limp: number[];
  is_masked: boolean;
  is_out: boolean;
  card: Ability | null;
  value: number;
  now: number;
  slower: number;
  paid: number;
  has_played: boolean;
  is_ended: boolean;
  is_far: boolean;
  venom: number[];
  tokens: Cell[];
}

export type Character = string;

export type Ability = string;

export type Cell = string;

export type Kamae = "neutral" | "aggression" | "balance" | "resolve";

/** A piece of terrain on a cell (SJT-201); a torii stands on three. */
export interface Terrain {
  kind: TerrainKind;
  cell: Cell;
}

export type TerrainKind = string;

/** SJT-142, SJT-R55: cells that a fighter blocks until the turn ends, against attacks of one initiative. */
export interface Blocked {
  seat: Seat;
  part: number;
  value: number;
  cells: Cell[];
  counter: number[];
}

/** A part of a revealed card that is still to be resolved (SJT-86): when, and what of it. */
export interface Waiting {
  seat: Seat;
  part: number;
  now: number;
  stage: number;
}

/** A part of a card while it is resolved. Counterattacks and instants lie above what they interrupt. */
export interface Act {
  seat: Seat;
  card: Ability;
  part: number;
  stage: number;
  role: "revealed" | "additional" | "counterattack" | "instant";
  value: number;
  now: number;
  succeeded: boolean;
  hits: Hit[];
  struck: Seat[];
  marked: Seat[];
  guards: Seat[];
  attacker: Seat | null;
  chosen: Seat | null;
  paid: number[];
  asked: number;
  prevented: number;
  is_stopped: boolean;
}

/** Somebody on a marked cell (SJT-122), and what it does there (by word of the payload). */
export interface Hit {
  seat: Seat;
  harm: number[];
}

/** So many of a card in a list that lies open. */
export interface Copies {
  card: Ability;
  copies: number;
}

export type Payment = string;

export type Effect = string;

export type Window = "attack_success" | "block_success" | "after_card" | "start_of_turn" | "after_draw" | "after_reveal" | "would_suffer" | "end_of_turn" | "replacement" | "counter";

export type Facing = "0" | "1" | "2" | "3" | "4" | "5";

export type Token = string;

/** The open facts of the game. */
export interface Table {
  turn: number;
  step: "setup" | "start" | "draw" | "choose" | "reveal" | "resolve" | "discard";
  field: Battlefield;
  fighters: Record<Seat, Fighter>;
  track: Seat[];
  terrain: Terrain[];
  kit: TerrainKind[];
  blocks: Blocked[];
  waiting: Waiting[];
  acts: Act[];
  spent: number[];
  lists: Record<Seat, Copies[]>;
  is_matched: boolean;
  turns: number;
}

/** A cell of the battlefield: `0,-1`, and where it lies (flat hexes, axial). */
export interface Spot {
  cell: Cell;
  q: number;
  r: number;
}

/** A board of the box: which battlefield is printed on it, and the cells that are its own. */
export interface Board {
  battlefield: string;
  cells: Cell[];
}

/** The battlefield as it is drawn: its cells, the places beside it where a boat lies, the start cells by seat, and the boards that it is made of (two for a joined one). */
export interface Plan {
  cells: Spot[];
  rim: Spot[];
  edges: Record<string, Cell[]>;
  starts: Record<string, Cell[]>;
  boards: Board[];
}

/** A cell that a card strikes, and what it does there: how much of each. */
export interface Struck {
  cell: Cell;
  harm: Record<string, number>;
}

/** A cell that a card blocks, and at which of its values. */
export interface Guarded {
  cell: Cell;
  values: number[];
}

/** What a card would strike and block from where its owner stands and looks now, in his present kamae. */
export interface Reach {
  strikes: Struck[];
  blocks: Guarded[];
}

/** Who would be struck if nobody moved, with what; a friend is one, too. */
export interface Victim {
  seat: Seat;
  harm: Record<string, number>;
  is_friend: boolean;
  may_block_at: number[];
}

/** If it is played and nobody moves: a way that strikes, whom it strikes, and whether it must be gone. `is_forced`: mandatory assault (SJT-125) leaves no way that strikes nobody; without a way the card strikes from where its owner stands, or nobody. */
export interface Course {
  cell?: Cell;
  facing?: number;
  strikes: Struck[];
  victims: Victim[];
  is_forced: boolean;
}

/** A card that can be looked at: one's own, or a revealed one. */
export interface Card {
  reach: Reach;
  course?: Course;
  value: number[];
}

/** The initiatives at which somebody's card of this turn may act, as far as everybody knows: every value that a card of his could have; once it is revealed its own. */
export interface Values {
  values: number[];
  is_known: boolean;
}

/** Which cells a way leads over, from start to end, and whereto one looks there. */
export interface Route {
  facing: number;
  cells: Cell[];
}

/** A part of a revealed card on the initiative line: when it acts, and whether it has been resolved. */
export interface Beat {
  seat: Seat;
  card: Ability;
  part: number;
  now: number;
  state: "waiting" | "acting" | "done";
}

/** What a board of Senjutsu is told beside the view. */
export interface Aids {
  plan: Plan;
  cards: Record<string, Record<string, Card>>;
  line: Record<string, Values>;
  ways: Record<string, Route>;
  beats: Beat[];
}

/** By name: what a question says of itself. */
export interface Questions {
  DeckToBring: { seats: Seat[] };
  CharacterToTake: { by: Seat };
  TerrainToPlace: { by: Seat };
  FigureToPlace: { by: Seat };
  PreparedToTake: { by: Seat; taken: Ability[] };
  SurplusToDiscard: { seats: Seat[] };
  CardToLay: { seats: Seat[] };
  InitiativeToBuy: { by: Seat; value: number; focus: number };
  InitiativeToChoose: { by: Seat };
  PlaceToTake: { by: Seat; tied: Seat[]; places: number[] };
  EffectToPay: { by: Seat; at: number; focus: number; cards: number; what: Payment };
  AlternativeToChoose: { by: Seat; at: number; first: Effect | null; second: Effect | null; third: Effect | null; fourth: Effect | null };
  CardToPlay: { by: Seat; window: Window; limit: number };
  CounterValueToChoose: { by: Seat; ability: Ability; limit: number };
  CardToDiscard: { by: Seat };
  WayToGo: { by: Seat; at: number };
  KamaeToChange: { by: Seat; at: number };
  KamaeToEnter: { by: Seat; at: number };
  DirectionToShove: { by: Seat; target: Seat; distance: number; is_pull: boolean; counts: boolean };
  TurnToGive: { by: Seat; target: Seat; sides: number; counts: boolean };
  PoisonToGive: { by: Seat; target: Seat; counts: boolean };
  ExtraToPay: { by: Seat; at: number; focus: number; cards: number; what: Payment };
  TargetToAim: { by: Seat; at: number };
  CardToFind: { by: Seat; at: number; found: number };
  HandToLookAt: { by: Seat; at: number };
  FoeToChoose: { by: Seat; at: number };
  CardToTakeAway: { by: Seat; target: Seat };
  MarkerToPut: { by: Seat; at: number; count: number };
}

/** By name: what an event tells. */
export interface Events extends KernelEvents {
  CharacterTaken: { seat: Seat; character: Character };
  DeckBrought: { seat: Seat; weapon: Ability };
  ListShown: { seat: Seat; cards: Ability[] };
  TerrainPlaced: { seat: Seat; terrain: TerrainKind; cell: Cell };
  FigurePlaced: { seat: Seat; cell: Cell; facing: Facing | "" };
  TurnBegan: { turn: number };
  CardRevealed: { seat: Seat; card: Ability };
  FocusPaid: { seat: Seat; focus: number };
  FocusTakenBack: { seat: Seat; focus: number };
  CostNotPaid: { seat: Seat; card: Ability };
  InitiativeBought: { seat: Seat; value: number };
  InitiativeChosen: { seat: Seat; value: number };
  CardReplaced: { seat: Seat; replaced: Ability; card: Ability };
  InstantPlayed: { seat: Seat; card: Ability };
  Counterattacked: { seat: Seat; card: Ability };
  Passed: { seat: Seat };
  PartBegan: { seat: Seat; card: Ability; initiative: number };
  PlaceTaken: { seat: Seat; place: number };
  AlternativeChosen: { seat: Seat; effect: Effect };
  Went: { seat: Seat; cell: Cell; facing: Facing | "" };
  RanOff: { seat: Seat };
  RanIntoTerrain: { seat: Seat; terrain: TerrainKind };
  RanIntoFigure: { seat: Seat; target: Seat };
  EnteredTerrain: { seat: Seat; terrain: TerrainKind };
  TerrainGone: { terrain: TerrainKind; cell: Cell };
  TokenTurned: { seat: Seat; owner: Seat; token: Token; cell: Cell };
  CellsBlocked: { seat: Seat; initiative: number };
  Missed: { seat: Seat };
  AttackBlocked: { seat: Seat; attacker: Seat };
  AttackStopped: { attacker: Seat; target: Seat };
  Wounded: { seat: Seat; wounds: number; heavy: number };
  WoundsPrevented: { seat: Seat; wounds: number };
  Stunned: { seat: Seat; cards: number };
  Limped: { seat: Seat; cards: number };
  Poisoned: { seat: Seat; card: Ability };
  PoisonDrawn: { seat: Seat; card: Ability; is_next: boolean };
  PoisonGone: { seat: Seat; card: Ability };
  PushedTo: { seat: Seat; cell: Cell };
  TurnedTo: { seat: Seat; facing: Facing | "" };
  FocusGained: { seat: Seat; focus: number };
  FocusLost: { seat: Seat; focus: number };
  KamaeChanged: { seat: Seat; kamae: Kamae | "" };
  FocusTouched: { seat: Seat };
  AdvantageTaken: { seat: Seat };
  Healed: { seat: Seat; wounds: number; heavy: number; limp: number; stun: number };
  CouldNotDraw: { seat: Seat };
  HandLookedAt: { seat: Seat; target: Seat };
  DeckSearched: { seat: Seat; cards: number };
  Recycled: { seat: Seat; cards: number };
  Masked: { seat: Seat };
  Unmasked: { seat: Seat };
  LimpTurned: { seat: Seat; cards: number };
  GaveUp: { seat: Seat };
  Defeated: { seat: Seat };
}

/** What an offer says it is. */
export type AnswerKind =
  | "along"
  | "alternative"
  | "bring-cards"
  | "bring-deck"
  | "change-kamae"
  | "discard"
  | "enough"
  | "enter-kamae"
  | "find"
  | "give"
  | "give-up"
  | "go"
  | "lay"
  | "pass"
  | "pay"
  | "place-in-order"
  | "play"
  | "put"
  | "put-marker"
  | "rotate"
  | "some-cards"
  | "stand"
  | "take-character"
  | "target"
  | "value"
  ;

export interface Senjutsu {
  table: Table;
  aids: Aids;
  questions: Questions;
  events: Events;
  answers: AnswerKind;
}
