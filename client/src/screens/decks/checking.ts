/** What the hall says of a deck's text: asked once for each text, pack and language. */
import type { CheckedDeck } from '../../generated/wire'
import { call, Trouble } from '../../lib/api'
import { t, words } from '../../lib/words.svelte'
import { LONGEST, MOST_LINES, isTooLong, wellFormed } from './keeping'

const MOST = 60
const known = new Map<string, Promise<CheckedDeck>>()

/** Throws a `Trouble`; of a text that is too long it says so without sending it. */
export function check(pack: string, text: string): Promise<CheckedDeck> {
  if (isTooLong(text)) return Promise.reject(new Trouble('deck-too-long', t('client-decks-too-long', { most: LONGEST, lines: MOST_LINES })))
  const key = JSON.stringify([words.lang, pack, text])
  const found = known.get(key) ?? call<CheckedDeck>('POST', `/api/games/senjutsu/data/${encodeURIComponent(pack)}/check`, { text: wellFormed(text) })
  known.delete(key)
  known.set(key, found)
  found.catch(() => known.delete(key))
  for (const oldest of known.keys()) if (known.size > MOST) known.delete(oldest)
  return found
}
