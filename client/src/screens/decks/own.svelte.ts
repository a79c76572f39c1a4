/** Own decks at a table: those of a pack that a character may bring, each with the answer that brings it. */
import type { DeckEntry } from '../../generated/wire'
import { hall } from '../../lib/hall.svelte'
import { words } from '../../lib/words.svelte'
import { DRAWER } from './keeping'
import { allDecks } from './shelf'

export interface OwnDeck {
  /** The hall's, or this browser's. */
  id: string
  name: string
  character: string
  /** The slug of its core weapon card. */
  weapon: string
  /** By slug. */
  cards: Readonly<Record<string, number>>
  /** The whole answer, `bring katana_cut: plain_cut*3, …`: one act, `answering.give(deck.answer)`. */
  answer: string
}

export interface OwnDecks {
  /** Whether they are known by now; until then there are none. */
  readonly known: boolean
  readonly decks: readonly OwnDeck[]
  /** Why they could not be fetched, in words. */
  readonly trouble: string
}

/** All that may be brought to a table of that pack by that character; in matched play only what keeps to one school. */
export const offered = (entries: readonly DeckEntry[], pack: string, character: string, matched: boolean): OwnDeck[] =>
  entries
    .filter((one) => one.pack === pack && one.character === character && one.line && (one.fits === 'matched' || (one.fits === 'free' && !matched)))
    .map(({ id, name, weapon, line }) => ({ id, name, character, weapon, cards: cardsIn(line), answer: line }))

/** Of `bring katana_cut: plain_cut*3, riposte`. */
const cardsIn = (line: string): Record<string, number> =>
  Object.fromEntries((line.split(': ')[1] ?? '').split(', ').map((part) => part.split('*')).map(([slug = '', count = '1']) => [slug, Number(count)] as const))

class Known {
  entries = $state.raw<readonly DeckEntry[] | null>(null)
  trouble = $state('')
  /** Counts the reasons to ask again. */
  again = $state(0)
  #asked = ''

  /** Once for each person and language, and after a deck was saved, here or elsewhere. */
  ask(): void {
    const key = [hall.me?.id, hall.me?.account, words.lang, this.again].join(' ')
    if (this.#asked === key) return
    this.#asked = key
    allDecks().then(
      (found) => void ((this.entries = found), (this.trouble = '')),
      (problem: unknown) => {
        this.trouble = problem instanceof Error ? problem.message : String(problem)
        setTimeout(() => (this.again += 1), REST)
      },
    )
  }
}

/** After so many milliseconds what failed is asked again. */
const REST = 8_000
const known = new Known()

/** Somebody has kept or thrown away a deck: whoever looks is told anew. */
export function forget(): void {
  known.again += 1
}

if (typeof addEventListener === 'function') {
  addEventListener('storage', ({ key }) => key === DRAWER && forget())
  // They may have been built in another tab meanwhile.
  addEventListener('visibilitychange', () => !document.hidden && known.entries && forget())
}

/** The legal decks of one's own for that character and pack. Reactive: ask for it where it is drawn. */
export function ownDecks(pack: string, character: string, matched: boolean): OwnDecks {
  void [known.again, hall.me, words.lang]
  // Not while something is being drawn: what comes changes it.
  queueMicrotask(() => known.ask())
  return { known: known.entries !== null, decks: offered(known.entries ?? [], pack, character, matched), trouble: known.trouble }
}
