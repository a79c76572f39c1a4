/** Shinobi on the table. */
import type { Shinobi } from '../../generated/shinobi'
import { partsOf } from '../../lib/answering.svelte'
import type { Scene } from './scene'
import { t } from '../../lib/words.svelte'
import { settings } from '../../lib/settings.svelte'
import { late } from '../../lib/late'
import type { GameModule, Standing } from '../game'
import Hand from './Hand.svelte'
import Mat from './Mat.svelte'
import { servedBy, turnsLeft } from './table'

const Notes = late(() => import('./Notes.svelte'))
const Result = late(() => import('./Result.svelte'))

const handSize = (scene: Scene): number => (scene.viewer ? scene.count(`hand.${scene.viewer}`) : 0)

/** Whom one serves, in the first round; never where others see the screen. */
function standing(scene: Scene): Standing | null {
  const clan = scene.viewer && servedBy(scene, scene.viewer)
  if (!clan || settings.now.streamer || scene.view.table.turn_number > scene.seats.length) return null
  return { key: 'shinobi', facts: { clan: t(`shinobi-clan-${clan}.dat`) }, clauses: ['SHI-2'] }
}

const game: GameModule<Shinobi> = {
  Mat,
  Hand,
  Notes,
  Result,
  notesTitle: 'client-shinobi-notes',
  handSize,
  standing,
  asksHand: (scene) => scene.question?.offers?.some((offer) => 'card' in partsOf(offer)) ?? false,
  when: (scene) =>
    t(turnsLeft(scene) === null ? 'client-shinobi-turn' : 'client-shinobi-turn-last', { number: scene.view.table.turn_number }),
  // Blows, and a card that one touch alone would lay down at home.
  mustConfirm: (question, offer) => {
    const parts = partsOf(offer)
    return 'army' in parts || parts['card'] === 'ninja' || (question.name === 'SecondOrder' && 'card' in parts)
  },
}

export default game
