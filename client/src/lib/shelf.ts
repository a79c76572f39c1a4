/** The games as they stand on the shelf: what is known of them before anything is asked of the hall. */
import { GAMES, type GameEntry } from '../generated/games'

export type Shelved = GameEntry

/** Those of the home page, also the ones that are still coming. */
export const SHELF: readonly Shelved[] = GAMES.filter((game) => game.status !== 'laboratory')

export const READY = SHELF.filter((game) => game.status === 'playable')

/** Those that are tried out in a corner of the lobby. */
export const LABORATORY: readonly Shelved[] = GAMES.filter((game) => game.status === 'laboratory')

export const shelved = (name: string): Shelved | undefined => GAMES.find((game) => game.name === name)

/** Whether it can be played: on the shelf or in the laboratory. */
export const isReady = (game: Shelved | undefined): boolean => game !== undefined && game.status !== 'coming'

export const kanjiOf = (name: string): string => shelved(name)?.kanji ?? ''
