/** The season wheel and the sand-glass of Winter. */
import {
  at,
  circle,
  each,
  fill,
  kanji,
  line,
  num,
  path,
  picture,
  polar,
  polygon,
  rect,
  text,
  upTo,
  xy,
  type Labelled,
  type Point,
} from '../svg'
import { SUMI, WASHI } from './families'
import { NUMBER_KANJI, SEASON_KANJI } from './kanji'

export type Season = keyof typeof SEASON_KANJI
export const SEASONS = Object.keys(SEASON_KANJI) as Season[]

/** 200 by 200: the five parts of a year, the past ones darker, the present vermilion, the year in the middle. */
export function seasonWheel(current: Season, year: number, options: Labelled = {}): string {
  const now = SEASONS.indexOf(current)
  const parts = each(SEASONS, (season, i) => {
    const [a, b] = [i * 72 - 126, i * 72 - 54]
    const [x, y] = polar(64, i * 72 - 90)
    const [ground, ink] = i === now ? ['var(--pig-shu)', '#fff6e6'] : i < now ? ['#d9cfb6', '#746b5d'] : ['#ece3cd', '#3a352f']
    return (
      path(
        `M${xy(polar(40, a))}L${xy(polar(88, a))}A88,88 0 0 1 ${xy(polar(88, b))}L${xy(polar(40, b))}A40,40 0 0 0 ${xy(polar(40, a))}Z`,
        `fill="${ground}" stroke="${WASHI}" stroke-width="3"`,
      ) + kanji(SEASON_KANJI[season], x, y + 11.5, 32, ink)
    )
  })
  const [tx, ty] = polar(92, now * 72 - 90)
  const middle =
    year >= 1 && year <= 10
      ? kanji(NUMBER_KANJI[year - 1] ?? '', 0, 13, 36, SUMI)
      : text(0, 12, 32, String(year), `class="art-number" text-anchor="middle" fill="${SUMI}"`)
  return picture(
    200,
    200,
    at(
      100,
      100,
      circle(0, 0, 97, `fill="${WASHI}" stroke="${SUMI}" stroke-width="2.5"`) +
        circle(0, 0, 92, line(SUMI, 1)) +
        parts +
        circle(tx, ty, 5, `fill="var(--pig-shu)" stroke="${WASHI}" stroke-width="1.5"`) +
        circle(0, 0, 35, `fill="${WASHI}" stroke="${SUMI}" stroke-width="1.2"`) +
        middle,
    ),
    { kind: 'art-wheel', ...options },
  )
}

/** The side of the upper glass, from the wide end to the neck. */
const SIDE: readonly Point[] = upTo(15).map((i) => {
  const [t, u] = [i / 14, 1 - i / 14]
  const mix = (a: number, b: number, c: number, d: number): number =>
    u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d
  return [mix(29, 31, 25, 3), mix(-75, -40, -26, -4)]
})

/** What the glass holds between a level and the neck, as points of its right side. */
const below = (level: number): Point[] => {
  const rest = SIDE.filter(([, y]) => y > level)
  const first = SIDE.filter(([, y]) => y <= level).at(-1) ?? SIDE[0]!
  return [[first[0], level], ...rest]
}
/** The same on the other side, the other way round. */
const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [-x, y]).reverse()

const SAND = '#d0a24a'
/** Wood that holds on the mat by day and by night. */
const FRAME = '#86603a'
const GLASS =
  'M-30,-75C-32,-40 -26,-26 -4,-5Q-2.6,0 -4,5C-26,26 -32,40 -30,75H30C32,40 26,26 4,5Q2.6,0 4,-5C26,-26 32,-40 30,-75Z'

/** A sand-glass, 112 by 176; `left` is the share of time left, 1 to 0. */
export function sandGlass(left: number, options: Labelled = {}): string {
  const share = Math.min(1, Math.max(0, left))
  const high = -75 + 4 + 64 * (1 - share) ** 0.75
  const upper = below(high)
  const heap = 75 - 50 * (1 - share) ** 0.6
  const right = [below(-heap)[0]!, ...SIDE.filter(([, y]) => y < -heap).reverse()].map(([x, y]): Point => [x, -y])
  const pile = polygon([[0, heap - 9 * (1 - share)], ...right, ...mirror(right)])
  return picture(
    112,
    176,
    at(
      56,
      88,
      each([-86, 75], (y) => rect(-46, y, 92, 11, `rx="3" ${fill(FRAME)}`)) +
        each([-43, 38], (x) => rect(x, -75, 5, 150, fill(FRAME))) +
        path(GLASS, fill('#fdfaf0', 0.9)) +
        (share > 0
          ? path(`M0,${num(high + 7)}L${polygon([...upper, ...mirror(upper)]).slice(1)}`, fill(SAND)) +
            path(`M0,-8V${num(heap)}`, line(SAND, 2.2))
          : '') +
        (share < 1 ? path(pile, fill(SAND)) : '') +
        path(GLASS, line(SUMI, 2)) +
        path('M-22,-66C-23,-46 -20,-36 -12,-26', `opacity=".8" ${line('#fff', 3, true)}`),
    ),
    { kind: 'art-glass', ...options },
  )
}
