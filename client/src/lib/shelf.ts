/** The five games as they stand on the shelf: what is known of them before anything is asked of the hall. */
import { GAME_KANJI } from '../art/kanji'
import type { Game as Print } from '../art/scrolls'

export interface Shelved {
  /** As the hall calls it. */
  name: string
  print: Print
  /** At least and at most so many players. */
  players: readonly [number, number]
  /** How long a game takes, and how long its introduction. */
  minutes: number
  lesson: number
  /** Seats of a table against bots: the number at which the game is at its best. */
  table: number
  /** Whether it can be played already. */
  ready: boolean
}

export const SHELF: readonly Shelved[] = [
  { name: 'tenno', print: 'tenno', players: [2, 7], minutes: 30, lesson: 6, table: 4, ready: true },
  { name: 'shinobi', print: 'shinobi', players: [3, 5], minutes: 25, lesson: 6, table: 4, ready: true },
  { name: 'samurai-sword', print: 'samurai_sword', players: [3, 7], minutes: 30, lesson: 8, table: 5, ready: true },
  { name: 'senji', print: 'senji', players: [3, 6], minutes: 100, lesson: 10, table: 4, ready: true },
  { name: 'senjutsu', print: 'senjutsu', players: [1, 4], minutes: 20, lesson: 0, table: 2, ready: false },
]

export const READY = SHELF.filter((game) => game.ready)

export const shelved = (name: string): Shelved | undefined => SHELF.find((game) => game.name === name)

export const kanjiOf = (name: string): string => GAME_KANJI[shelved(name)?.print ?? 'tenno']
