/** Windows without nagging: where nothing but a pass is offered, the client may give it for a player who wants that.
 *
 *  The time until then is drawn anew for each question and depends on nothing that somebody holds; it lies where people
 *  pass by hand, so that nobody can tell who leaves it to the client. What he holds decides only whether he is asked. */
import type { Offer } from '../generated/wire'

/** Milliseconds. */
export const SOONEST = 1200
export const LATEST = 2800

export const restOf = (dice: () => number = Math.random): number => Math.round(SOONEST + dice() * (LATEST - SOONEST))

/** The pass, if that is all that can be answered. */
export function onlyPass(offers: readonly Offer[] | null | undefined, passes: (offer: Offer) => boolean): Offer | null {
  const [only, ...more] = offers ?? []
  return only && !more.length && passes(only) ? only : null
}
