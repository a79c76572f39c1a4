/** Tallies in the groups in which they are read. */
import type { SeatTally, Tally, TraitTally } from '../../generated/wire'

export interface Row {
  name: string
  tally: Tally
}

export interface TraitGroup {
  game: string
  trait: string
  name: string
  rows: Row[]
}

/** By game and trait, in the order in which they come. */
export function traitGroups(traits: readonly TraitTally[]): TraitGroup[] {
  const groups = new Map<string, TraitGroup>()
  for (const one of traits) {
    const key = `${one.game} ${one.trait}`
    const group = groups.get(key) ?? { game: one.game, trait: one.trait, name: one.trait_name, rows: [] }
    group.rows.push({ name: one.name, tally: one.tally })
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Seats of every game, in the order of their letters. */
export function seatRows(seats: readonly SeatTally[], called: (game: string) => string): Row[] {
  return [...seats].sort((a, b) => a.game.localeCompare(b.game) || a.seat.localeCompare(b.seat)).map((one) => ({ name: `${called(one.game)}, ${one.seat}`, tally: one.tally }))
}
