/** Where things lie in the plot of a game: what every seat had after which act. */
import type { Standing } from '../../generated/wire'

export const WIDTH = 640
export const HEIGHT = 260
const LEFT = 34
const RIGHT = 108
const TOP = 12
const BOTTOM = 26
/** No two names nearer than that. */
const LINE = 15

export interface Curve {
  seat: number
  path: string
  /** Where its name stands. */
  label: number
  last: number
}

export interface Plot {
  curves: Curve[]
  /** Marks along the left: values and their heights. */
  marks: { value: number; y: number }[]
  /** Where the points end and names begin. */
  end: number
  x(act: number): number
}

/** Steps, for points change in a moment and stay. */
export function plotOf(course: readonly Standing[], acts: number): Plot {
  const values = course.flatMap(({ points }) => points)
  const low = Math.min(0, ...values)
  const step = stepOf(Math.max(1, ...values) - low)
  const [bottom, top] = [Math.floor(low / step) * step, Math.ceil(Math.max(1, ...values) / step) * step]
  const x = (act: number): number => round(LEFT + (act / Math.max(1, acts)) * (WIDTH - LEFT - RIGHT))
  const y = (value: number): number => round(TOP + ((top - value) / (top - bottom)) * (HEIGHT - TOP - BOTTOM))
  const seats = course[0]?.points.map((_, seat) => seat) ?? []
  const curves = seats.map((seat) => {
    const steps = course.map(({ act, points }, k) => (k ? `H${x(act)}V${y(points[seat] ?? 0)}` : `M${x(act)} ${y(points[seat] ?? 0)}`))
    const last = course.at(-1)?.points[seat] ?? 0
    return { seat, path: `${steps.join('')}H${x(acts)}`, label: y(last), last }
  })
  const marks = Array.from({ length: (top - bottom) / step + 1 }, (_, k) => ({ value: bottom + k * step, y: y(bottom + k * step) }))
  return { curves: apart(curves), marks, end: x(acts), x }
}

const round = (n: number): number => Math.round(n * 10) / 10

/** 1, 2, 5, 10 ...: four or five lines in all. */
export function stepOf(range: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, range / 4)))
  return [1, 2, 5, 10].map((k) => k * power).find((step) => range / step <= 5) ?? power * 10
}

/** Names of curves that end at the same height, one below the other. */
function apart(curves: Curve[]): Curve[] {
  const sorted = [...curves].sort((a, b) => a.label - b.label || a.seat - b.seat)
  sorted.forEach((curve, k) => {
    const above = sorted[k - 1]
    if (above) curve.label = Math.max(curve.label, above.label + LINE)
  })
  const over = (sorted.at(-1)?.label ?? 0) - (HEIGHT - BOTTOM + 6)
  if (over > 0) for (const curve of sorted) curve.label -= over
  return curves
}
