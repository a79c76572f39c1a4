/** Parts of the home pictures. They are drawn wider than a scroll, so that a wide crop finds no edge. */
import { crestAt, type Crest } from './crests'
import { logoMats } from './patterns'
import { at, circle, each, fill, group, kanji, line, num, path, polygon, rect, upTo, type Point } from './svg'

const INK = '#1d1a17'
const NIGHT = '#1a2530'
const RED = '#c8402b'
const CREAM = '#fbf6ea'

/** A paper ground and one graded sky (bokashi) from the top. `id` must be the only one of its name on the page. */
export function sky(id: string, paper: string, colour: string, strength: number, depth: number): string {
  const stop = (offset: number, opacity: number): string =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${num(opacity, 2)}"/>`
  return (
    `<linearGradient id="${id}" x2="0" y2="1">${stop(0, strength)}${stop(0.35, strength * 0.7)}${stop(1, 0)}</linearGradient>` +
    rect(-70, -60, 360, 364, fill(paper)) +
    rect(-70, -60, 360, depth, fill(`url(#${id})`))
  )
}

export const clouds = (colour: string, bars: readonly (readonly [x: number, y: number, w: number, h?: number])[]): string =>
  group(
    `fill="${colour}"`,
    each(bars, ([x, y, w, h = 12]) => rect(x, y, w, h, `rx="${h / 2}"`)),
  )

/** The name of the game in kanji, with the seal of Tatami below. */
export function title(signs: string): string {
  const height = signs.length * 26 + 14
  return at(
    190,
    -46,
    rect(-17, 0, 34, height, fill(CREAM)) +
      rect(-14.5, 2.5, 29, height - 5, line(INK, 0.8)) +
      kanji(signs, 0, 30, 24, INK, 26) +
      rect(-7.5, height + 7, 15, 15, `rx="2" ${fill(RED)}`) +
      `<g transform="translate(-5.1 ${num(height + 9.4)}) scale(.155)" fill="#fff6e4">${logoMats()}</g>`,
  )
}

export function roofRidge(): string {
  const tiles = upTo(9)
    .map((i) => `M${70 + i * 10},156L${70 + i * 10 + (i - 4) * 16},205`)
    .join('')
  return (
    path('M-30,206Q30,196 62,150H158Q190,196 250,206V214H-30Z', fill(NIGHT)) +
    path('M58,150H162', line(NIGHT, 9, true)) +
    path('M50,143q4,2 8,6M170,143q-4,2 -8,6', line(NIGHT, 5, true)) +
    path(tiles, line('#42566a', 1.2))
  )
}

/** Red posts and paper windows below the roof. */
export const castleWall = (): string =>
  rect(-40, 214, 300, 90, fill(CREAM)) +
  each([8, 56, 104, 152], (x) => path(`M${x + 17},222v42m12,-42v42m12,-42v42M${x + 11},243h36`, line('#b9a778', 1))) +
  each([8, 56, 104, 152, 200], (x) => rect(x, 214, 7, 90, fill(RED)))

/** A pine branch with its cushions of needles. */
export const pine = (): string =>
  path('M-70,96Q40,92 74,72T140,58', line('#0b1218', 5)) +
  each<Point>(
    [
      [-50, 92],
      [20, 86],
      [58, 70],
      [96, 58],
      [132, 52],
      [2, 72],
    ],
    ([x, y]) => path(`M${x - 26},${y}a26,14 0 0 1 52,0q-26,6 -52,0z`, fill('#24424a')),
  )

/** A curved blade: its back dark, its edge light, along one curve. */
export function blade(): string {
  const [p0, p1, p2]: readonly [Point, Point, Point] = [
    [44, 249],
    [142, 196],
    [178, 38],
  ]
  const along = (t: number, offset: number): Point => {
    const mix = (i: 0 | 1): number => (1 - t) ** 2 * p0[i] + 2 * t * (1 - t) * p1[i] + t * t * p2[i]
    const run = (i: 0 | 1): number => 2 * (1 - t) * (p1[i] - p0[i]) + 2 * t * (p2[i] - p1[i])
    const length = Math.hypot(run(0), run(1))
    return [mix(0) - (run(1) / length) * offset, mix(1) + (run(0) / length) * offset]
  }
  const half = (t: number): number => 7.2 - 1.6 * t
  const turn = 0.93
  const steps = upTo(25).map((i) => i / 24)
  const spine = steps.map((t) => along(t, -half(t)))
  const edge = steps.map((t) => along(turn * t, half(turn * t)))
  const tip = upTo(6).map((i) => along(turn + ((1 - turn) * (i + 1)) / 6, half(1) - 2 * half(1) * ((i + 1) / 6) ** 1.5))
  const light = steps.map((t) => along(turn * t, half(turn * t) - 1.2))
  const temper = steps.map((t, i) => along((turn + 0.02) * t, half(t) * 0.12 + 0.6 * Math.sin(i * 2.1)))
  return (
    path(polygon([...spine, ...tip.reverse(), ...edge.reverse()]), fill(INK)) +
    path(polygon([...light, ...temper.reverse()]), fill(CREAM)) +
    path('M36,233L58,262', line('#b8892b', 9, true)) +
    path('M44,249L10,270', line(NIGHT, 13, true)) +
    path('M42,250L12,269', `stroke-dasharray="2.5 6" ${line('#f3ead4', 13)}`)
  )
}

export const floatingPetals = (colour: string, places: readonly (readonly [number, number, number])[]): string =>
  group(
    `fill="${colour}"`,
    each(
      places,
      ([x, y, turn], i) =>
        `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${num(0.8 + ((i * 7) % 4) * 0.1)})" d="M0,-9Q8,-2 0,9Q-8,-2 0,-9Z"/>`,
    ),
  )

export const snowPeak = (): string =>
  path('M-70,206Q60,160 88,92Q104,84 120,92Q148,160 290,206V230H-70Z', fill('#2c5f7c')) +
  path('M88,92Q104,84 120,92L131,117l-9,-4l-7,9l-9,-10l-9,10l-7,-9l-10,5Z', fill(CREAM))

/** A long banner on its pole. */
export const standard = (x: number, y: number, colour: string, crest: Crest): string =>
  at(
    x,
    y,
    path('M0,-5V116M0,0H22', line(INK, 2.3)) + rect(1, 1, 20, 66, fill(colour)) + crestAt(crest, 11, 15, 16, '#fff6e4', colour),
  )

/** A fighter in a straw hat, looking right (1) or left (-1). */
export const duellist = (x: number, y: number, side: 1 | -1, colour: string): string =>
  at(
    x,
    y,
    path('M-14,0L-8,-40Q-10,-52 0,-56Q9,-52 8,-40L18,0Z', fill(colour)) +
      path('M-1,-38L4,0', `opacity=".35" ${line(INK, 1)}`) +
      path('M-9,-32H9', line(INK, 2.4)) +
      path('M-19,-57Q0,-76 19,-57Z', fill(INK)) +
      path('M6,-38L24,-34', line(colour, 7, true)) +
      path('M18,-28Q40,-42 56,-66', line(INK, 2.6, true)) +
      path('M-4,-30L-22,-18', line(INK, 3, true)) +
      circle(23, -33.5, 2.4, fill('#e9c9a6')),
    `scale(${1.45 * side} 1.45)`,
  )
