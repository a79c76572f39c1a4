/** How touching a card answers: which part of an answer it is, also where two of them make one answer together. */
import { includes, partsOf, type Answering, type Parts } from '../../lib/answering.svelte'
import { offered, partsFor } from './parts'
import { handStep } from './winter/holding.svelte'

export interface Touched {
  parts: Parts
  step?: { taken: boolean; take(): void }
}

/** The `copy`th card of that face (counted from 0) in the question that is asked. */
export function cardTouch(answering: Answering | null, face: string, copy = 0): Touched {
  const question = answering?.question ?? null
  const parts = partsFor(question, 'face', face)
  if (!answering || !question) return { parts }
  const held = handStep(answering, face)
  if (held) return { parts, step: held }
  const answers = answering.offers.map(({ answer }) => answer)
  // Two support cards: the second joins the first, whichever the hall names first.
  const first = answering.chosen['card']
  const pair = (card: unknown, second: unknown): boolean =>
    answering.offers.some((offer) => includes(partsOf(offer), { card: card as string, second: second as string }))
  if (first !== undefined && (first !== face || copy > 0)) {
    if (pair(first, face)) return { parts: { second: face } }
    if (pair(face, first)) return { parts, step: { taken: false, take: () => answering.touch({ card: face, second: first }) } }
  }
  // Picking takes no second thought: one touch picks, another puts back.
  const give = (answer: string): Touched['step'] => ({ taken: answer.startsWith('put'), take: () => void answering.give(answer) })
  const [pick, back] = [`pick ${face}`, `put back ${face}`]
  const isFlower = offered(question, 'face').includes(face) && /^[a-z]+_\d+$/.test(face)
  if (isFlower && answers.includes(back) && copy === 0) return { parts, step: give(back) as NonNullable<Touched['step']> }
  if (isFlower && answers.includes(pick)) return { parts, step: give(pick) as NonNullable<Touched['step']> }
  return { parts }
}
