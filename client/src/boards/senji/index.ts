/** Senji in the browser. */
import type { Offer } from '../../generated/wire'
import type { AnswerKind, Senji } from '../../generated/senji'
import { isOf } from '../../lib/kinds'
import type { Question } from '../../lib/known'
import type { Scene } from './scene'
import { t } from '../../lib/words.svelte'
import type { GameModule } from '../game'
import Hand from './Hand.svelte'
import { asksHand, handSize } from './hand/asking'
import { lookOf } from './looks'
import Mat from './Mat.svelte'
import Notes from './Notes.svelte'
import Result from './Result.svelte'

/** What can be taken back, or is only being put together, is not asked twice. */
const LIGHT: readonly AnswerKind[] = ['lay-order', 'place-units', 'unbid', 'fit', 'reply', 'pick-die']

const mustConfirm = (_: Question, offer: Offer): boolean => !isOf(offer, ...LIGHT)

/** What a letter says of itself stands under it. */
const hasButton = (offer: Offer): boolean => !isOf<AnswerKind>(offer, 'letter-to-all', 'withdraw-from-all')

/** Letters lie on the mat as they will be read, bids under their lots. */
const isLetter = (form: Offer): boolean => isOf<AnswerKind>(form, 'letter-to', 'letter-to-all', 'counter')
const isBid = (form: Offer): boolean => isOf<AnswerKind>(form, 'bid')
const showsParts = (form: Offer): boolean => isLetter(form) || isBid(form)
const sendWords = (form: Offer): string => t(isLetter(form) ? 'client-senji-send' : isBid(form) ? 'client-senji-lay-bid' : 'client-compose-send')

function when(scene: Scene): string {
  const season = t(`senji-phase-${scene.view.table.phase}`)
  const year = scene.view.table.year
  return year ? t('client-senji-when', { year, season }) : season
}

const senji: GameModule<Senji> = { Mat, Hand, Notes, Result, lookOf, when, mustConfirm, hasButton, showsParts, sendWords, asksHand, handSize, notesTitle: 'client-senji-notes' }

export default senji
