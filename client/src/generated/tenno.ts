// Made by `python -m tatami.web.typescript client/src/generated`: not to be edited.
// The open facts, aids, questions, events and answers of tenno.

import type { KernelEvents, Seat } from "./kernel";

export type Colour = "red" | "orange" | "yellow" | "green" | "blue" | "violet" | "black";

/** A line of memory: in which turn what kind of card was seen in a slot (in a peek nobody says), what has become of that slot since, and who peeked, unless everybody saw it. */
export interface Sighting {
  turn: number;
  seat: Seat;
  slot: number;
  kind: Kind | null;
  mark: Mark;
  by: Seat | null;
}

export type Kind = "peasant_1" | "peasant_2" | "peasant_3" | "ninja" | "monk" | "ronin" | "samurai_7" | "samurai_8" | "daimyo" | "shogun" | "geisha";

export type Mark = "seen" | "handled" | "refilled";

export type Worth = "peasant_1" | "peasant_2" | "peasant_3" | "ninja" | "monk" | "ronin" | "samurai_7" | "samurai_8" | "daimyo" | "shogun" | "geisha";

/** The open facts of the game. */
export interface Table {
  turn: Seat;
  turn_number: number;
  lost: number;
  victories: Seat[];
  colours: Record<Seat, Colour | null>;
  memory_aid: boolean;
  sightings: Sighting[];
}

/** A card of a fight; what it is and how strong, as far as it is seen. */
export interface FightingCard {
  seat: string;
  slot: number;
  place: string;
  kind?: string;
  value?: number;
  strength?: number;
  against_monk?: number;
  with_monk?: number;
}

/** The fight that is on; `monk` is what a monk would add for the defender. */
export interface Fighting {
  attacker: FightingCard;
  target: FightingCard;
  monk: number;
}

/** What was seen in a slot last. */
export interface Memory {
  kind: string;
  turn: number;
  handled: boolean;
}

/** What a board of Tenno is told beside the view. */
export interface Aids {
  fight?: Fighting;
  remembered?: Record<string, Memory>;
}

/** By name: what a question says of itself. */
export interface Questions {
  ColourToTake: { seats: Seat[] };
  OrderOfPeasants: { seats: Seat[] };
  FirstAttack: { by: Seat };
  SecondAttack: { by: Seat; ronin: number; target: Seat; aim: number };
  MonkToShow: { target: Seat; aim: number; by: Seat; slot: number };
  CardsForTheGaps: { seats: Seat[] };
  SwapBonus: { by: Seat };
  ExchangeBonus: { by: Seat };
  PeekBonus: { defender: Seat; attacker: Seat };
}

/** By name: what an event tells. */
export interface Events extends KernelEvents {
  ColourChosen: { seat: Seat; colour: Colour | "" };
  TurnBegan: { seat: Seat; number: number };
  Attacked: { by: Seat; slot: number; target: Seat; aim: number };
  MonkShown: { seat: Seat; slot: number };
  AttackerWon: { by: Seat; target: Seat; attack: number; defence: number };
  DefenderWon: { by: Seat; target: Seat; attack: number; defence: number };
  NobodyWon: { by: Seat; target: Seat; attack: number; defence: number };
  SecondAttackRenounced: { seat: Seat };
  GapsFilled: { seat: Seat; gaps: number };
  SlotSwapped: { seat: Seat; slot: number };
  SlotsExchanged: { seat: Seat; slot: number; other: number };
  BonusDeclined: { seat: Seat };
  EndReached: { seat: Seat };
  PrisonCounted: { seat: Seat; total: number; cards: (Worth | "")[] };
  TieBroken: { seat: Seat; total: number; cards: (Worth | "")[] };
}

/** What an offer says it is. */
export type AnswerKind =
  | "arrange"
  | "attack"
  | "choose"
  | "decline"
  | "exchange"
  | "keep-covered"
  | "peek"
  | "refill"
  | "show-monk"
  | "stop"
  | "swap"
  ;

export interface Tenno {
  table: Table;
  aids: Aids;
  questions: Questions;
  events: Events;
  answers: AnswerKind;
}
