/** What an offer says it is: boards go by this, never by the text of an answer. */
import type { Offer } from '../generated/wire'

/** Whether it is one of these kinds of answers of a game (`AnswerKind` in `generated/<game>.ts`). */
export const isOf = <K extends string>(offer: Offer | null, ...kinds: readonly K[]): boolean => kinds.includes(offer?.kind as K)

/** The value of what an offer touches by that name, as a text: a card, a region, a seat. */
export const part = (offer: Offer, name: string): string => String(offer.touches?.[name]?.value ?? '')
