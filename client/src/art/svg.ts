/**
 * The brush: small helpers with which every drawing is written.
 * Drawings are strings of SVG. They carry no style attributes (the page's security policy allows none):
 * colours are presentation attributes, fonts come from the classes of art.css.
 */

export const PAPER = 'var(--card-face)'
export const INK = 'var(--card-ink)'
export const CREAM = '#fff6e4'

export type Pigment = 'ai' | 'shu' | 'kin' | 'koke' | 'fuji' | 'ume' | 'yoru'

/** A print pigment: the same by day and by night. */
export const pigment = (name: Pigment): string => `var(--pig-${name})`

export type Point = readonly [number, number]

/** A number as short as a drawing needs it: one decimal, or as many as said. */
export const num = (value: number, decimals = 1): string => String(Number(value.toFixed(decimals)) + 0)

/** The point at that distance and angle (degrees, 0 = right, clockwise) from a centre. */
export function polar(radius: number, degrees: number, cx = 0, cy = 0): Point {
  const a = (degrees * Math.PI) / 180
  return [cx + radius * Math.cos(a), cy + radius * Math.sin(a)]
}

/** The numbers 0 to count - 1. */
export const upTo = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i)

/** One drawing after the other. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string): string => items.map(draw).join('')

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const xy = ([x, y]: Point): string => `${num(x)},${num(y)}`
export const polyline = (points: readonly Point[]): string => 'M' + points.map(xy).join('L')
export const polygon = (points: readonly Point[]): string => polyline(points) + 'Z'

export const fill = (colour: string, opacity = 1): string => `fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}`
export const line = (colour: string, width: number, round = false): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}"${round ? ' stroke-linecap="round"' : ''}`

export const path = (d: string, look = ''): string => `<path d="${d}"${look && ' ' + look}/>`
export const circle = (x: number, y: number, r: number, look = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"${look && ' ' + look}/>`
export const rect = (x: number, y: number, w: number, h: number, look = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${look && ' ' + look}/>`
export const group = (look: string, body: string): string => `<g ${look}>${body}</g>`
export const at = (x: number, y: number, body: string, more = ''): string =>
  `<g transform="translate(${num(x)} ${num(y)})${more && ' ' + more}">${body}</g>`
export const turned = (degrees: number, body: string): string => `<g transform="rotate(${num(degrees)})">${body}</g>`
/** The same drawing repeated round the centre. */
export const wheel = (times: number, body: string): string => each(upTo(times), (i) => turned((i * 360) / times, body))

/** A word or number; `look` names its class (art-number, art-name, art-text, art-kanji). */
export const text = (x: number, y: number, size: number, words: string, look: string): string =>
  `<text x="${num(x)}" y="${num(y)}" font-size="${num(size)}" ${look}>${escape(words)}</text>`

/** Kanji, one below the other; `y` is the foot of the first. Small ones are cut thinner. */
export const kanji = (signs: string, x: number, y: number, size: number, colour = INK, step = size * 1.04): string =>
  each([...signs], (sign, i) =>
    text(x, y + i * step, size, sign, `class="art-kanji${size < 20 ? '-small' : ''}" text-anchor="middle" fill="${colour}"`),
  )

/** Widths of letters in Noto Serif 600, by how wide they are: the rest are as wide as an o or, if capital, an A. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ ijlI.,'’()іїІЇ-]/, 0.35],
  [/[crstzJгзсєґэ]/, 0.5],
  [/[mwMWжмшщыюфЖМШЩЮФ]/, 0.93],
]

/** How wide a name is, in units of its size. */
export function breadth(name: string): number {
  let sum = 0
  for (const sign of name)
    sum += WIDTHS.find(([letters]) => letters.test(sign))?.[1] ?? (sign === sign.toLowerCase() ? 0.62 : 0.75)
  return sum
}

/** Under this size a name is set narrower rather than smaller, as far as it stays pleasant. */
const SMALLEST = 11
const NARROWEST = 0.86

/** A name in the middle of its line, as large as `most` and as small as the room asks. */
export function nameLine(name: string, x: number, y: number, room: number, most: number, colour: string): string {
  const fitting = room / breadth(name)
  const size = Math.min(most, Math.max(fitting, Math.min(SMALLEST, fitting / NARROWEST)))
  const narrow = size > fitting ? ` textLength="${num(room)}" lengthAdjust="spacingAndGlyphs"` : ''
  return text(x, y - (most - size) * 0.35, size, name, `class="art-name" text-anchor="middle" fill="${colour}"${narrow}`)
}

export interface Labelled {
  /** The spoken name; without it the drawing is silent, for a parent that speaks. */
  label?: string
}

/** A whole picture of that size. */
export function picture(
  width: number,
  height: number,
  body: string,
  { label, kind = '' }: Labelled & { kind?: string } = {},
): string {
  const voice = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escape(label)}"`
  return `<svg class="art${kind && ' ' + kind}" viewBox="0 0 ${num(width)} ${num(height)}" ${voice}>${body}</svg>`
}

/** A card of 100 by 140: its body, cut at the edge (art.css rounds the corners), and a hairline. */
export const cardOf = (body: string, edge = 'var(--card-line)', { label }: Labelled = {}): string =>
  picture(
    100,
    140,
    `<svg width="100" height="140">${body}</svg><rect x=".5" y=".5" width="99" height="139" rx="7.5" fill="none" stroke="${edge}"/>`,
    { kind: 'art-card', ...(label === undefined ? {} : { label }) },
  )
