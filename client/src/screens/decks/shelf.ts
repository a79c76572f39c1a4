/** One's own decks wherever they are kept: with the account in the hall, or in this browser. */
import type { CheckedDeck, DeckEntry, KeptDeck, KeptDecks } from '../../generated/wire'
import { call, Trouble } from '../../lib/api'
import { hall } from '../../lib/hall.svelte'
import { t } from '../../lib/words.svelte'
import { check } from './checking'
import { LONGEST, LONGEST_NAME, MOST_KEPT, MOST_LINES, dropHere, freshId, isHere, isTooLong, keepHere, keptHere, wellFormed, type KeptHere } from './keeping'

const MINE = '/api/me/decks'

export interface Wanted {
  pack: string
  name: string
  text: string
}

const hasAccount = (): boolean => Boolean(hall.me?.account)

/** Who we are is known before anything is asked of the hall. */
async function knowing(): Promise<void> {
  if (!hall.known) await hall.whoAmI()
}

export async function allDecks(): Promise<DeckEntry[]> {
  await knowing()
  const here = Promise.all(keptHere().map(async (kept) => (await toldHere(kept)).entry))
  const theirs = hasAccount() ? call<KeptDecks>('GET', MINE).then(({ decks }) => decks) : []
  return [...(await theirs), ...(await here)]
}

export async function oneDeck(id: string): Promise<KeptDeck> {
  await knowing()
  if (!isHere(id)) return call<KeptDeck>('GET', `${MINE}/${encodeURIComponent(id)}`)
  return toldHere(seen(id))
}

/** A new deck, or in place of that revision of one; 409 (`deck-has-changed`) where another was written meanwhile. */
export async function saveDeck(given: Wanted, over: { id: string; revision: number } | null): Promise<KeptDeck> {
  await knowing()
  const wanted = { ...given, name: wellFormed(given.name), text: wellFormed(given.text) }
  if (over && !isHere(over.id)) return call<KeptDeck>('PUT', `${MINE}/${encodeURIComponent(over.id)}`, { ...wanted, revision: over.revision })
  if (!over && hasAccount()) return call<KeptDeck>('POST', MINE, wanted)
  return saveHere(wanted, over)
}

export async function renameDeck({ id, revision, pack }: DeckEntry, name: string): Promise<void> {
  if (!isHere(id)) await call('PATCH', `${MINE}/${encodeURIComponent(id)}`, { revision, name })
  else await saveHere({ pack, name, text: seen(id).text }, { id, revision })
}

export async function dropDeck(id: string): Promise<void> {
  if (isHere(id)) dropHere(id)
  else await call('DELETE', `${MINE}/${encodeURIComponent(id)}`)
}

/** With the account from now on; whatever does not go stays here, and says why. */
export async function takeAlong(): Promise<void> {
  for (const { id, pack, name, text } of keptHere()) {
    await call('POST', MINE, { pack, name, text })
    dropHere(id)
  }
}

// --- in this browser ------------------------------------------------------------------------------

function seen(id: string): KeptHere {
  const found = keptHere().find((one) => one.id === id)
  if (!found) throw new Trouble('no-such-deck', t('client-decks-gone'))
  return found
}

async function saveHere({ pack, name: given, text }: Wanted, over: { id: string; revision: number } | null): Promise<KeptDeck> {
  const name = given.normalize('NFC').replace(/\p{C}/gu, '').trim()
  if ([...name].length > LONGEST_NAME) throw new Trouble('deck-name-is-too-long', t('client-decks-name-too-long', { most: LONGEST_NAME }))
  if (isTooLong(text)) throw new Trouble('deck-too-long', t('client-decks-too-long', { most: LONGEST, lines: MOST_LINES }))
  const before = over ? seen(over.id) : null
  if (before && before.revision !== over?.revision) throw new Trouble('deck-has-changed', t('client-decks-changed', { name: before.name }))
  const kept: KeptHere = { id: over?.id ?? freshId('here'), pack, name, text, revision: (before?.revision ?? 0) + 1, changedAt: Date.now() }
  if (!keepHere(kept)) throw new Trouble('decks-are-full', t('client-decks-full-here', { most: MOST_KEPT }))
  return toldHere(kept)
}

/** The same as the hall would tell of it; without the hall its name and text are there all the same. */
async function toldHere({ id, pack, name, text, revision, changedAt }: KeptHere): Promise<KeptDeck> {
  const checked = await check(pack, text).catch((trouble: unknown) => unread(text, trouble))
  const { character, weapon, count, fits, line, faults } = checked
  const isPackHere = faults[0]?.code !== 'no-pack'
  const entry: DeckEntry = { id, revision, pack, name, changed_at: changedAt, character, weapon, count, faults: faults.length, fits, line, is_pack_here: isPackHere, is_pack_changed: false }
  return { entry, text, checked }
}

function unread(text: string, trouble: unknown): CheckedDeck {
  const { code, message } = trouble instanceof Trouble ? trouble : { code: 'unexpected', message: t('client-trouble-inside') }
  return { name: '', character: '', weapon: '', cards: {}, count: 0, rest: text.split('\n'), faults: [{ code, clauses: [], facts: {}, text: message }], fits: '', line: '' }
}
