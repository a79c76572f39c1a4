/**
 * The dress of the map: functions take paths (`d`) in map units and answer layers. What they fill with is defined
 * once by `mapDefs(prefix)` in the same drawing. The edges look cut with a knife because `carve` moves the points
 * themselves: no filter has to be computed while a phone drags the map.
 */
import { each, fill, group, kanji, line, num, path, polygon, polyline, rect, text, upTo, type Point } from '../svg'
import { waveArcs, waveRows } from '../waves'
import { SUMI, WASHI, weaveFill, weaves, type Land } from './families'

export type Box = readonly [x: number, y: number, width: number, height: number]

/** A smooth unrest of the plane: neighbours that share a border are moved alike. */
const unrest = (x: number, y: number): Point => [
  1.5 * Math.sin(0.21 * x + 0.13 * y) + 1.1 * Math.sin(0.43 * y - 0.29 * x + 1),
  1.5 * Math.sin(0.19 * y - 0.15 * x + 2) + 1.1 * Math.sin(0.41 * x + 0.33 * y),
]

/** A path through these points with carved edges; `stretch` widens the map. */
export function carve(
  points: readonly Point[],
  { closed = true, stretch = 1 }: { closed?: boolean; stretch?: number } = {},
): string {
  const last = closed ? points.length : points.length - 1
  const cut = upTo(last).flatMap((i): Point[] => {
    const [a, b] = [points[i]!, points[(i + 1) % points.length]!]
    const pieces = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 7))
    return upTo(pieces).map((k): Point => [a[0] + ((b[0] - a[0]) * k) / pieces, a[1] + ((b[1] - a[1]) * k) / pieces])
  })
  if (!closed && points.length) cut.push(points[points.length - 1]!)
  const moved = cut.map(([x, y]): Point => {
    const [dx, dy] = unrest(x, y)
    return [(x + dx) * stretch, y + dy]
  })
  return closed ? polygon(moved) : polyline(moved)
}

const stops = (colours: readonly (readonly [offset: number, colour: string, opacity?: number])[]): string =>
  each(
    colours,
    ([offset, colour, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
  )

const gradient = (id: string, [, y, , height]: Box, body: string): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${num(y)}" y2="${num(y + height)}">${body}</linearGradient>`

/** Colours of the sea, its waves, the weaves of the land; `box` is the whole map. */
export const mapDefs = (prefix: string, box: Box): string =>
  `<defs>${weaves(prefix)}` +
  gradient(
    `${prefix}-sea`,
    box,
    stops([
      [0, '#2f6480'],
      [0.22, '#6f9aa8'],
      [0.55, '#a5bdb8'],
      [0.8, '#7fa5ae'],
      [1, '#3d7189'],
    ]),
  ) +
  gradient(
    `${prefix}-haze`,
    box,
    stops([
      [0, '#a5bdb8', 0],
      [0.45, '#a5bdb8', 0.75],
      [1, '#a5bdb8', 0],
    ]),
  ) +
  `<pattern id="${prefix}-waves" width="44" height="22" patternUnits="userSpaceOnUse"><g stroke-opacity=".33" ${line(WASHI, 1.2)}>` +
  path(waveArcs(waveRows(-44, 88, [0, 11, 22, 33, 44, 55], 44), 22, [21, 14, 7], ([, y]) => y > -6 && y < 28)) +
  '</g></pattern></defs>'

/** The sea: deep above and below, pale in the middle, with faint waves where it is deep. */
export const sea = (prefix: string, [x, y, width, height]: Box): string =>
  each([`${prefix}-sea`, `${prefix}-waves`, `${prefix}-haze`], (id) => rect(x, y, width, height, fill(`url(#${id})`)))

/** The grain of the block over everything: a filter, so only where the machine is strong; it goes last. */
export const grain = (prefix: string, [x, y, width, height]: Box): string =>
  `<filter id="${prefix}-grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".012 .5" numOctaves="2" seed="3"/>` +
  '<feColorMatrix values="0 0 0 0 .1 0 0 0 0 .08 0 0 0 0 .06 0 0 0 .5 -.17"/></filter>' +
  rect(x, y, width, height, `filter="url(#${prefix}-grain)" opacity=".5" pointer-events="none"`)

/** Three engraved lines on the water round the land, the shallows, and the coast in ink. `d` is all land. */
export const coast = (prefix: string, d: string): string =>
  group(
    'fill="none" stroke-linejoin="round"',
    each<Point>(
      [
        [76, 0.34],
        [54, 0.5],
        [34, 0.68],
      ],
      ([width, opacity]) =>
        path(d, `stroke="${WASHI}" stroke-width="${width}" stroke-opacity="${opacity}"`) +
        path(d, `stroke="url(#${prefix}-sea)" stroke-width="${width - 3.2}"`),
    ) +
      path(d, 'stroke="#dfe6d6" stroke-width="17" stroke-opacity=".75"') +
      path(d, `fill="${SUMI}" stroke="${SUMI}" stroke-width="5"`),
  )

/** A province in the weave of whoever holds it. */
export const province = (prefix: string, d: string, land: Land): string =>
  path(d, `fill="${weaveFill(land, prefix)}" stroke="${SUMI}" stroke-opacity=".75" stroke-width="1.6" stroke-linejoin="round"`)

/** A border between two realms. */
export const border = (d: string): string => path(d, `stroke-linejoin="round" ${line(SUMI, 3.4, true)}`)

/** A strait that may be crossed. */
export const crossing = (d: string): string =>
  path(d, `stroke-dasharray=".1 8" ${line(WASHI, 7.5, true)}`) + path(d, `stroke-dasharray=".1 8" ${line(SUMI, 4.5, true)}`)

/** The line between the two seas. */
export const seaBoundary = (d: string): string => path(d, `stroke-dasharray="10 7" ${line('#b13a2b', 4)}`)

/** An island nobody holds, or a lake. */
export const decor = (d: string, kind: 'island' | 'lake'): string =>
  path(d, `fill="${kind === 'island' ? '#e9dfc8' : '#5f8ea2'}" stroke="${SUMI}" stroke-width="1.4" stroke-linejoin="round"`)

/** A province that may be touched: a thin gold line and a faint wash. */
export const legalLand = (d: string): string =>
  path(d, 'fill="#fff0b8" fill-opacity=".16" stroke="#e0ad33" stroke-width="2.6" stroke-linejoin="round"')

/** The chosen province: thick gold with a paper halo. */
export const chosenLand = (d: string): string =>
  path(d, 'fill="#fff0b8" fill-opacity=".3" stroke="#fff3cf" stroke-width="9" stroke-linejoin="round"') +
  path(d, `stroke-linejoin="round" ${line('#b8892b', 4.5)}`)

/** The hem of the home family inside a conquered province; the drawing needs a clip of the same `d`. */
export const hem = (d: string, home: Land): string =>
  path(d, `stroke-dasharray="7 5" stroke-linejoin="round" ${line(`var(--fam-${home})`, 5)}`)

/** The curtain of the emperor along the top of his province: scallops in purple and white over a width. */
export const curtain = (x: number, y: number, width: number): string => {
  const folds = Math.max(3, Math.round(width / 14))
  const step = width / folds
  const d = (odd: number): string =>
    upTo(folds)
      .filter((i) => i % 2 === odd)
      .map((i) => `M${num(x + i * step)},${num(y)}h${num(step)}v9q${num(-step / 2)},8 ${num(-step)},0Z`)
      .join('')
  return group(
    `stroke="${SUMI}" stroke-width="1" stroke-linejoin="round"`,
    path(d(0), fill('var(--fam-emperor)')) +
      path(d(1), fill('#fbf6ea')) +
      path(`M${num(x - 2)},${num(y)}h${num(width + 4)}`, line(SUMI, 2.4, true)),
  )
}

/** A name on the map, with a paper halo. */
export const placeName = (x: number, y: number, name: string, size = 17.5): string =>
  text(
    x,
    y,
    size,
    name,
    `class="art-name" text-anchor="middle" fill="${SUMI}" stroke="${WASHI}" stroke-width="4.5" stroke-opacity=".88" stroke-linejoin="round" paint-order="stroke"`,
  )

/** The name of a sea: its kanji in an upright frame round x, and beside it the name in the player's language. */
export function seaName(x: number, y: number, signs: string, name: string): string {
  const height = signs.length * 27.5 + 14
  return (
    rect(x - 19, y, 38, height, `fill="${WASHI}" fill-opacity=".92" stroke="${SUMI}" stroke-width="1.5"`) +
    rect(x - 16, y + 3, 32, height - 6, line('#b13a2b', 1)) +
    kanji(signs, x, y + 27, 22, SUMI, 27.5) +
    text(x + 27, y + 22, 18, name, 'class="art-name" font-style="italic" fill="#0c2733"')
  )
}

export interface MapPaths {
  provinces: readonly { d: string; land: Land }[]
  /** Between provinces of different owners. */
  borders: readonly string[]
  crossings: readonly string[]
  seaBoundaries: readonly string[]
  decor: readonly { d: string; kind: 'island' | 'lake' }[]
}

/** All layers below the pieces, in their order. */
export function landscape(
  prefix: string,
  box: Box,
  { provinces, borders, crossings, seaBoundaries, decor: extras }: MapPaths,
): string {
  const all = provinces.map(({ d }) => d).join('') + extras.map(({ d, kind }) => (kind === 'island' ? d : '')).join('')
  return (
    sea(prefix, box) +
    coast(prefix, all) +
    each(seaBoundaries, seaBoundary) +
    each(crossings, crossing) +
    each(provinces, ({ d, land }) => province(prefix, d, land)) +
    each(extras, ({ d, kind }) => decor(d, kind)) +
    each(borders, border)
  )
}
