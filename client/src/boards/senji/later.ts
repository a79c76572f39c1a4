/** What the first table does not need: fetched when it is first wanted, with its words; what failed may be tried again. */
import { words } from '../../lib/words.svelte'

function once<T>(load: () => Promise<T>, ...more: string[]): () => Promise<T> {
  let coming: Promise<T> | null = null
  return () =>
    (coming ??= Promise.all([load(), ...['senji-later', ...more].map((part) => words.learn(part))])
      .then(([found]) => found)
      .catch((trouble: unknown) => {
        coming = null
        throw trouble
      }))
}

export const later = {
  hands: once(() => import('./hand/Hands.svelte')),
  winter: once(() => import('./winter/Room.svelte'), 'senji-winter'),
  auction: once(() => import('./winter/Reveal.svelte'), 'senji-winter'),
  battle: once(() => import('./battle/Battle.svelte')),
  autumn: once(() => import('./autumn/Autumn.svelte')),
  notes: once(() => import('./beside/Families.svelte')),
  result: once(() => import('./beside/Ledger.svelte')),
}
