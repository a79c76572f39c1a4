/** The honour track: numbers from -9 to 60, and who stands on which. */
import type { Point } from '../../art/svg'
import type { Reading } from './reading'

export const LOWEST = -9
export const TARGET = 60
export const SPACES = TARGET - LOWEST + 1

export interface Marker {
  seat: string
  /** The number it stands on, and what was left behind by going round. */
  on: number
  beyond: number
  /** How many stand on the same number before it. */
  nth: number
  own: boolean
}

/** Markers in the order in which they are laid: one's own last, on top. */
export function markersOf(reading: Reading): Marker[] {
  const { scene } = reading
  const seats = scene.seats.filter((seat) => reading.family(seat) && !reading.isOut(seat)).sort((a, b) => Number(a === scene.viewer) - Number(b === scene.viewer))
  const taken = new Map<number, number>()
  return seats.map((seat) => {
    const honour = reading.honour(seat)
    const round = Math.max(0, Math.ceil((honour - TARGET) / SPACES))
    const on = honour - round * SPACES
    const nth = taken.get(on) ?? 0
    taken.set(on, nth + 1)
    return { seat, on, beyond: round * SPACES, nth, own: seat === scene.viewer }
  })
}

/** Where a number lies on an edging of that size and breadth, clockwise from the upper left corner. */
export function spaceAt(number: number, width: number, height: number, edge: number): Point {
  const [a, c] = [width - edge, height - edge]
  let way = ((number - LOWEST + 0.5) * 2 * (a + c)) / SPACES
  if (way < a) return [edge / 2 + way, edge / 2]
  way -= a
  if (way < c) return [width - edge / 2, edge / 2 + way]
  way -= c
  if (way < a) return [width - edge / 2 - way, height - edge / 2]
  return [edge / 2, height - edge / 2 - (way - a)]
}
