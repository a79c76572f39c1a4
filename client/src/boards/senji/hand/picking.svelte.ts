/** Cards that are picked one by one for the hall, all of a line with one touch. */
import type { Answering } from '../../../lib/answering.svelte'
import type { Scene } from '../scene'
import { facesIn } from '../cards'

/** What the viewer has picked, in the order of picking. */
export const pickedBy = (scene: Scene): string[] =>
  scene.viewer ? facesIn(scene, `draft.${scene.viewer}`).flatMap((note) => (note.startsWith('pick:') ? [note.slice(5)] : [])) : []

/** The cards of one that are not among the other, each as often as it is. */
export function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return some.filter((face) => {
    const at = left.indexOf(face)
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
}

/** The next answer on the way from what is picked to what is wanted; null: there, or no way on. */
export function nextPick(picked: readonly string[], wanted: readonly string[], offers: readonly string[]): string | null {
  const steps = [...without(picked, wanted).map((face) => `put back ${face}`), ...without(wanted, picked).map((face) => `pick ${face}`)]
  return steps.find((answer) => offers.includes(answer)) ?? null
}

class Picking {
  /** All that is to be picked; null when nobody wants anything. */
  wanted = $state.raw<readonly string[] | null>(null)
  #request = -1

  want(cards: readonly string[] | null): void {
    this.wanted = cards
    this.#request = -1
  }

  /** Gives the next answer, once a question. */
  step(scene: Scene, answering: Answering | null): void {
    const { question } = scene
    if (!this.wanted || !answering || answering.busy) return
    if (!question?.offers) return
    if (question.request === this.#request) return
    const next = nextPick(pickedBy(scene), this.wanted, question.offers.map(({ answer }) => answer))
    this.#request = question.request
    if (next) void answering.give(next)
    else this.wanted = null
  }
}

export const picking = new Picking()
