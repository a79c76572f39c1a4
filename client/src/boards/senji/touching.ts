/** How touching a card answers: which part of an answer it is, also where two of them make one answer together. */
import type { AnswerKind } from '../../generated/senji'
import type { Offer } from '../../generated/wire'
import { isOf, part } from '../../lib/kinds'
import { includes, partsOf, type Answering, type Parts } from '../../lib/answering.svelte'
import { partsFor } from './parts'
import { handStep } from './winter/holding.svelte'

export interface Touched {
  parts: Parts
  step?: { taken: boolean; take(): void }
}

/** The `copy`th card of that face (counted from 0) in the question that is asked; of hanafuda sets are picked. */
export function cardTouch(answering: Answering | null, face: string, copy = 0, isFlower = false): Touched {
  const question = answering?.question ?? null
  const parts = partsFor(question, 'face', face)
  if (!answering || !question) return { parts }
  const held = handStep(answering, face)
  if (held) return { parts, step: held }
  // Two support cards: the second joins the first, whichever the hall names first.
  const first = answering.chosen['card']
  const pair = (card: unknown, second: unknown): boolean =>
    answering.offers.some((offer) => includes(partsOf(offer), { card: card as string, second: second as string }))
  if (first !== undefined && (first !== face || copy > 0)) {
    if (pair(first, face)) return { parts: { second: face } }
    if (pair(face, first)) return { parts, step: { taken: false, take: () => answering.touch({ card: face, second: first }) } }
  }
  // Picking takes no second thought: one touch picks, another puts back.
  const offerTo = (kind: AnswerKind): Offer | undefined => answering.offers.find((offer) => isOf(offer, kind) && part(offer, 'card') === face)
  const [pick, back] = isFlower ? [offerTo('pick'), offerTo('put-back')] : []
  if (back && copy === 0) return { parts, step: { taken: true, take: () => void answering.give(back.answer) } }
  if (pick) return { parts, step: { taken: false, take: () => void answering.give(pick.answer) } }
  return { parts }
}
