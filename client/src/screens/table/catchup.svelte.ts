/** What happened since the player last looked: how much, and each thing once more. */
import type { Scene } from '../../lib/scene'
import type { Table } from '../../lib/table.svelte'
import type { Film } from '../replay/film.svelte'

const KEY = 'tatami.looked'
/** Tables that are remembered; the oldest is forgotten. */
const MOST = 40
/** A glance elsewhere is no absence. */
const AWAY = 15_000

type Looked = [key: string, act: number][]

function read(): Looked {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const isOne = (one: unknown): one is [string, number] => Array.isArray(one) && typeof one[0] === 'string' && Number.isInteger(one[1])
    return Array.isArray(kept) ? kept.filter(isOne) : []
  } catch {
    return []
  }
}

/** The act that was seen last, or null if this browser has never looked there. */
export function lookedAt(key: string): number | null {
  return read().find(([name]) => name === key)?.[1] ?? null
}

export function keepLooked(key: string, act: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...read().filter(([name]) => name !== key), [key, act]].slice(-MOST)))
  } catch {
    // A browser that keeps nothing asks the log.
  }
}

export class Catchup {
  /** How many things happened unseen. */
  missed = $state(0)
  /** They are being looked at. */
  film = $state.raw<Film | null>(null)
  #first = 0
  #hidden: { at: number; acts: number } | null = null
  #began = false

  constructor(
    readonly table: Table,
    /** Where the covered cards of a game of memory are not shown again, there is still the log. */
    readonly toLog: () => void = () => undefined,
  ) {}

  get #key(): string {
    return `${this.table.id}/${this.table.seat ?? ''}`
  }

  /** The table shows this act now. */
  saw(acts: number, isVisible: boolean, now = Date.now()): void {
    if (!this.#began) {
      this.#began = true
      this.#miss(acts - (lookedAt(this.#key) ?? acts))
    }
    if (!isVisible) this.#hidden ??= { at: now, acts }
    else if (this.#hidden) {
      const { at, acts: before } = this.#hidden
      this.#hidden = null
      if (now - at >= AWAY) this.#miss(acts - before)
    }
    if (isVisible) keepLooked(this.#key, acts)
  }

  /** A single thing can be read from the log. */
  #miss(count: number): void {
    if (count > 1) this.missed += count
  }

  async open(): Promise<void> {
    const { table, missed } = this
    if (!table.seat) return
    await table.attempt(async () => {
      const { Film } = await import('../replay/film.svelte')
      const film = new Film({ id: table.id, shared: false }, table.seat ?? '', !table.view?.outcome)
      await film.open(null)
      if (film.why) {
        this.close()
        return this.toLog()
      }
      this.#first = Math.max(0, (film.acts ?? 0) - missed)
      await film.readAll()
      film.show(this.#first)
      film.show(this.#first + 1)
      this.film = film
    })
  }

  close(): void {
    this.film = null
    this.missed = 0
  }

  get scene(): Scene | null {
    return this.film?.scene ?? null
  }

  /** Which of how many. */
  get step(): number {
    return (this.film?.at ?? 0) - this.#first
  }

  get steps(): number {
    return (this.film?.acts ?? 0) - this.#first
  }

  go(by: number): void {
    if (!this.film) return
    const wanted = this.step + by
    if (wanted > this.steps) this.close()
    else if (wanted >= 1) this.film.show(this.#first + wanted)
  }
}
