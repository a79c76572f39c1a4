/** Cards by their names in the notation: what is printed on them, in which order they lie, what they are called. */
import type { DiplomacyKind } from '../../art/senji/diplomacy'
import { FAMILIES, type Family } from '../../art/senji/families'
import type { Scene } from './scene'
import { pieceOf } from '../../lib/scene'
import { t, words } from '../../lib/words.svelte'
import { familyName, samuraiName, type Pack, type Samurai } from './pack'

export interface DiplomacyCard {
  face: string
  family: Family
  kind: DiplomacyKind
  value: number
  /** Of a family member. */
  relation: string
}

export interface Flower {
  face: string
  colour: string
  value: number
  symbol: string
  animal: string
}

const DUMMIES = FAMILIES.map((family): DiplomacyCard => ({ face: `${family}_dummy`, family, kind: 'dummy', value: 0, relation: '' }))

/** A card that is worth nothing: it can only be laid in a battle. */
export const isDummy = (wanted: string): boolean => DUMMIES.some(({ face }) => face === wanted)

/** The cards of a pack by their names, found out once. */
function named<C extends { face: string }>(cards: (pack: Pack) => readonly C[]): (pack: Pack, face: string) => C | null {
  const known = new WeakMap<Pack, Map<string, C>>()
  return (pack, face) => {
    if (!known.has(pack)) known.set(pack, new Map(cards(pack).map((card) => [card.face, card])))
    return known.get(pack)?.get(face) ?? null
  }
}

export const diplomacyOf = named(({ decks }) => [
  ...DUMMIES,
  ...FAMILIES.flatMap((family) => {
    const { members = {}, support = [], trade = [] } = decks[family] ?? {}
    const card = (kind: DiplomacyKind, name: string | number, value: number, relation = ''): DiplomacyCard => ({ face: `${family}_${kind}_${name}`, family, kind, value, relation })
    return [
      ...Object.entries(members).map(([relation, value]) => card('member', relation, value, relation)),
      ...support.map((value) => card('support', value, value)),
      ...trade.map((value) => card('trade', value, value)),
    ]
  }),
])

export const flowerOf = named(({ hanafuda }) =>
  hanafuda.map(({ colour, value, symbol, animal = '' }): Flower => ({ face: `${colour}_${value}`, colour, value, symbol, animal })),
)

/** Of a place with samurai cards the name alone, of elsewhere `samurai:oda`. */
export const samuraiOf = (pack: Pack, face: string): Samurai | null => pack.samurai.find(({ id }) => id === pieceOf(face).name) ?? null

// --- names ------------------------------------------------------------------------------------------------

/** By the catalogue, or as the pack has it where nobody has words for it. */
const word = (kind: string, name: string): string => {
  const key = `senji-${kind}-${name.replaceAll('_', '-')}`
  return words.has(key) ? t(key) : name
}

export const relationName = (relation: string): string => word('relation', relation)

export function cardName(pack: Pack, face: string): string {
  const card = diplomacyOf(pack, face)
  if (card) {
    const { family, kind, value, relation } = card
    return t(`client-senji-card-${kind}`, { family: familyName(family), value, relation: relationName(relation) })
  }
  const flower = flowerOf(pack, face)
  if (flower) {
    const { colour, value, symbol, animal } = flower
    const facts = { colour: word('colour', colour), value }
    if (symbol === 'plain') return t('client-senji-flower', facts)
    return t('client-senji-flower-with', { ...facts, symbol: animal ? word('animal', animal) : word('symbol', symbol) })
  }
  const samurai = samuraiOf(pack, face)
  return samurai ? samuraiName(pack, samurai.id) : face
}

/** What is written on the card itself: short. */
export const printedName = (card: DiplomacyCard): string =>
  card.kind === 'member' ? relationName(card.relation) : t(`client-senji-print-${card.kind}`)

// --- order ------------------------------------------------------------------------------------------------

const KINDS: readonly DiplomacyKind[] = ['member', 'support', 'trade', 'dummy']

/** The families as their cards lie: one's own first, then clockwise, then those nobody leads. */
export function familiesInOrder(scene: Scene): Family[] {
  const seated: Family[] = scene.round.flatMap((seat) => scene.view.table.families[seat] ?? [])
  return [...seated, ...FAMILIES.filter((family) => !seated.includes(family))]
}

/** By family as the seats go round, then by kind, the dearest first. */
export function inOrder(cards: readonly DiplomacyCard[], families: readonly Family[]): DiplomacyCard[] {
  const rank = ({ family, kind, value }: DiplomacyCard): number => families.indexOf(family) * 100 + KINDS.indexOf(kind) * 10 + (9 - value)
  return [...cards].sort((one, other) => rank(one) - rank(other))
}

/** By plant as the deck has them, then by value. */
export function flowersInOrder(pack: Pack, cards: readonly Flower[]): Flower[] {
  const colours = [...new Set(pack.hanafuda.map(({ colour }) => colour))]
  return [...cards].sort((a, b) => colours.indexOf(a.colour) - colours.indexOf(b.colour) || a.value - b.value)
}

/** The cards that lie somewhere, as far as they are seen. */
export const facesIn = (scene: Scene, place: string): string[] => scene.place(place).flatMap(({ face }) => (face ? [face] : []))
