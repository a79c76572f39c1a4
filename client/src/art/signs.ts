/** Small signs of Samurai Sword: tokens beside a seat, and what cards print in their corner. */
import { PROPERTY_KANJI, ROLE_KANJI } from './kanji'
import {
  CREAM,
  INK,
  circle,
  each,
  fill,
  kanji,
  line,
  path,
  picture,
  pigment,
  polar,
  polyline,
  rect,
  text,
  upTo,
  wheel,
  type Labelled,
} from './svg'

export type Property = keyof typeof PROPERTY_KANJI
export type Role = keyof typeof ROLE_KANJI

/** An Honour blossom. */
export const blossom = (options: Labelled = {}): string =>
  picture(
    20,
    20,
    `<g transform="translate(10 10.4)">${wheel(5, path('M0,-1.5C-4,-3 -4.6,-7.5 -1.6,-9L0,-7.8L1.6,-9C4.6,-7.5 4,-3 0,-1.5Z', fill(pigment('ume'))))}${circle(0, 0, 2, fill('#f2d27c'))}</g>`,
    options,
  )

export type DotState = 'full' | 'empty' | 'lost'

/** One point of resilience: there, spent, or about to be lost (striped). */
export function resilienceDot(state: DotState, options: Labelled = {}): string {
  const green = 'var(--koke)'
  if (state === 'full') return picture(14, 14, circle(7, 7, 6, fill(green)), options)
  if (state === 'empty') return picture(14, 14, circle(7, 7, 5.2, line(green, 1.4)), options)
  const red = 'var(--shu)'
  const stripes = each([-3.6, 0, 3.6], (off) => {
    const half = Math.sqrt(5.2 ** 2 - off ** 2)
    const [dx, dy] = [half * Math.SQRT1_2, off * Math.SQRT1_2]
    return polyline([
      [7 + dy - dx, 7 + dy + dx],
      [7 + dy + dx, 7 + dy - dx],
    ])
  })
  return picture(14, 14, circle(7, 7, 5.2, line(red, 1.4)) + path(stripes, line(red, 1.6)), options)
}

const STAR = polyline(upTo(10).map((i) => polar(i % 2 ? 2.4 : 6, i * 36 - 90))) + 'Z'

/** Stars of a Ninja, in a row round a middle. */
export const stars = (count: number, x: number, y: number, colour = CREAM): string =>
  each(upTo(count), (i) => `<path transform="translate(${x + (i - (count - 1) / 2) * 14} ${y})" d="${STAR}" fill="${colour}"/>`)

/** One star of a Ninja, by itself. */
export const ninjaStar = (options: Labelled = {}): string => picture(14, 14, stars(1, 7, 7.4, 'currentColor'), options)

const plaque = (width: number, colour: string, body: string, options: Labelled): string =>
  picture(
    width,
    24,
    rect(0.5, 0.5, width - 1, 23, `rx="3.5" fill="${colour}" stroke="${CREAM}" stroke-opacity=".4"`) + body,
    options,
  )

/** The sign of a property in play: its first kanji on indigo. */
export const propertySign = (kind: Property, options: Labelled = {}): string =>
  plaque(24, pigment('ai'), kanji(PROPERTY_KANJI[kind].charAt(0), 12, 18.4, 17, CREAM), options)

/** The sign of a role: a question mark while it is not known, the Shogun's in vermilion. */
export function roleSign(role: Role | null, options: Labelled = {}): string {
  if (role === null)
    return plaque(24, 'var(--heri)', text(12, 17.6, 16, '?', `class="art-number" text-anchor="middle" fill="${CREAM}"`), options)
  const signs = [...ROLE_KANJI[role]]
  const width = 7 + signs.length * 17
  const body = each(signs, (sign, i) => kanji(sign, 12 + i * 17, 18.4, 17, CREAM))
  return plaque(width, role === 'shogun' ? pigment('shu') : pigment('yoru'), body, options)
}

// ---------- corners of cards ----------

/** How far a weapon reaches: the number under an arc. */
export const reachSign = (reach: number): string =>
  `<g transform="translate(18 23)">${path('M-11,6A12.5,12.5 0 1 1 11,6M-13.8,2.6L-11,6L-7.2,4', line(INK, 1.8, true))}${text(0, 6.6, 19, String(reach), `class="art-number" text-anchor="middle" fill="${INK}"`)}</g>`

/** How deep it cuts: one stroke for each wound. */
export const woundSigns = (wounds: number): string =>
  each(upTo(wounds), (i) => {
    const x = 18 + (i - (wounds - 1) / 2) * 8
    return `<path transform="translate(${x} 44)" d="M3.4,-6.5Q1.5,0 -3.4,6.5Q-1,-1 3.4,-6.5Z" fill="${pigment('shu')}" stroke="${pigment('shu')}" stroke-width="1.5" stroke-linejoin="round"/>`
  })

/** The card stops a weapon. */
export const parrySign = (): string =>
  `<g transform="translate(17 19)">${path('M0,-10 9,-6V2Q9,8 0,11.5Q-9,8 -9,2V-6Z', fill(INK))}${path('M-3.6,-3L3.6,4.5M3.6,-3L-3.6,4.5', line(CREAM, 1.8))}</g>`
