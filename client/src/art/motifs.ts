/** Motifs that more than one game prints on its cards. */
import { PAPER, at, each, fill, group, line, num, path, pigment, polar, rect, upTo, xy } from './svg'

/** Rows of laced plates; a sword may lie above them. */
export function plates(colour: string, rows: readonly number[]): string {
  return each(rows, (y, row) => {
    const seams = upTo(11)
      .map((k) => `M${k * 10},${y}v8`)
      .join('')
    const laces = upTo(10)
      .map((k) => `M${k * 10 + 3.7},${num(y + 2.2)}v3.4m2.6,-3.4v3.4`)
      .join('')
    return rect(0, y, 100, 8, fill(colour, [0.5, 0.78, 1][row] ?? 1)) + path(seams + laces, line(PAPER, 1.1))
  })
}

/** Bars of golden mist: left edge, top, width, height. */
export const mist = (bars: readonly (readonly [number, number, number, number])[], colour = pigment('kin')): string =>
  group(
    `fill="${colour}"`,
    each(bars, ([x, y, w, h]) => rect(x, y, w, h, `rx="${num(h / 2)}"`)),
  )

/** A half-open fan standing at a point. */
export function fan(x: number, y: number, r: number, ribs = 15): string {
  const colour = pigment('ume')
  const spokes = upTo(Math.floor(180 / ribs) + 1)
    .map((i) => `M0,0L${xy(polar(r, i * ribs - 180))}`)
    .join('')
  const half = (share: number, ink: string): string =>
    path(`M${num(-r * share)},0a${num(r * share)},${num(r * share)} 0 0 1 ${num(2 * r * share)},0z`, fill(ink))
  return at(x, y, half(1, colour) + half(0.76, PAPER) + half(0.59, colour) + path(spokes, line(PAPER, 0.8)))
}

export const petals = (places: readonly (readonly [number, number, number])[], colour = pigment('ume')): string =>
  each(
    places,
    ([x, y, turn]) =>
      `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0,-5Q4.4,-1 0,5Q-4.4,-1 0,-5Z" fill="${colour}" opacity=".75"/>`,
  )
