/** Where things lie in the plot of a game: what every seat had after which act. */
import type { Standing } from '../../generated/wire'

/** The room of the numbers, of a letter of a name, of what lies above and below, at the usual size of text. */
const LEFT = 34
const LETTER = 8.4
const TOP = 12
const BOTTOM = 26
/** No two names nearer than that. */
const LINE = 16
/** Of its width, and never more or less than a screen can show. */
const SHAPE = 0.42
const LOWEST = 190
const HIGHEST = 420

export interface Curve {
  seat: number
  path: string
  /** Where its name stands. */
  label: number
  last: number
}

/** The room for it, as wide as the page has it: so its words are as large as all others. */
export interface Room {
  width: number
  /** How large text is, beside the usual. */
  text: number
  /** The longest name has so many letters. */
  letters: number
}

export interface Plot {
  height: number
  /** Where the numbers end, and where lines end below them. */
  left: number
  foot: number
  curves: Curve[]
  /** Marks along the left: values and their heights. */
  marks: { value: number; y: number }[]
  /** Where the points end and names begin. */
  end: number
  x(act: number): number
}

/** Steps, for points change in a moment and stay. */
export function plotOf(course: readonly Standing[], acts: number, { width, text, letters }: Room): Plot {
  const names = letters * LETTER * text + 12
  const foot = BOTTOM * text
  const least = LOWEST + Math.max(0, (course[0]?.points.length ?? 0) * LINE * text - LOWEST + foot + TOP)
  const height = Math.max(least, Math.min(HIGHEST, width * SHAPE))
  const values = course.flatMap(({ points }) => points)
  const low = Math.min(0, ...values)
  const step = stepOf(Math.max(1, ...values) - low)
  const [bottom, top] = [Math.floor(low / step) * step, Math.ceil(Math.max(1, ...values) / step) * step]
  const x = (act: number): number => round(LEFT * text + (act / Math.max(1, acts)) * Math.max(1, width - LEFT * text - names))
  const y = (value: number): number => round(TOP + ((top - value) / (top - bottom)) * (height - TOP - foot))
  const seats = course[0]?.points.map((_, seat) => seat) ?? []
  const curves = seats.map((seat) => {
    const steps = course.map(({ act, points }, k) => (k ? `H${x(act)}V${y(points[seat] ?? 0)}` : `M${x(act)} ${y(points[seat] ?? 0)}`))
    const last = course.at(-1)?.points[seat] ?? 0
    return { seat, path: `${steps.join('')}H${x(acts)}`, label: y(last), last }
  })
  const marks = Array.from({ length: (top - bottom) / step + 1 }, (_, k) => ({ value: bottom + k * step, y: y(bottom + k * step) }))
  return { height, left: LEFT * text, foot: height - foot, curves: apart(curves, LINE * text, height - foot + 6), marks, end: x(acts), x }
}

const round = (n: number): number => Math.round(n * 10) / 10

/** 1, 2, 5, 10 ...: four or five lines in all. */
export function stepOf(range: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, range / 4)))
  return [1, 2, 5, 10].map((k) => k * power).find((step) => range / step <= 5) ?? power * 10
}

/** Names of curves that end at the same height, one below the other. */
function apart(curves: Curve[], line: number, lowest: number): Curve[] {
  const sorted = [...curves].sort((a, b) => a.label - b.label || a.seat - b.seat)
  sorted.forEach((curve, k) => {
    const above = sorted[k - 1]
    if (above) curve.label = Math.max(curve.label, above.label + line)
  })
  const over = (sorted.at(-1)?.label ?? 0) - lowest
  if (over > 0) for (const curve of sorted) curve.label -= over
  return curves
}
