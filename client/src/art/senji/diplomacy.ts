/** Diplomacy cards of 100 by 140, and what lies round them in Winter. */
import { patternFill } from '../patterns'
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
  path,
  picture,
  rect,
  text,
  turned,
  upTo,
  type Labelled,
} from '../svg'
import { WASHI, SUMI, crestAt, familyColour, roundelAt, weaveFill, type Family } from './families'
import type { CardOptions } from './hanafuda'
import { CARD_KANJI, RELATION_KANJI, SENJI_SIGNS } from './kanji'

export type DiplomacyKind = keyof typeof CARD_KANJI

export interface Diplomacy {
  family: Family
  kind: DiplomacyKind
  value: number
  /** Of a family member: wife, heir, daughter, grandfather, grandmother. */
  relation?: string | undefined
  /** In the player's language. */
  name: string
}

const RED = 'var(--pig-shu)'
const CORD_PALE = '#e8d9b4'

/** Person, helmet, ship, ring: in currentColor, in a box of 16 by 16. */
export const KIND_SIGN: Record<DiplomacyKind, string> = {
  member: circle(8, 5, 3) + path('M2.4,14C2.4,10.4 5,9 8,9C11,9 13.6,10.4 13.6,14Z'),
  support: path('M8,1L13.5,5H2.5ZM3.4,6H12.6V9C12.6,12 10,14 8,15C6,14 3.4,12 3.4,9Z'),
  trade: path('M7.4,1H8.6V9H14.5L12,14H4L1.5,9H7.4ZM9.4,2L13.4,7.4H9.4Z'),
  dummy: circle(8, 8, 5.4, line('currentColor', 1.6)),
}

export const kindSign = (kind: DiplomacyKind, options: Labelled = {}): string =>
  picture(16, 16, group('fill="currentColor"', KIND_SIGN[kind]), options)

const signsOf = ({ kind, relation = '' }: Diplomacy): string =>
  kind === 'member' && Object.hasOwn(RELATION_KANJI, relation)
    ? RELATION_KANJI[relation as keyof typeof RELATION_KANJI]
    : CARD_KANJI[kind]

const number = (x: number, y: number, size: number, value: number): string =>
  text(x, y, size, String(value), `class="art-number" fill="${INK}"`)

export function diplomacyFace(card: Diplomacy, { small = false, ...options }: CardOptions = {}): string {
  const { family, kind, value, name } = card
  const colour = familyColour(family)
  const signs = signsOf(card)
  const pair = signs.length > 1
  const sign = (size: number, x: number, y: number): string =>
    at(x, y, group(`fill="currentColor" color="${colour}"`, KIND_SIGN[kind]), `scale(${size})`)
  const band = (y: number, height: number): string =>
    rect(0, y, 100, height, fill(weaveFill(family))) + path(`M0,${y}H100M0,${y + height}H100`, line(colour, 1.4))
  const body = small
    ? number(8, 41, 42, value) +
      sign(1.5, 9, 50) +
      roundelAt(family, 74, 26, 22) +
      (pair ? kanji(signs, 60, 82, 36) : kanji(signs, 58, 108, 60)) +
      band(124, 16)
    : number(10, 30, 28, value) +
      sign(1.12, 9.5, 37) +
      roundelAt(family, 79, 21, 15.5) +
      (pair ? kanji(signs, 50, 66, 32, INK, 33) : kanji(signs, 50, 92, 50)) +
      band(105, 14) +
      nameLine(name, 50, 133.5, 92, 13, INK)
  return cardOf(rect(0, 0, 100, 140, fill(PAPER)) + body, undefined, options)
}

/** A back: the family's cloth with its crest, or, without a family, the indigo of the deck. */
export function diplomacyBack(family?: Family, options: Labelled = {}): string {
  const colour = family ? familyColour(family) : 'var(--heri)'
  const middle = family ? crestAt(family, 50, 70, 44, WASHI, colour) : kanji(SENJI_SIGNS.diplomacy, 50, 83, 36, WASHI)
  return cardOf(
    rect(0, 0, 100, 140, fill(colour)) +
      rect(0, 0, 100, 140, fill(patternFill(family ? 'hemp' : 'lozenges'), 0.2)) +
      rect(5, 5, 90, 130, `rx="4.5" stroke-opacity=".6" ${line(WASHI, 1.2)}`) +
      circle(50, 70, 29, `fill="${colour}" stroke="${WASHI}" stroke-width="1.4"`) +
      middle,
    'rgba(0,0,0,.35)',
    options,
  )
}

/** The red stamp 封 round a point, a little askew. */
const stamp = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    rect(-17, -17, 34, 34, `rx="4" ${fill(RED)}`) +
      rect(-14.5, -14.5, 29, 29, `rx="2" ${line('#fff6e6', 1)}`) +
      kanji(SENJI_SIGNS.sealed, 0, 8.8, 24, '#fff6e6'),
    `rotate(-5) scale(${size})`,
  )

/** A card of a sealed bid: paper folded over it, tied and stamped. Whose it is shows a small roundel. */
export const sealedBid = (family?: Family, options: Labelled = {}): string =>
  cardOf(
    rect(0, 0, 100, 140, fill('var(--heri)')) +
      path('M0,0L50,58L100,0V140H0Z', fill(WASHI, 0.13)) +
      path('M0,0L50,58L100,0M0,140L50,82L100,140', `stroke-opacity=".4" ${line(WASHI, 1.4)}`) +
      path('M46,0V140M50,0V140M54,0V140', `stroke-opacity=".7" ${line(CORD_PALE, 1.6)}`) +
      stamp(50, 70, 1.3) +
      (family ? roundelAt(family, 80, 120, 15) : ''),
    'rgba(0,0,0,.35)',
    options,
  )

/** A folded letter with a seal, in a box of 24 by 18: an offer whose contents only two know. */
export const foldedLetter = (options: Labelled = {}): string =>
  picture(
    24,
    18,
    `<g fill="#e9dfc8" stroke="${SUMI}" stroke-width="1.2" stroke-linejoin="round">${path('M1,1.5H23V16.5H1Z')}${path('M1,1.5L12,10.5L23,1.5M1,16.5L9,8M23,16.5L15,8')}</g>` +
      rect(8.8, 6.6, 6.4, 6.4, `rx="1" ${fill(RED)}`),
    options,
  )

export type CordState = 'open' | 'tied' | 'done'

const strand = (colour: string, width: number, d: string): string => path(d, line(colour, width, true))
/** A cord of three strands along one path: the red twice as wide, then the pale, then red again. */
const rope = (d: string): string =>
  strand('#8d2d1f', 11.4, d) + strand(RED, 10, d) + strand(CORD_PALE, 4.6, d) + strand(RED, 1.4, d)

/** Loose ends; one loop each way; the full knot of four loops. */
const KNOTS: Record<CordState, string> = {
  open: rope('M0,-105V-46C0,-30 -16,-34 -17,-22C-18,-12 -8,-10 -8,-17') + rope('M0,105V46C0,30 16,34 17,22C18,12 8,10 8,17'),
  tied:
    rope('M0,-105V-8') + rope('M0,105V8') + rope('M0,0C-8,-16 -25,-12 -25,0C-25,12 -8,16 0,0C8,-16 25,-12 25,0C25,12 8,16 0,0'),
  done:
    rope('M0,-105V-22') +
    rope('M0,105V22') +
    each([45, 135, 225, 315], (turn) => turned(turn, rope('M0,-3C-14,-12 -11,-27 0,-27C11,-27 14,-12 0,-3'))) +
    circle(0, 0, 5.4, `fill="${CORD_PALE}" stroke="#8d2d1f" stroke-width="1.4"`),
}

export interface CordOptions extends Labelled {
  /** Lies from left to right (210 by 64) instead of upright (64 by 210). */
  across?: boolean
}

/** The paper cord (mizuhiki) between the two sides of an offer: untied, tied by one side, tied by both. */
export const cord = (state: CordState, { across = false, ...options }: CordOptions = {}): string =>
  across
    ? picture(210, 64, at(105, 32, KNOTS[state], 'rotate(90)'), { kind: 'art-cord', ...options })
    : picture(64, 210, at(32, 105, KNOTS[state]), { kind: 'art-cord', ...options })

export type PromiseState = 'made' | 'kept' | 'broken'

/** A promise: a strip of coloured paper with a brush line, 100 by 26; kept it is knotted, broken it is torn. */
export function promiseStrip(family: Family, state: PromiseState = 'made', options: Labelled = {}): string {
  const colour = familyColour(family)
  const half = (d: string): string =>
    path(d, `fill="var(--weave-${family})" stroke="${colour}" stroke-width="1.2" stroke-linejoin="round"`)
  const lines = path(
    'M14,10q8,-3 16,0t14,0M14,17q6,-2 12,0t8,0M62,10q7,-3 13,0t12,0M60,17q7,-2 13,0',
    `opacity=".65" ${line(SUMI, 1.5, true)}`,
  )
  const strip =
    state === 'broken'
      ? at(0, 1.5, half('M2,3H49L45,8L51,12L46,17L50,23H2Z'), 'rotate(2 20 13)') +
        at(0, -1, half('M56,3H98V23H57L53,17L58,12L52,8Z'), 'rotate(-3 80 13)')
      : half('M2,3H98V23H2Z')
  const mark =
    state === 'kept'
      ? at(50, 13, rope('M0,0C-5,-10 -15,-7 -15,0C-15,7 -5,10 0,0C5,-10 15,-7 15,0C15,7 5,10 0,0'), 'scale(.6)')
      : ''
  return picture(100, 26, strip + lines + rect(2, 3, 5, 20, fill(colour)) + mark, options)
}

/** The low stand on which a lot of the auction is laid, 120 by 40; the bids, six shown at most, lie before it. */
export function lotStand(bids = 0, options: Labelled = {}): string {
  const shown = Math.min(bids, 6)
  const card = rect(-6.5, -9, 13, 18, `rx="1.5" fill="var(--heri)" stroke="${WASHI}"`) + rect(-3, -3, 6, 6, `rx="1" ${fill(RED)}`)
  return picture(
    120,
    40,
    `<g stroke="var(--wood-line)" stroke-width="1.3" stroke-linejoin="round">` +
      path('M14,12H106L99,37H21Z', fill('#d9bd83')) +
      (shown ? '' : path('M60,18a6,6 0 1 1 -.1,0Z', fill('var(--wood-line)'))) +
      path('M3,3H117L113,12H7Z', fill('var(--wood)')) +
      '</g>' +
      each(upTo(shown), (i) => at(60 + (i - (shown - 1) / 2) * 12, 27 + (i % 2), card, `rotate(${(i % 3) * 5 - 5})`)),
    options,
  )
}
