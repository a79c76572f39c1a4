/** The four plants of the hanafuda cards. A card of value n shows n cushions or blossoms, in a field of 100 by 157. */
import { circle, each, fill, line, num, path, polar, upTo, xy, type Point } from '../svg'
import { SUMI } from './families'

export const PLANTS = ['pine', 'plum', 'iris', 'kiku'] as const
export type Plant = (typeof PLANTS)[number]

/** Where blossoms may be: from which height to which, counted from the top of the field. */
export type Band = readonly [top: number, foot: number]

const ink = (width: number): string => `stroke="${SUMI}" stroke-width="${width}" stroke-linejoin="round"`
const place = (x: number, y: number, turn: number, size: number, body: string): string =>
  `<g transform="translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ''} scale(${num(size, 2)})">${body}</g>`

/** How many stand in each row, from the top row to the foot, for the values 1 to 12. */
const ROWS = ['1', '11', '12', '22', '23', '123', '223', '233', '2223', '2323', '2333', '3333']

/** Places of that many things in rows, at least that far apart, every other row set off; the far ones first. */
function places(count: number, [high, foot]: Band, least = 0): Point[] {
  const rows = [...(ROWS[Math.min(Math.max(count, 1), 12) - 1] ?? '1')].map(Number)
  const alone = rows.length === 1
  const top = Math.min(high, foot - least * (rows.length - 1))
  const step = alone ? 0 : (foot - top) / (rows.length - 1)
  return rows.flatMap((many, row) => {
    const back = rows.length - 1 - row
    const shift = many === 1 ? (alone ? 0 : [14, -18, 8][back]!) : back % 2 ? 6 : -5
    const y = alone ? (top + foot) / 2 : foot - back * step
    return upTo(many).map((i): Point => [((i + 0.5) * 100) / many + shift, y + ((i * 5 + row * 3) % 7) - 3])
  })
}

/** From a size for one alone to a size for twelve. */
const sized = (count: number, one: number, twelve: number): number =>
  twelve + (one - twelve) * ((12 - Math.min(count, 12)) / 11) ** 2.2

// ---------- pine ----------

const NEEDLES = upTo(9)
  .map((k) => `M0,0L${xy([18 * polar(1, 198 + k * 18)[0], 15.5 * polar(1, 198 + k * 18)[1]])}`)
  .join('')
const CUSHION =
  path('M-20,0A20,17.5 0 0 1 20,0C10,5 -10,5 -20,0Z', `fill="#2f5a36" ${ink(1.3)}`) +
  path(NEEDLES, line('#a9c48a', 1)) +
  circle(0, 0, 2.2, fill('#8b5a2b'))

function pine(value: number, band: Band): string {
  const spots = places(value, [band[0] + 12, band[1]])
  const [x, y] = spots[0] ?? [50, 100]
  const size = sized(value, 1.8, 0.94)
  const boughs = spots.map(
    ([px, py]) => `M70,${num(Math.min(py + 26, 160))}Q${num((px + 70) / 2)},${num(py + 14)} ${num(px)},${num(py + 1)}`,
  )
  return (
    path(
      `M78,160C66,${num(y + 60)} 84,${num(y + 34)} ${num((x + 70) / 2)},${num(y + 16)}L${xy([x, y])}`,
      line('#5b3d22', 8, true),
    ) +
    path(boughs.join(''), line('#5b3d22', 4, true)) +
    each(spots, ([px, py]) => place(px, py, 0, size, CUSHION))
  )
}

// ---------- plum ----------

const petalRing = upTo(5).map((i) => polar(6.2, i * 72 - 90))
const stamens = upTo(10)
  .map((i) => `M0,0L${xy(polar(5.6, i * 36 - 90))}`)
  .join('')
const plumBlossom = (colour: string): string =>
  `<g fill="${colour}" ${ink(1.1)}>${each(petalRing, ([x, y]) => circle(x, y, 5))}</g>` +
  path(stamens, line('#f2d27a', 1)) +
  circle(0, 0, 2.6, fill('#f2d27a'))

/** Twelve buds on the branches; the first ones are spread best. */
const BUDS: readonly Point[] = [
  [86, 130],
  [80, 62],
  [24, 130],
  [46, 70],
  [60, 102],
  [40, 46],
  [66, 128],
  [83, 41],
  [38, 102],
  [20, 76],
  [93, 96],
  [45, 129],
]
const BRANCH =
  path(
    'M-2,145C20,137 30,122 40,102L46,72M38,106C56,102 70,92 78,68M24,129C44,131 66,125 88,130',
    `stroke-linejoin="round" ${line('#2a1d16', 6, true)}`,
  ) + path('M78,68L84,42M46,72L40,46M88,130L99,122M40,102L20,76M64,100L93,96', line('#2a1d16', 3, true))

/** On branches whose lower part is hidden by a figure the buds open from the top. */
function plum(value: number, [top]: Band): string {
  const buds = top < 40 ? [...BUDS].sort((a, b) => a[1] - b[1]) : BUDS
  return (
    BRANCH +
    each(buds.slice(0, value), ([x, y], i) =>
      place(x, y, i * 25, sized(value, 1.6, 0.95), plumBlossom(i % 3 ? '#b5303a' : '#d4626a')),
    )
  )
}

// ---------- iris ----------

const IRIS =
  `<g ${ink(1.2)}>` +
  path('M0,2C-7,-6 -8,-18 0,-25C8,-18 7,-6 0,2Z', fill('#4e5fa8')) +
  path('M0,0C-10,-9 -22,-7 -24,4C-18,14 -8,12 0,2C8,12 18,14 24,4C22,-7 10,-9 0,0Z', fill('#3b4a8f')) +
  path('M0,0C-8,8 -7,19 0,24C7,19 8,8 0,0Z', fill('#5d70bd')) +
  '</g>' +
  path('M0,4C-2,9 -2,13 0,17C2,13 2,9 0,4Z', fill('#f2c94c'))

const blade = (x: number, height: number, lean: number, colour: string): string => {
  const y = (share: number): string => num(158 - height * share)
  return path(
    `M${x - 4},158C${x - 4},${y(0.5)} ${num(x + lean * 0.6 - 3)},${y(0.8)} ${x + lean},${y(1)}C${num(x + lean * 0.6 + 4)},${y(0.75)} ${x + 5},${y(0.4)} ${x + 5},158Z`,
    `fill="${colour}" ${ink(1.1)}`,
  )
}

function iris(value: number, band: Band): string {
  const spots = places(value, [band[0] + 6, band[1] - 26], 15)
  const high = 150 - band[0]
  return (
    each(upTo(7), (i) =>
      blade(
        10 + 14 * i,
        high * [0.72, 1, 0.66, 1.05, 0.8, 0.95, 0.62][i]!,
        [-6, 3, 6, -3, 5, -4, 6][i]!,
        i % 2 ? '#3d7d66' : '#2f6b5a',
      ),
    ) +
    path(spots.map(([x, y]) => `M${num(x)},${num(y + 8)}V158`).join(''), line('#28594b', 2.4)) +
    each(spots, ([x, y], i) => place(x, y, [0, -5, 6][i % 3]!, sized(value, 1.4, 0.56), IRIS)) +
    path('M0,148L100,139V144L0,153ZM0,155L100,147V152L0,160Z', `fill="#8a5a33" ${ink(1)}`)
  )
}

// ---------- chrysanthemum ----------

/** Petals are round strokes: the ink wider, the colour on top of it. */
const rays = (count: number, near: number, far: number, turn: number): string =>
  upTo(count)
    .map((i) => `M${xy(polar(near, (i * 360) / count + turn))}L${xy(polar(far, (i * 360) / count + turn))}`)
    .join('')
const OUTER = rays(16, 6, 17, 0)
const INNER = rays(10, 3, 10.5, 9)
const kikuBlossom = (colour: string, pale: string): string =>
  path(OUTER, line(SUMI, 6.6, true)) +
  path(OUTER, line(colour, 4.4, true)) +
  path(INNER, line(SUMI, 5.4, true)) +
  path(INNER, line(pale, 3.6, true)) +
  circle(0, 0, 4, fill('#8a5d08'))

const leafOf = (colour: string): string =>
  path(
    'M0,0C-4,-6 -12,-6 -13,-13C-9,-14 -8,-17 -8,-21C-3,-19 0,-22 0,-27C0,-22 3,-19 8,-21C8,-17 9,-14 13,-13C12,-6 4,-6 0,0Z',
    `fill="${colour}" ${ink(1.1)}`,
  )
const LEAF = leafOf('#3f6b3a')

function kiku(value: number, band: Band): string {
  const spots = places(value, [band[0] + 8, band[1] - 10])
  const size = sized(value, 1.7, 0.66)
  const leaves = each(spots, ([x, y], i) =>
    each(i % 2 ? [-140, 165] : [130, 195], (turn) =>
      place(x + (turn > 180 ? -9 : 9) * size, y + 12 * size, turn, size * 0.85, LEAF),
    ),
  )
  return (
    leaves +
    each(spots, ([x, y], i) =>
      place(x, y, i * 7, size, i % 2 ? kikuBlossom('#e6bd4e', '#f1d98c') : kikuBlossom('#d9a520', '#ecc95f')),
    )
  )
}

/** A plant that only somebody's own cards know: plain leaves in its ink. */
const wild = (value: number, band: Band, colour: string): string =>
  each(places(value, [band[0] + 20, band[1]], 14), ([x, y], i) =>
    place(x, y, (i % 5) * 22 - 44, sized(value, 1.9, 0.9), leafOf(colour)),
  )

const DRAW: Record<Plant, (value: number, band: Band) => string> = { pine, plum, iris, kiku }

export const isPlant = (name: string): name is Plant => Object.hasOwn(DRAW, name)

/** The plant of that name; one that is not known is drawn in `colour`. */
export const plant = (name: string, value: number, band: Band, colour: string): string =>
  isPlant(name) ? DRAW[name](value, band) : wild(value, band, colour)
