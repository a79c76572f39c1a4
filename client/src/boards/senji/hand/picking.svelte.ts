/** Cards of the hand that go into an answer which is being made: a set, envoys, cards to show. */
import type { Answering } from '../../../lib/answering.svelte'
import type { Composing } from '../../../lib/composing.svelte'
import { offerOf } from '../autumn/proposing'

/** Its cards in the order in which they were chosen, wild ones too. */
export const pickedIn = (composing: Composing | null | undefined): string[] => (composing?.parts ?? []).map(({ part }) => part.replace(/^wild /, ''))

/** The set that is being made, or ''. */
export const setMade = (composing: Composing | null | undefined): string => /^combine (\S+)/.exec(composing?.form?.answer ?? '')?.[1] ?? ''

/** Makes a set of these cards; of those that it is made of already, no more. */
export function makeSet(answering: Answering, set: string, cards: readonly string[]): void {
  const { composing } = answering
  if (setMade(composing) === set) return void (isSame(pickedIn(composing), cards) ? composing.leave() : composing.fill(cards))
  const form = offerOf(answering, `combine ${set}`)
  if (form) void composing.begin(form, cards)
}

/** Whether those are the same cards, each as often, in any order. */
export const isSame = (some: readonly string[], others: readonly string[]): boolean => [...some].sort().join() === [...others].sort().join()
