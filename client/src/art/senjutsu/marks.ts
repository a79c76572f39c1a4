/** Signs beside a figure: what has just happened to it, or what a blow would do; each a form of its own on a roundel. */
import { CREAM, INK, circle, fill, group, line, num, path, text } from '../svg'
import { DEEDS, payloadSigns, SHIELD } from './glyphs'

const RED = '#c8402b'
const BLUE = '#1b5573'
const disc = (colour: string): string => circle(0, 0, 13, `fill="${colour}" stroke="#fff6e6" stroke-width="2"`)
const onPaper = (body: string): string => circle(0, 0, 13, `fill="#fffaf0" stroke="${INK}" stroke-width="1.4"`) + body
const onRed = (body: string): string => disc(RED) + body

const DRAWN: Readonly<Record<string, () => string>> = {
  wound: () => onRed(payloadSigns({ w: 1 }, CREAM).join('')),
  heavy: () => onRed(payloadSigns({ heavy: 1 }, CREAM).join('')),
  stun: () => disc('#7b2d25') + payloadSigns({ stun: 1 }, CREAM).join(''),
  limp: () => disc('#7b2d25') + payloadSigns({ limp: 1 }, CREAM).join(''),
  poison: () => disc('#5b4a86') + payloadSigns({ poison: 1 }, CREAM).join(''),
  blocked: () => disc(BLUE) + path(SHIELD, fill('#eaf3f6')),
  prevented: () => onPaper(DEEDS.prevent()),
  missed: () => onPaper(path('M-6,4C-2,-4 3,-6 7,-7', line(INK, 1.6, true)) + path('M-8,8L8,-8', `stroke-dasharray="2 2.6" ${line(INK, 1.4)}`)),
  focus: () => onPaper(DEEDS.focus()),
  unfocus: () => onPaper(DEEDS.focus() + path('M-8,8L8,-8', line(RED, 2))),
  heal: () => onPaper(DEEDS.heal()),
  crash: () => onPaper(path('M0,-9L2.4,-3L9,-5L4,0L9,5L2.4,3L0,9L-2.4,3L-9,5L-4,0L-9,-5L-2.4,-3Z', fill(RED))),
  mask: () => onPaper(DEEDS.mask()),
  advantage: () => onPaper(DEEDS.advantage()),
  burn: () => onPaper(DEEDS.burn()),
  replaced: () => onPaper(path('M-8,-6h7v10h-7Z', line(INK, 1.4)) + path('M1,-4h7v10h-7Z', `fill="${INK}"`)),
  unpaid: () => onPaper(path('M-6,-8h12v16h-12Z', line(INK, 1.4)) + path('M-9,9L9,-9', line(RED, 2))),
  friend: () => disc('#7a1d10') + path('M-5,-5L5,5M5,-5L-5,5', line(CREAM, 2.6, true)),
}

/** A sign of that name round the origin, with its number where it is more than one. */
export const markArt = (sign: string, count = 1): string => (sign === 'value' ? disc(INK) + text(0, 5, 15, String(count), `class="art-number" text-anchor="middle" fill="${CREAM}"`) : counted(sign, count))

const counted = (sign: string, count: number): string =>
  (DRAWN[sign] ?? DRAWN['crash'])!() + (count > 1 ? group('transform="translate(11 -10)"', circle(0, 0, 8, `fill="#fffaf0" stroke="${INK}" stroke-width="1"`) + text(0, 4, 11, String(count), `class="art-number" text-anchor="middle" fill="${INK}"`)) : '')

/** The shields of a cell: at which value who blocks, each in the colour of its side. */
export const shield = (value: number, colour: string, k: number): string =>
  group(`transform="translate(${num(-20 + k * 21)} 21) scale(1.5)"`, path(SHIELD, `fill="${colour}" stroke="#fffaf0" stroke-width="1.2"`)) +
  text(-20 + k * 21, 25.5, 13, String(value), 'class="art-number" text-anchor="middle" fill="#fff6e4"')

/** What a blow would do on a cell, in a row at its foot. */
export function harmArt(harm: Readonly<Record<string, number>>): string {
  const signs = payloadSigns(harm, RED)
  return signs.map((sign, k) => group(`transform="translate(${num((k - (signs.length - 1) / 2) * 17)} 24)"`, circle(0, 0, 9, fill('#fffaf0')) + group('transform="scale(.86)"', sign))).join('')
}
export const guardArt = (values: readonly number[]): string =>
  path(SHIELD, `fill="${BLUE}" fill-opacity=".9" transform="translate(0 -2) scale(2.5)"`) + text(0, 4, values.length > 2 ? 12 : 15, values.length > 2 ? `${values[0]}–${values.at(-1)}` : values.join('/'), 'class="art-number" text-anchor="middle" fill="#eaf3f6"')
