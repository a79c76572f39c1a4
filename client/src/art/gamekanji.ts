/** The kanji of the games, as the manifests say. */
import { GAMES } from '../generated/games'

export const GAME_KANJI: Readonly<Record<string, string>> = Object.fromEntries(GAMES.map((game) => [game.name, game.kanji]))
