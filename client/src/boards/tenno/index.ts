/** Tenno in the browser. */
import type { Offer } from '../../generated/wire'
import type { AnswerKind, Tenno } from '../../generated/tenno'
import { isOf } from '../../lib/kinds'
import type { Question } from '../../lib/known'
import type { Scene } from './scene'
import { named, t } from '../../lib/words.svelte'
import { late } from '../../lib/late'
import type { GameModule, Standing } from '../game'
import Hand from './Hand.svelte'
import Mat from './Mat.svelte'
import { asksHand } from './parts'
import { pigmentOf, turnNumber } from './reading'

const Notes = late(() => import('./Notes.svelte'))
const Result = late(() => import('./Result.svelte'))

/** What turns cards up for all cannot be taken back. */
const mustConfirm = (_: Question, offer: Offer): boolean => isOf<AnswerKind>(offer, 'show-monk', 'attack')

function when(scene: Scene): string {
  const turn = turnNumber(scene)
  return turn ? t('client-tenno-turn', { turn }) : t('client-tenno-set-up')
}

/** In everybody's first turn: the colour that one has taken. */
function standing(scene: Scene): Standing | null {
  const colour = scene.viewer && scene.view.table.colours[scene.viewer]
  return colour && turnNumber(scene) <= scene.seats.length ? { key: 'tenno', facts: { colour: named('tenno-colour', colour) }, clauses: ['TEN-2'] } : null
}

const tenno: GameModule<Tenno> = {
  Mat, Hand, Notes, Result, when, mustConfirm, asksHand, standing,
  lookOf: (scene, seat) => ({ pigment: pigmentOf(scene, seat) }),
  handSize: (scene) => (scene.viewer ? scene.count(`hand.${scene.viewer}`) : 0),
  notesTitle: 'client-tenno-notes',
}

export default tenno
