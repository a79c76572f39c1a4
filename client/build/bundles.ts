/** What travels together of the games: `bundle.json` in the folder of a board says it, so that no list names them here. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '../src/generated/games.ts'

export interface Bundle {
  /** Drawings (`art/<name>.ts`) of this game alone: its whole board is one file, and they lie in it. */
  art?: readonly string[]
  /** Files of a board in many parts, and of its drawings, that all of its parts share: they are one file. */
  shared?: readonly string[]
  /** What else lies in that file: `lib/<name>.ts`. */
  lib?: readonly string[]
}

/** Folders of `boards` that games are played on. */
export const BOARDS: readonly string[] = [...new Set(GAMES.flatMap(({ board }) => (board ? [board] : [])))]

export const bundlesIn = (boards: string): ReadonlyMap<string, Bundle> =>
  new Map(
    BOARDS.map((board): [string, string] => [board, join(boards, board, 'bundle.json')])
      .filter(([, file]) => existsSync(file))
      .map(([board, file]) => [board, JSON.parse(readFileSync(file, 'utf-8')) as Bundle]),
  )

const SLASH = '[\\\\/]'
const anyOf = (names: readonly string[]): string => names.map((name) => name.replaceAll('.', '\\.').replaceAll('/', SLASH)).join('|')

/** Drawings of one game or another: those of a board that is one file. */
export const drawingsOf = (bundles: ReadonlyMap<string, Bundle>): readonly string[] => [...bundles.values()].flatMap(({ art = [] }) => art)

interface Group {
  name: string
  test: RegExp
  priority: number
}

/** The files that the bundler makes of them. */
export const groupsOf = (bundles: ReadonlyMap<string, Bundle>): Group[] =>
  [...bundles].flatMap(([board, { art, shared, lib = [] }]): Group[] => [
    // A board is one file, though a gallery and a page at a glance take drawings and names from it.
    ...(art ? [{ name: board, test: new RegExp(`${SLASH}src${SLASH}(boards${SLASH}${board}${SLASH}(?!gallery|glance|testing|[\\w\\\\/]+testing|fixtures|Notes|Result)|art${SLASH}(${anyOf(art)})\\.ts$)`), priority: 0 }] : []),
    ...(shared ? [{ name: `${board}-shared`, test: new RegExp(`${SLASH}${board}${SLASH}(${anyOf(shared)})\\.(ts|svelte)$${lib.length ? `|${SLASH}lib${SLASH}(${anyOf(lib)})\\.ts$` : ''}`), priority: 1 }] : []),
  ])
