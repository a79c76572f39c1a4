/** First steps that are no part of an answer yet: which gap to fill next, which slot to exchange with another. */
import type { Answering, Parts } from '../../lib/answering.svelte'
import { partsOf } from '../../lib/answering.svelte'
import type { Scene } from './scene'
import { NTH, SLOTS } from './reading'

class Picking {
  /** At which table, in which question: a step is of that question alone. */
  #at = $state.raw<Answering | null>(null)
  #request = $state(-1)
  #gap = $state<number | null>(null)
  #held = $state<number | null>(null)

  #isNow(answering: Answering | null): boolean {
    return answering !== null && this.#at === answering && this.#request === answering.question?.request
  }

  #begin(answering: Answering): void {
    if (this.#isNow(answering)) return
    this.#at = answering
    this.#request = answering.question?.request ?? -1
    this.#gap = this.#held = null
  }

  gap(answering: Answering | null): number | null {
    return this.#isNow(answering) ? this.#gap : null
  }

  held(answering: Answering | null): number | null {
    return this.#isNow(answering) ? this.#held : null
  }

  takeGap(answering: Answering, gap: number): void {
    this.#begin(answering)
    this.#gap = gap
  }

  /** Touched again it is let go. */
  hold(answering: Answering, slot: number): void {
    this.#begin(answering)
    this.#held = this.#held === slot ? null : slot
  }
}

export const picking = new Picking()

/** The slots that the question wants filled. */
export function gapsOf(scene: Scene): number[] {
  const offer = scene.question?.offers?.[0]
  const parts = offer ? partsOf(offer) : {}
  return SLOTS.filter((slot) => (NTH[slot] ?? '') in parts)
}

const laidIn = (chosen: Parts, slot: number): string => String(chosen[NTH[slot] ?? ''] ?? '')

/** What was chosen for a gap, or ''. */
export function laid(answering: Answering | null, slot: number): string {
  return answering ? laidIn(answering.chosen, slot) : ''
}

/** The gap that the next card goes to: the one that was touched, or the first that is free. */
export function currentGap(scene: Scene, answering: Answering | null): number | null {
  const free = gapsOf(scene).filter((slot) => !laid(answering, slot))
  const wanted = picking.gap(answering)
  return wanted !== null && free.includes(wanted) ? wanted : (free[0] ?? null)
}
