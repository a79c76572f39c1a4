/** A challenge: a table that only its link leads to, bots where they are wanted, and an invitation to one friend. */
import { call } from '../../lib/api'
import { hall } from '../../lib/hall.svelte'
import { layTable } from '../../lib/laying'
import type { Shelved } from '../../lib/shelf'
import { botSeats, seatsFor, type Company } from './listing'

/** The table; where the friend cannot be asked nothing of it is left. */
export async function challenge(who: string, game: Shelved, company: Company): Promise<string> {
  const { id } = await layTable({ game: game.name, seats: seatsFor(game, company), access: 'link' })
  try {
    for (const seat of botSeats(game, company)) await call('POST', `/api/tables/${id}/bots`, { kind: game.bot, seat })
    await hall.ask({ want: 'invite', table: id, who })
  } catch (trouble) {
    await call('DELETE', `/api/tables/${id}`).catch(() => undefined)
    throw trouble
  }
  return id
}
