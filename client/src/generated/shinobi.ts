// Made by `python -m tatami.web.typescript client/src/generated`: not to be edited.
// The open facts, aids, questions, events and answers of shinobi.

import type { KernelEvents, Seat } from "./kernel";

/** An army that may not be attacked this turn, and why: ("B.oda", PLACED). */
export interface Mark {
  army: string;
  cause: "placed" | "moved on" | "moved in" | "ninja";
}

/** The open facts of the game. */
export interface Table {
  turn: Seat;
  turn_number: number;
  protected: Mark[];
  turns_left: number;
}

/** What a board of Shinobi is told beside the view. */
export interface Aids {
  clans: Record<string, number>;
  protected: Record<string, string>;
}

/** By name: what a question says of itself. */
export interface Questions {
  FirstOrder: { by: Seat };
  SecondOrder: { by: Seat };
  ArmyToAttack: { by: Seat };
}

/** By name: what an event tells. */
export interface Events extends KernelEvents {
  TurnBegan: { seat: Seat; number: number };
  PlacedAbroad: { by: Seat; clan: string; province: Seat };
  NinjaPlayed: { by: Seat; clan: string; province: Seat };
  PlacedAtHome: { by: Seat; clan: string };
  TroopsMoved: { by: Seat; clan: string; source: Seat; goal: Seat };
  Attacked: { by: Seat; army: string; clan: string; province: Seat };
  OrderSkipped: { seat: Seat; order: number };
  LastRoundBegan: { seat: Seat };
  ClanCounted: { seat: Seat; clan: string; total: number };
  NeutralClanCounted: { clan: string; total: number };
  TieBroken: { seat: Seat; total: number };
}

/** What an offer says it is. */
export type AnswerKind =
  | "attack"
  | "move"
  | "place"
  | "place-at-home"
  | "play-ninja"
  | "skip"
  ;

export interface Shinobi {
  table: Table;
  aids: Aids;
  questions: Questions;
  events: Events;
  answers: AnswerKind;
}
