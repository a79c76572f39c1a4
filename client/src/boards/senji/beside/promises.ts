/** What became of promises: notes that stay with those who made and heard them, `kept:peace`. */
import type { Scene } from '../scene'

export type Verdict = 'kept' | 'broken' | 'overtaken'
const VERDICTS: readonly Verdict[] = ['kept', 'broken', 'overtaken']

export interface Judged {
  maker: string
  /** The maker himself: it was made to all. */
  hearer: string
  /** As the notation has it, `sworn:peace`. */
  promise: string
  verdict: Verdict
}

/** Of all promises that the viewer knows of, in the order in which they were judged between two players. */
export function judgedIn(scene: Scene): Judged[] {
  return scene.seats.flatMap((maker) =>
    scene.seats.flatMap((hearer) =>
      scene.place(hearer === maker ? `words.${maker}` : `words.${maker}.${hearer}`).flatMap(({ face }) => {
        const verdict = VERDICTS.find((each) => face?.startsWith(`${each}:`))
        return verdict && face ? [{ maker, hearer, promise: `sworn:${face.slice(verdict.length + 1)}`, verdict }] : []
      }),
    ),
  )
}
