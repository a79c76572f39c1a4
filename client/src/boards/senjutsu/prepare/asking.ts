/** What is prepared before the fight: whose character, which deck. */
import type { Card, DeckList, Pack } from '../../../generated/senjutsu-pack'
import { part } from '../../../lib/kinds'
import type { Scene } from '../scene'

export type Preparing = 'character' | 'deck'

/** Which of the two the mat is for now, through these eyes; null where the field is. */
export function preparing(scene: Scene): Preparing | null {
  const { question } = scene
  if (!scene.viewer || !(question?.offers?.length || question?.mine)) return null
  return question?.name === 'CharacterToTake' ? 'character' : question?.name === 'DeckToBring' ? 'deck' : null
}

/** Who has taken that character, or ''. */
export const ownerOf = (scene: Scene, character: string): string => scene.seats.find((seat) => scene.view.table.fighters[seat]?.hero === character) ?? ''

/** The ready decks of the viewer's character: those that can be brought, or, once one was, that he could have. */
export function readyDecks(scene: Scene, pack: Pack): DeckList[] {
  const offered = new Set((scene.question?.offers ?? []).map((offer) => part(offer, 'deck')).filter(Boolean))
  const hero = scene.viewer ? scene.view.table.fighters[scene.viewer]?.hero : null
  return pack.decks.filter(({ id, character }) => (offered.size ? offered.has(id) : character === hero))
}

/** The value at which a card acts first; null for those that only have windows of their own. */
export function swiftest({ initiative }: Pick<Card, 'initiative'>): number | null {
  if (typeof initiative === 'number' || initiative === null) return initiative
  return initiative.range?.[0] ?? initiative.choose?.[0] ?? null
}

export interface Curve {
  /** How many cards act at 0 to 9 at the earliest. */
  values: number[]
  /** Those without an initiative. */
  besides: number
  types: { type: 'attack' | 'defence' | 'meditation'; count: number }[]
  /** The focus that all of them cost together. */
  focus: number
}

export function curveOf(pack: Pack, { cards }: Pick<DeckList, 'cards'>): Curve {
  const values = Array.from({ length: 10 }, () => 0)
  const types = { attack: 0, defence: 0, meditation: 0 }
  let [besides, focus] = [0, 0]
  for (const card of pack.cards) {
    const count = cards[card.slug] ?? 0
    if (!count) continue
    const value = swiftest(card)
    if (value === null) besides += count
    else values[value] = (values[value] ?? 0) + count
    for (const type of card.types) if (type in types) types[type as keyof typeof types] += count
    focus += count * (card.cost ?? 0)
  }
  return { values, besides, focus, types: (Object.entries(types) as [Curve['types'][number]['type'], number][]).map(([type, count]) => ({ type, count })) }
}
