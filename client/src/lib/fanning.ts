/** Signs on a map, moved apart. */
import { clamp } from './fitting'

/** Points whose signs (so wide, so high) would lie over each other are moved apart, none further than `most`. */
export function fanOut(points: readonly (readonly [number, number])[], wide: number, high: number, most: number): [number, number][] {
  const moved = points.map(([x, y]): [number, number] => [x, y])
  for (let round = 0; round < 60; round += 1) {
    for (const [k, a] of moved.entries())
      for (const b of moved.slice(k + 1)) {
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
        const [over, under] = [wide - Math.abs(dx), high - Math.abs(dy)]
        if (over <= 0 || under <= 0) continue
        // The shorter way out, a quarter of it each at a time.
        const axis = over < under ? 0 : 1
        const step = (Math.min(over, under) / 4 + 0.25) * (Math.sign(axis ? dy : dx) || 1)
        a[axis] -= step
        b[axis] += step
      }
    for (const [k, at] of moved.entries()) for (const axis of [0, 1] as const) at[axis] = clamp(at[axis], points[k]![axis] - most, points[k]![axis] + most)
  }
  return moved
}
