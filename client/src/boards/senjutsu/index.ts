/** Senjutsu in the browser. */
import type { AnswerKind, Senjutsu } from '../../generated/senjutsu'
import type { Offer } from '../../generated/wire'
import { isOf, part } from '../../lib/kinds'
import type { Question } from '../../lib/known'
import { t } from '../../lib/words.svelte'
import '../../screens/table/tight.css'
import type { GameModule, Standing } from '../game'
import { asksHand, confirmsCard } from './cards/asking'
import { hasSides, heroName } from './facts'
import { Notes, Result } from './later'
import { lookOf } from './looks'
import Mat from './Mat.svelte'
import Own from './Own.svelte'
import type { Scene } from './scene'

/** Whatever one touch alone would give, and nothing brings back: a card, a character, a way without a second touch. */
function mustConfirm(question: Question, offer: Offer): boolean {
  if (confirmsCard(offer) || isOf<AnswerKind>(offer, 'take-character', 'bring-deck', 'target', 'give-up')) return true
  return isOf<AnswerKind>(offer, 'go') && (question.offers ?? []).filter((other) => part(other, 'cell') === part(offer, 'cell')).length === 1
}

/** Whoever gives up finds it in the list; it is no answer to be hit by a slip. */
const hasButton = (offer: Offer): boolean => !isOf<AnswerKind>(offer, 'give-up')

function when(scene: Scene): string {
  const { turn, step, turns } = scene.view.table
  return t('client-senjutsu-when', { turn, step, turns })
}

/** Whom one leads and what he wants, until the first turn is over. */
function standing(scene: Scene): Standing | null {
  const hero = scene.viewer && heroName(scene, scene.viewer)
  const { turn, turns } = scene.view.table
  if (!hero || turn > 1) return null
  const kind = hasSides(scene) ? 'sides' : scene.seats.length > 2 ? 'all' : 'duel'
  return { key: 'senjutsu', facts: { hero, kind, turns }, clauses: ['SJT-99'] }
}

const senjutsu: GameModule<Senjutsu> = {
  Mat, Hand: Own, Notes, Result, when, mustConfirm, hasButton, asksHand, lookOf, standing,
  passes: (offer) => isOf<AnswerKind>(offer, 'pass'),
  handSize: (scene) => (scene.viewer ? scene.count(`hand.${scene.viewer}`) : 0),
  notesTitle: 'client-senjutsu-notes',
  isTight: true,
}

export default senjutsu
