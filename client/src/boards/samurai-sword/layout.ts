/** Where the seats of a round table lie on a wide mat: panels at the sides and along the top, discs on the ring. */
import type { Point } from '../../art/svg'
import type { Box } from '../../lib/fitting'

export interface Spot {
  seat: string
  /** On the ring in degrees, 90 = below, growing clockwise. */
  angle: number
  /** Where the number of this seat stands on the ring. */
  disc: Point
  /** The left edge of its panel, and the height it hangs on: by its top, its middle or its foot. */
  left: number
  at: number
  hangs: 'top' | 'middle' | 'foot'
  /** Towards which side its panel lies: -1 left, 0 above, 1 right. */
  side: -1 | 0 | 1
}

export interface Ring {
  width: number
  height: number
  cx: number
  cy: number
  rx: number
  ry: number
  /** How wide the panels are, and how high they may become. */
  panel: number
  tall: number
  spots: Spot[]
  /** Deck and discard, in a corner where nobody sits and no blow is struck: from the top, or up from the foot. */
  piles: { left: number; top: number } | { left: number; bottom: number }
}

/** How many seats at each side, and how many along the top, for so many far seats. */
const SHARES: readonly (readonly [number, number])[] = [[0, 0], [0, 1], [1, 0], [1, 1], [1, 2], [2, 1], [2, 2], [2, 3]]

const shareOf = (far: number): readonly [number, number] => SHARES[Math.min(far, SHARES.length - 1)] ?? [2, 3]

const EDGE = 12
/** The room that the number of a seat takes on the ring, from its middle. */
const DISC = 23
/** How high a panel becomes, in letters: a narrow one breaks its lines. */
const [TALL, TALL_NARROW, NARROW] = [8.7, 10.5, 13]
export const BELOW = 90

export const pointAt = ({ cx, cy, rx, ry }: Pick<Ring, 'cx' | 'cy' | 'rx' | 'ry'>, angle: number): Point => [
  cx + rx * Math.cos((angle * Math.PI) / 180),
  cy + ry * Math.sin((angle * Math.PI) / 180),
]

/** Everything of a ring that may not lie over anything else. */
export function boxesOf({ spots, panel, tall, piles, height, cx }: Ring, rem: number, fit = 1): Box[] {
  const panels = spots.map(({ left, at, hangs }): Box => {
    const top = hangs === 'top' ? at : hangs === 'foot' ? at - tall : at - tall / 2
    return { left, right: left + panel, top, bottom: top + tall }
  })
  const discs = spots.map(({ disc: [x, y] }): Box => {
    const r = (DISC - 4) * fit
    return { left: x - r, right: x + r, top: y - r, bottom: y + r }
  })
  const high = 46 * 1.4 * fit + 1.8 * rem
  const top = 'top' in piles ? piles.top : height - piles.bottom - high
  return [
    ...panels,
    ...discs,
    { left: piles.left + panel - 2 * (46 * fit + 1.5 * rem), right: piles.left + panel, top, bottom: top + high },
    { left: cx - 5 * rem, right: cx + 5 * rem, top: height - 10 * fit - 3 * rem, bottom: height - 10 * fit },
  ]
}

/** Whether a mat of that size has room for so many far seats round a ring; else they lie in a strip. */
export function hasRoom(far: number, width: number, height: number, rem: number, fit = 1): boolean {
  const { tall } = ringOf(Array.from({ length: far }, String), width, height, rem, fit)
  // Those above, and two at each side or one with the card between them.
  return width >= 43 * rem && height >= (shareOf(far)[0] === 2 ? 3.1 * tall : 2.1 * tall + 5 * rem)
}

/** `far` clockwise from the left; `rem` is the size of the text, which the panels grow with; `fit` how many times as
 *  large as usual all of it is drawn. */
export function ringOf(far: readonly string[], width: number, height: number, rem: number, fit = 1): Ring {
  const [sides, above] = shareOf(far.length)
  const [PAD, GAP] = [EDGE * fit, EDGE * fit]
  const columns = Math.max(3.9, sides === 2 ? 2 + above : 2 * above)
  const panel = Math.min(14.75 * rem, (width - 2 * PAD - GAP * (Math.ceil(columns) - 1)) / columns)
  const tall = (panel < NARROW * rem ? TALL_NARROW : TALL) * rem
  const clear = DISC * fit
  // Between two panels above the ring has room to rise; under one it ends at its foot.
  const isOpen = above === 2 && sides === 1
  const top = above ? PAD + (isOpen ? 0.6 * tall : tall + clear) : PAD + 2 * rem
  const foot = height - 2.9 * rem
  const ring = { cx: width / 2, cy: (top + foot) / 2, rx: width / 2 - PAD - panel - clear, ry: (foot - top) / 2 }

  const beside = (k: number, side: -1 | 1): Omit<Spot, 'seat'> => {
    const isLow = side < 0 ? k === 0 : k === 1
    const lean = sides === 2 ? (isLow ? 22 : -22) : 0
    const angle = side < 0 ? 180 - lean : 360 + lean
    const left = side < 0 ? PAD : width - PAD - panel
    const [hangs, at] = sides === 1 ? (['middle', ring.cy] as const) : isLow ? (['top', ring.cy + GAP / 2] as const) : (['foot', ring.cy - GAP / 2] as const)
    return { angle, disc: pointAt(ring, angle), left, at, hangs, side }
  }
  const over = (k: number): Omit<Spot, 'seat'> => {
    if (isOpen) {
      const angle = k === 0 ? 233 : 307
      const disc = pointAt(ring, angle)
      return { angle, disc, left: k === 0 ? disc[0] - clear - panel : disc[0] + clear, at: PAD, hangs: 'top', side: 0 }
    }
    const middle = ring.cx + (k - (above - 1) / 2) * (panel + GAP)
    const angle = 360 - (Math.acos(Math.max(-1, Math.min(1, (middle - ring.cx) / ring.rx))) * 180) / Math.PI
    return { angle, disc: pointAt(ring, angle), left: middle - panel / 2, at: PAD, hangs: 'top', side: 0 }
  }
  const spots = far.map((seat, k): Spot => {
    if (k < sides) return { seat, ...beside(k, -1) }
    if (k < sides + above) return { seat, ...over(k - sides) }
    return { seat, ...beside(k - sides - above, 1) }
  })
  const left = width - PAD - panel
  return { ...ring, width, height, panel, tall, spots, piles: above === 1 || sides === 2 ? { left, top: PAD } : { left, bottom: PAD } }
}

export interface Stretch {
  from: number
  to: number
}

/** A seat on the way round: where it lies, and whether it counts as a step. */
export interface Stop {
  angle: number
  skipped: boolean
  /** Armor and character: what is added to the steps. */
  more: number
}

/** How far a weapon reaches one way round: the painted stretch, and bars before those whom it does not reach. */
export function painted(start: number, stops: readonly Stop[], reach: number): { stretch: Stretch | null; bars: number[] } {
  const bars: number[] = []
  let [steps, end, before] = [0, start, start]
  for (const { angle, skipped, more } of stops) {
    if (!skipped) steps += 1
    if (steps > reach) break
    const bar = before + (angle - before) * 0.8
    if (!skipped && steps + more > reach) bars.push(bar)
    if (!skipped) end = steps + more > reach ? bar : angle
    before = angle
  }
  return { stretch: end === start ? null : { from: start, to: end }, bars }
}
