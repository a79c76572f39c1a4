/** The board of Samurai Sword. */
import type { AnswerKind, SamuraiSword } from '../../generated/samurai-sword'
import type { Offer } from '../../generated/wire'
import type { Question } from '../../lib/known'
import { partsOf } from '../../lib/answering.svelte'
import { isOf } from '../../lib/kinds'
import type { Scene } from './scene'
import { t } from '../../lib/words.svelte'
import { settings } from '../../lib/settings.svelte'
import { late } from '../../lib/late'
import type { GameModule, Standing } from '../game'
import { PROPERTIES, roleOf } from './facts'
import Hand from './Hand.svelte'
import Mat from './Mat.svelte'

const Notes = late(() => import('./Notes.svelte'), 'samurai-sword-about')
const Result = late(() => import('./Result.svelte'))

/** A Property that is laid down can be taken back; what is drawn, discarded or struck cannot. */
function mustConfirm(question: Question, offer: Offer): boolean {
  const { card, target } = partsOf(offer)
  return question.name === 'PlayPhase' && !(target === undefined && PROPERTIES.some((kind) => kind === card))
}

/** Whoever ends the Play phase with playable cards in hand has often meant something else. */
function leftToPlay(scene: Scene, offer: Offer): number {
  if (!isOf<AnswerKind>(offer, 'end-play') || !scene.viewer) return 0
  const playable = new Set(scene.question?.offers?.map((one) => partsOf(one)['card']))
  return scene.place(`hand.${scene.viewer}`).filter(({ face }) => playable.has(face)).length
}

/** In everybody's first turn, from the own role card alone. */
function standing(scene: Scene): Standing | null {
  const { viewer } = scene
  const role = viewer && roleOf(scene, viewer)
  if (!role || settings.now.streamer || scene.view.table.turn_number > scene.seats.length) return null
  return { key: `samurai-sword-${role}`, facts: { players: scene.seats.length }, clauses: ['SAM-11'] }
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
  leftToPlay,
  standing,
}

export default game
