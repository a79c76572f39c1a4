/** What is taken up at the table of Winter and not yet laid anywhere. It stays while others talk: nothing of it is the hall's. */
import type { AnswerKind } from '../../../generated/senji'
import type { Offer } from '../../../generated/wire'
import type { Answering } from '../../../lib/answering.svelte'
import { isOf, ofKind, part } from '../../../lib/kinds'
import { settings } from '../../../lib/settings.svelte'
import { propose } from '../autumn/proposing'
import { isDummy } from '../cards'
import { aboutOf } from './letters'

class Holding {
  /** A card of one's own hand that is to be given, shown, bid or picked. */
  face = $state('')
  /** The lot that one lays cards under, or -1. */
  lot = $state(-1)
  /** The player one wants to deal with, or all. */
  person = $state('')

  letGo(): void {
    this.face = ''
  }
}

export const holding = new Holding()

export interface Step {
  taken: boolean
  take(): void
}

/** Where a card of the hand can go now: into a letter that is being written, to one that waits, into a bid. */
const GOALS: readonly AnswerKind[] = ['give', 'reveal', 'pick-card', 'bid-card']
const cardIn = (offer: Offer): string => part(offer, 'card') || aboutOf(offer)

/** In Winter a card of the hand is taken up first; what can be done with it lights up on the table. */
export function handStep(answering: Answering, face: string, copy = 0): Step | null {
  if (answering.question?.name !== 'Winter' || isDummy(face)) return null
  if (!answering.offers.some((offer) => isOf<AnswerKind>(offer, 'bids') || (isOf(offer, ...GOALS) && cardIn(offer) === face))) return null
  // Under the lot that is bid on, or to what is picked for wishes, it goes at once.
  const { composing } = answering
  const isBidding = isOf<AnswerKind>(composing.form, 'bids')
  if (isBidding || isOf<AnswerKind>(composing.form, 'fit')) {
    const here = composing.parts.filter((made) => part(made, 'card') === face)[copy]
    if (here) return { taken: true, take: () => void composing.take(here.part) }
    const fitting = composing.offers.filter((offer) => part(offer, 'card') === face)
    const added = isBidding ? fitting.find((offer) => Number(part(offer, 'lot')) === holding.lot) : fitting[0]
    if (added) return { taken: false, take: () => void composing.add(added.answer) }
    if (!fitting.length) return null
  }
  return { taken: holding.face === face, take: () => (holding.face = holding.face === face ? '' : face) }
}

/** What cannot be taken back is asked once more in the question bar, anything else only for those who always want that. */
const GRAVE: readonly AnswerKind[] = ['accept', 'confirm', 'look', 'call-kami-on', 'take-card']

/** A thing that stands for that one answer, if it is offered; a form is begun, a part added, without further ado. */
export function stepOf(answering: Answering | null, offer: Offer | null | undefined): Step | undefined {
  if (!answering || !offer) return undefined
  const { answer } = offer
  const isPart = offer.form || answering.composing.may(answer)
  const isAsked = isPart ? false : isOf(offer, ...GRAVE) ? settings.now.confirm !== 'never' : settings.now.confirm === 'always'
  return {
    taken: answering.ready?.answer === answer,
    take: () => {
      if (isAsked) return propose(answering, answer)
      holding.letGo()
      void answering.give(answer)
    },
  }
}

/** An answer with what it speaks of: a card, a wish, a promise, a question. */
export interface Choice {
  offer: Offer
  about: string
}

/** The answers of that kind that are offered: `choicesOf(answering, 'give')` are the cards that may be given. */
export const choicesOf = (answering: Answering | null, kind: AnswerKind): Choice[] =>
  ofKind(answering?.offers, kind).map((offer) => ({ offer, about: cardIn(offer) }))
