/**
 * Repeating patterns and the mark of Tatami. `defs()` goes on the page once, hidden; drawings then fill
 * with `url(#art-hemp)` and so on, so that no id is ever written twice.
 */
import { CREAM, circle, each, line, num, path, rect, type Point } from './svg'
import { waveArcs, waveRows } from './waves'

export type Pattern = 'hemp' | 'waves' | 'rings' | 'lozenges'

export const patternFill = (name: Pattern): string => `url(#art-${name})`

const tile = (name: string, width: number, height: number, body: string): string =>
  `<pattern id="art-${name}" width="${num(width)}" height="${num(height, 2)}" patternUnits="userSpaceOnUse">${body}</pattern>`

/** Hemp leaf (asanoha): triangles, each with lines from its corners to its middle. */
function hemp(): string {
  const h = 17.32
  const triangle = (a: Point, b: Point, c: Point): string => {
    const mid: Point = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]
    const p = ([x, y]: Point): string => `${num(x, 2)},${num(y, 2)}`
    return `M${p(a)}L${p(b)}L${p(c)}ZM${p(a)}L${p(mid)}L${p(b)}M${p(c)}L${p(mid)}`
  }
  let d = ''
  for (const row of [0, 1])
    for (const k of [-1, 0, 1]) {
      const [x, y] = [k * 20 + row * 10, row * h]
      d += triangle([x, y], [x + 20, y], [x + 10, y + h]) + triangle([x + 20, y], [x + 30, y + h], [x + 10, y + h])
    }
  return tile('hemp', 20, 2 * h, path(d, line(CREAM, 0.8)))
}

/** Waves (seigaiha). */
const waves = (): string =>
  tile(
    'waves',
    20,
    10,
    path(
      waveArcs(waveRows(-20, 40, [0, 5, 10, 15, 20, 25], 20), 10, [9.5, 6.3, 3.1], ([, y]) => y > -3 && y < 13),
      line(CREAM, 0.9),
    ),
  )

/** Linked rings (shippo). */
const rings = (): string =>
  tile(
    'rings',
    16,
    16,
    each<Point>(
      [
        [0, 0],
        [16, 0],
        [0, 16],
        [16, 16],
        [8, 8],
      ],
      ([x, y]) => circle(x, y, 8, line(CREAM, 0.9)),
    ),
  )

/** Lozenges of cloth edging. */
const lozenges = (): string => tile('lozenges', 10, 10, path('M5,1L9,5L5,9L1,5Z', line(CREAM, 1)))

/** Cloth that fills its place, of any size: a mat's edging, the mounting of a scroll. */
export const cloth = (colour: string, pattern: Pattern, strength = 0.3): string =>
  `<svg class="art art-cloth" width="100%" height="100%" aria-hidden="true"><rect width="100%" height="100%" fill="${colour}"/>` +
  `<rect width="100%" height="100%" fill="${patternFill(pattern)}" opacity="${strength}"/></svg>`

/** Definitions in a hidden picture. */
export const hidden = (definitions: string): string =>
  `<svg class="art-defs" width="0" height="0" aria-hidden="true"><defs>${definitions}</defs></svg>`

/** The patterns of all games: put the answer on the page once. */
export const defs = (): string => hidden(hemp() + waves() + rings() + lozenges())

/** The four mats round a half mat, in a box of 66 by 66. */
const MATS: readonly [number, number, number, number][] = [
  [2, 2, 40, 19],
  [45, 2, 19, 40],
  [24, 45, 40, 19],
  [2, 24, 19, 40],
  [24.5, 24.5, 17, 17],
]

export const logoMats = (): string => each(MATS, ([x, y, w, h]) => rect(x, y, w, h, 'rx="1.5"'))

/** The mark of Tatami in currentColor. */
export const logo = (): string =>
  `<svg class="art art-logo" viewBox="0 0 66 66" fill="currentColor" aria-hidden="true">${logoMats()}</svg>`
