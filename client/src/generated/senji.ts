// Made by `python -m tatami.web.typescript client/src/generated`: not to be edited.
// The open facts, aids, questions, events and answers of senji.

import type { KernelEvents, Seat } from "./kernel";

export type Family = "violet" | "red" | "yellow" | "green" | "blue" | "black";

export type Source = "samurai" | "battle" | "hostage" | "ransom" | "display" | "diplomacy" | "combination" | "mercenaries";

export type Party = string;

export type Region = string;

export type Province = string;

export type Samurai = string;

/** Everything that a party has in a sea zone. */
export interface Fleet {
  party: Party;
  sea: Region;
}

/** Under which lot (from 1) a card was bid, and whether it must stay there. */
export interface Bid {
  lot: number;
  locked: boolean;
}

/** Pieces on their way: their destination, and the samurai as bits. */
export interface Group {
  region: Region;
  units: number;
  samurai: Samurai[];
}

/** Whose pieces are on their way, and whence they set out. */
export interface Origin {
  party: Party;
  region: Region;
}

/** By side, attacker first: `units`, `samurai` (bits), `aside` (dice set aside), `cards` (support revealed in this round), and whether its one re-roll has been used (`rerolled`). `dice` are the faces rolled in this round; `kami` the kami that is being called, and `kami_used` whether the one re-roll of the battle is gone (SEN-213). `borrowed` is the samurai whose ability Ekei has taken (SEN-192). `winner` is the side that has won, or -1. */
export interface Battle {
  attacker: Party;
  defender: Party;
  province: Province;
  units: Record<Side, number>;
  samurai: Record<Side, Samurai[]>;
  round: number;
  dice: Family[];
  aside: Record<Side, number>;
  cards: Record<Side, string[]>;
  borrowed: Samurai | null;
  rerolled: Record<Side, boolean>;
  kami: Samurai | null;
  kami_used: boolean;
  winner: Side | null;
}

export type Side = "attacker" | "defender";

/** What was done, by whom, to whom (or -1) and where (or -1): see `board.remember`. */
export interface Deed {
  what: "attack" | "killed" | "traded" | "named" | "called";
  by: Party;
  whom: Party | null;
  where: Region | null;
}

export type Combination = string;

/** The open facts of the game. */
export interface Table {
  year: number;
  phase: "preparation" | "emperor" | "winter" | "spring" | "summer" | "autumn";
  host: Seat | null;
  families: Record<Seat, Family | null>;
  honour: Record<Seat, number>;
  honour_from: Record<Seat, Partial<Record<Source, number>>>;
  units: Partial<Record<Party, Partial<Record<Region, number>>>>;
  fortress: Partial<Record<Province, Party>>;
  samurai_at: Partial<Record<Samurai, Region>>;
  samurai_of: Partial<Record<Samurai, Party>>;
  named: Province[] | Party[];
  fleets: Fleet[];
  spent: string[];
  hired: number;
  lots: Family[];
  bids: Record<Seat, Bid[]>;
  letters: Record<Seat, number>;
  out: Seat[];
  groups: Group[];
  origin: Origin | null;
  battle: Battle | null;
  deeds: Deed[];
  glass: number;
  rounds: number;
  kami: boolean;
  umeko: "diplomacy" | "hanafuda";
  years: number;
}

/** A set that one's own hanafuda make. */
export interface SetLine {
  set: string;
  cards: string[];
  honour: number;
  samurai: number;
}

/** How near a set is: the nearest `ways` name the cards lacking (none: any with its symbol). */
export interface SetLack {
  set: string;
  have: number;
  lacking: number;
  ways: string[][];
}

/** The lines that share no card and bring the most honour. */
export interface BestSets {
  lines: number[];
  honour: number;
}

export interface Sets {
  lines: SetLine[];
  all: SetLack[];
  best: BestSets;
}

/** How many families the diplomatic action needs, and whose cards are missing. */
export interface Envoys {
  need: number;
  missing: Family[];
}

/** What one's own cards can still bring this Autumn, and the honour with it. */
export interface Reach {
  sets: number;
  display: number;
  envoys: number;
  total: number;
}

/** What the strength of a side is made of. */
export interface Strength {
  units: number;
  aside: number;
  symbols: number;
  support: number;
}

/** A side of the battle, in names. */
export interface BattleSide {
  party: string;
  seat: string;
  family: Family;
  units: number;
  samurai: string[];
  cards: string[];
  sealed: boolean;
  strength: Strength;
}

/** The battle that is fought, in names; attacker first where there are two. */
export interface BattleAid {
  with?: Record<string, number>;
  province: string;
  round: number;
  dice: Family[];
  kami: string;
  borrowed: string;
  winner: number;
  sides: BattleSide[];
  odds?: number[];
  dies?: number[];
}

/** A letter as it reads, in names of the notation: who wrote it to whom (a seat, or `all`), and what. */
export interface LetterAid {
  from: string;
  to: string;
  gives: string[];
  asks: string[];
  shows: string[];
  wants: string[];
  fits: string[];
  vows: string[];
  pleas: string[];
  wonders: string[];
  replies: string[];
  open: boolean;
  said: number;
  offers: boolean;
  picked: boolean;
}

/** A promise that stands: who made it to whom (a seat, or `all`); `peace`, `strike.echizen`. */
export interface OathAid {
  maker: string;
  hearer: string;
  promise: string;
}

/** A promise of an earlier year, and what became of it. */
export interface JudgedAid {
  maker: string;
  hearer: string;
  promise: string;
  verdict: "kept" | "broken" | "overtaken";
}

/** How likely an attack succeeds by the number of units, from 0 on; nobody drowns or commits support. */
export interface MarchOdds {
  units: number[];
  all: number[];
}

/** What a board of Senji is told beside the view. */
export interface Aids {
  sets?: Sets;
  envoys?: Envoys;
  reach?: Reach;
  battle?: BattleAid;
  letters?: LetterAid[];
  oaths?: OathAid[];
  judged?: JudgedAid[];
  march?: Record<string, MarchOdds>;
}

/** By name: what a question says of itself. */
export interface Questions {
  FamilyToLead: { by: Seat };
  SamuraiToKeep: { seats: Seat[] };
  HomeToName: { by: Seat };
  SamuraiToPlace: { by: Seat; province: Region };
  UnitsToPlace: { by: Seat; province: Region };
  HostToChoose: { by: Seat };
  Winter: { seats: Seat[]; quiet: Seat[]; turn: number; stirred: number; acts: Record<Seat, number> };
  CardToTake: { by: Seat; target: Seat };
  Orders: { seats: Seat[]; quiet: Seat[] };
  Activation: { by: Seat };
  March: { by: Seat; party: Party; region: Region };
  FleetCourse: { by: Seat; party: Party; region: Region };
  UnitToDrown: { by: Seat; number: number };
  BattleToFight: { by: Seat };
  HostageToKill: { by: Seat };
  AbilityToBorrow: { by: Seat };
  DieToReroll: { by: Seat };
  KamiToCall: { by: Seat };
  DiceForKami: { by: Seat };
  SupportToCommit: { seats: Seat[] };
  Escape: { by: Seat; samurai: Samurai };
  FamilyToCall: { by: Seat };
  AutumnActions: { by: Seat };
  CardsToShow: { by: Seat; taker: Seat; number: number };
  CardToTrade: { by: Seat; family: Family };
  SamuraiToHire: { by: Seat; left: number; paid: boolean };
  SamuraiPost: { by: Seat; samurai: Samurai; paid: boolean };
  CardToFind: { by: Seat };
  CardsToSwap: { by: Seat; target: Seat };
}

/** By name: what an event tells. */
export interface Events extends KernelEvents {
  HonourChanged: { seat: Seat; change: number; honour: number; source: Source | "" };
  HandCardShown: { by: Seat; target: Seat; card: string };
  HandCardShownToAll: { by: Seat; card: string };
  FamilyLed: { seat: Seat; family: Family | "" };
  SamuraiKept: { seat: Seat; samurai: Samurai; honour: number };
  ArmyRaised: { region: Region; samurai: Samurai; units: number };
  HostDiceRolled: { seats: Seat[]; dice: (Family | "")[]; counts: number[] };
  EmperorVisited: { host: Seat; honour: number };
  HostChosen: { by: Seat; host: Seat };
  YearBegan: { year: number };
  HomeNamed: { host: Seat; region: Region; owner: Seat };
  StartingUnitsPlaced: { seat: Seat; region: Region; units: number };
  StartingSamuraiPlaced: { seat: Seat; samurai: Samurai; region: Region };
  WinterBegan: { year: number };
  RoundBegan: { number: number };
  TurnToSpeak: { seat: Seat };
  SaidWait: { seat: Seat };
  SaidReady: { seat: Seat };
  LetterPassed: { by: Seat };
  WishAnswered: { by: Seat };
  LetterSent: { by: Seat; pages: [string, string[]][]; to: Seat };
  LetterDeclined: { by: Seat; pages: [string, string[]][]; to: Seat };
  LetterWithdrawn: { by: Seat; pages: [string, string[]][]; to: Seat };
  CardsPicked: { by: Seat; pages: [string, string[]][]; to: Seat; cards: number };
  Replied: { by: Seat; pages: [string, string[]][]; to: Seat };
  Agreed: { by: Seat; pages: [string, string[]][]; to: Seat };
  Exchanged: { by: Seat; pages: [string, string[]][]; to: Seat; given: number; received: number; openly: boolean };
  BidLaid: { by: Seat; pages: [string, string[]][]; lot: number; cards: number };
  BidTakenBack: { by: Seat; pages: [string, string[]][]; lot: number };
  BidsLaidAnew: { by: Seat; pages: [string, string[]][] };
  HandLookedAt: { by: Seat; target: Seat };
  KamiCalled: { by: Seat; samurai: Samurai; target: Seat };
  KamiTook: { by: Seat; pages: [string, string[]][]; target: Seat };
  WinterEnded: { by: Seat; pages: [string, string[]][] };
  LotHandedHome: { seat: Seat };
  LotLeftTheGame: { family: Family | "" };
  LotWon: { seat: Seat; lot: number; value: number };
  LotTied: { lot: number; seats: Seat[]; value: number };
  LotUnsold: { lot: number; family: Family | "" };
  PromisesJudged: { by: Seat; pages: [string, string[]][]; makers: Seat[]; hearers: Seat[]; promises: string[]; verdicts: number[]; kept: number; broken: number; overtaken: number; known: boolean };
  SpringBegan: { year: number };
  OrderLaid: { seat: Seat; region: Region; party: Party; again: boolean };
  OrdersReady: { seat: Seat };
  SummerBegan: { host: Seat };
  ProvinceNamed: { host: Seat; party: Party; region: Region };
  FleetNamed: { host: Seat; party: Party; region: Region };
  SummerEnded: object;
  Produced: { seat: Seat; region: Region; number: number };
  Recruited: { party: Party; region: Region; number: number };
  Stayed: { party: Party; region: Region };
  GroupLeft: { party: Party; origin: Region; region: Region; number: number };
  SamuraiLeft: { party: Party; samurai: Samurai; origin: Region; region: Region };
  RaidRolled: { party: Party; dice: (Family | "")[]; number: number };
  UnitsDrowned: { party: Party; region: Region; number: number };
  GroupArrived: { party: Party; region: Region; number: number };
  AttackCancelled: { party: Party; region: Region; origin: Region };
  ImperialUnitsCame: { region: Region; number: number };
  BattleBegan: { attacker: Party; defender: Party; region: Region; attacking: number; defending: number; attackers: Samurai[]; defenders: Samurai[] };
  HostageKilled: { seat: Seat; card: string; target: Seat };
  AbilityBorrowed: { party: Party; samurai: Samurai; lender: Samurai };
  BattleRoundBegan: { number: number };
  DiceSetAside: { party: Party; family: Family | ""; number: number };
  DiceRolled: { dice: (Family | "")[] };
  DiceRerolled: { seat: Seat; which: number[]; dice: (Family | "")[] };
  MilitaryKamiCalled: { seat: Seat; samurai: Samurai };
  SupportRevealed: { party: Party; card: string };
  StrengthCompared: { attacker: Party; attacker_units: number; attacker_aside: number; attacker_symbols: number; attacker_support: number; attacker_strength: number; defender: Party; defender_units: number; defender_aside: number; defender_symbols: number; defender_support: number; defender_strength: number };
  TieToBeFoughtAgain: object;
  TieDecided: { party: Party };
  BattleWon: { party: Party; loser: Party; region: Region; attacker_won: boolean };
  PiecesLost: { party: Party; region: Region; number: number };
  SamuraiFell: { party: Party; samurai: Samurai; is_kami: boolean };
  SamuraiEscaped: { party: Party; samurai: Samurai; region: Region };
  ProvinceTaken: { party: Party; loser: Party; region: Region };
  OrderDiscarded: { region: Region };
  WentBack: { party: Party; region: Region; origin: Region };
  AutumnBegan: { host: Seat };
  FamilyCalled: { host: Seat; seat: Seat };
  ActionsEnded: { seat: Seat };
  AutumnEnded: object;
  TradeUsed: { seat: Seat; family: Family | ""; card: string; number: number };
  CardsShown: { seat: Seat; number: number };
  CardTaken: { seat: Seat; family: Family | "" };
  EnvoysSent: { seat: Seat; families: (Family | "")[] };
  CombinationMade: { seat: Seat; combination: Combination };
  WildCardUsed: { seat: Seat; samurai: Samurai; card: string };
  HostageDisplayed: { seat: Seat; card: string };
  HostageTakenBack: { seat: Seat; card: string };
  MercenariesHired: { seat: Seat; number: number; region: Region };
  SamuraiDrawn: { seat: Seat; number: number };
  SamuraiHired: { seat: Seat; samurai: Samurai };
  SamuraiPosted: { seat: Seat; samurai: Samurai; region: Region };
  SeppukuCommitted: { seat: Seat; samurai: Samurai };
  DeckSearched: { seat: Seat; samurai: Samurai };
  CardFound: { seat: Seat };
  SwapForced: { seat: Seat; samurai: Samurai; target: Seat };
  CardsSwapped: { seat: Seat; target: Seat };
  DiscardTaken: { seat: Seat; samurai: Samurai; card: string };
  Eliminated: { seat: Seat; honour: number };
  ShogunNamed: { seat: Seat; honour: number };
  LastOneLeft: { seat: Seat };
  ShogunDisputed: { seats: Seat[]; honour: number };
  LastYearEnded: { year: number; seats: Seat[]; honour: number };
  YearEnded: { year: number; honour: number };
}

/** What an offer says it is. */
export type AnswerKind =
  | "accept"
  | "ask"
  | "bid-card"
  | "bids"
  | "borrow"
  | "borrow-nothing"
  | "by-land"
  | "by-raid"
  | "by-sea"
  | "call-family"
  | "call-kami"
  | "call-kami-on"
  | "choose-host"
  | "combine"
  | "commit-seppuku"
  | "confirm"
  | "counter"
  | "decline"
  | "display"
  | "end-actions"
  | "fight-at"
  | "fit"
  | "flee"
  | "force-swap"
  | "give"
  | "hire-samurai"
  | "hire-units"
  | "hold-samurai"
  | "keep-dice"
  | "keep-samurai"
  | "kill-hostage"
  | "lay-order"
  | "lead-family"
  | "letter-to"
  | "letter-to-all"
  | "look"
  | "lose-unit"
  | "meet-death"
  | "name-fleet"
  | "name-province"
  | "openly"
  | "pick-card"
  | "pick-die"
  | "place-samurai"
  | "place-units"
  | "plea"
  | "post-samurai"
  | "ready"
  | "reply"
  | "reroll-die"
  | "reveal"
  | "roll-picked"
  | "sail"
  | "send-envoys"
  | "send-samurai"
  | "send-units"
  | "show"
  | "show-cards"
  | "show-to-all"
  | "spare"
  | "stay"
  | "support"
  | "support-with-dummy"
  | "support-with-two"
  | "swap-card"
  | "take-back"
  | "take-card"
  | "take-discard"
  | "use-trade"
  | "vow"
  | "wait"
  | "want"
  | "with-card"
  | "with-wild"
  | "withdraw"
  | "withdraw-from-all"
  | "wonder"
  ;

export interface Senji {
  table: Table;
  aids: Aids;
  questions: Questions;
  events: Events;
  answers: AnswerKind;
}
