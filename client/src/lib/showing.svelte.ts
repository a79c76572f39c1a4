/** One thing at a time: what was heard waits here until what came before it has been seen. */
import type { Update } from '../generated/wire'
import type { Known } from './known'
import { stays } from './pace'
import type { AnyGame, EventOf, GameEvent, GameTypes } from './scene'

/** Something that the hall told, and how the table stands with it. */
export interface Heard {
  readonly update: Update
  readonly known: Known
  readonly events: readonly GameEvent[]
  /** When it was told: clocks run from then on, however late it is shown. */
  readonly at: number
}

/** Whether a board tells these events itself, step by step, before the table shows what came of them. */
export type Teller<G extends GameTypes = AnyGame> = (events: readonly EventOf<G>[]) => boolean

/** How many steps a board shows of these events one after another, each as long as a plain move; 1 where all is seen at once. */
export type Counter<G extends GameTypes = AnyGame> = (events: readonly EventOf<G>[]) => number

/** With more than this waiting nobody wants to see each. */
const TOO_MANY = 12

export class Showing {
  /** What the board is telling just now: the table stands still until it has been seen. */
  telling = $state.raw<Heard | null>(null)
  /** How often somebody wanted to see everything at once. */
  skips = $state(0)
  #queued = $state(0)
  #queue: Heard[] = []
  #timer = 0
  #most = TOO_MANY
  #teller: Teller | null = null
  #counter: Counter | null = null

  constructor(readonly show: (heard: Heard) => void) {}

  /** How many things wait to be seen. */
  get waiting(): number {
    return this.#queued + (this.telling ? 1 : 0)
  }

  add(heard: Heard): void {
    this.#queue.push(heard)
    this.#count()
    if (!this.#timer && !this.telling) this.#next()
  }

  /** Everything at once. */
  skip(): void {
    const { telling } = this
    const left = telling ? [telling, ...this.#queue] : this.#queue
    this.clear()
    this.skips += 1
    for (const heard of left) this.show(heard)
  }

  /** Nothing waits any more. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = 0
    this.#queue = []
    this.#most = TOO_MANY
    this.telling = null
    this.#count()
  }

  /** Somebody tells some things first; ends with the function that comes back. */
  tellBy(teller: Teller): () => void {
    this.#teller = teller
    return () => {
      if (this.#teller !== teller) return
      this.#teller = null
      this.told()
    }
  }

  /** Somebody shows some things in several steps; ends with the function that comes back. */
  countBy(counter: Counter): () => void {
    this.#counter = counter
    return () => {
      if (this.#counter === counter) this.#counter = null
    }
  }

  /** The board has told it: now the table shows it. What came in meanwhile is no reason to hurry. */
  told(): void {
    const { telling } = this
    if (!telling) return
    this.telling = null
    this.#most = TOO_MANY + this.#queue.length
    this.#shown(telling, true)
  }

  #next(): void {
    this.#timer = 0
    const next = this.#queue.shift()
    this.#count()
    if (!next) return
    if (!document.hidden && this.#teller?.(next.events)) this.telling = next
    else this.#shown(next, false)
  }

  #shown(heard: Heard, wasTold: boolean): void {
    this.show(heard)
    if (this.#queue.length > this.#most || document.hidden) return this.skip()
    this.#most = Math.max(TOO_MANY, Math.min(this.#most, TOO_MANY + this.#queue.length))
    const rest = restAfter(heard.events, wasTold) + ((this.#counter?.(heard.events) ?? 1) - 1) * stays('plain')
    if (rest) this.#timer = window.setTimeout(() => this.#next(), rest)
    else if (this.#queue.length) this.#next()
  }

  #count(): void {
    this.#queued = this.#queue.length
  }
}

function restAfter(events: readonly GameEvent[], wasTold: boolean): number {
  if (!events.length) return 0
  return wasTold || events.some((event) => event.event === 'Turned' && event.public) ? stays('reveal') : stays('plain')
}
