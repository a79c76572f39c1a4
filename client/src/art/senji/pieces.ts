/**
 * What stands on the map of Senji. Every piece is a part of a drawing round the point 0,0, in map units; `alone`
 * makes a picture of one for lists and bubbles.
 */
import {
  at,
  circle,
  each,
  escape,
  fill,
  group,
  kanji,
  line,
  path,
  polar,
  rect,
  text,
  upTo,
  xy,
  type Labelled,
} from '../svg'
import { SUMI, WASHI, familyColour, roundelAt, type Family } from './families'
import { ORDER_KANJI } from './kanji'

export type Kami = 'military' | 'diplomat' | 'economist'
export type Order = keyof typeof ORDER_KANJI

export const kamiColour = (kami: Kami): string => `var(--kami-${kami})`

export const SHEET = '#fffaf0'
const GOLD = '#e0ad33'
export const drawn = (width: number): string => `stroke="${SUMI}" stroke-width="${width}" stroke-linejoin="round"`

/** One piece as a picture: the part of the plane that it needs. */
export function alone(
  piece: string,
  [x, y, width, height]: readonly [number, number, number, number],
  { label }: Labelled = {},
): string {
  const voice = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escape(label)}"`
  return `<svg class="art" viewBox="${x} ${y} ${width} ${height}" ${voice}>${piece}</svg>`
}

/** The boxes of the pieces, for `alone`. */
export const BOX = {
  fortress: [-27, -30, 54, 56],
  unit: [-14, -15, 28, 31],
  banner: [-13, -36, 26, 64],
  order: [-14, -15, 28, 31],
  ship: [-54, -44, 110, 84],
  die: [-20, -20, 40, 40],
  seal: [-18, -18, 36, 36],
  honour: [-17, -16, 34, 34],
  torii: [-11, -11, 22, 22],
} as const satisfies Record<string, readonly [number, number, number, number]>

/** Stone base, roundel, roof. */
export const fortress = (family: Family): string =>
  path('M-21,25L-17,9H17L21,25Z', `fill="#e9dfc8" ${drawn(1.5)}`) +
  path(
    'M-13,14H13M-17,19.5H17M-6,9V14M5,9V14M-11,14V19.5M1,14V19.5M11,14V19.5M-4,19.5V25M7,19.5V25',
    `stroke-opacity=".55" ${line(SUMI, 0.9)}`,
  ) +
  circle(0, -2, 21, fill(WASHI)) +
  roundelAt(family, 0, -2, 20) +
  path(
    'M-26,-12C-16,-15 -8,-19 0,-27C8,-19 16,-15 26,-12C21,-10 18,-10.6 16,-11.4C9,-14 4,-17 0,-20.6C-4,-17 -9,-14 -16,-11.4C-18,-10.6 -21,-10 -26,-12Z',
    `fill="#2a2622" stroke="${WASHI}" stroke-width="1"`,
  )

const count = (value: number | string, y: number, size: number): string =>
  text(0, y, String(value).length > 1 ? size * 0.86 : size, String(value), `class="art-text" text-anchor="middle" fill="${SUMI}"`)

/** The tag that says how many units. */
export const unitTag = (family: Family, units: number): string =>
  path(
    'M-12,-13H12V14L0,10L-12,14Z',
    `fill="${SHEET}" stroke="${familyColour(family)}" stroke-width="2.4" stroke-linejoin="round"`,
  ) + count(units, 6, 19)

/** A samurai's banner: the cloth is his kami, the band above his family. */
export const nobori = (family: Family, kami: Kami, initial: string): string =>
  each([WASHI, SUMI], (colour, i) => path('M-10,-34V25M-11,-33H10', line(colour, i ? 2.2 : 4, true))) +
  path('M-9,-32H9V7L6,10L3,7L0,10L-3,7L-6,10L-9,7Z', `fill="${kamiColour(kami)}" ${drawn(1)}`) +
  rect(-8.5, -31.5, 17, 6.5, fill(familyColour(family))) +
  path('M-9,-24.7H9', line(WASHI, 0.9)) +
  text(0, -6.5, initial.length > 1 ? 11.5 : 17, initial, 'class="art-number" text-anchor="middle" fill="#fff8ec"')

const TOKEN = 'M0,-13L9.6,-9.2L12,13H-12L-9.6,-9.2Z'

export interface TokenOptions {
  /** It may be named now: a gold halo. */
  may?: boolean
  /** It is the chosen one: a ring. */
  chosen?: boolean
}

/** An order token of wood: face down with the hemp leaf, or with its sign. */
export function orderToken(order?: Order, { may = false, chosen = false }: TokenOptions = {}): string {
  const star = upTo(6).map((i) => `M0,1L${xy(polar(6.6, 30 + 60 * i, 0, 1))}`)
  const leaf = upTo(6).map(
    (i) => `M${xy(polar(6.6, 30 + 60 * i, 0, 1))}L${xy(polar(3, 60 + 60 * i, 0, 1))}L${xy(polar(6.6, 90 + 60 * i, 0, 1))}`,
  )
  const halo = chosen
    ? circle(0, 1, 18.5, `fill="#fff3cf" stroke="#b8892b" stroke-width="2.5"`)
    : may
      ? circle(0, 1, 17, fill('#f2cf6b', 0.6))
      : ''
  const face = order
    ? kanji(ORDER_KANJI[order], 0, 8, 16, SUMI)
    : path(star.join('') + leaf.join(''), line('#7a5a22', 1)) + circle(0, 1, 7, line('#7a5a22', 1.1))
  return (
    halo +
    `<path transform="translate(1.2 1.8)" d="${TOKEN}" fill="${SUMI}" opacity=".35"/>` +
    path(
      TOKEN,
      `fill="var(--wood)" stroke="${chosen ? '#8a5d08' : 'var(--wood-line)'}" stroke-width="1.4" stroke-linejoin="round"`,
    ) +
    face
  )
}

export interface ShipOptions {
  /** It may still be named: a gold ring on the water. */
  may?: boolean
  /** It has acted. */
  done?: boolean
  /** Initial and kami of the samurai aboard. */
  samurai?: readonly (readonly [initial: string, kami: Kami])[]
}

const WAVE = 'M-48,30q6,-5 12,0' + 't12,0'.repeat(7)

/** A fleet: hull in the family's colour, crest on the sail, how many units. */
export function ship(family: Family, units: number, { may = false, done = false, samurai = [] }: ShipOptions = {}): string {
  const colour = familyColour(family)
  return group(
    done ? 'opacity=".55"' : '',
    (may ? `<ellipse cy="14" rx="51" ry="25" fill="#e8b93f" fill-opacity=".25" stroke="${GOLD}" stroke-width="3"/>` : '') +
      path('M0,-41V14', line(SUMI, 2.6)) +
      each(samurai, ([initial, kami], i) => at(-28 - i * 14, -4, nobori(family, kami, initial), 'scale(.62)')) +
      path('M-19,-37H19C22,-24 22,-12 19,-2H-19C-16,-12 -16,-24 -19,-37Z', `fill="${SHEET}" ${drawn(1.8)}`) +
      path('M-17,-27H20M-16,-13H20.5', `stroke-opacity=".4" ${line(SUMI, 0.7)}`) +
      roundelAt(family, 1.5, -20, 14) +
      path('M-40,8C-30,12 26,12 40,4C37,18 30,26 22,27H-24C-32,26 -38,18 -40,8Z', `fill="${colour}" ${drawn(1.8)}`) +
      path('M-35,16C-20,19 20,19 36,13', `stroke-opacity=".6" ${line(WASHI, 1.2)}`) +
      path(WAVE, `opacity=".8" ${line(SHEET, 2)}`) +
      at(36, -10, unitTag(family, units), 'scale(.95)'),
  )
}

export interface MarkerOptions {
  /** Yours: a gold rim. */
  own?: boolean
  /** How much was left behind by going round the track, for a small tag. */
  beyond?: number
}

/** A family's marker on the honour track. */
export const honourMarker = (family: Family, { own = false, beyond = 0 }: MarkerOptions = {}): string =>
  circle(0, 0, 13.6, `fill="${WASHI}" stroke="${own ? '#e0b552' : SUMI}" stroke-width="${own ? 2.4 : 0.8}"`) +
  roundelAt(family, 0, 0, 12.2) +
  (beyond
    ? at(
        0,
        12,
        rect(-11, -5, 22, 10, `rx="3" fill="${WASHI}" stroke="${SUMI}" stroke-width=".8"`) +
          text(0, 3.2, 8.6, `+${beyond}`, `class="art-text" text-anchor="middle" fill="${SUMI}"`),
      )
    : '')

/** The gate at the end of the honour track. */
export const torii = (colour = '#e8705a'): string =>
  path(
    'M-10,-9C-5,-7.2 5,-7.2 10,-9L9.6,-5H-9.6ZM-8,-2.6H8V-.2H-8ZM-1,-5H1V-2.6H-1ZM-6.6,-5H-4.2L-3.6,10H-7.2ZM4.2,-5H6.6L7.2,10H3.6Z',
    fill(colour),
  )
