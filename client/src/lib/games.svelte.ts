/** The games of this hall with their options, in the language that is spoken. */
import type { GameInfo } from '../generated/wire'
import { call } from './api'
import { words } from './words.svelte'

class Games {
  all = $state.raw<GameInfo[]>([])
  #lang = ''
  #asked: Promise<void> | null = null

  /** Asks the hall once for each language. */
  learn(): Promise<void> {
    if (this.#lang === words.lang && this.#asked) return this.#asked
    this.#lang = words.lang
    this.#asked = call<GameInfo[]>('GET', '/api/games').then(
      (all) => void (this.all = all),
      (trouble: unknown) => {
        this.#asked = null
        throw trouble
      },
    )
    return this.#asked
  }

  find(name: string): GameInfo | undefined {
    return this.all.find((game) => game.name === name)
  }
}

export const games = new Games()
