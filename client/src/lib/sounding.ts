/** Which sound goes with what has just happened: the heaviest of it, and never more than one. */
import type { GameEvent } from './scene'
import type { SoundName } from './sounds'

const HITS = new Set(['Wounded', 'Defeated', 'AttackerWon', 'DefenderWon', 'TroopsStruck', 'Struck', 'AttackWon'])

const DICE = new Set(['DiceRolled', 'DiceRerolled', 'HostDiceRolled', 'RaidRolled'])

export function soundOf(events: readonly GameEvent[]): SoundName | null {
  if (events.some((event) => HITS.has(event.event))) return 'hit'
  if (events.some((event) => DICE.has(event.event))) return 'dice'
  if (events.some((event) => event.event === 'Turned' && event.public)) return 'reveal'
  if (events.some((event) => event.event === 'Moved')) return 'place'
  return null
}
