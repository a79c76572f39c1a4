/** Senji in the browser. */
import type { Offer } from '../../generated/wire'
import type { AnswerKind, Senji } from '../../generated/senji'
import { isOf } from '../../lib/kinds'
import type { Question } from '../../lib/known'
import type { Scene } from './scene'
import { t } from '../../lib/words.svelte'
import type { GameModule, Standing } from '../game'
import Hand from './Hand.svelte'
import { asksHand, handSize } from './hand/asking'
import { lookOf } from './looks'
import { familyOf } from './reading'
import Mat from './Mat.svelte'
import Mini from './Mini.svelte'
import Notes from './Notes.svelte'
import Result from './Result.svelte'

/** What can be taken back, or is only being put together, is not asked twice. */
const LIGHT: readonly AnswerKind[] = ['lay-order', 'place-units', 'reply', 'pick-die']

const mustConfirm = (_: Question, offer: Offer): boolean => !isOf(offer, ...LIGHT)

/** What a letter says of itself stands under it. */
const hasButton = (offer: Offer): boolean => !isOf<AnswerKind>(offer, 'letter-to-all', 'withdraw-from-all')

/** Letters lie on the mat as they will be read, cards picked for wishes in them, bids under their lots. */
const isLetter = (form: Offer): boolean => isOf<AnswerKind>(form, 'letter-to', 'letter-to-all', 'counter')
const isBids = (form: Offer): boolean => isOf<AnswerKind>(form, 'bids')
const isFit = (form: Offer): boolean => isOf<AnswerKind>(form, 'fit')
const showsParts = (form: Offer): boolean => isLetter(form) || isBids(form) || isFit(form)
const sendWords = (form: Offer): string =>
  t(isLetter(form) ? 'client-senji-send' : isBids(form) ? 'client-senji-lay-bids' : isFit(form) ? 'client-senji-offer-cards' : 'client-compose-send')

function when(scene: Scene): string {
  const season = t(`senji-phase-${scene.view.table.phase}`)
  const year = scene.view.table.year
  return year ? t('client-senji-when', { year, season }) : season
}

/** The family that one leads, until the first year is over. */
function standing(scene: Scene): Standing | null {
  const family = scene.viewer && familyOf(scene, scene.viewer)
  return family && scene.view.table.year <= 1 ? { key: 'senji', facts: { family: t(`senji-family-${family}.acc`) }, clauses: ['SEN-25'] } : null
}

/** In Winter there is a place at the table for everything that can be said. */
const hasList = (scene: Scene): boolean => scene.question?.name !== 'Winter'

const senji: GameModule<Senji> = { Mat, Hand, Mini, hasList, Notes, Result, lookOf, when, mustConfirm, hasButton, showsParts, sendWords, asksHand, handSize, standing, notesTitle: 'client-senji-notes' }

export default senji
