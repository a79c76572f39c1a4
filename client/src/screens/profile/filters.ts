/** Which of one's games are shown. */
import type { PastGame } from '../../generated/wire'

export const PHASES = ['all', 'running', 'over'] as const
export interface Which {
  game: string
  phase: (typeof PHASES)[number]
  rated: boolean
}

export const filtered = (games: readonly PastGame[], { game, phase, rated }: Which): PastGame[] =>
  games
    .filter((one) => !game || one.game === game)
    .filter((one) => phase === 'all' || (phase === 'over') === (one.phase === 'over'))
    .filter((one) => !rated || one.rated === true)
