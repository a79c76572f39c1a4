/** What a thing on this table stands for in the question that is asked, and what somebody may try with it. */
import type { Answering, Parts } from '../../lib/answering.svelte'
import type { Scene } from './scene'
import { currentGap, gapsOf, laid, picking } from './picking.svelte'
import { NTH, SLOTS, pieceAt } from './reading'

export const isAsked = (scene: Scene): boolean => (scene.question?.offers?.length ?? 0) > 0
const asks = (scene: Scene, ...names: string[]): boolean => isAsked(scene) && names.includes(scene.question?.name ?? '')

export const asksAttack = (scene: Scene): boolean => asks(scene, 'FirstAttack', 'SecondAttack')
export const asksGaps = (scene: Scene): boolean => asks(scene, 'OrderOfPeasants', 'CardsForTheGaps')
export const asksSwap = (scene: Scene): boolean => asks(scene, 'SwapBonus')
export const asksExchange = (scene: Scene): boolean => asks(scene, 'ExchangeBonus')
export const asksColour = (scene: Scene): boolean => asks(scene, 'ColourToTake')
export const asksHand = (scene: Scene): boolean => asksGaps(scene) || asksSwap(scene)

/** The parts of a slot that holds a card. */
export function slotParts(scene: Scene, answering: Answering | null, seat: string, slot: number): Parts {
  const isMine = seat === scene.viewer
  const question = scene.question
  if (!isAsked(scene)) return {}
  switch (question?.name) {
    case 'FirstAttack':
    case 'SecondAttack':
      return isMine ? { slot } : { target: seat, aim: slot }
    case 'MonkToShow':
      return isMine && pieceAt(scene, seat, slot)?.face === 'monk' ? { card: 'monk' } : {}
    case 'SwapBonus':
      return isMine ? { slot } : {}
    case 'PeekBonus':
      return seat === question.about?.attacker ? { slot } : {}
    case 'ExchangeBonus':
      return isMine ? exchangeParts(answering, slot) : {}
    default:
      return {}
  }
}

/** Two slots, whichever is touched first: the first is only held, the second makes the pair. */
function exchangeParts(answering: Answering | null, slot: number): Parts {
  const chosen = answering?.chosen ?? {}
  if ('other' in chosen && (chosen['slot'] === slot || chosen['other'] === slot))
    return { slot: chosen['slot'] ?? slot, other: chosen['other'] ?? slot }
  const held = picking.held(answering)
  return held === null || held === slot ? {} : { slot: Math.min(held, slot), other: Math.max(held, slot) }
}

export interface Step {
  taken: boolean
  take(): void
}

/** A touch that is no part of an answer yet, where there is one. */
export function stepOf(scene: Scene, answering: Answering | null, seat: string, slot: number): Step | undefined {
  if (!answering || seat !== scene.viewer) return undefined
  if (asksGaps(scene) && gapsOf(scene).includes(slot) && !laid(answering, slot))
    return { taken: currentGap(scene, answering) === slot, take: () => picking.takeGap(answering, slot) }
  const held = picking.held(answering)
  const isPaired = 'other' in answering.chosen
  if (asksExchange(scene) && (held === null || held === slot) && !isPaired)
    return { taken: held === slot, take: () => picking.hold(answering, slot) }
  return undefined
}

/** What a slot makes of a card that is let go over it. */
export function received(scene: Scene, slot: number, dragged: Parts): Parts | null {
  const name = NTH[slot]
  const kind = NTH.map((nth) => dragged[nth]).find((value) => value !== undefined)
  return name && kind !== undefined && gapsOf(scene).includes(slot) ? { [name]: kind } : null
}

/** The parts of a card in one's hand. */
export function handParts(scene: Scene, answering: Answering | null, kind: string): Parts {
  if (asksSwap(scene)) return { kind }
  if (!asksGaps(scene)) return {}
  const at = SLOTS.find((slot) => laid(answering, slot) === kind) ?? currentGap(scene, answering)
  const name = at === null ? undefined : NTH[at]
  return name ? { [name]: kind } : {}
}

/** What somebody who touches this slot probably wants, where the question asks nothing of the kind. */
export function slotAttempt(scene: Scene, seat: string, slot: number): string {
  return seat === scene.viewer ? 'reorder row' : `attack 1 > ${seat}.${slot + 1}`
}
