/** What is drawn once somebody marches: the way of a move, a die of a battle, the seal of a won one. In map units, like the pieces. */
import { fill, group, kanji, line, num, path, polygon, rect, upTo, type Point } from '../svg'
import { SUMI, WASHI, crestAt, familyColour, type Family } from './families'
import { SENJI_SIGNS } from './kanji'
import { SHEET, drawn } from './pieces'

export interface DieOptions {
  /** Set aside for a samurai: cloth instead of bone, tied with a cord. */
  aside?: boolean
}

/** A destiny die showing a family's crest. */
export function dieFace(family: Family, { aside = false }: DieOptions = {}): string {
  const colour = familyColour(family)
  const bone = rect(-17, -17, 34, 34, `rx="7" fill="${aside ? colour : '#f3ead6'}" ${drawn(1.6)}`)
  return (
    rect(-16, -14.5, 34, 34, `rx="7" ${fill(SUMI, 0.3)}`) +
    bone +
    rect(-13.6, -13.6, 27.2, 27.2, `rx="5" stroke-opacity=".35" ${line(aside ? WASHI : SUMI, 0.8)}`) +
    (aside ? crestAt(family, 0, 0, 25, WASHI, colour) : crestAt(family, 0, 0, 26, colour, '#f3ead6')) +
    (aside ? path('M-17,9L-9,17M-17,5.6L-5.6,17', line('#e8d9b4', 1.7)) : '')
  )
}

/** The seal of a won battle. */
export const battleSeal = (): string =>
  group(
    'transform="rotate(-6)"',
    rect(-15, -15, 30, 30, `rx="4" ${fill('var(--pig-shu)')}`) +
      rect(-12.8, -12.8, 25.6, 25.6, `rx="2" ${line('#fff6e6', 0.9)}`) +
      kanji(SENJI_SIGNS.won, 0, 8, 22, '#fff6e6'),
  )

/**
 * The way of a move as a stroke of the brush with a paper halo: thin where it is set down, full in the middle.
 * `bend` is how far it bows, in shares of its length, to the left of its way.
 */
export function brushArrow([x1, y1]: Point, [x2, y2]: Point, bend = 0.25, colour = SUMI): string {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = Math.hypot(dx, dy) || 1
  const [cx, cy] = [(x1 + x2) / 2 + dy * bend, (y1 + y2) / 2 - dx * bend]
  const to = (t: number): Point => [
    (1 - t) ** 2 * x1 + 2 * t * (1 - t) * cx + t * t * x2,
    (1 - t) ** 2 * y1 + 2 * t * (1 - t) * cy + t * t * y2,
  ]
  const tip = Math.max(0.5, 1 - 20 / length)
  const side = (t: number, sign: number): Point => {
    const [a, b] = [to(Math.max(0, t - 0.02)), to(Math.min(1, t + 0.02))]
    const run = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const half = sign * (1.2 + 3 * Math.sin(Math.PI * (0.1 + 0.75 * t)) + 0.5 * Math.sin(17 * t))
    const [x, y] = to(t)
    return [x - ((b[1] - a[1]) / run) * half, y + ((b[0] - a[0]) / run) * half]
  }
  const steps = upTo(13).map((i) => (tip * i) / 12)
  const stroke = polygon([...steps.map((t) => side(t, 1)), ...steps.map((t) => side(t, -1)).reverse()])
  const [fx, fy] = to(tip)
  const angle = (Math.atan2(y2 - fy, x2 - fx) * 180) / Math.PI
  const head = `<path transform="translate(${num(x2)} ${num(y2)}) rotate(${num(angle)})" d="M0,0L-26,-14Q-20,-2 -22,1Q-20,4 -27,13Z"/>`
  const whole = path(stroke) + head
  return (
    group(`fill="${SHEET}" stroke="${SHEET}" stroke-width="6" stroke-linejoin="round" opacity=".88"`, whole) +
    group(`fill="${colour}"`, whole)
  )
}
