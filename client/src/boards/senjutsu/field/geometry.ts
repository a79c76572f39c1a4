/** Where cells lie on the drawing: flat hexes, axial, facings clockwise from north. A picture, no rule. */
import type { Aids, Spot } from '../../../generated/senjutsu'
import { hexPath } from '../../../art/senjutsu/hexes'
import type { Point } from '../../../art/svg'
import type { Box } from '../../../lib/glass.svelte'

/** The radius of a cell. */
export const R = 43
export const HEIGHT = Math.sqrt(3) * R
const EDGE = 7
/** The slab below the field, and the room round it. */
const STEP = 10
const MARGIN = 8

export const DIRECTIONS: readonly (readonly [q: number, r: number])[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]]

export const pointOf = ({ q, r }: Pick<Spot, 'q' | 'r'>): Point => [1.5 * R * q, HEIGHT * (r + q / 2)]

/** `1,-2` as players write it. */
export function spotOf(cell: string): Spot {
  const [q = 0, r = 0] = cell.split(',').map(Number)
  return { cell, q, r }
}
export const placeOf = (cell: string): Point => pointOf(spotOf(cell))

export function besideOf(cell: string, facing: number): string {
  const { q, r } = spotOf(cell)
  const [dq, dr] = DIRECTIONS[((facing % 6) + 6) % 6] ?? [0, 0]
  return `${q + dq},${r + dr}`
}

export const hexAt = (cell: string, r = R): string => hexPath(...placeOf(cell), r)
export const hexesAt = (cells: readonly string[], r = R): string => cells.map((cell) => hexAt(cell, r)).join('')

/** All of the field with its edge, as a box. */
export function worldOf(cells: readonly string[]): Box {
  const points = cells.map(placeOf)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - R - EDGE - MARGIN, Math.min(...ys) - HEIGHT / 2 - EDGE - MARGIN]
  return [left, top, Math.max(...xs) + R + EDGE + MARGIN - left, Math.max(...ys) + HEIGHT / 2 + EDGE + STEP + MARGIN - top]
}

/** The cells of the field, and those beside it that something lies on or may be put on. */
export function cellsOf(plan: Aids['plan'] | undefined, also: readonly string[]): string[] {
  if (!plan) return []
  const rim = new Set(plan.rim.map(({ cell }) => cell))
  const own = plan.cells.map(({ cell }) => cell)
  return [...own, ...new Set(also.filter((cell) => rim.has(cell) && !own.includes(cell)))]
}

/** Places without a cell that lie within a board: water, or a hole in the ice. */
export function holesOf(plan: Aids['plan'] | undefined): string[] {
  if (!plan) return []
  const axes = ({ q, r }: Spot): number[] => [q, r, q + r]
  const own = new Set(plan.cells.map(({ cell }) => cell))
  const hulls = plan.boards.map(({ cells }) => {
    const all = cells.map((cell) => axes(spotOf(cell)))
    return [0, 1, 2].map((k) => [Math.min(...all.map((one) => one[k]!)), Math.max(...all.map((one) => one[k]!))] as const)
  })
  const isWithin = (spot: Spot): boolean => hulls.some((hull) => axes(spot).every((value, k) => value >= hull[k]![0] && value <= hull[k]![1]))
  return plan.rim.filter((spot) => !own.has(spot.cell) && isWithin(spot)).map(({ cell }) => cell)
}
