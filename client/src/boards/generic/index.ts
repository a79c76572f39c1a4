/** Any game on the table: places as trays, seats with their facts, own cards as cards. It knows no rules and no game. */
import { partsOf } from '../../lib/answering.svelte'
import type { Scene } from '../../lib/scene'
import type { GameModule } from '../game'
import Hand from './Hand.svelte'
import Mat from './Mat.svelte'
import { factsOf, isPrivate, placesOf } from './reading'

const hands = (scene: Scene): string[] => (scene.viewer ? placesOf(scene, scene.viewer).filter((place) => isPrivate(scene, place)) : [])

const game: GameModule = {
  Mat,
  Hand,
  handSize: (scene) => hands(scene).reduce((sum, place) => sum + scene.count(place), 0),
  asksHand: (scene) => scene.question?.offers?.some((offer) => Object.values(offer.touches ?? {}).some((part) => part.kind === 'face')) ?? false,
  when: (scene) => factsOf(scene)[0] ?? '',
  // A sealed answer can be taken back; of any other nobody here knows what it does.
  mustConfirm: (question, offer) => !question.sealed && Object.keys(partsOf(offer)).length > 0,
}

export default game
