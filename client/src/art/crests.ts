/** Family crests (mon), built from circles, lines and rotation, in currentColor on --mon-bg. */
import {
  at,
  circle,
  each,
  escape,
  fill,
  group,
  line,
  num,
  path,
  polar,
  polygon,
  rect,
  turned,
  upTo,
  wheel,
  xy,
  type Labelled,
  type Point,
} from './svg'
import { waveArcs, waveRows } from './waves'

export const CREST_NAMES = [
  'tomoe',
  'ume',
  'hishi',
  'uroko',
  'kikko',
  'hiki',
  'kuyo',
  'igeta',
  'kikyo',
  'mokko',
  'matsu',
  'nami',
  'juji',
  'shippo',
  'ogi',
] as const
export type Crest = (typeof CREST_NAMES)[number]

/** The crest of each seat, A to H. */
export const SEAT_CRESTS: readonly Crest[] = ['tomoe', 'ume', 'hishi', 'matsu', 'nami', 'kikyo', 'juji', 'kikko']

const COLOUR = 'currentColor'
const ring = (width = 5, radius = 45): string => circle(0, 0, radius, line(COLOUR, width))

function tomoe(): string {
  const comma = (start: number): string => {
    const steps = upTo(16).map((i) => i / 15)
    const side = (sign: number): Point[] => steps.map((t) => polar(18.5 + 19 * t ** 0.6 + sign * 11 * (1 - t), start + t * 150))
    return path(polygon([...side(1), ...side(-1).reverse()])) + circle(...polar(18.5, start), 11)
  }
  return ring() + each([-30, 90, 210], comma)
}

const ume = (): string => ring() + each(upTo(5), (i) => circle(...polar(22.5, 72 * i - 90), 13)) + circle(0, 0, 7)

const hishi = (): string =>
  ring() +
  each<Point>(
    [
      [0, -16.5],
      [0, 16.5],
      [-24.5, 0],
      [24.5, 0],
    ],
    ([x, y]) => path(`M${x},${y - 14}l21,14l-21,14l-21,-14z`),
  )

const uroko = (): string =>
  ring() +
  each<Point>(
    [
      [0, -17],
      [-17.5, 13.5],
      [17.5, 13.5],
    ],
    ([x, y]) => path(`M${x},${y - 15}l16.5,28h-33z`),
  )

function kikko(): string {
  const hexagon = (r: number, width: number): string =>
    path(polygon(upTo(6).map((i) => polar(r, 60 * i - 90))), line(COLOUR, width))
  return hexagon(44, 6) + hexagon(31, 3) + each(upTo(6), (i) => circle(...polar(12.5, 60 * i - 90), 7.4)) + circle(0, 0, 4)
}

const hiki = (): string => ring() + rect(-39, -21, 78, 15) + rect(-39, 6, 78, 15)

const kuyo = (): string => circle(0, 0, 16) + each(upTo(8), (i) => circle(...polar(34, 45 * i - 90), 10))

const igeta = (): string => ring() + turned(45, path('M-28,-18h56v9h-56zM-28,9h56v9h-56zM-18,-28h9v56h-9zM9,-28h9v56h-9z'))

const kikyo = (bg: string): string =>
  wheel(5, path('M0,-5C-15,-14 -17,-26 0,-42C17,-26 15,-14 0,-5Z') + path('M0,-8V-34', line(bg, 2))) +
  circle(0, 0, 6.5, fill(bg)) +
  circle(0, 0, 4)

const mokko = (): string =>
  wheel(4, `<ellipse cy="-25" rx="21" ry="17" ${line(COLOUR, 5)}/><ellipse cy="-23" rx="10" ry="8"/>`) + circle(0, 0, 8)

const matsu = (): string =>
  ring(2.5, 47) +
  group(
    'transform="translate(0 1) scale(.84)"',
    each<Point>(
      [
        [-16, 24],
        [4, 33],
        [25, 38],
      ],
      ([y, w]) => path(`M${-w},${y}a${w},${num(w * 0.62)} 0 0 1 ${2 * w},0q${-w},5 ${-w},5t${-w},-5z`),
    ),
  )

const nami = (): string =>
  path(
    waveArcs(waveRows(-72, 72, [-32, -14, 4, 22, 40], 48), 24, [22, 13, 4.5], ([x, y]) => Math.hypot(x, y) < 43),
    line(COLOUR, 4),
  ) + ring()

const juji = (): string => ring() + path('M-7,-38H7V-7H38V7H7V38H-7V7H-38V-7H-7Z')

const shippo = (): string => ring() + each(upTo(4), (i) => circle(...polar(22, 90 * i), 22, line(COLOUR, 4.5))) + circle(0, 0, 5)

function ogi(bg: string): string {
  const foot = 26
  const [a, b] = [polar(56, -148, 0, foot), polar(56, -32, 0, foot)]
  const [c, d] = [polar(22, -32, 0, foot), polar(22, -148, 0, foot)]
  const ribs = each(upTo(6), (i) => `M0,${foot}L${xy(polar(58, 20 * i - 140, 0, foot))}`)
  return (
    path(`M${xy(a)}A56,56 0 0 1 ${xy(b)}L${xy(c)}A22,22 0 0 0 ${xy(d)}Z`) +
    path(ribs, line(bg, 2.4)) +
    path(`M0,${foot}L${xy(c)}M0,${foot}L${xy(d)}M0,${foot}V6`, line(COLOUR, 3)) +
    circle(0, 27, 4)
  )
}

const DRAWN: Record<Crest, (bg: string) => string> = {
  tomoe,
  ume,
  hishi,
  uroko,
  kikko,
  hiki,
  kuyo,
  igeta,
  kikyo,
  mokko,
  matsu,
  nami,
  juji,
  shippo,
  ogi,
}

/** A crest in a box of 100 by 100. `bg` is what shows through its cuts. */
export const crest = (name: Crest, bg = 'var(--mon-bg)'): string =>
  `<g transform="translate(50 50)" fill="${COLOUR}">${DRAWN[name](bg)}</g>`

/** A crest inside another drawing: its centre, its size and its two colours. */
export const crestAt = (name: Crest, x: number, y: number, size: number, colour: string, bg: string): string =>
  at(x, y, group(`fill="currentColor" color="${colour}"`, DRAWN[name](bg)), `scale(${num(size / 100, 3)})`)

/** A whole crest; it takes the size and the colour of its place. */
export function mon(name: Crest, { label }: Labelled = {}): string {
  const voice = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escape(label)}"`
  return `<svg class="art art-mon" viewBox="0 0 100 100" ${voice}>${crest(name)}</svg>`
}
