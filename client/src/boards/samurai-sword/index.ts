/** The board of Samurai Sword. */
import type { SamuraiSword } from '../../generated/samurai-sword'
import type { Offer } from '../../generated/wire'
import type { Question } from '../../lib/known'
import { partsOf } from '../../lib/answering.svelte'
import type { Scene } from './scene'
import { t } from '../../lib/words.svelte'
import type { GameModule } from '../game'
import { PROPERTIES } from './facts'
import Hand from './Hand.svelte'
import Mat from './Mat.svelte'
import Notes from './Notes.svelte'
import Result from './Result.svelte'

/** A Property that is laid down can be taken back; what is drawn, discarded or struck cannot. */
function mustConfirm(question: Question, offer: Offer): boolean {
  const { card, target } = partsOf(offer)
  return question.name === 'PlayPhase' && !(target === undefined && PROPERTIES.some((kind) => kind === card))
}

const game: GameModule<SamuraiSword> = {
  Mat,
  Hand,
  Notes,
  Result,
  notesTitle: 'client-samurai-sword-who',
  when: (scene) => t('client-samurai-sword-turn', { number: scene.view.table.turn_number }),
  handSize: (scene: Scene) => (scene.viewer ? scene.count(`hand.${scene.viewer}`) : 0),
  asksHand: (scene: Scene) => scene.viewer !== null && scene.question?.name !== 'DrawSource',
  mustConfirm,
}

export default game
