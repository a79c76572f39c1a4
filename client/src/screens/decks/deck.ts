/** A deck as it is built: who brings which weapon and cards. What is wrong with it, the hall says; here it is counted. */
import type { Card, Pack } from '../../generated/senjutsu-pack'
import type { CheckedDeck } from '../../generated/wire'

export interface Deck {
  name: string
  character: string
  /** The slug of its core weapon card. */
  weapon: string
  /** By slug; of a card that nobody knows what was written. */
  cards: Readonly<Record<string, number>>
  /** Lines that are neither card nor name: comments, and what nobody understands. They stay as they were written. */
  rest: readonly string[]
}

export type Kind = 'attack' | 'defence' | 'meditation'
export const KINDS: readonly Kind[] = ['attack', 'defence', 'meditation']
export const RANKS = ['wood', 'steel', 'gold', 'jade'] as const
export type Rank = (typeof RANKS)[number]
/** A number that nobody would write by hand is no number of cards. */
const MOST = 999

export const deckOf = ({ name, character, weapon, cards, rest }: CheckedDeck, called = name): Deck => ({ name: called, character, weapon, cards, rest })

export const sizeOf = (cards: Deck['cards']): number => Object.values(cards).reduce((sum, count) => sum + count, 0)

/** With so many more of a card, or fewer. */
export function withCard(deck: Deck, slug: string, by: number): Deck {
  const count = Math.min(MOST, Math.max(0, (deck.cards[slug] ?? 0) + by))
  const { [slug]: _, ...others } = deck.cards
  return { ...deck, cards: count ? { ...others, [slug]: count } : others }
}

/** Cards in the order of the pack, the personal ones first; what it does not know comes last. */
export function inOrder(pack: Pack | null, cards: Deck['cards']): [string, number][] {
  const sorted = [...(pack?.cards ?? [])].sort((a, b) => Number(a.pool === 'basic') - Number(b.pool === 'basic'))
  const places = new Map(sorted.map((card, k) => [card.slug, k]))
  const place = (slug: string): number => places.get(slug) ?? sorted.length
  return Object.entries(cards).sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1))
}

const oneLine = (text: string): string => text.replace(/[\s#]+/gu, ' ').trim()

/** The text that `tatami decks` reads, and writes for the same cards. */
export function textOf(pack: Pack | null, deck: Deck): string {
  const name = oneLine(deck.name)
  const head = [...(name ? [`name: ${name}`] : []), ...(deck.character ? [`character: ${deck.character}`] : []), ...(deck.weapon ? [`weapon: ${deck.weapon}`] : []), '']
  return [...head, ...inOrder(pack, deck.cards).map(([slug, count]) => `${count} ${slug}`), ...deck.rest].join('\n') + '\n'
}

export const sameDeck = (one: Deck, other: Deck): boolean => one.name === other.name && textOf(null, one) === textOf(null, other)

/** The initiative values that a card can have, falling; none of one that is played in a window of its own. */
export function valuesOf({ initiative, alt_initiative }: Card): number[] {
  const own = initiative === null ? [] : typeof initiative === 'number' ? [initiative] : initiative.range ? spread(...initiative.range) : [...(initiative.choose ?? [])]
  return alt_initiative ? [...own, alt_initiative.value] : own
}

const spread = (high: number, low: number): number[] => Array.from({ length: high - low + 1 }, (_, k) => high - k)

/** Value 9 down to 0, and how many cards act there at their highest; `window` counts those without a value. */
export interface Curve {
  steps: { value: number; count: number }[]
  window: number
}

const FASTEST = 9

export interface Sums {
  curve: Curve
  kinds: Record<Kind, number>
  ranks: Record<Rank, number>
  /** Cards with a printed cost, and the focus that all of them cost together. */
  costly: number
  focus: number
}

/** What the cards of a deck come to, as far as the pack knows them. */
export function sumsOf(pack: Pack | null, cards: Deck['cards']): Sums {
  const steps = Array.from({ length: FASTEST + 1 }, (_, k) => ({ value: FASTEST - k, count: 0 }))
  const found: Sums = { curve: { steps, window: 0 }, kinds: { attack: 0, defence: 0, meditation: 0 }, ranks: { wood: 0, steel: 0, gold: 0, jade: 0 }, costly: 0, focus: 0 }
  for (const card of pack?.cards ?? []) {
    const count = cards[card.slug] ?? 0
    if (!count) continue
    const step = steps.find(({ value }) => value === Math.max(...valuesOf({ ...card, alt_initiative: null })))
    if (step) step.count += count
    else found.curve.window += count
    for (const kind of KINDS) if (card.types.includes(kind)) found.kinds[kind] += count
    for (const rank of RANKS) if (card.rank === rank) found.ranks[rank] += count
    if (card.cost) [found.costly, found.focus] = [found.costly + count, found.focus + count * card.cost]
  }
  return found
}

/** The cards that are a character's own, and everybody's. */
export const cardsFor = (pack: Pack, character: string): Card[] =>
  ['personal', 'basic'].flatMap((pool) => pack.cards.filter((card) => card.pool === pool && (pool === 'basic' || card.owner === character)))

/** The core weapon cards that stand on the character's card; of a character that nobody knows, all. */
export function weaponsFor(pack: Pack, character: string): Card[] {
  const weapons = pack.characters.find((one) => one.id === character)?.weapons
  return pack.cards.filter((card) => card.pool === 'core_weapon' && (!weapons || weapons.includes(card.weapon ?? '')))
}

/** A deck that nobody has built yet. */
export const freshDeck = (pack: Pack, character = pack.characters[0]?.id ?? ''): Deck => ({
  name: '', character, weapon: pack.characters.find((one) => one.id === character)?.default_weapon ?? '', cards: {}, rest: [],
})

/** The cards of which two decks have not as many. */
export const differing = (one: Deck['cards'], other: Deck['cards']): { slug: string; one: number; other: number }[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((slug) => {
    const [here, there] = [one[slug] ?? 0, other[slug] ?? 0]
    return here === there ? [] : [{ slug, one: here, other: there }]
  })
