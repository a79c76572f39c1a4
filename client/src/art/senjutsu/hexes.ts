/** Small diagrams of cells: flat hexes, the figure in the middle, its front up. */
import { num, polar, polygon, path, type Point } from '../svg'

const SQRT3 = Math.sqrt(3)

/** Where a cell of a printed diagram lies, in radii of a cell: `F`, `FR2`, `F+FL` are sums of directions. */
const TURNS: Readonly<Record<string, number>> = { F: -90, FR: -30, BR: 30, B: 90, BL: 150, FL: -150 }

export const DIRECTIONS = Object.keys(TURNS)
export const turnOf = (direction: string): number => TURNS[direction] ?? 0

export function spot(cell: string): Point {
  let [x, y] = [0, 0]
  for (const step of cell.split('+')) {
    const [, direction = 'F', times = '1'] = /^([FBLR]+)(\d*)$/.exec(step) ?? []
    const [dx, dy] = polar(SQRT3 * Number(times || 1), turnOf(direction))
    ;[x, y] = [x + dx, y + dy]
  }
  return [x, y]
}

export const hexPath = (x: number, y: number, r: number): string => polygon([0, 60, 120, 180, 240, 300].map((turn) => polar(r, turn, x, y)))
export const hex = (x: number, y: number, r: number, look: string): string => path(hexPath(x, y, r), look)

/** How a diagram of these cells fits into a room: the radius of a cell, and where the figure stands. */
export interface Fit {
  r: number
  at(cell: string): Point
}

export function fitCells(cells: readonly string[], x: number, y: number, width: number, height: number, most: number): Fit {
  const spots = ['', ...cells].map((cell) => (cell ? spot(cell) : ([0, 0] as Point)))
  const xs = spots.map(([one]) => one)
  const ys = spots.map(([, one]) => one)
  const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1]
  const [top, foot] = [Math.min(...ys) - SQRT3 / 2, Math.max(...ys) + SQRT3 / 2]
  const r = Math.min(most, width / (right - left), height / (foot - top))
  const [cx, cy] = [x + width / 2 - ((left + right) / 2) * r, y + height / 2 - ((top + foot) / 2) * r]
  return { r, at: (cell) => { const [dx, dy] = cell ? spot(cell) : [0, 0]; return [Number(num(cx + dx * r, 2)), Number(num(cy + dy * r, 2))] } }
}
