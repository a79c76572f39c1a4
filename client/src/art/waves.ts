/** Waves (seigaiha) as open arcs: each is cut where the next wave covers it, so nothing is painted over. */
import { polar, xy, type Point } from './svg'

const STEP = 3

/**
 * The arcs of waves with these centres, the nearer ones last. A wave covers what lies within `cover` of its
 * centre and shows a line at each of `radii`. Where `inside` says no, nothing is drawn.
 */
export function waveArcs(
  centres: readonly Point[],
  cover: number,
  radii: readonly number[],
  inside: (point: Point) => boolean = () => true,
): string {
  const shown = (point: Point, index: number): boolean =>
    inside(point) && centres.slice(index + 1).every(([x, y]) => Math.hypot(point[0] - x, point[1] - y) >= cover)
  let d = ''
  centres.forEach(([cx, cy], index) => {
    for (const radius of radii) {
      let start: Point | null = null
      for (let a = 90; a <= 450; a += STEP) {
        const here = polar(radius, a, cx, cy)
        const visible = a < 450 && shown(here, index)
        if (visible) start ??= here
        else if (start) {
          const wide = Math.abs(polar(radius, a - STEP, cx, cy)[1] - start[1]) < 0.01 && start[1] > cy ? 1 : 0
          d += `M${xy(start)}A${radius},${radius} 0 ${wide} 1 ${xy(polar(radius, a - STEP, cx, cy))}`
          start = null
        }
      }
    }
  })
  return d
}

/** Centres of rows of waves, from the far row to the near one; every other row is set off by half a wave. */
export function waveRows(x0: number, x1: number, ys: readonly number[], width: number): Point[] {
  return ys.flatMap((y, row) => {
    const row0 = x0 + (row % 2 ? width / 2 : 0)
    const count = Math.ceil((x1 - row0) / width) + 1
    return Array.from({ length: count }, (_, i): Point => [row0 + i * width, y])
  })
}
