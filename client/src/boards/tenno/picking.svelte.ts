/** First steps that are no part of an answer yet: which gap to fill next, which slot to exchange with another. */
import type { Answering, Parts } from '../../lib/answering.svelte'
import { partsOf } from '../../lib/answering.svelte'
import type { Scene } from '../../lib/scene'
import { NTH, SLOTS } from './reading'

class Picking {
  #request = $state(-1)
  #gap = $state<number | null>(null)
  #held = $state<number | null>(null)

  /** A step belongs to one question; the next begins afresh. */
  #of(scene: Scene): boolean {
    return scene.question?.request === this.#request
  }

  gap(scene: Scene): number | null {
    return this.#of(scene) ? this.#gap : null
  }

  held(scene: Scene): number | null {
    return this.#of(scene) ? this.#held : null
  }

  takeGap(scene: Scene, gap: number): void {
    this.#request = scene.question?.request ?? -1
    this.#gap = gap
  }

  /** Touched again it is let go. */
  hold(scene: Scene, slot: number): void {
    const wasHeld = this.held(scene) === slot
    this.#request = scene.question?.request ?? -1
    this.#held = wasHeld ? null : slot
  }

  letGo(): void {
    this.#held = null
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
  const wanted = picking.gap(scene)
  return wanted !== null && free.includes(wanted) ? wanted : (free[0] ?? null)
}
