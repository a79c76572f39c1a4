/** What is known of a deck: what lies open of it, and what is left of it where its list is open. Public arithmetic. */
import type { Scene } from './scene'

export interface Counted {
  slug: string
  count: number
}

const count = (slugs: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return counts
}

const listed = (counts: ReadonlyMap<string, number>): Counted[] => [...counts].map(([slug, many]) => ({ slug, count: many }))

/** What lies face up in somebody's discard pile, as often as it does, the last on top. */
export const discarded = (scene: Scene, seat: string): Counted[] => listed(count(scene.place(`discard.${seat}`).map(({ face }) => face).filter(Boolean).reverse()))

/** Of an open list the cards that lie nowhere open: in the deck, in the hand, or discarded face down. Null without a list. */
export function left(scene: Scene, seat: string): Counted[] | null {
  const list = scene.view.table.lists[seat]
  if (!list?.length) return null
  const open = count([`discard.${seat}`, `play.${seat}`].flatMap((place) => scene.place(place).map(({ face }) => face)))
  const rest = list.map(({ card, copies }) => ({ slug: card, count: copies - (open.get(card) ?? 0) }))
  return rest.filter(({ count: many }) => many > 0)
}
