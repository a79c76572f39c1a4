/** What a board draws: a table at one moment through somebody's eyes, live or in a replay. */
import type { CushionInfo } from '../generated/wire'
import type { QuestionOf } from './known'

/** What is particular to a game, as `generated/<game>.ts` declares it from the engine's own declarations. */
export interface GameTypes {
  table: object
  aids: object
  /** By name: what a question says of itself. */
  questions: object
  /** By name: what an event tells. */
  events: object
  answers: string
}

/** Some game or other: what all of them have in common. */
export interface AnyGame extends GameTypes {
  questions: Record<string, object>
  events: Record<string, { source?: string; goal?: string; place?: string | number; public?: boolean }>
}

type Names<T> = keyof T & string

/** An event of that game: which, and what it tells. */
export type EventOf<G extends GameTypes> = { [K in Names<G['events']>]: { event: K } & G['events'][K] }[Names<G['events']>]
export type GameEvent = EventOf<AnyGame>

/** A view as the hall tells it (docs/notation.md). */
export interface View<G extends GameTypes = AnyGame> {
  game: string
  seats: number
  seat: string | null
  acts: number
  options: Readonly<Record<string, string | number | boolean>>
  /** The open facts of the game. */
  table: G['table']
  /** What is still to be done, the last first: a step with its arguments, or a question with what it says of itself. */
  pending: ({ [K in Names<G['questions']>]?: G['questions'][K] } | Record<string, object>)[]
  asked: string[]
  answered: string[]
  outcome?: { winners: string[]; how: string; scores?: number[] }
  /** By place: what lies there, tokens as in docs/notation.md. Empty places are left out. */
  places: Record<string, string[]>
}

export interface Piece {
  /** The name of its face, or '' where the viewer sees only its back. */
  face: string
  /** Its name alone: `oda` of `samurai:oda`. In a place of one sort of pieces that is all there is. */
  name: string
  /** The seat that is named with it (`B.ninja`), or ''. */
  owner: string
  /** Lies face up for all. */
  open: boolean
}

const TOKEN = /^(?:([A-H])\.)?(\?|(?:\w+:)?([\w.]+))(!|@[A-H]*)?$/

export function pieceOf(token: string): Piece {
  const [, owner = '', face = '?', name = '', mark = ''] = TOKEN.exec(token) ?? []
  return { face: face === '?' ? '' : face, name, owner, open: mark === '!' }
}

export class Scene<G extends GameTypes = AnyGame> {
  constructor(
    readonly view: View<G>,
    readonly cushions: readonly CushionInfo[],
    /** What anybody can work out from the view, done by the hall. */
    readonly aids: Partial<G['aids']> = {},
    readonly question: QuestionOf<G> | null = null,
    /** What has just happened. */
    readonly events: readonly EventOf<G>[] = [],
    /** What these eyes were told before that, as far as this page knows it, the oldest first. */
    readonly past: () => readonly EventOf<G>[] = () => [],
  ) {}

  /** The seat we look from; null for a spectator, whom the hall calls so. */
  get viewer(): string | null {
    const { seat } = this.view
    return seat !== null && this.seats.includes(seat) ? seat : null
  }

  /** All seats, clockwise. */
  get seats(): string[] {
    return Array.from({ length: this.view.seats }, (_, k) => String.fromCharCode(65 + k))
  }

  /** The seats clockwise from the viewer's (a spectator's: from A), the viewer's own first. */
  get round(): string[] {
    const all = this.seats
    const from = Math.max(0, all.indexOf(this.viewer ?? 'A'))
    return [...all.slice(from), ...all.slice(0, from)]
  }

  get others(): string[] {
    return this.viewer ? this.round.slice(1) : this.round
  }

  place(name: string): Piece[] {
    return (this.view.places[name] ?? []).map(pieceOf)
  }

  count(name: string): number {
    return this.view.places[name]?.length ?? 0
  }

  /** Whether something lies there that the viewer sees only from behind. */
  isCovered(name: string): boolean {
    return this.place(name).some(({ face }) => !face)
  }

  cushion(seat: string): CushionInfo {
    return this.cushions[seat.charCodeAt(0) - 65] ?? { seat }
  }

  name(seat: string): string {
    return this.cushion(seat).name ?? seat
  }

  isAsked(seat: string): boolean {
    return this.view.asked.includes(seat)
  }

  get turn(): string | null {
    const { turn } = this.view.table as { turn?: string | null }
    return turn ?? null
  }

  get isOver(): boolean {
    return this.view.outcome !== undefined
  }
}
