/** Senji in the browser. */
import type { Offer, QuestionInfo } from '../../generated/wire'
import type { Scene } from '../../lib/scene'
import { t } from '../../lib/words.svelte'
import type { GameModule } from '../game'
import Mat from './Mat.svelte'

/** What can be taken back, or is only being put together, is not asked twice. */
const LIGHT = /^(order |to |\S+ to |units |write |give |ask |want |vow |plea |wonder |strike |pick |put back |bid |unbid |fit |show |reply |die )/

const mustConfirm = (_: QuestionInfo, offer: Offer): boolean => !LIGHT.test(offer.answer)

function when(scene: Scene): string {
  const season = t(`senji-phase-${String(scene.view.table['phase'] ?? 'preparation')}`)
  const year = Number(scene.view.table['year'] ?? 0)
  return year ? t('client-senji-when', { year, season }) : season
}

const senji: GameModule = { Mat, when, mustConfirm }

export default senji
