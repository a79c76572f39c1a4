/** The data pack of a table and its cards in the reader's words: fetched once for each digest and language, and kept.
 *  The hall composes all sentences; here they are only looked up. */
import type { Card, Character, DeckList, Pack, Status } from '../../generated/senjutsu-pack'
import type { CardText, CardTexts } from '../../generated/wire'
import { Trouble, call } from '../../lib/api'
import { words } from '../../lib/words.svelte'
import { kept } from './kept.svelte'

/** As views name a pack. */
export interface Named {
  name: string
  sha256: string
}

/** Whatever names its pack: a scene. */
export interface Told {
  view: { options: Readonly<Record<string, string | number | boolean>> }
}

/** So many packs are kept, and so many times their words: whoever comes later drives out the first. */
const MOST_PACKS = 4
const MOST_TEXTS = 8
/** After so many milliseconds what failed is tried again; each time twice as many, up to the most. */
const SOON = 4_000
const LATEST = 64_000

/** The pack that was used last: cards are asked for by their slug alone. */
let current: Named = { name: 'house', sha256: '' }

/** Without a digest it is the pack of that name as the hall has it now. */
export const packNamed = (told: Told): Named =>
  (told.view as { data?: Named }).data ?? { name: String(told.view.options['data'] ?? 'house'), sha256: '' }

const keyOf = ({ name, sha256 }: Named): string => sha256 || name
const textsKey = (named: Named): string => `${keyOf(named)} ${words.lang}`
const pathOf = ({ name, sha256 }: Named, part = ''): string =>
  `/api/games/senjutsu/data/${encodeURIComponent(name)}${part}${sha256 && `?sha256=${sha256}`}`

/** With one more, and without the oldest if they are too many. */
const withOne = <T>(known: Readonly<Record<string, T>>, key: string, one: T, most: number): Record<string, T> =>
  Object.fromEntries([...Object.entries(known).filter(([each]) => each !== key), [key, one] as const].slice(-most))

export const keepPack = (named: Named, pack: Pack): void => void (kept.packs = withOne(kept.packs, keyOf(named), pack, MOST_PACKS))
export const keepTexts = (named: Named, texts: CardTexts): void =>
  void (kept.texts = withOne(kept.texts, `${keyOf(named)} ${texts.lang}`, texts, MOST_TEXTS))

const coming = new Map<string, Promise<void>>()
const waits = new Map<string, number>()

const isLost = (trouble: unknown): boolean => !(trouble instanceof Trouble) || trouble.code === 'unreachable' || trouble.code === 'unexpected'

/** Fetches it unless it comes already. What failed is tried again by itself, later and later, as the line comes back. */
function fetchOnce<T>(key: string, path: string, keep: (found: T) => void): Promise<void> {
  const asked = coming.get(key)
  if (asked) return asked
  const found = call<T>('GET', path).then(
    (answer) => {
      keep(answer)
      waits.delete(key)
      coming.delete(key)
      if (key in kept.troubles) kept.troubles = Object.fromEntries(Object.entries(kept.troubles).filter(([each]) => each !== key))
    },
    (trouble: unknown) => {
      kept.troubles = withOne(kept.troubles, key, trouble instanceof Error ? trouble.message : String(trouble), MOST_TEXTS)
      const wait = (waits.get(key) ?? SOON / 2) * 2
      waits.set(key, Math.min(wait, LATEST))
      setTimeout(() => {
        coming.delete(key)
        // A refusal of the hall stays one until somebody asks anew; a lost line comes back.
        if (isLost(trouble) && wait <= LATEST) void fetchOnce(key, path, keep)
      }, Math.min(wait, LATEST))
    },
  )
  coming.set(key, found)
  return found
}

export const loadPack = (named: Named): Promise<void> =>
  kept.packs[keyOf(named)] ? Promise.resolve() : fetchOnce<Pack>(keyOf(named), pathOf(named), (pack) => keepPack(named, pack))
export const loadTexts = (named: Named): Promise<void> =>
  kept.texts[textsKey(named)] ? Promise.resolve() : fetchOnce<CardTexts>(textsKey(named), pathOf(named, '/texts'), (texts) => keepTexts(named, texts))

/** The pack of that table; null until it is here. Whoever asks sends for it and for its words. */
export function usePack(told: Told): Pack | null {
  const named = packNamed(told)
  current = named
  const pack = kept.packs[keyOf(named)] ?? null
  const hasTexts = kept.texts[textsKey(named)] !== undefined
  const hasTrouble = keyOf(named) in kept.troubles || textsKey(named) in kept.troubles
  if (!pack || !hasTexts || hasTrouble)
    // Not while something is being drawn: what comes changes it.
    queueMicrotask(() => {
      void loadPack(named)
      void loadTexts(named)
    })
  return pack
}

/** Why the pack of that table is not here, in words; '' while it comes or is here. */
export const packTrouble = (told: Told): string => (kept.packs[keyOf(packNamed(told))] ? '' : (kept.troubles[keyOf(packNamed(told))] ?? ''))

/** Outside of tables: from now on cards are those of that pack; it and its words are here when that is done. */
export async function visitPack(named: Named): Promise<Pack | null> {
  current = named
  await Promise.all([loadPack(named), loadTexts(named)])
  return kept.packs[keyOf(named)] ?? null
}

const here = (): Pack | null => kept.packs[keyOf(current)] ?? null

const indexes = new WeakMap<Pack, ReadonlyMap<string, Card | Status>>()
function indexOf(pack: Pack): ReadonlyMap<string, Card | Status> {
  const known = indexes.get(pack) ?? new Map([...pack.cards, ...pack.statuses].map((card) => [card.slug, card]))
  indexes.set(pack, known)
  return known
}

/** A card of the pack, or a wound or another status card. */
export function anyCard(slug: string): Card | Status | null {
  const pack = here()
  return (pack && indexOf(pack).get(slug)) ?? null
}
export function cardOf(slug: string): Card | null {
  const found = anyCard(slug)
  return found && 'parts' in found ? found : null
}
export function statusOf(slug: string): Status | null {
  const found = anyCard(slug)
  return found && !('parts' in found) ? found : null
}

/** Name, frame and text of a card as the hall tells them; null until they are here. */
export function textOf(slug: string): CardText | null {
  const texts = kept.texts[textsKey(current)]
  return texts?.cards[slug] ?? texts?.statuses[slug] ?? null
}

export const inWords = (names: Readonly<Record<string, string>> | undefined): string => names?.[words.lang] ?? names?.['en'] ?? ''

/** What a card is called; before the words are here as the pack says it, else its slug. */
export const nameOf = (slug: string): string => textOf(slug)?.name ?? (inWords(anyCard(slug)?.name) || slug.replaceAll('_', ' '))

export const characterOf = (id: string): Character | null => here()?.characters.find((one) => one.id === id) ?? null
export const deckOf = (id: string): DeckList | null => here()?.decks.find((one) => one.id === id) ?? null
