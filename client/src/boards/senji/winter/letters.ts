/** Letters as they lie on the table: rows of notes (`give:green_trade_2`), read into what each side gives and says. */
import type { AnswerKind } from '../../../generated/senji'
import type { Offer } from '../../../generated/wire'
import type { Composing } from '../../../lib/composing.svelte'
import { isOf, part, type Kinded } from '../../../lib/kinds'
import type { Scene } from '../scene'

/** To everybody. */
export const ALL = 'all'

export interface Letter {
  from: string
  /** A seat, or all. */
  to: string
  /** Cards that the writer gives, asks for by name, and shows. */
  gives: readonly string[]
  asks: readonly string[]
  shows: readonly string[]
  /** Wishes, `green.trade.any`; the cards that the reader has picked for them, in their order. */
  wants: readonly string[]
  fits: readonly string[]
  vows: readonly string[]
  pleas: readonly string[]
  /** Questions, and what was answered to them, in their order. */
  wonders: readonly string[]
  replies: readonly string[]
  /** The cards will change hands face up. */
  open: boolean
  /** How many notes its writer put into it. */
  said: number
}

/** What a note (a face, `give:green_trade_2`) speaks of: a card, a wish, a promise, a question. */
export const aboutOf = (note: string): string => note.slice(note.indexOf(':') + 1)
export const isWish = (note: string): boolean => note.startsWith('want:')

const NO_PART: readonly string[] = ['sworn', 'kept', 'broken', 'overtaken', 'fit', 'reply']

export function letterOf(from: string, to: string, notes: readonly string[]): Letter {
  const of = (sort: string): string[] => notes.flatMap((note) => (note.startsWith(`${sort}:`) ? [aboutOf(note)] : []))
  return {
    from,
    to,
    gives: of('give'),
    asks: of('ask'),
    shows: of('show'),
    wants: of('want'),
    fits: of('fit'),
    vows: of('vow'),
    pleas: of('plea'),
    wonders: of('wonder'),
    replies: of('reply'),
    open: notes.includes('mode:open'),
    said: notes.filter((note) => !NO_PART.includes(note.split(':')[0] ?? '')).length,
  }
}

/** The wish that the reader is to pick a card for next. */
export const openWish = (letter: Letter): string | null => letter.wants[letter.fits.length] ?? null
/** The question that the reader is to answer next. */
export const openQuestion = (letter: Letter): string | null => letter.wonders[letter.replies.length] ?? null
/** All cards for its wishes are picked: its writer has the last word. */
export const isPicked = (letter: Letter): boolean => letter.wants.length > 0 && letter.fits.length === letter.wants.length
/** There is something in it to agree to. */
export const isOffer = ({ gives, asks, wants, vows, pleas }: Letter): boolean => gives.length + asks.length + wants.length + vows.length + pleas.length > 0

export const notesIn = (scene: Scene, place: string): string[] => scene.place(place).flatMap(({ face }) => (face ? [face] : []))

/** The note that a part of a letter is, as the hall tells it. */
export const noteOf = (made: Kinded): string => part(made, 'note')

/** Whether an answer speaks of that letter: `accept B aloud` of the one that B wrote to all. */
export const isAbout = (offer: Offer | null | undefined, { from, to }: Letter): boolean =>
  part(offer, 'target') === from && Boolean(offer?.touches?.['aloud']?.value) === (to === ALL)

/** What is being written by the viewer, or null: it lies nowhere but here. */
export function draftOf(scene: Scene, composing: Composing | null): Letter | null {
  const form = composing?.form
  if (!form || !scene.viewer || !isOf<AnswerKind>(form, 'letter-to', 'letter-to-all', 'counter')) return null
  return letterOf(scene.viewer, part(form, 'target') || ALL, composing.parts.map(noteOf))
}

const written = (letters: readonly Letter[]): Letter[] => letters.filter(({ said }) => said > 0)

/** Letters to the viewer alone. */
export const lettersToMe = (scene: Scene): Letter[] =>
  scene.viewer ? written(scene.others.map((seat) => letterOf(seat, scene.viewer ?? '', notesIn(scene, `words.${seat}.${scene.viewer}`)))) : []

/** Letters of the viewer, to one or to all. */
export function lettersOfMine(scene: Scene): Letter[] {
  const me = scene.viewer
  if (!me) return []
  return written([...scene.others.map((seat) => letterOf(me, seat, notesIn(scene, `words.${me}.${seat}`))), letterOf(me, ALL, notesIn(scene, `words.${me}`))])
}

/** What others have written to all. */
export const lettersToAll = (scene: Scene): Letter[] => written(scene.others.map((seat) => letterOf(seat, ALL, notesIn(scene, `words.${seat}`))))

export interface Oath {
  maker: string
  /** A seat, or all. */
  hearer: string
  /** `peace`, `strike.echizen`. */
  promise: string
}

/** The promises that stand, as far as the viewer knows of them. */
export function oathsIn(scene: Scene): Oath[] {
  return scene.seats.flatMap((maker) =>
    [ALL, ...scene.seats.filter((seat) => seat !== maker)].flatMap((hearer) =>
      notesIn(scene, hearer === ALL ? `words.${maker}` : `words.${maker}.${hearer}`).flatMap((note) =>
        note.startsWith('sworn:') ? [{ maker, hearer, promise: aboutOf(note) }] : [],
      ),
    ),
  )
}
