/** An action of Autumn that was touched: asked once more in the question bar, unless the player wants no such questions. */
import { partsOf, type Answering } from '../../../lib/answering.svelte'
import { settings } from '../../../lib/settings.svelte'
import type { Offer } from '../../../generated/wire'

export const offerOf = (answering: Answering | null, answer: string): Offer | null =>
  answering?.offers.find((offer) => offer.answer === answer) ?? null

export function propose(answering: Answering, answer: string): void {
  const offer = offerOf(answering, answer)
  if (!offer || answering.busy) return
  if (offer.form) return void answering.give(answer)
  if (answering.ready?.answer === answer) return void answering.confirm()
  if (settings.now.confirm === 'never') return void answering.give(answer)
  answering.chosen = { ...partsOf(offer) }
  answering.ready = offer
}

/** A thing that stands for that one answer. */
export const stepFor = (answering: Answering | null, answer: string): { taken: boolean; take(): void } | undefined =>
  answering && offerOf(answering, answer)
    ? { taken: answering.ready?.answer === answer, take: () => propose(answering, answer) }
    : undefined
