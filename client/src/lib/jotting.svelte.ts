/** What somebody notes for himself at his seat: marks on seats and places, and free words. The hall keeps it. */
import type { Jottings, Mark, MarkableThing, OwnNotes } from '../generated/wire'
import '../frame/marks.css'
import { call, Trouble } from './api'

/** Milliseconds without another letter after which the words are kept. */
const REST = 700
export const LONGEST = 4000

export class Jotting {
  marks = $state.raw<Readonly<Record<string, string>>>({})
  text = $state('')
  things = $state.raw<readonly MarkableThing[]>([])
  isKnown = $state(false)
  /** Why it could not be kept, or '' */
  trouble = $state('')
  readonly #path: string
  #timer = 0

  constructor(table: string, readonly seat: string) {
    this.#path = `/api/tables/${encodeURIComponent(table)}/seats/${seat}/notes`
  }

  async learn(): Promise<void> {
    await this.#attempt(async () => {
      const found = await call<OwnNotes>('GET', this.#path)
      this.things = found.things
      this.marks = found.marks
      this.text = found.text
      this.isKnown = true
    })
  }

  /** What a seat or place is marked as, or null. */
  markOf(thing: string): Mark | null {
    const mark = this.marks[thing]
    return mark ? (this.of(thing)?.marks.find((one) => one.mark === mark) ?? null) : null
  }

  /** What that seat or place may be marked as, if it may. */
  of(thing: string): MarkableThing | undefined {
    return this.things.find((one) => one.thing === thing)
  }

  mark(thing: string, mark: string): void {
    const { [thing]: _before, ...others } = this.marks
    this.marks = mark ? { ...others, [thing]: mark } : others
    void this.keep()
  }

  write(text: string): void {
    this.text = text
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.keep(), REST)
  }

  async keep(): Promise<void> {
    clearTimeout(this.#timer)
    if (!this.isKnown) return
    const noted: Jottings = { marks: { ...this.marks }, text: this.text }
    await this.#attempt(() => call('PUT', this.#path, noted))
  }

  async #attempt(what: () => Promise<unknown>): Promise<void> {
    try {
      await what()
      this.trouble = ''
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      this.trouble = error.message
    }
  }
}
