// Made by `python -m tatami.web.typescript client/src/generated`: not to be edited.
// The open facts, aids, questions, events and answers of samurai-sword.

import type { KernelEvents, Seat } from "./kernel";

export type Character = "benkei" | "chiyome" | "ginchiyo" | "goemon" | "hanzo" | "hideyoshi" | "ieyasu" | "kojiro" | "musashi" | "nobunaga" | "tomoe" | "ushiwaka";

export type Team = "shogun" | "ninja" | "ronin";

/** The open facts of the game. */
export interface Table {
  turn: Seat;
  turn_number: number;
  shogun: Seat;
  characters: Record<Seat, "benkei" | "chiyome" | "ginchiyo" | "goemon" | "hanzo" | "hideyoshi" | "ieyasu" | "kojiro" | "musashi" | "nobunaga" | "tomoe" | "ushiwaka">;
  resilience: Record<Seat, number>;
  honor: Record<Seat, number>;
  weapons_played: number;
  deck_ended: boolean;
  geisha_on_oneself: boolean;
}

/** How hard it is to attack somebody, part by part, and what he takes off the wounds. */
export interface Way {
  steps: number;
  armor: number;
  character: number;
  difficulty: number;
  skipped: boolean;
  fewer_wounds: number;
}

/** How many Weapons the player whose turn it is has played, of how many. */
export interface WeaponsOfTheTurn {
  seat: string;
  played: number;
  limit: number;
}

/** What a player would score now: Honor times one of these numbers, and for Daimyo. */
export interface Points {
  honor: number;
  times: number[];
  daimyo: number;
}

/** The card that is carried out, and if somebody must answer it the wounds that he is about to suffer. */
export interface CardResolving {
  card: string;
  by: string;
  asked?: string;
  wounds?: number;
}

export interface Aids {
  from: string;
  seats: Record<string, Way>;
  harmless: string[];
  weapons: WeaponsOfTheTurn;
  more_wounds: number;
  reaches_anybody: boolean;
  roles: Record<string, number>;
  points: Record<string, Points>;
  resolving?: CardResolving;
}

/** By name: what a question says of itself. */
export interface Questions {
  DrawSource: { by: Seat };
  CardToDiscard: { by: Seat };
  BushidoAnswer: { by: Seat; tokens: number };
  PlayPhase: { by: Seat };
  ParryAnswer: { by: Seat };
  BattleCryAnswer: { by: Seat; harmless: Seat[] };
  JujutsuAnswer: { by: Seat; harmless: Seat[] };
}

/** By name: what an event tells. */
export interface Events extends KernelEvents {
  ShogunRevealed: { seat: Seat };
  CharacterDealt: { seat: Seat; character: Character | "" };
  TurnBegan: { seat: Seat; number: number };
  Recovered: { seat: Seat; resilience: number };
  BushidoChecked: { seat: Seat; card: string; is_weapon: boolean };
  BushidoPassedOn: { seat: Seat; to: Seat };
  HonorPaidToBushido: { seat: Seat; tokens: number };
  TakenFromDiscard: { seat: Seat; card: string };
  Attacked: { by: Seat; card: string; target: Seat };
  Parried: { by: Seat; card: string; attacker: Seat };
  Wounded: { seat: Seat; wounds: number; left: number };
  Defeated: { seat: Seat; by: Seat };
  HonorGiven: { seat: Seat; to: Seat };
  CardPlayed: { by: Seat; card: string };
  CardPlayedOn: { by: Seat; card: string; target: Seat };
  CardTaken: { by: Seat; target: Seat };
  CardDiscarded: { seat: Seat; card: string; from_play: boolean };
  Unaffected: { seat: Seat; harmless: boolean };
  Healed: { seat: Seat; tokens: number };
  ResilienceSpent: { seat: Seat; left: number };
  DeckEnded: { cards: number };
  NothingToDraw: { seat: Seat };
  DeckRenewed: { cards: number };
  HonorRanOut: { seats: Seat[] };
  PointsCounted: { seat: Seat; honor: number; multiplier: number; daimyo: number; points: number };
  DaimyoForNothing: { seat: Seat; cards: number };
  DeadlyStrike: { by: Seat; target: Seat; team: Team | "" };
  TeamCounted: { team: Team | ""; points: number };
  TieDecided: { ninja: boolean; shogun: boolean; ronin: boolean };
  LastOneStanding: { seat: Seat };
  SwordmasterDenied: { by: Seat; target: Seat };
}

/** What an offer says it is. */
export type AnswerKind =
  | "attack"
  | "discard"
  | "draw-from-deck"
  | "draw-from-discard"
  | "end-play"
  | "endure"
  | "parry"
  | "pay-honor"
  | "play"
  | "play-on"
  | "play-on-card"
  | "spend-resilience"
  ;

export interface SamuraiSword {
  table: Table;
  aids: Aids;
  questions: Questions;
  events: Events;
  answers: AnswerKind;
}
