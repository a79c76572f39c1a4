/** Letters as the hall tells them (`games/senji/letter_aids.py`), and the one that is being written. */
import type { AnswerKind, LetterAid, OathAid } from '../../../generated/senji'
import type { Offer } from '../../../generated/wire'
import type { Composing } from '../../../lib/composing.svelte'
import { isOf, ofKind, part, type Kinded } from '../../../lib/kinds'
import type { Scene } from '../scene'

export type Letter = LetterAid

/** To everybody. */
export const ALL = 'all'

/** What a letter says in one breath: to give that card, to promise that. */
export interface Note {
  kind: AnswerKind
  about: string
}

/** What a part of a letter speaks of: a card, a wish, a promise, a question. */
export const aboutOf = (made: Kinded): string => part(made, 'about')

/** The wish that the reader is to pick a card for next. */
export const openWish = ({ wants, fits }: Letter): string | null => wants[fits.length] ?? null
/** The question that the reader is to answer next. */
export const openQuestion = ({ wonders, replies }: Letter): string | null => wonders[replies.length] ?? null

/** Whether an answer speaks of that letter: `accept B aloud` of the one that B wrote to all. */
export const isAbout = (offer: Offer | null | undefined, { from, to }: Letter): boolean =>
  part(offer, 'target') === from && Boolean(offer?.touches?.['aloud']?.value) === (to === ALL)

/** What is being written by the viewer, or null: it lies nowhere but here. */
export function draftOf(scene: Scene, composing: Composing | null): Letter | null {
  const form = composing?.form
  if (!form || !scene.viewer || !isOf<AnswerKind>(form, 'letter-to', 'letter-to-all', 'counter')) return null
  const { parts } = composing
  const of = (kind: AnswerKind): string[] => ofKind(parts, kind).map(aboutOf)
  return {
    from: scene.viewer,
    to: part(form, 'target') || ALL,
    gives: of('give'),
    asks: of('ask'),
    shows: of('reveal'),
    wants: of('want'),
    fits: [],
    vows: of('vow'),
    pleas: of('plea'),
    wonders: of('wonder'),
    replies: [],
    open: of('openly').length > 0,
    said: parts.length,
    offers: true,
    picked: false,
  }
}

const lettersIn = ({ aids }: Scene): readonly Letter[] => aids.letters ?? []
/** Of several the nearest clockwise first. */
const ofOthers = (scene: Scene, to: string | null): Letter[] => scene.others.flatMap((seat) => lettersIn(scene).filter((each) => each.from === seat && each.to === to))

/** Letters to the viewer alone. */
export const lettersToMe = (scene: Scene): Letter[] => ofOthers(scene, scene.viewer)
/** Letters of the viewer, to one or to all. */
export const lettersOfMine = (scene: Scene): Letter[] => [...scene.others, ALL].flatMap((seat) => lettersIn(scene).filter(({ from, to }) => from === scene.viewer && to === seat))
/** What others have written to all. */
export const lettersToAll = (scene: Scene): Letter[] => ofOthers(scene, ALL)

/** The promises that stand, as far as the viewer knows of them. */
export const oathsIn = ({ aids }: Scene): readonly OathAid[] => aids.oaths ?? []
