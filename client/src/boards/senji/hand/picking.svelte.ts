/** Cards of the hand that go into an answer which is being made: a set, envoys, cards to show. */
import type { AnswerKind } from '../../../generated/senji'
import type { Offer } from '../../../generated/wire'
import type { Answering } from '../../../lib/answering.svelte'
import type { Composing } from '../../../lib/composing.svelte'
import { isOf, ofKind, part } from '../../../lib/kinds'

/** Its cards in the order in which they were chosen, wild ones too. */
export const pickedIn = (composing: Composing | null | undefined): string[] =>
  ofKind<AnswerKind, Composing['parts'][number]>(composing?.parts, 'with-card', 'with-wild').map((made) => part(made, 'card'))

/** The sets that can be begun now. */
export const setForms = (answering: Answering | null): Offer[] => ofKind<AnswerKind>(answering?.offers, 'combine')

/** Which set an offer or a form is about. */
export const setIn = (form: Offer | null | undefined): string => (isOf<AnswerKind>(form, 'combine') ? part(form, 'combination') : '')

/** The set that is being made, or ''. */
export const setMade = (composing: Composing | null | undefined): string => setIn(composing?.form)

/** Makes a set of these cards; of those that it is made of already, no more. */
export function makeSet(answering: Answering, set: string, cards: readonly string[]): void {
  const { composing } = answering
  if (setMade(composing) === set) return void (isSame(pickedIn(composing), cards) ? composing.leave() : composing.fill(cards))
  const form = setForms(answering).find((one) => setIn(one) === set)
  if (form) void composing.begin(form, cards)
}

/** Whether those are the same cards, each as often, in any order. */
export const isSame = (some: readonly string[], others: readonly string[]): boolean => [...some].sort().join() === [...others].sort().join()
