/** Which cards of a pack are looked at: by what is printed on them, and by words of their texts. */
import type { Card } from '../../generated/senjutsu-pack'
import { holds, wordsOf } from '../rules/searching'
import { valuesOf } from './deck'

export interface Filters {
  words: string
  type: string
  rank: string
  /** A school, or `none`. */
  school: string
  /** `personal` or `basic`. */
  owner: string
  /** 9 to 0, or `window`: without a value of its own. */
  initiative: string
  keyword: string
}

export const NO_FILTERS: Filters = { words: '', type: '', rank: '', school: '', owner: '', initiative: '', keyword: '' }
export const KEYWORDS = ['prepared', 'instant', 'instant_additional', 'instant_replacement'] as const
export const NONE = 'none'
export const WINDOW = 'window'

/** `texts` are a card's name, frame and text in the reader's language. */
export function chosenBy(filters: Filters, cards: readonly Card[], texts: (slug: string) => readonly string[]): Card[] {
  const sought = wordsOf(filters.words)
  return cards.filter((card) => fits(filters, card) && (!sought.length || holds(sought, [...texts(card.slug), card.slug.replaceAll('_', ' ')], [card.id])))
}

function fits({ type, rank, school, owner, initiative, keyword }: Filters, card: Card): boolean {
  const values = valuesOf(card)
  return (
    (!type || (card.types as readonly string[]).includes(type)) &&
    (!rank || card.rank === rank) &&
    (!school || (card.school ?? NONE) === school) &&
    (!owner || card.pool === owner) &&
    (!initiative || (initiative === WINDOW ? !values.length : values.includes(Number(initiative)))) &&
    (!keyword || (card.keywords as readonly string[] | undefined)?.includes(keyword) === true)
  )
}

export const howMany = (filters: Filters): number => Object.values(filters).filter(Boolean).length
