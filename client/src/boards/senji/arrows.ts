/** Marches drawn on the map before they are given: where to, and what meets whom. */
import type { Point } from '../../art/svg'
import type { Parts } from '../../lib/answering.svelte'
import type { MadePart } from '../../lib/composing.svelte'
import { partsFor } from './parts'
import type { Group, Party, Reading } from './reading'

export interface Arrow {
  from: Point
  to: Point
  /** "4 › 3": so many against so many; "4" where nobody else stands. */
  sign: string
  /** It is told off already, not only looked at. */
  sure: boolean
}

/** So far from the middle of a province an arrow begins and ends. */
const APART = 34

/** The two ends, pulled in so that pieces stay in sight. */
export function shortened(from: Point, to: Point): [Point, Point] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const cut = Math.min(APART, length / 3.2) / length
  return [
    [from[0] + dx * cut, from[1] + dy * cut],
    [to[0] - dx * cut, to[1] - dy * cut],
  ]
}

/** The middle of the way, on the side to which an arrow does not bow. */
export function beside(from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  return [(from[0] + to[0]) / 2 - (dy / length) * 24, (from[1] + to[1]) / 2 + (dx / length) * 24]
}

/** Who else stands there: what an arrow runs into. */
export function facing(reading: Reading, party: Party, id: string): number | null {
  const { isSea, holder, forces } = reading.region(id)
  if (isSea) return null
  const others = forces.filter((force) => force.party !== party)
  if (!others.length && (holder === null || holder === party)) return null
  return others.reduce((sum, force) => sum + force.units, 0)
}

/** Who goes where by the parts of a march that is being put together. */
export function groupsMade(parts: readonly MadePart[]): Group[] {
  const groups = new Map<string, { to: string; units: number; samurai: string[] }>()
  for (const { touches } of parts) {
    const to = touches?.['region'] ? String(touches['region'].value) : ''
    if (!to) continue
    const group = groups.get(to) ?? { to, units: 0, samurai: [] }
    groups.set(to, group)
    group.units += Number(touches?.['number']?.value ?? 0)
    if (touches?.['samurai']) group.samurai.push(String(touches['samurai'].value))
  }
  return [...groups.values()]
}

export function arrowsOf(reading: Reading, chosen: Parts, pointOf: (party: Party, id: string) => Point, parts: readonly MadePart[] = []): Arrow[] {
  const { scene } = reading
  if (!reading.march) return []
  const march = { ...reading.march, groups: [...reading.march.groups, ...groupsMade(parts)] }
  const from = pointOf(march.party, march.origin)
  const told = march.groups.map(({ to, units, samurai }): Arrow => {
    const against = facing(reading, march.party, to)
    const size = units || samurai.length ? String(units) : ''
    return { from, to: pointOf(march.party, to), sign: against === null ? size : `${size} › ${against}`, sure: true }
  })
  const here = reading.regions.find(({ id }) => {
    const parts = Object.entries(partsFor(scene.question, 'region', id))
    return parts.length > 0 && parts.every(([name, value]) => chosen[name] === value)
  })
  if (!here || here.id === march.origin || march.groups.some(({ to }) => to === here.id)) return told
  return [...told, { from, to: pointOf(march.party, here.id), sign: '', sure: false }]
}
