/** A game once more, act by act: frames are fetched page by page, and any of them can be shown. */
import type { CushionInfo, Frame, Line, Replay } from '../../generated/wire'
import { call } from '../../lib/api'
import { Scene, type GameEvent, type View } from '../../lib/scene'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]
/** Milliseconds that an act stays at speed 1. */
export const REST = 1600
const PAGE = 100
/** No game has so many acts. */
const BEYOND = 1_000_000

/** Whose game, and where it is asked for. */
export interface Source {
  /** A table of ours, or a key that somebody gave away. */
  id: string
  shared: boolean
}

export const apiPath = ({ id, shared }: Source): string => `/api/${shared ? 'records' : 'tables'}/${encodeURIComponent(id)}`

/** In a link: the eyes of whoever only watches, and those that see every card. */
export const NOBODYS = 'none'
export const ALL_EYES = 'all'

/** The link to one moment of it. */
export function momentPath({ id, shared }: Source, act: number | null, eyes: string): string {
  const query = new URLSearchParams()
  if (act !== null) query.set('act', String(act))
  // Those who played look through their own eyes unless they say otherwise.
  if (eyes || !shared) query.set('eyes', eyes || NOBODYS)
  const text = query.toString()
  return `/${shared ? 'shared' : 'replay'}/${encodeURIComponent(id)}${text ? `?${text}` : ''}`
}

/** The page that says how it went. */
export const resultPath = ({ id, shared }: Source): string => `/${shared ? 'shared' : 'table'}/${encodeURIComponent(id)}/result`

/** A line of the story, and the act that it belongs to. */
export interface Told {
  act: number
  line: Line
}

export class Film {
  game = $state('')
  names = $state.raw<string[]>([])
  outcome = $state.raw<string[]>([])
  /** How many acts there are; null before anything was fetched. */
  acts = $state<number | null>(null)
  /** The first that may be seen: of a game of memory that still goes on only its present. */
  since = $state(0)
  /** Why no more may be seen. */
  why = $state('')
  frames = $state.raw<ReadonlyMap<number, Frame>>(new Map())
  /** The act after which the game is shown. */
  at = $state(0)
  isPlaying = $state(false)
  speed = $state<Speed>(1)
  /** Whether what is shown followed on what was shown before: then things are seen to move. */
  isStep = $state(false)
  /** Counts what was shown. */
  count = $state(0)
  #timer = 0

  constructor(
    readonly source: Source,
    /** The seat through whose eyes it is seen, '' for a spectator's, or `all`: with every card open, once it is over. */
    readonly eyes: string,
    /** The game still goes on: then the hall is asked first whether one may look back. */
    readonly isLive = false,
    /** Who sat there, where that is known: not of a game that somebody shows us. */
    readonly sat: readonly CushionInfo[] = [],
  ) {}

  /** The page with that act first (null: the beginning); `readAll` fetches the rest. */
  async open(act: number | null): Promise<void> {
    const first = (await this.#fetchPresent()) ?? (await this.#fetch(act === null ? 0 : page(act)))
    this.game = first.game
    this.names = first.names
    this.outcome = first.outcome
    this.acts = first.acts
    if (this.why) return this.show(first.acts)
    if (act !== null && act > first.acts) await this.#fetch(page(first.acts))
    this.show(act ?? 0)
  }

  /** Where nothing else may be seen. Beyond the end the hall tells only how much there is, and whether that is so. */
  async #fetchPresent(): Promise<Replay | null> {
    if (!this.isLive) return null
    const { acts, only_now: why } = await this.#fetch(BEYOND)
    if (!why) return null
    this.why = why
    this.since = acts
    return this.#fetch(acts)
  }

  async readAll(): Promise<void> {
    if (this.why) return
    for (let start = 0; start <= (this.acts ?? 0); start += PAGE) if (!this.frames.has(start)) await this.#fetch(start)
  }

  async #fetch(start: number): Promise<Replay> {
    const eyes = this.eyes ? `&eyes=${this.eyes}` : ''
    const found = await call<Replay>('GET', `${apiPath(this.source)}/replay?start=${start}&count=${PAGE}${eyes}`)
    this.frames = new Map([...this.frames, ...found.frames.map((frame) => [frame.act, frame] as const)])
    return found
  }

  get frame(): Frame | null {
    return this.frames.get(this.at) ?? null
  }

  /** Nobody sits there now, so nobody is here or away; whoever sat there still looks as he did. */
  get cushions(): CushionInfo[] {
    return this.names.map((name, k) => {
      const { kind = 'free', colour = '', crest = '' } = this.sat[k] ?? {}
      return { seat: String.fromCharCode(65 + k), name, kind, colour, crest }
    })
  }

  get scene(): Scene | null {
    const frame = this.frame
    if (!frame) return null
    const [at, frames, isStep] = [this.at, this.frames, this.isStep]
    const eventsOf = (act: number): GameEvent[] => (frames.get(act)?.events ?? []) as GameEvent[]
    const past = (): GameEvent[] => Array.from({ length: isStep ? at : at + 1 }, (_, act) => eventsOf(act)).flat()
    return new Scene(frame.view as unknown as View, this.cushions, frame.aids ?? {}, null, isStep ? eventsOf(at) : [], past)
  }

  /** Everything that was told up to here and after: what is yet to come is dimmed. */
  get told(): Told[] {
    return [...this.frames.keys()]
      .sort((a, b) => a - b)
      .flatMap((act) => (this.frames.get(act)?.lines ?? []).map((line) => ({ act, line })))
  }

  /** The acts after which a turn began. */
  get turns(): number[] {
    return [...this.frames.values()].filter((frame) => frame.lines?.some((line) => line.heading)).map((frame) => frame.act).sort((a, b) => a - b)
  }

  get isAtEnd(): boolean {
    return this.acts !== null && this.at >= this.acts
  }

  show(act: number): void {
    const wanted = Math.max(this.since, Math.min(this.acts ?? 0, Math.round(act)))
    this.isStep = wanted === this.at + 1
    this.at = wanted
    this.count += 1
    if (!this.frames.has(wanted)) void this.#fetch(page(wanted)).catch(() => undefined)
  }

  play(): void {
    if (this.isPlaying) return this.pause()
    if (this.isAtEnd) this.show(this.since)
    if (this.isAtEnd) return
    this.isPlaying = true
    this.#later()
  }

  pause(): void {
    this.isPlaying = false
    clearTimeout(this.#timer)
  }

  #later(): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => {
      if (!this.isPlaying) return
      // Only from something that is there to something that is: a slow line makes it wait.
      if (this.frames.has(this.at + 1)) this.show(this.at + 1)
      if (this.isAtEnd) this.pause()
      else this.#later()
    }, REST / this.speed)
  }

  /** By hand: whatever runs stops. */
  go(act: number): void {
    this.pause()
    this.show(act)
  }
}

const page = (act: number): number => Math.floor(act / PAGE) * PAGE
