/** What an offer, or a part of an answer, says it is: boards go by this, never by the text of an answer. */
import type { Offer, Part } from '../generated/wire'

export interface Kinded {
  kind?: string
  touches?: Readonly<Record<string, Part>>
}

/** Whether it is one of these kinds of answers of a game (`AnswerKind` in `generated/<game>.ts`). */
export const isOf = <K extends string>(told: Kinded | null | undefined, ...kinds: readonly K[]): boolean => kinds.includes(told?.kind as K)

/** Those that are of one of these kinds. */
export const ofKind = <K extends string, T extends Kinded = Offer>(told: readonly T[] | null | undefined, ...kinds: readonly K[]): T[] => (told ?? []).filter((each) => isOf(each, ...kinds))

/** The value of what it touches by that name, as a text: a card, a region, a seat. */
export const part = (told: Kinded | null | undefined, name: string): string => String(told?.touches?.[name]?.value ?? '')
