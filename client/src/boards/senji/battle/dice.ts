/** Dice that a kami rolls again: each is picked by a touch and put back by another, and all are rolled at once (SEN-213). */
import type { AnswerKind } from '../../../generated/senji'
import type { Offer } from '../../../generated/wire'
import type { Answering } from '../../../lib/answering.svelte'
import { isOf, ofKind, part } from '../../../lib/kinds'

export function dieStep(answering: Answering | null, die: number): { taken: boolean; take(): void } | undefined {
  if (!answering) return undefined
  const { composing } = answering
  const isIt = (told: Parameters<typeof part>[0]): boolean => isOf<AnswerKind>(told, 'pick-die') && Number(part(told, 'die')) === die
  const made = composing.parts.find(isIt)
  if (made) return { taken: true, take: () => void composing.take(made.part) }
  const added = composing.offers.find(isIt)
  if (added) return { taken: false, take: () => void composing.add(added.answer) }
  const [form] = ofKind<AnswerKind>(answering.offers, 'roll-picked')
  return form ? { taken: false, take: () => void begin(form) } : undefined

  /** The first die that is touched begins it. */
  async function begin(first: Offer): Promise<void> {
    await composing.begin(first)
    const picked = composing.offers.find(isIt)
    if (picked) await composing.add(picked.answer)
  }
}
