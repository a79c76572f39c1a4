/** Quick match: which tables a person may join at once, and how many people wait there. */
import type { PlayNow, TableInfo, TableSeen } from '../generated/wire'
import { call, Trouble } from './api'
import { hall } from './hall.svelte'
import { playersOf, playWithBots, seatBots, sitDown } from './laying'
import { settings } from './settings.svelte'
import type { Shelved } from './shelf'

const peopleHere = (table: TableInfo): number => table.seats.filter((cushion) => cushion.kind === 'person' && cushion.here).length
const isFree = (table: TableInfo): boolean => table.seats.some((cushion) => (cushion.kind ?? 'free') === 'free')
/** Moves that take days are no quick match. */
const SLOW = 3600
const isQuick = ({ clock }: TableInfo): boolean => clock.per_move < SLOW && clock.bank < 24 * SLOW

/** Tables of that game where somebody sits and waits: first those that need the fewest, then games that are young. */
export function companions(tables: readonly TableInfo[], game: string, players: number, mine: ReadonlySet<string>): TableInfo[] {
  const free = (table: TableInfo): number => table.seats.filter((cushion) => (cushion.kind ?? 'free') === 'free').length
  return tables
    .filter((table) => table.game === game && !mine.has(table.id) && table.access === 'public' && isQuick(table))
    .filter((table) => (table.phase === 'open' ? isFree(table) : table.phase === 'playing' && table.welcome === true))
    .filter((table) => (!players || table.seats.length === players) && peopleHere(table) > 0)
    .sort((a, b) => Number(b.phase === 'open') - Number(a.phase === 'open') || free(a) - free(b) || b.opened_at - a.opened_at)
}

export const howManyWait = (tables: readonly TableInfo[]): number => tables.reduce((sum, table) => sum + peopleHere(table), 0)

/** Somebody was quicker, or the table has gone: the next one will do. */
const MISSED = new Set(['table-is-full', 'seat-is-taken', 'game-has-begun', 'table-is-cleared', 'no-such-table', 'sits-already', 'wrong-password'])

/** How often somebody may be quicker. */
const TRIES = 5

/** Joins people who wait, if that is wanted and anybody does; else begins with bots. The hall looks and lays at once, so that
 *  two who press in the same moment meet. The id of the table. */
export async function playNow(game: Shelved): Promise<string> {
  const { join, players, welcome, bots } = settings.now
  if (!join) return playWithBots(game)
  await hall.come()
  const wish: PlayNow = { game: game.name, seats: playersOf(game), any_number: !players, welcome }
  for (let tries = 0; tries < TRIES; tries++) {
    const { info, laid } = await call<TableSeen>('POST', '/api/play', wish)
    try {
      await sitDown(info)
      if (laid) await seatBots(info.id, bots || game.bot).catch(unlessMissed)
      return info.id
    } catch (trouble) {
      unlessMissed(trouble)
    }
  }
  return playWithBots(game)
}

function unlessMissed(trouble: unknown): void {
  if (!(trouble instanceof Trouble && MISSED.has(trouble.code))) throw trouble
}
