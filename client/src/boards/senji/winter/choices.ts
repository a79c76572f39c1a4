/** What can be written into a letter, sorted for choosing: always from the answers that the hall offers. */
import type { Answering } from '../../../lib/answering.svelte'
import { after } from './holding.svelte'

/** The words of the notation that add something to a letter, as they are laid out. */
export const VERBS = ['give', 'ask', 'vow', 'plea', 'wonder', 'reveal'] as const
export type Verb = (typeof VERBS)[number]

/** Those that add something now; a wish is a way to ask. */
export const verbsOf = (answering: Answering | null): Verb[] =>
  VERBS.filter((verb) => after(answering, verb).length > 0 || (verb === 'ask' && after(answering, 'want').length > 0))

export interface Asked {
  /** The families that something can be asked of; '' is any. */
  families: readonly string[]
  cards(family: string): string[]
  wishes(family: string): string[]
}

export function asksOf(answering: Answering | null): Asked {
  const [cards, wishes] = [after(answering, 'ask'), after(answering, 'want')]
  const familyOf = (wish: string): string => (wish.startsWith('any.') ? '' : (wish.split('.')[0] ?? ''))
  return {
    families: [...new Set([...cards.map((card) => card.split('_')[0] ?? ''), ...wishes.map(familyOf)])],
    cards: (family) => (family ? cards.filter((card) => card.startsWith(`${family}_`)) : []),
    wishes: (family) => wishes.filter((wish) => familyOf(wish) === family),
  }
}

export interface Group {
  /** `peace`, `strike`, `hold`. */
  word: string
  /** What it can be about, as the notation has it (`strike.echizen` without its word); none where it stands alone. */
  about: readonly string[]
}

/** Promises or questions by their word, those that stand alone first. */
export function groupsOf(answering: Answering | null, verb: Verb): Group[] {
  const groups = new Map<string, string[]>()
  for (const rest of after(answering, verb)) {
    const [word = '', about] = rest.split(/\.(.*)/)
    groups.set(word, [...(groups.get(word) ?? []), ...(about ? [about] : [])])
  }
  const found = [...groups].map(([word, about]) => ({ word, about }))
  return [...found.filter(({ about }) => !about.length), ...found.filter(({ about }) => about.length)]
}
