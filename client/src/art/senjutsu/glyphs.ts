/** The small signs on cards: each is drawn round the origin, about 16 wide, and differs from every other by its form. */
import type { Atom, Gates, Payload } from '../../generated/senjutsu-pack'
import { CREAM, INK, circle, each, fill, kanji, line, num, path, pigment, text, turned, upTo } from '../svg'
import { turnOf } from './hexes'
import { KAMAE_KANJI } from './kanji'

const PAPER = '#fffaf0'
const number = (words: string | number, size: number, colour = INK, y = size * 0.36): string =>
  text(0, y, size, String(words), `class="art-number" text-anchor="middle" fill="${colour}"`)

/** So many, or nothing to so many: then with "at most" before it. */
const howFar = (count: number, upTo: boolean, size: number, colour = INK): string =>
  upTo ? path('M-.6,-2.8L-4,-.8L-.6,1.2M-4,3H-.6', `stroke-linejoin="round" ${line(colour, 1.1)}`) + `<g transform="translate(2 0)">${number(count, size * 0.92, colour)}</g>` : number(count, size, colour)

// --- movement: white may be done, black must ------------------------------------------------------------

const ARROW = 'M0,-8.4L5.6,-1.6H2.4V4H-2.4V-1.6H-5.6Z'
const POINT = 'M0,-10L2.7,-5.4H1V-1.8H-1V-5.4H-2.7Z'
/** With a number in the middle there is no room for shafts. */
const TIP = 'M0,-10L2.7,-5.4H-2.7Z'

/** A step: one arrow, or the points of a rose for several directions; how many steps stands in its middle. */
function step({ step: count = 1, dirs = [], must = false, up_to = false }: Atom): string {
  const look = `fill="${must ? INK : PAPER}" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"`
  const [only] = dirs
  if (only && dirs.length === 1 && count === 1) return turned(turnOf(only) + 90, path(ARROW, look))
  const many = count > 1 ? howFar(count, up_to, 7.6) : circle(0, 0, 1.8, fill(INK))
  return each(dirs, (direction) => turned(turnOf(direction) + 90, path(count > 1 ? TIP : POINT, look))) + many
}

/** A turn: a loop with a point at both ends, filled where it must be done. */
function loop({ turn = 1, must = false, up_to = false }: Atom): string {
  const points = path('M8.4,2.2L5,7.6L2.2,2.2Z', fill(INK)) + path('M-8.4,2.2L-5,7.6L-2.2,2.2Z', fill(INK))
  const disc = must ? circle(0, -1, 5, fill(INK)) : ''
  const count = turn > 1 || up_to ? `<g transform="translate(0 -1)">${howFar(turn, up_to, 7, must ? PAPER : INK)}</g>` : ''
  return disc + path('M-5.4,3.6A6.6,6.6 0 1 1 5.4,3.6', line(INK, 1.7)) + points + count
}

export const movement = (atom: Atom): string => (atom.turn ? loop(atom) : step(atom))

// --- what is done to somebody --------------------------------------------------------------------------------

const CUT = 'M-6,5C-4,-2 2,-6 7,-8C5,-1 0,4 -6,5Z'

/** The sign of each word of a payload: one form each, in the colour that is given. */
const SIGNS: Readonly<Record<keyof Payload, (colour: string, count: number) => string>> = {
  w: (colour, count) => each(upTo(Math.min(count, 3)), (k) => `<g transform="translate(${num((k - (Math.min(count, 3) - 1) / 2) * 5)} ${num((k - (Math.min(count, 3) - 1) / 2) * 2.4)})">${path(CUT, fill(colour))}</g>`),
  heavy: (colour) => path(CUT, fill(colour)) + `<g transform="scale(-1 1)">${path(CUT, fill(colour))}</g>`,
  defeat: (colour) => path('M-6.5,-6.5L6.5,6.5M6.5,-6.5L-6.5,6.5', line(colour, 2.6, true)) + circle(0, 0, 8, line(colour, 1.4)),
  stun: (colour) => path('M0,-8L2,-2.6L8,-2.6L3.2,1.2L5,7L0,3.4L-5,7L-3.2,1.2L-8,-2.6L-2,-2.6Z', fill(colour)),
  limp: (colour) => path('M-3,-7.5V-.5L3.5,2.5V6.5H7', `stroke-linejoin="round" ${line(colour, 2.4, true)}`) + path('M-6.5,.5L-1,-2.5', line(colour, 1.6, true)),
  poison: (colour) => path('M0,-8C3.6,-3 5.4,.2 5.4,2.8A5.4,5.4 0 1 1 -5.4,2.8C-5.4,.2 -3.6,-3 0,-8Z', fill(colour)),
  push: (colour, count) => each(upTo(Math.min(count, 3)), (k) => path(`M-6,${num(3 - k * 5.4)}L0,${num(-2.4 - k * 5.4)}L6,${num(3 - k * 5.4)}`, `stroke-linejoin="round" ${line(colour, 2.2, true)}`)) + path('M-6,6.6H6', line(colour, 1.8, true)),
  pull: (colour, count) => each(upTo(Math.min(count, 3)), (k) => path(`M-6,${num(-3 + k * 5.4)}L0,${num(2.4 + k * 5.4)}L6,${num(-3 + k * 5.4)}`, `stroke-linejoin="round" ${line(colour, 2.2, true)}`)) + path('M-6,-6.6H6', line(colour, 1.8, true)),
  rotate: (colour) => path('M-5,4A6.4,6.4 0 1 1 5,4', line(colour, 1.9)) + path('M8.2,2.2L4.6,7.6L2,2.2Z', fill(colour)),
  mark: (colour) => circle(0, 0, 6.4, line(colour, 1.6)) + circle(0, 0, 1.8, fill(colour)),
}
const ORDER = Object.keys(SIGNS) as (keyof Payload)[]

/** So many different things happen to whoever stands there, each with its sign. */
export const payloadSigns = (payload: Payload, colour: string): string[] =>
  ORDER.flatMap((word) => {
    const count = Number(payload[word] ?? 0)
    return count ? [SIGNS[word](colour, count)] : []
  })

export const SHIELD = 'M-5,-5.4H5V0C5,3.8 2.2,5.8 0,7C-2.2,5.8 -5,3.8 -5,0Z'

// --- what one gains, pays and does besides ---------------------------------------------------------------------------

/** Focus: a coin with a square hole. */
export const coin = (): string => circle(0, 0, 6, `${fill(pigment('kin'))} stroke="${INK}" stroke-width="1"`) + path('M-1.9,-1.9H1.9V1.9H-1.9Z', fill(PAPER))
const leaf = (x: number, y: number, more = ''): string => path(`M${num(x - 3.6)},${num(y - 5.2)}H${num(x + 3.6)}V${num(y + 5.2)}H${num(x - 3.6)}Z`, `fill="${PAPER}" stroke="${INK}" stroke-width="1.2"${more}`)
const up = path('M0,-7L4.6,-1.6H1.7V5H-1.7V-1.6H-4.6Z', fill(INK))

/** Of the kamae: its kanji on a dark roundel. */
export const roundel = (kamae: string, size = 6.6): string =>
  circle(0, 0, size, fill(INK)) + kanji(KAMAE_KANJI[kamae as keyof typeof KAMAE_KANJI] ?? '', 0, size * 0.56, size * 1.5, CREAM)

export const DEEDS = {
  focus: coin,
  draw: () => leaf(-2, 0) + path('M5.4,-4V4M1.8,0H9', line(INK, 1.8)),
  discard: () => leaf(-2, 0) + path('M2.6,0H9', line(INK, 1.8)),
  /** From the deck to the discard pile. */
  mill: () => leaf(-2.4, -1) + leaf(-.4, 1) + path('M6.6,-4.6V4M3.6,1.4L6.6,5L9.6,1.4', line(INK, 1.5)),
  recycle: () => leaf(-1, 0) + path('M6.6,5V-4M3.6,-1.4L6.6,-5L9.6,-1.4', line(INK, 1.5)),
  search: () => leaf(-3, 0) + circle(3, -1, 3.8, `fill="${PAPER}" stroke="${INK}" stroke-width="1.5"`) + path('M5.6,2L8.6,6', line(INK, 2, true)),
  look: () => path('M-8.4,0C-4,-6.4 4,-6.4 8.4,0C4,6.4 -4,6.4 -8.4,0Z', `fill="${PAPER}" stroke="${INK}" stroke-width="1.4"`) + circle(0, 0, 2.8, fill(INK)),
  /** To the top of the advantage track. */
  advantage: () => path('M-6.4,-7H6.4', line(INK, 1.8)) + `<g transform="translate(0 2)">${up}</g>`,
  /** Along branches of the tree. */
  kamae: () => circle(-4.6, 3, 3.2, `fill="${PAPER}" stroke="${INK}" stroke-width="1.3"`) + circle(4.6, -3, 3.2, fill(INK)) + path('M-2,1.2L2,-1.2', line(INK, 1.6)),
  heal: () => path('M-2,-6.4H2V-2H6.4V2H2V6.4H-2V2H-6.4V-2H-2Z', `fill="${pigment('koke')}" stroke="${INK}" stroke-width="1"`),
  prevent: () => path(SHIELD, `fill="${pigment('ai')}" stroke="${INK}" stroke-width="1"`) + path('M-2.8,0H2.8', line(PAPER, 1.8)),
  /** What the owner suffers. */
  self: () => circle(0, 1.2, 4.6, `fill="#d9bd7c" stroke="${INK}" stroke-width="1.2"`) + path('M0,-7L2.8,-3.4H-2.8Z', fill(INK)),
  foe: () => circle(0, 1.2, 4.6, `fill="${pigment('shu')}" stroke="${INK}" stroke-width="1.2"`) + path('M0,8L2.8,4.8H-2.8Z', fill(INK)),
  mask: () => path('M-6,-5H6V1C6,4.6 3,6.6 0,6.6C-3,6.6 -6,4.6 -6,1Z', `fill="${PAPER}" stroke="${INK}" stroke-width="1.3"`) + path('M-4,-1H-1M1,-1H4', line(INK, 1.8)),
  place: () => path('M-6,5L-3,-6L0,5L3,-6L6,5Z', `stroke-linejoin="round" fill="${PAPER}" stroke="${INK}" stroke-width="1.3"`),
  /** What no word can say. */
  other: () => circle(-5, 0, 1.5, fill(INK)) + circle(0, 0, 1.5, fill(INK)) + circle(5, 0, 1.5, fill(INK)),
  success: () => path('M-6,0L-2,5L6.4,-5', `stroke-linejoin="round" ${line(pigment('koke'), 2.6, true)}`),
  burn: () => leaf(0, 1.6) + path('M0,-8C3,-5 1,-3.6 3.4,-1.4C4.4,2 2,4 0,4C-2.6,4 -4.2,1.6 -2.8,-1.4C-1.4,-3.4 -.8,-5 0,-8Z', fill(pigment('shu'))),
} as const

export type Deed = keyof typeof DEEDS

/** What must hold or be paid for what stands beside it: each a sign, dark, in the order in which people read it. */
export function gateSigns({ kamae, pay = 0, burn = 0, masked = false, init = [] }: Gates): string[] {
  return [
    ...(kamae ? [roundel(kamae)] : []),
    ...upTo(pay).map(coin),
    ...(burn ? [DEEDS.burn() + (burn > 1 ? `<g transform="translate(8 4)">${number(burn, 8)}</g>` : '')] : []),
    ...(masked ? [DEEDS.mask()] : []),
    ...(init.length ? [path('M-7,-5.6H7V5.6H-7Z', `fill="${INK}"`) + number(init.join('·'), init.length > 2 ? 5 : 7.6, PAPER)] : []),
  ]
}

export const small = (words: string | number): string => number(words, 9)
