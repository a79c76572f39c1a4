/** What the first table of Senji does not need. */
import { once } from '../../lib/later'

const REST = 'senji-later'
const WINTER = [REST, 'senji-winter']

export const later = {
  hands: once(() => import('./hand/Hands.svelte'), REST),
  winter: once(() => import('./winter/Room.svelte'), ...WINTER),
  auction: once(() => import('./winter/Reveal.svelte'), ...WINTER),
  battle: once(() => import('./battle/Battle.svelte'), REST),
  autumn: once(() => import('./autumn/Autumn.svelte'), REST),
  notes: once(() => import('./beside/Families.svelte'), REST),
  result: once(() => import('./beside/Ledger.svelte'), ...WINTER),
}
