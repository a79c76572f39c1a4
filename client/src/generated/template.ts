// Made by `python -m tatami.web.typescript client/src/generated`: not to be edited.
// The open facts, aids, questions, events and answers of template.

import type { KernelEvents, Seat } from "./kernel";

/** The open facts of the game. */
export interface Table {
  round: number;
  stars: Record<Seat, number>;
}

export type Aids = Record<string, never>;

/** By name: what a question says of itself. */
export interface Questions {
  CardToLay: { seats: Seat[] };
}

/** By name: what an event tells. */
export interface Events extends KernelEvents {
  StarWon: { seat: Seat; card: number; stars: number };
}

/** What an offer says it is. */
export type AnswerKind =
  | "lay"
  ;

export interface Template {
  table: Table;
  aids: Aids;
  questions: Questions;
  events: Events;
  answers: AnswerKind;
}
