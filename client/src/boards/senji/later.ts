/** What the first table of Senji does not need. */
import { once } from '../../lib/later'

const REST = 'senji-later'
/** Letters are made of parts, as all such answers are: their words come with those of the other screens. */
const WINTER = [REST, 'senji-winter', 'rest']

export const later = {
  hands: once(() => import('./hand/Hands.svelte'), REST),
  fans: once(() => import('./hand/Fans.svelte'), REST),
  winter: once(() => import('./winter/Room.svelte'), ...WINTER),
  auction: once(() => import('./winter/Reveal.svelte'), ...WINTER),
  battle: once(() => import('./battle/Battle.svelte'), REST),
  autumn: once(() => import('./autumn/Autumn.svelte'), REST),
  notes: once(() => import('./beside/Families.svelte'), REST),
  result: once(() => import('./beside/Ledger.svelte'), ...WINTER),
}
