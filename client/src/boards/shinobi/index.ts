/** Shinobi on the table. */
import type { Shinobi } from '../../generated/shinobi'
import { partsOf } from '../../lib/answering.svelte'
import type { Scene } from './scene'
import { t } from '../../lib/words.svelte'
import type { GameModule } from '../game'
import Hand from './Hand.svelte'
import Mat from './Mat.svelte'
import Notes from './Notes.svelte'
import Result from './Result.svelte'
import { turnsLeft } from './table'

const handSize = (scene: Scene): number => (scene.viewer ? scene.count(`hand.${scene.viewer}`) : 0)

const game: GameModule<Shinobi> = {
  Mat,
  Hand,
  Notes,
  Result,
  notesTitle: 'client-shinobi-notes',
  handSize,
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
