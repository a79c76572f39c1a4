/** What is taken up at the table of Winter and not yet laid anywhere. It stays while others talk: nothing of it is the hall's. */
import type { Answering } from '../../../lib/answering.svelte'
import { settings } from '../../../lib/settings.svelte'
import { offerOf, propose } from '../autumn/proposing'

class Holding {
  /** A card of one's own hand that is to be given, shown, bid or picked. */
  face = $state('')
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
const GOALS = /^(?:(?:give|reveal|fit [A-F](?: aloud)?) )?(\S+)$/
const BID = /^bid \d+$/

/** In Winter a card of the hand is taken up first; what can be done with it lights up on the table. */
export function handStep(answering: Answering, face: string, copy = 0): Step | null {
  if (answering.question?.name !== 'Winter') return null
  if (!answering.offers.some(({ answer }) => GOALS.exec(answer)?.[1] === face || BID.test(answer))) return null
  // Into the bid that is being made it goes at once.
  const { composing } = answering
  if (BID.test(composing.form?.answer ?? '')) {
    if (composing.parts.filter(({ part }) => part === face).length > copy) return { taken: true, take: () => void composing.take(face) }
    return composing.may(face) ? { taken: false, take: () => void composing.add(face) } : null
  }
  return { taken: holding.face === face, take: () => (holding.face = holding.face === face ? '' : face) }
}

/** What cannot be taken back is asked once more in the question bar, anything else only for those who always want that. */
const GRAVE = /^(accept|confirm|look|kami|take) /

/** A thing that stands for that one answer, if it is offered; a form is begun, a part added, without further ado. */
export function stepOf(answering: Answering | null, answer: string): Step | undefined {
  const offer = offerOf(answering, answer)
  if (!answering || !offer) return undefined
  const isPart = offer.form || answering.composing.may(answer)
  const isAsked = isPart ? false : GRAVE.test(answer) ? settings.now.confirm !== 'never' : settings.now.confirm === 'always'
  return {
    taken: answering.ready?.answer === answer,
    take: () => {
      if (isAsked) return propose(answering, answer)
      holding.letGo()
      void answering.give(answer)
    },
  }
}

/** What follows those words in the answers offered: `after(answering, 'give')` are the cards that may be given. */
export const after = (answering: Answering | null, verb: string): string[] =>
  answering?.offers.flatMap(({ answer }) => (answer.startsWith(`${verb} `) ? [answer.slice(verb.length + 1)] : [])) ?? []
