/** The weapon of the own hand that the pointer or the focus is on: its reach is shown whoever is to move. */
import type { BoardContext } from '../game'
import { aimedAt, weaponOf, type Aimed } from './facts'

class Looking {
  card = $state('')

  at(card: string): void {
    this.card = weaponOf(card) ? card : ''
  }

  away(card: string): void {
    if (this.card === card) this.card = ''
  }
}

export const looking = new Looking()

export const aimedNow = (board: BoardContext): Aimed =>
  aimedAt(board.answering?.chosen, board.answering?.near, looking.card)

/** Whether a card was chosen and somebody must be named. */
export const isAiming = (board: BoardContext): boolean => 'card' in (board.answering?.chosen ?? {})
