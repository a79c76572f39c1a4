/** How touching a card answers: which part of an answer it is, also where two of them make one answer together. */
import type { AnswerKind } from '../../generated/senji'
import { ofKind, part } from '../../lib/kinds'
import { includes, partsOf, type Answering, type Parts } from '../../lib/answering.svelte'
import { partsFor } from './parts'
import { handStep } from './winter/holding.svelte'

export interface Touched {
  parts: Parts
  step?: { taken: boolean; take(): void }
}

/** Cards that go into a set, to envoys or before somebody's eyes; one that counts as it is comes before a wild one. */
const CARDS: readonly AnswerKind[] = ['with-card', 'with-wild']

/** The `copy`th card of that face (counted from 0) in the question that is asked; of hanafuda sets are picked. */
export function cardTouch(answering: Answering | null, face: string, copy = 0): Touched {
  const question = answering?.question ?? null
  const parts = partsFor(question, 'face', face)
  if (!answering || !question) return { parts }
  const held = handStep(answering, face, copy)
  if (held) return { parts, step: held }
  // Two support cards: the second joins the first, whichever the hall names first.
  const first = answering.chosen['card']
  const pair = (card: unknown, second: unknown): boolean =>
    answering.offers.some((offer) => includes(partsOf(offer), { card: card as string, second: second as string }))
  if (first !== undefined && (first !== face || copy > 0)) {
    if (pair(first, face)) return { parts: { second: face } }
    if (pair(face, first)) return { parts, step: { taken: false, take: () => answering.touch({ card: face, second: first }) } }
  }
  // What goes into an answer that is being made takes no second thought: one touch adds it, another takes it out.
  const { composing } = answering
  const here = ofKind(composing.parts, ...CARDS).filter((made) => part(made, 'card') === face)[copy]
  if (here) return { parts, step: { taken: true, take: () => void composing.take(here.part) } }
  const added = CARDS.flatMap((kind) => ofKind(composing.offers, kind)).find((offer) => part(offer, 'card') === face)
  if (added) return { parts, step: { taken: false, take: () => void composing.add(added.answer) } }
  return { parts }
}
