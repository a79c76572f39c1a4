/** Laying a table and sitting down at it: what the home page, the lobby and an open table do alike. */
import type { Clock, NewTable, OptionInfo, SitDown, TableInfo, TableSeen } from '../generated/wire'
import { call, Trouble } from './api'
import { hall } from './hall.svelte'
import { freshEntropy, keepReceipt } from './receipts'
import { settings } from './settings.svelte'
import type { Shelved } from './shelf'

/** The clocks one may choose from; any other is only described. */
export const CLOCKS = {
  none: { per_move: 0, bank: 0, increment: 0 },
  minute: { per_move: 60, bank: 0, increment: 0 },
  three: { per_move: 180, bank: 0, increment: 0 },
  bank: { per_move: 0, bank: 300, increment: 10 },
  long: { per_move: 0, bank: 900, increment: 20 },
  day: { per_move: 86_400, bank: 0, increment: 0 },
} as const satisfies Record<string, Clock>
export type ClockName = keyof typeof CLOCKS
/** Those by which moves take days. */
export const isSlow = (clock: ClockName): boolean => CLOCKS[clock].per_move >= 3600

/** Takes a cushion with our own share of the deal, and keeps the receipt. */
export async function sitDown(info: TableInfo, wish: SitDown = {}): Promise<TableSeen> {
  await hall.come()
  const entropy = freshEntropy()
  const before = new Set(info.seats.filter((cushion) => (cushion.kind ?? 'free') !== 'free').map((cushion) => cushion.seat))
  let gaveShare = true
  const seen = await call<TableSeen>('POST', `/api/tables/${info.id}/seats`, { ...wish, entropy }).catch((trouble: unknown) => {
    // Asked twice, by two windows or two devices: we sit there already, and that is where it leads.
    if (!(trouble instanceof Trouble && trouble.code === 'sits-already')) throw trouble
    gaveShare = false
    return call<TableSeen>('GET', `/api/tables/${info.id}`)
  })
  const seat = wish.seat ?? seen.yours.find((mine) => !before.has(mine))
  // Who comes later has no share in the deal.
  if (gaveShare && seat && info.phase === 'open') keepReceipt({ table: info.id, seat, commitment: info.commitment, entropy })
  return seen
}

/** Lays a table and sits down at it; at one that is a screen for all nobody sits from here. */
export async function layTable(wanted: NewTable): Promise<TableInfo> {
  await hall.come()
  const { info } = await call<TableSeen>('POST', '/api/tables', wanted)
  if (!wanted.couch) await sitDown(info, wanted.password ? { password: wanted.password } : {})
  return info
}

export interface Choice {
  value: number | string | boolean
  name: string
}

/** Options that mean something only while another has a certain value. */
const ONLY_WITH: Record<string, readonly [option: string, value: Choice['value']]> = { glass: ['winter', 'glass'], rounds: ['winter', 'rounds'] }

/** Those options of a game that can be chosen beside what is chosen already. */
export function meaningful(options: readonly OptionInfo[], chosen: Readonly<Record<string, Choice['value']>>): OptionInfo[] {
  const now = (name: string): Choice['value'] | undefined => chosen[name] ?? options.find((option) => option.name === name)?.default
  return options.filter(({ name }) => {
    const [other, value] = ONLY_WITH[name] ?? []
    return !other || now(other) === undefined || now(other) === value
  })
}

/** The values of an option that so many seats can choose: the hall says which not every number can. A letter is a seat, and
 *  some tables have fewer. */
export function choicesOf(option: OptionInfo, seats: number): Choice[] {
  return option.values
    .map((value, k) => ({ value, name: option.names[k] ?? String(value) }))
    .filter(({ value }) => option.only[String(value)]?.includes(seats) ?? (!isSeat(value) || String(value).charCodeAt(0) - 65 < seats))
}

export const isSeat = (value: Choice['value']): boolean => /^[A-H]$/.test(String(value))

/** Bots on all free cushions: sensible ones, where the game has them. */
export const seatBots = (table: string, kind = 'sensible'): Promise<TableSeen> =>
  call<TableSeen>('POST', `/api/tables/${table}/bots`, { kind }).catch((trouble: unknown) => {
    if (kind !== 'random' && trouble instanceof Trouble && trouble.code === 'no-such-player-kind') return seatBots(table, 'random')
    throw trouble
  })

/** How many sit at a table of Play now: as many as were chosen, if the game knows that number. */
export function playersOf(game: Shelved): number {
  const { players } = settings.now
  return players >= game.players[0] && players <= game.players[1] ? players : game.table
}

/** A table against bots that begins at once; others may come while it is young, if that is wanted. Its id. */
export async function playWithBots(game: Shelved): Promise<string> {
  const { welcome, bots } = settings.now
  const { id } = await layTable({ game: game.name, seats: playersOf(game), options: game.quick, access: welcome ? 'public' : 'link', welcome })
  await seatBots(id, bots || game.bot)
  return id
}
