/** A turn at a glance: pictures of a game's moments, put together from the drawings of its cards. */
import { CREAM, INK, at, circle, fill, kanji, line, num, path, picture, text } from '../art/svg'
import { words } from '../lib/words.svelte'

/** A picture with a title and a sentence (`client-glance-<game>-<key>`), and where the rules say so. */
export interface Moment {
  key: string
  art: string
  clauses: readonly string[]
}

export interface Glance {
  /** What its steps are steps of. */
  round: 'turn' | 'year'
  steps: readonly Moment[]
  know: readonly Moment[]
  /** Clauses of the victory. */
  wins: readonly string[]
  /** Patterns that its drawings are filled with. */
  defs: string
}

/** In the folder of its game. */
const GLANCES = import.meta.glob<{ default: () => Promise<Glance> }>('./*/glance.ts')

const fileOf = (game: string): string => `./${game}/glance.ts`

export const hasGlance = (game: string): boolean => fileOf(game) in GLANCES

export async function glanceOf(game: string): Promise<Glance | null> {
  const [module] = await Promise.all([GLANCES[fileOf(game)]?.(), words.learn('reading')])
  return (await module?.default()) ?? null
}

// --- putting drawings together, in a picture of 240 by 150 -------------------------------------------------

const [WIDTH, HEIGHT] = [240, 150]

/** A whole drawing laid into another: its left upper corner, how large, and turned by so many degrees. */
export const laid = (art: string, x: number, y: number, scale = 0.7, turn = 0): string =>
  at(x, y, art.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, ''), `${turn ? `rotate(${num(turn)}) ` : ''}scale(${num(scale, 3)})`)

const SIGN = 'var(--shu)'

/** From here to there, a little bent. */
export function arrow(x1: number, y1: number, x2: number, y2: number, bend = -14, colour = SIGN): string {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + bend]
  const angle = (Math.atan2(y2 - my, x2 - mx) * 180) / Math.PI
  return (
    path(`M${num(x1)},${num(y1)}Q${num(mx)},${num(my)} ${num(x2)},${num(y2)}`, line(colour, 4.5, true)) +
    `<g transform="translate(${num(x2)} ${num(y2)}) rotate(${num(angle)})">${path('M-9,-8L3,0L-9,8', `stroke-linejoin="round" ${line(colour, 4.5, true)}`)}</g>`
  )
}

/** A number or sign on a disc. */
export const note = (words: string, x: number, y: number, r = 17, colour = SIGN): string =>
  circle(x, y, r, `${fill(colour)} stroke="${CREAM}" stroke-width="2"`) + text(x, y + r * 0.38, r * 1.1, words, `class="art-number" text-anchor="middle" fill="${CREAM}"`)

/** A sign written straight on the mat. */
export const sign = (words: string, x: number, y: number, size = 34): string => text(x, y, size, words, 'class="art-number" text-anchor="middle" fill="var(--sumi)"')

/** A place where a card will lie. */
export const gap = (x: number, y: number, scale = 0.7): string =>
  at(x, y, `<rect x="2" y="2" width="96" height="136" rx="8" stroke-dasharray="9 8" ${line('var(--usuzumi)', 3)}/>`, `scale(${num(scale, 3)})`)

/** A card with kanji on it, where a game has no drawing of its own. */
export const tile = (signs: string, x: number, y: number, scale = 0.7, colour = 'var(--card-face)', ink = INK): string =>
  at(x, y, `<rect width="100" height="140" rx="8" fill="${colour}" stroke="var(--card-line)"/>` + kanji(signs, 50, signs.length > 1 ? 62 : 92, signs.length > 1 ? 44 : 62, ink), `scale(${num(scale, 3)})`)

export const scene = (...parts: readonly string[]): string => picture(WIDTH, HEIGHT, parts.join(''))
