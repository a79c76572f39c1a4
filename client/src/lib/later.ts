/** Parts of a page that its first sight does not need: fetched when they are first wanted, with their words. */
import { words } from './words.svelte'

/** The same for all who ask; what failed may be tried again. */
export function once<T>(load: () => Promise<T>, ...learned: string[]): () => Promise<T> {
  let coming: Promise<T> | null = null
  return () =>
    (coming ??= Promise.all([load(), ...learned.map((part) => words.learn(part))])
      .then(([found]) => found)
      .catch((trouble: unknown) => {
        coming = null
        throw trouble
      }))
}
