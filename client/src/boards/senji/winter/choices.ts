/** What can be written into a letter, sorted for choosing: always from the answers that the hall offers. */
import type { AnswerKind } from '../../../generated/senji'
import type { Answering } from '../../../lib/answering.svelte'
import { diplomacyOf } from '../cards'
import type { Pack } from '../pack'
import { choicesOf, type Choice } from './holding.svelte'

/** The kinds of parts that add something to a letter, as they are laid out: what one gives or says left, what one wants right. */
export const PAGES = { cards: ['give', 'ask', 'reveal'], words: ['vow', 'plea', 'wonder'] } as const satisfies Record<string, readonly AnswerKind[]>
export type Page = keyof typeof PAGES
export type Verb = (typeof PAGES)[Page][number]

/** Those of a page that add something now; a wish is a way to ask. */
export const verbsOf = (answering: Answering | null, page: Page): Verb[] =>
  PAGES[page].filter((verb) => choicesOf(answering, verb).length > 0 || (verb === 'ask' && choicesOf(answering, 'want').length > 0))

export interface Asked {
  /** The families that something can be asked of; '' is any. */
  families: readonly string[]
  cards(family: string): Choice[]
  wishes(family: string): Choice[]
}

export function asksOf(answering: Answering | null, pack: Pack): Asked {
  const cards = choicesOf(answering, 'ask').map((choice) => ({ choice, family: diplomacyOf(pack, choice.about)?.family ?? '' }))
  const wishes = choicesOf(answering, 'want').map((choice) => ({ choice, family: wishedFamily(choice.about) }))
  const those = (all: typeof cards, family: string): Choice[] => all.filter((each) => each.family === family).map(({ choice }) => choice)
  return {
    families: [...new Set([...cards, ...wishes].map(({ family }) => family))],
    cards: (family) => (family ? those(cards, family) : []),
    wishes: (family) => those(wishes, family),
  }
}

/** Of whom a card is wished for: '' where anybody's will do. */
function wishedFamily(wish: string): string {
  const [family = ''] = wish.split('.')
  return family === 'any' ? '' : family
}

export interface Group {
  /** `peace`, `strike`, `hold`. */
  word: string
  /** What stands alone, or null; and what it can be about (`strike.echizen` without its word). */
  alone: Choice | null
  about: readonly Choice[]
}

/** Promises or questions by their word, those that stand alone first. */
export function groupsOf(answering: Answering | null, verb: Verb): Group[] {
  const groups = new Map<string, Group>()
  for (const { offer, about: all } of choicesOf(answering, verb)) {
    const [word = '', about] = all.split(/\.(.*)/)
    const group = groups.get(word) ?? { word, alone: null, about: [] }
    groups.set(word, about ? { ...group, about: [...group.about, { offer, about }] } : { ...group, alone: { offer, about: '' } })
  }
  const found = [...groups.values()]
  return [...found.filter(({ about }) => !about.length), ...found.filter(({ about }) => about.length)]
}
