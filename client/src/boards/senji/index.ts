/** Senji in the browser. */
import type { Offer } from '../../generated/wire'
import type { Question } from '../../lib/known'
import type { Scene } from '../../lib/scene'
import { t } from '../../lib/words.svelte'
import type { GameModule } from '../game'
import Hand from './Hand.svelte'
import { asksHand, handSize } from './hand/asking'
import { lookOf } from './looks'
import Mat from './Mat.svelte'
import Notes from './Notes.svelte'
import Result from './Result.svelte'

/** What can be taken back, or is only being put together, is not asked twice. */
const LIGHT = /^(order |units |unbid |fit |reply |die )/

const mustConfirm = (_: Question, offer: Offer): boolean => !LIGHT.test(offer.answer)

/** What a letter says of itself stands under it. */
const ON_THE_TABLE = /^(letter all|withdraw all)$/
const hasButton = (offer: Offer): boolean => !ON_THE_TABLE.test(offer.answer)

/** Letters lie on the mat as they will be read, bids under their lots. */
const DRAWN = /^(letter|counter|bid) /
const showsParts = (form: Offer): boolean => DRAWN.test(form.answer)

function when(scene: Scene): string {
  const season = t(`senji-phase-${String(scene.view.table['phase'] ?? 'preparation')}`)
  const year = Number(scene.view.table['year'] ?? 0)
  return year ? t('client-senji-when', { year, season }) : season
}

const senji: GameModule = { Mat, Hand, Notes, Result, lookOf, when, mustConfirm, hasButton, showsParts, asksHand, handSize, notesTitle: 'client-senji-notes' }

export default senji
