/** Faces of Tenno: number, kanji, a print of two colours, the name and the sign of the ability. */
import { pile } from './backs'
import { TENNO_KANJI } from './kanji'
import { fan, mist, petals, plates } from './motifs'
import {
  INK,
  PAPER,
  at,
  cardOf,
  circle,
  each,
  fill,
  group,
  kanji,
  line,
  nameLine,
  num,
  path,
  pigment,
  rect,
  text,
  upTo,
  type Labelled,
  type Point,
} from './svg'
import { waveArcs, waveRows } from './waves'

export const TENNO_KINDS = [
  'peasant_1',
  'peasant_2',
  'peasant_3',
  'ninja',
  'monk',
  'ronin',
  'samurai_7',
  'samurai_8',
  'daimyo',
  'shogun',
  'geisha',
] as const
export type TennoKind = (typeof TENNO_KINDS)[number]

const PALE = '#f3ead6'

// ---------- prints: they stand on the line y = 117, above the name ----------

function fields(plants: number): string {
  const [green, red] = [pigment('koke'), pigment('shu')]
  const plant = (i: number): string =>
    at(
      15 + i * 16,
      106,
      path('M0,2V-15M0,0Q-1,-10 -7,-14M0,0Q1,-10 7,-14', line(green, 1.7, true)) + path('M-4,-6h8', line(red, 1.9)),
    )
  return (
    circle(80, 24, 9.5, fill(pigment('kin'))) +
    path('M0,101Q26,91 54,98T100,94V141H0Z', fill(green, 0.28)) +
    each(upTo(plants), plant) +
    path('M0,109Q34,100 62,106T100,104V141H0Z', fill(green, 0.78))
  )
}

const night = (): string =>
  rect(0, 0, 100, 141, fill(pigment('yoru'))) +
  path('M80,12A15,15 0 1 1 62,33A13.5,13.5 0 0 0 80,12Z', fill('#efe3c2')) +
  path('M0,141V106L18,99Q28,103 38,104L50,98L62,104Q76,103 100,92V141Z', 'fill="#0c1319"') +
  path('M0,106L18,99Q28,103 38,104L50,98L62,104Q76,103 100,92', line('#50657a', 1))

function lotus(): string {
  const colour = pigment('fuji')
  const petal = 'M0,0C-9,-7 -9,-16 0,-26C9,-16 9,-7 0,0Z'
  const petals: readonly Point[] = [
    [-62, 0.34],
    [62, 0.34],
    [-34, 0.49],
    [34, 0.49],
    [0, 0.65],
  ]
  return (
    circle(50, 62, 37, `${fill(colour)} fill-opacity=".13" stroke="${colour}" stroke-width="1.6"`) +
    at(
      50,
      119,
      each(
        petals,
        ([turn, ink]) =>
          `<g transform="rotate(${turn})">` +
          path(petal, `fill="${PAPER}" stroke="${colour}" stroke-width="1.2"`) +
          path(petal, fill(colour, ink)) +
          '</g>',
      ),
    )
  )
}

function sea(): string {
  const colour = pigment('ai')
  const rows = waveRows(-20, 120, [99, 105, 111, 117, 123, 129], 20)
  const onCard = ([x, y]: Point): boolean => x > 0 && x < 100 && y < 118
  return (
    path(waveArcs(rows, 11.5, [10.8, 6.8], onCard), line(colour, 1.5)) +
    path(waveArcs(rows, 11.5, [2.6], onCard), line(colour, 2.6)) +
    path('M64,25q5,-6 9,0q4,-6 9,0M79,36q3.4,-4 6,0q3,-4 6,0', line(colour, 1.5, true))
  )
}

const armour = (colour: string): string =>
  plates(colour, [90, 99.5, 109, 118.5, 128]) +
  path('M60,36Q80,30 93,13', line(INK, 2.6, true)) +
  path('M61.5,31l4,7.5', line(pigment('kin'), 2.4)) +
  path('M60,36.5l-8.5,3.5', line(colour, 4))

function castle(): string {
  const roof = ([y, w]: Point): string =>
    path(
      `M${num(76 - w)},${y}Q${num(76 - w * 0.55)},${y - 2} ${num(76 - w * 0.45)},${y - 8}H${num(76 + w * 0.45)}Q${num(76 + w * 0.55)},${y - 2} ${num(76 + w)},${y}Z`,
      fill(pigment('yoru')),
    ) + rect(76 - w * 0.62, y, w * 1.24, 7, `fill="${PAPER}" stroke="${INK}" stroke-width=".8"`)
  return (
    each<Point>(
      [
        [84, 13],
        [98, 20],
        [113, 27],
      ],
      roof,
    ) +
    rect(54, 120, 44, 21, fill(pigment('yoru'))) +
    mist([
      [-6, 98, 48, 7],
      [14, 107, 48, 7],
      [70, 17, 40, 6],
      [58, 26, 30, 6],
    ])
  )
}

const mountain = (): string =>
  circle(55, 62, 32, fill(pigment('shu'))) +
  path('M0,117Q28,108 40,93Q50,89 60,93Q72,108 100,117V141H0Z', fill(pigment('ai'))) +
  path('M40,93Q50,89 60,93L65,99.5l-5,-1.6l-4,4l-6,-4.4l-5,4l-4,-3.6l-6,2Z', fill(PAPER))

const dance = (): string =>
  fan(50, 124, 41) +
  petals([
    [78, 22, 10],
    [90, 40, 60],
    [14, 58, 20],
    [86, 64, 100],
    [11, 80, 150],
  ])

// ---------- the pill: what the character can do ----------

const SWORD = path('M-3.6,3.6L3.4,-3.4M-4.2,.8L-.8,4.2', line('currentColor', 1.5, true))
const SHIELD = path('M0,-4.4 4,-2.8V.6Q4,3.4 0,5Q-4,3.4 -4,.6V-2.8Z', 'fill="currentColor"')
const BARS = path('M-3.5,-4.5v9M0,-4.5v9M3.5,-4.5v9M-5,-2.4H5', line('currentColor', 1.4))

function pill(sign: string, words: string): string {
  const width = (sign ? 16.5 : 7) + words.length * 6.4
  return at(
    93 - width,
    96,
    rect(0, 0, width, 14, `rx="7" fill="${PAPER}" stroke="${INK}" stroke-width=".8"`) +
      group(`color="${INK}" transform="translate(8 7)"`, sign) +
      text(sign ? 13.8 : 4, 10.7, 10, words, `class="art-text" fill="${INK}"`),
  )
}

// ---------- faces ----------

interface Face {
  number: string
  kanji: string
  print: () => string
  /** Where the first kanji stands and how large it is. */
  place: readonly [x: number, y: number, size: number]
  pill?: readonly [sign: string, words: string]
  ink?: string
}

const K = TENNO_KANJI
const FACES: Record<TennoKind, Face> = {
  peasant_1: { number: '1', kanji: K.peasant, print: () => fields(1), place: [50, 84, 50] },
  peasant_2: { number: '2', kanji: K.peasant, print: () => fields(2), place: [50, 84, 50] },
  peasant_3: { number: '3', kanji: K.peasant, print: () => fields(3), place: [50, 84, 50] },
  ninja: { number: '4', kanji: K.ninja, print: night, place: [50, 86, 52], pill: [SWORD, '8'], ink: PALE },
  monk: { number: '5', kanji: K.monk, print: lotus, place: [50, 80, 48], pill: [SHIELD, '+2'] },
  ronin: { number: '6', kanji: K.ronin, print: sea, place: [50, 80, 50], pill: [SWORD, '×2'] },
  samurai_7: { number: '7', kanji: K.samurai, print: () => armour(pigment('shu')), place: [46, 82, 46] },
  samurai_8: { number: '8', kanji: K.samurai, print: () => armour(pigment('ai')), place: [46, 82, 46] },
  daimyo: { number: '9', kanji: K.daimyo, print: castle, place: [40, 60, 32] },
  shogun: { number: '10', kanji: K.shogun, print: mountain, place: [55, 59, 29], pill: [BARS, ''] },
  geisha: { number: 'X', kanji: K.geisha, print: dance, place: [50, 44, 29], pill: ['', '+1'] },
}

export interface FaceOptions extends Labelled {
  /** For cards under 56 px: no name and no pill, a larger number and larger kanji. */
  small?: boolean
}

/** The kanji of a small face: below the number, as large as the card allows. */
const largeKanji = ({ kanji: signs, place: [x], ink = INK }: Face): string =>
  signs.length === 1 ? kanji(signs, 50, 106, 66, ink) : kanji(signs, x, 77, 35, ink, 34)

const isTenno = (kind: string): kind is TennoKind => Object.hasOwn(FACES, kind)

/** The face of a character. The number of a name such as "Samurai 7" stands above, so the band leaves it out. */
export function tennoFace(kind: string, name: string, { small = false, ...options }: FaceOptions = {}): string {
  if (!isTenno(kind)) throw new Error(`no face: ${kind}`)
  const face = FACES[kind]
  const ink = face.ink ?? INK
  const paper = rect(0, 0, 100, 140, fill(PAPER))
  const number = (x: number, y: number, size: number): string => text(x, y, size, face.number, `class="art-number" fill="${ink}"`)
  if (small)
    return cardOf(
      paper +
        at(0, 23, face.print()) +
        (face.ink ? rect(0, 0, 100, 24, fill(pigment('yoru'))) : '') +
        largeKanji(face) +
        number(8, 42, 44),
      undefined,
      options,
    )
  const band = rect(0, 117, 100, 23, fill(PAPER)) + path('M0,117H100', `opacity=".5" ${line(INK, 0.8)}`)
  const [x, y, size] = face.place
  const body =
    paper +
    face.print() +
    kanji(face.kanji, x, y, size, ink) +
    band +
    (face.pill ? pill(...face.pill) : '') +
    number(9, 29, 27) +
    nameLine(name.replace(/\s+\d+$/, ''), 50, 133, 90, 13.5, INK)
  return cardOf(body, undefined, options)
}

/** A prison with its count. */
export const prison = (count: number, options: Labelled = {}): string => pile(count, 'prison', options)
