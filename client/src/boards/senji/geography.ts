/** The map of a pack as paths and points, in map units. */
import { carve, type Box, type MapPaths } from '../../art/senji/mapdress'
import type { Land } from '../../art/senji/families'
import type { Point } from '../../art/svg'
import { fanOut } from '../../lib/fanning'
import type { Pack } from './pack'
import type { Reading } from './reading'

/** The land is drawn a little wider than it was measured. */
const STRETCH = 1.17
/** What the pieces of a province with its name take, and how far they may stand from its middle to have that. */
const CLUSTER_ROOM = [92, 84] as const
const FURTHEST = 24

export interface Geography {
  /** What is worth seeing, and how far the sea reaches beyond it. */
  world: Box
  sea: Box
  /** By region: where its pieces stand; a sea has room for fleets on a row from there. */
  at: ReadonlyMap<string, Point>
  /** By province: its outline. */
  outline: ReadonlyMap<string, string>
  crossings: readonly string[]
  seaBoundaries: readonly string[]
  decor: MapPaths['decor']
  borders: readonly { a: string; b: string; d: string }[]
}

const known = new WeakMap<Pack, Geography>()

export function geographyOf(pack: Pack): Geography {
  const found = known.get(pack)
  if (found) return found
  const { map } = pack
  const wide = ([x, y]: Point): Point => [x * STRETCH, y]
  const open = { closed: false, stretch: STRETCH }
  const points = map.provinces.flatMap(({ polygon }) => polygon.map(wide))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top, right, bottom] = [Math.min(...xs) - 34, Math.min(...ys) - 16, Math.max(...xs) + 34, Math.max(...ys) + 22]
  const stands = fanOut(map.provinces.map(({ centre }) => wide(centre)), ...CLUSTER_ROOM, FURTHEST)
  const made: Geography = {
    world: [left, top, right - left, bottom - top],
    sea: [left - 900, top - 700, right - left + 1800, bottom - top + 1400],
    at: new Map<string, Point>([
      ...map.provinces.map(({ id }, k) => [id, stands[k] ?? ([0, 0] as const)] as const),
      ...map.seas.map(({ id, label }) => [id, wide(label)] as const),
    ]),
    outline: new Map(map.provinces.map(({ id, polygon }) => [id, carve(polygon, { stretch: STRETCH })])),
    crossings: map.crossings.map(({ line }) => carve(line, open)),
    seaBoundaries: map.sea_boundary.map((line) => carve(beyond(line, map.size), open)),
    decor: map.decor.map(({ kind, polygon }) => ({ kind, d: carve(polygon, { stretch: STRETCH }) })),
    borders: map.land_links.map(({ a, b, line }) => ({ a, b, d: carve(line, open) })),
  }
  known.set(pack, made)
  return made
}

/** A boundary that ends at the edge of the measured map goes on to the end of the sea. */
function beyond(line: readonly Point[], [width, height]: Point): readonly Point[] {
  const [first, second] = [line[0], line[1]]
  const [last, before] = [line.at(-1), line.at(-2)]
  const isEdge = ([x, y]: Point): boolean => x <= 0 || y <= 0 || x >= width || y >= height
  const further = (from: Point, to: Point): Point => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy) || 1
    return [to[0] + (dx / length) * 500, to[1] + (dy / length) * 500]
  }
  if (!first || !second || !last || !before) return line
  return [...(isEdge(first) ? [further(second, first)] : []), ...line, ...(isEdge(last) ? [further(before, last)] : [])]
}

/** Whose cloth a province wears. */
export function landOf(reading: Reading, id: string): Land {
  const region = reading.region(id)
  if (region.closed) return 'closed'
  if (region.holder) return reading.family(region.holder) ?? 'closed'
  // Before anybody has come home.
  return reading.pack.map.provinces.find((one) => one.id === id)?.family ?? 'closed'
}

/** What the landscape is drawn from; it changes only when a province changes hands. */
export function pathsOf(reading: Reading): MapPaths {
  const place = geographyOf(reading.pack)
  const lands = new Map([...place.outline.keys()].map((id) => [id, landOf(reading, id)]))
  return {
    provinces: [...place.outline].map(([id, d]) => ({ d, land: lands.get(id) ?? 'closed' })),
    borders: place.borders.filter(({ a, b }) => lands.get(a) !== lands.get(b)).map(({ d }) => d),
    crossings: place.crossings,
    seaBoundaries: place.seaBoundaries,
    decor: place.decor,
  }
}
