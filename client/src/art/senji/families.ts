/** The families of Senji: colour, crest and weave, never one alone. Colours live in boards/senji/families.css. */
import { hidden } from '../patterns'
import { at, circle, each, fill, group, line, num, path, picture, rect, type Labelled, type Point } from '../svg'
import { CREST_OF } from './crests'

export const FAMILIES = ['violet', 'red', 'yellow', 'green', 'blue', 'black'] as const
export type Family = (typeof FAMILIES)[number] | 'emperor'
/** Whose land it is; closed land is nobody's. */
export type Land = Family | 'closed'
export const LANDS: readonly Land[] = [...FAMILIES, 'emperor', 'closed']

export const WASHI = '#f6f0e1'
export const SUMI = '#1d1a17'

export const familyColour = (family: Land): string => `var(--fam-${family})`

/** A crest inside a drawing: its centre, its size, its colour and the colour of the ground below it. */
export const crestAt = (family: Family, x: number, y: number, size: number, colour: string, ground: string): string =>
  at(x, y, group(`fill="currentColor" color="${colour}"`, CREST_OF[family]?.(ground) ?? ''), `scale(${num(size / 104, 3)})`)

/** A crest in a box of 100 by 100, in currentColor; it is cut out in `ground`. */
export const familyCrest = (family: Family, ground = 'var(--washi)', options: Labelled = {}): string =>
  picture(100, 100, crestAt(family, 50, 50, 100, 'currentColor', ground), options)

/** A roundel inside a drawing: the disc in the family's colour with its crest. */
export const roundelAt = (family: Family, x: number, y: number, r: number): string =>
  circle(x, y, r, fill(familyColour(family))) +
  circle(x, y, r * 0.91, `stroke-opacity=".6" ${line(WASHI, Number(num(r * 0.04, 2)))}`) +
  crestAt(family, x, y, r * 1.4, WASHI, familyColour(family))

/** A roundel in a box of 100 by 100; its pale keyline holds the black one on the night's mat. */
export const roundel = (family: Family, options: Labelled = {}): string =>
  picture(100, 100, roundelAt(family, 50, 50, 48.5) + circle(50, 50, 49, `stroke-opacity=".5" ${line(WASHI, 1.4)}`), {
    kind: 'art-roundel',
    ...options,
  })

// ---------- weaves ----------

type Weave = readonly [width: number, height: number, d: string, look?: string]

const ring = ([x, y]: Point): string => `M${x - 12},${y}a12,12 0 1 1 24,0a12,12 0 1 1 -24,0`
const RINGS: readonly Point[] = [
  [12, 12],
  [0, 0],
  [24, 0],
  [0, 24],
  [24, 24],
]

/** One triangle of hemp leaf with its mirror image above the middle of the tile. */
const HEMP = [1, -1]
  .map((side) => {
    const [a, b, c, d] = [0, 6.93, 13.86, 20.78].map((y) => num(20.785 - side * (20.785 - y), 2))
    return `M0,${a}L12,${b}L24,${a}M12,${b}V${d}M0,${a}V${c}L12,${d}L24,${c}V${a}M0,${c}L12,${b}L24,${c}M0,${a}L12,${d}L24,${a}`
  })
  .join('')

const WEAVES: Record<Land, Weave> = {
  violet: [20, 24, 'M0,0L10,10L20,0M0,12L10,22L20,12M0,24L10,34L20,24M0,-12L10,-2L20,-12M10,0V24'],
  red: [24, 24, each(RINGS, ring)],
  yellow: [18, 16, 'M0,16L9,0L18,16Z', 'fill-opacity=".55"'],
  green: [24, 41.57, HEMP + 'M0,13.86V27.7'],
  blue: [20, 20, 'M10,0L20,10L10,20L0,10ZM10,5L15,10L10,15L5,10Z'],
  black: [24, 41.57, 'M12,0V6.93L24,13.86V27.7L12,34.64V41.57M12,6.93L0,13.86V27.7L12,34.64'],
  emperor: [24, 24, 'M6,0H18V24H6Z', 'fill-opacity=".5"'],
  closed: [14, 14, 'M-3,3L3,-3M0,14L14,0M11,17L17,11'],
}

/** A weave as a pattern of that id. */
export function weave(land: Land, id: string): string {
  const [width, height, d, filled] = WEAVES[land]
  const ink = `var(--weave-${land}-line)`
  const look = filled ? `${filled} fill="${ink}"` : line(ink, land === 'green' ? 1.1 : 1.5)
  return (
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">` +
    `${rect(0, 0, width + 0.1, height + 0.1, fill(`var(--weave-${land})`))}${path(d, look)}</pattern>`
  )
}

/** How a drawing fills with a weave of `familyDefs`. */
export const weaveFill = (land: Land, prefix = 'senji'): string => `url(#${prefix}-weave-${land})`

/** All weaves; where they stand inside a drawing already, without the hidden picture round them. */
export const weaves = (prefix = 'senji'): string => each(LANDS, (land) => weave(land, `${prefix}-weave-${land}`))

/** All weaves in a hidden picture: put the answer on the page once, before any card or map. */
export const familyDefs = (prefix = 'senji'): string => hidden(weaves(prefix))
