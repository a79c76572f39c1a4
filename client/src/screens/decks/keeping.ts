/** Decks that this browser keeps: those of guests, and of everybody what was built and not saved yet. */
import { isCards } from './link'
import type { Deck } from './deck'

/** A deck of a guest: what the hall would keep of it. */
export interface KeptHere {
  id: string
  pack: string
  name: string
  text: string
  revision: number
  changedAt: number
}

/** What somebody builds, as it stands. `id` is the deck that it goes on from, or a new one's. */
export interface Draft {
  id: string
  pack: string
  /** Of the deck it goes on from; 0: it is new. */
  revision: number
  deck: Deck
  at: number
  /** Whether nobody has changed anything of it yet: copied, imported, or come by a link. */
  fresh?: boolean
}

interface Drawer {
  kept: KeptHere[]
  drafts: Draft[]
}

export const DRAWER = 'tatami.decks'
const TYPED = 'tatami.decks.typed'
export const MOST_KEPT = 30
const MOST_DRAFTS = 20
/** Characters, as the hall takes them. */
export const LONGEST = 16_384
export const MOST_LINES = 500
export const LONGEST_NAME = 60
const LONGEST_TYPED = 65_536

const isText = (found: unknown, most: number): found is string => typeof found === 'string' && found.length <= most
const isNumber = (found: unknown): found is number => typeof found === 'number' && Number.isFinite(found)

const isKept = (found: Partial<KeptHere>): boolean =>
  isText(found.id, 64) && isText(found.pack, 40) && isText(found.name, 200) && isText(found.text, 2 * LONGEST) && isNumber(found.revision) && isNumber(found.changedAt)

function isDraft(found: Partial<Draft>): boolean {
  const deck: Partial<Deck> = found.deck ?? {}
  return (
    isText(found.id, 64) && isText(found.pack, 40) && isNumber(found.revision) && isNumber(found.at) && isText(deck.name, 20_000) && isText(deck.character, 200) && isText(deck.weapon, 200) &&
    isCards(deck.cards) && Array.isArray(deck.rest) && deck.rest.every((line) => isText(line, LONGEST))
  )
}

function read(): Drawer {
  try {
    const found = JSON.parse(localStorage.getItem(DRAWER) ?? '{}') as Partial<Drawer>
    const list = <T>(given: unknown, is: (one: Partial<T>) => boolean): T[] => (Array.isArray(given) ? (given as T[]).filter((one) => typeof one === 'object' && one !== null && is(one)) : [])
    return { kept: list(found.kept, isKept), drafts: list(found.drafts, isDraft) }
  } catch {
    return { kept: [], drafts: [] }
  }
}

/** False where the browser keeps nothing, or has no room left. */
function write(drawer: Drawer): boolean {
  try {
    localStorage.setItem(DRAWER, JSON.stringify(drawer))
    return true
  } catch {
    return false
  }
}

export const keptHere = (): KeptHere[] => read().kept
export const drafts = (): Draft[] => read().drafts
export const draftOf = (id: string): Draft | null => read().drafts.find((draft) => draft.id === id) ?? null

/** Whether there was room for it. */
export function keepHere(deck: KeptHere): boolean {
  const drawer = read()
  const others = drawer.kept.filter(({ id }) => id !== deck.id)
  const isNew = others.length === drawer.kept.length
  return !(isNew && others.length >= MOST_KEPT) && write({ ...drawer, kept: isNew ? [...others, deck] : drawer.kept.map((one) => (one.id === deck.id ? deck : one)) })
}

export function dropHere(id: string): void {
  const drawer = read()
  write({ ...drawer, kept: drawer.kept.filter((one) => one.id !== id) })
}

/** Only the newest are kept, if they are too many. */
export function keepDraft(draft: Draft): boolean {
  const drawer = read()
  return write({ ...drawer, drafts: [...drawer.drafts.filter(({ id }) => id !== draft.id), draft].slice(-MOST_DRAFTS) })
}

export function dropDraft(id: string): void {
  const drawer = read()
  if (drawer.drafts.some((draft) => draft.id === id)) write({ ...drawer, drafts: drawer.drafts.filter((draft) => draft.id !== id) })
}

/** A name that no other deck or draft has. */
export const freshId = (kind: 'new' | 'here'): string => `${kind}-${Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('')}`
export const isHere = (id: string): boolean => id.startsWith('here-')
export const isNew = (id: string): boolean => id.startsWith('new-')

/** What was typed to be read as a deck stays until it was taken or cleared away. */
export function typed(): string {
  try {
    return localStorage.getItem(TYPED) ?? ''
  } catch {
    return ''
  }
}

export function keepTyped(text: string): void {
  try {
    if (text) localStorage.setItem(TYPED, text.slice(0, LONGEST_TYPED))
    else localStorage.removeItem(TYPED)
  } catch {
    // It stays on the page.
  }
}

/** Half a sign (of a text that was cut in the middle of one) can be sent to nobody: it is marked. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')

export const isTooLong = (text: string): boolean => text.length > LONGEST && ([...text].length > LONGEST) || text.split('\n').length - 1 > MOST_LINES
