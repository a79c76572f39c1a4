/** What a scene of Senji says, as typed facts. Nothing here knows a rule. */
import { FAMILIES, type Family } from '../../art/senji/families'
import type { Order } from '../../art/senji/pieces'
import type { Season } from '../../art/senji/wheel'
import type { GameEvent, Scene } from '../../lib/scene'
import type { Pack } from './pack'

/** A seat by its letter, or the emperor's army. */
export type Party = string
export const EMPEROR = 'emperor'
const IMPERIAL = 6

export const partyOf = (number: number): Party => (number === IMPERIAL ? EMPEROR : String.fromCharCode(65 + number))
const numberOf = (party: Party): number => (party === EMPEROR ? IMPERIAL : party.charCodeAt(0) - 65)

/** Pieces of one party in one region. */
export interface Force {
  party: Party
  units: number
  samurai: readonly string[]
}

export interface LaidOrder {
  /** What it says, if the viewer knows. */
  order: Order | null
  /** It lies face up for all. */
  open: boolean
}

export interface Region {
  id: string
  isSea: boolean
  /** Nobody may enter it at a table of this size. */
  closed: boolean
  /** Whose fortress stands there; the emperor's own province is always his. */
  holder: Party | null
  forces: readonly Force[]
  order: LaidOrder | null
}

export interface Fleet extends Force {
  sea: string
  /** It is still to be named this Summer. */
  waits: boolean
}

/** Pieces on their way. */
export interface Group {
  to: string
  units: number
  samurai: readonly string[]
}

export interface March {
  party: Party
  origin: string
  groups: readonly Group[]
}

export interface Reading {
  scene: Scene
  pack: Pack
  year: number
  phase: string
  host: string | null
  regions: readonly Region[]
  fleets: readonly Fleet[]
  /** The march that is asked for, or that is on its way; what is told off for one that is asked for lies nowhere yet. */
  march: March | null
  /** The battle that is fought, as the table keeps it. */
  battle: readonly unknown[] | null
  /** How many orders and fleets were named this Summer, and how many are still to be. */
  summer: { done: number; left: number }
  region(id: string): Region
  /** Null before the families are led by anybody. */
  family(party: Party): Family | null
  honour(seat: string): number
  isOut(seat: string): boolean
  provincesOf(party: Party): number
  unitsOf(party: Party): number
}

type Numbers = readonly number[]
const list = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as T[]) : [])

const known = new WeakMap<object, Reading>()

/** The facts of a scene; worked out once for each. */
export function read(scene: Scene, pack: Pack): Reading {
  const found = known.get(scene.view)
  if (found && found.pack === pack && found.scene.question === scene.question) return found
  const made = reading(scene, pack)
  known.set(scene.view, made)
  return made
}

function reading(scene: Scene, pack: Pack): Reading {
  const { table } = scene.view
  const ids = [...pack.map.provinces, ...pack.map.seas].map(({ id }) => id)
  const setup = pack.setups[String(scene.view.seats)]
  const units = list<Numbers>(table['units'])
  const [samuraiAt, samuraiOf] = [list<number>(table['samurai_at']), list<number>(table['samurai_of'])]
  const fortress = list<number>(table['fortress'])
  const waiting = list<readonly [number, number]>(table['fleets'])
  const parties = [...scene.seats, EMPEROR]
  const lands = pack.map.provinces.length

  const forcesIn = (at: number): Force[] =>
    parties
      .map((party) => ({
        party,
        units: units[numberOf(party)]?.[at] ?? 0,
        samurai: pack.samurai.filter((_, k) => samuraiAt[k] === at && samuraiOf[k] === numberOf(party)).map(({ id }) => id),
      }))
      .filter((force) => force.units > 0 || force.samurai.length > 0)

  const regions = ids.map((id, at): Region => {
    const isSea = at >= lands
    const held = fortress[at] ?? -1
    return {
      id,
      isSea,
      closed: setup?.neutral.includes(id) ?? false,
      holder: isSea ? null : setup?.emperor === id ? EMPEROR : held >= 0 ? partyOf(held) : null,
      forces: forcesIn(at),
      order: orderAt(scene, id),
    }
  })
  const fleets = regions
    .filter(({ isSea }) => isSea)
    .flatMap(({ id, forces }) =>
      forces.map((force) => ({ ...force, sea: id, waits: waiting.some(([party, sea]) => partyOf(party) === force.party && ids[sea] === id) })),
    )
  const battle = list<unknown>(table['battle'])
  const deeds = list<readonly unknown[]>(table['deeds'])
  const year = Number(table['year'] ?? 0)
  const host = table['host']
  const phase = String(table['phase'] ?? 'preparation')
  return {
    scene,
    pack,
    year,
    phase,
    host: typeof host === 'string' ? host : null,
    regions,
    fleets,
    march: marchOf(scene, pack, ids),
    battle: battle.length ? battle : null,
    summer: {
      done: phase === 'summer' ? deeds.filter(([what]) => what === 'named').length : 0,
      left: regions.filter(({ order }) => order).length + fleets.filter(({ waits }) => waits).length,
    },
    region: (id) => regions.find((one) => one.id === id) ?? { id, isSea: false, closed: false, holder: null, forces: [], order: null },
    family: (party) => familyOf(scene, party),
    honour: (seat) => list<number>(table['honour'])[numberOf(seat)] ?? 0,
    isOut: (seat) => list<string>(table['out']).includes(seat),
    provincesOf: (party) => regions.filter(({ holder }) => holder === party).length,
    unitsOf: (party) => (units[numberOf(party)] ?? []).reduce((sum, some) => sum + some, 0),
  }
}

/** The family that somebody leads, once it is known. */
export const familyOf = ({ view }: Scene, party: Party): Family | null =>
  party === EMPEROR ? EMPEROR : (FAMILIES[list<number>(view.table['families'])[numberOf(party)] ?? -1] ?? null)

const ORDER = /^order:(production|recruitment|march)$/

function orderAt(scene: Scene, id: string): LaidOrder | null {
  const piece = scene.place(`order.${id}`)[0]
  if (!piece) return null
  return { order: (ORDER.exec(piece.face)?.[1] as Order | undefined) ?? null, open: piece.open }
}

/** A region by number or by name. */
const regionIn = (ids: readonly string[], told: unknown): string => (typeof told === 'number' ? (ids[told] ?? '') : String(told ?? ''))
const partyIn = (told: unknown): Party => (typeof told === 'number' ? partyOf(told) : String(told ?? ''))

/** Questions of who goes where. */
export const MARCHES: readonly string[] = ['March', 'FleetCourse']

function marchOf(scene: Scene, pack: Pack, ids: readonly string[]): March | null {
  const groupsOf = (told: unknown): Group[] =>
    list<readonly [unknown, number, number]>(told).map(([to, units, bits]) => ({
      to: regionIn(ids, to),
      units,
      samurai: pack.samurai.filter((_, k) => bits & (1 << k)).map(({ id }) => id),
    }))
  const { question } = scene
  if (question && MARCHES.includes(question.name)) return { party: partyIn(question.about?.['party']), origin: regionIn(ids, question.about?.['region']), groups: [] }
  const [party, origin] = list<number>(scene.view.table['origin'])
  const groups = groupsOf(scene.view.table['groups'])
  return groups.length && party !== undefined && party >= 0 ? { party: partyOf(party), origin: regionIn(ids, origin), groups } : null
}

/** The region that a question is about, if it names one. */
export function regionAsked({ scene, pack }: Reading): string | null {
  const about = scene.question?.about ?? {}
  const told = about['region'] ?? about['province'] ?? about['origin']
  const ids = [...pack.map.provinces, ...pack.map.seas].map(({ id }) => id)
  return told === undefined || told === null ? null : regionIn(ids, told) || null
}

export const SEASONS: readonly string[] = ['emperor', 'winter', 'spring', 'summer', 'autumn']

/** The part of the year on the wheel; the preparation comes before all of them. */
export const seasonOf = (reading: Reading): Season => (SEASONS.includes(reading.phase) ? reading.phase : 'emperor') as Season

// --- what has just happened ------------------------------------------------------------------------------

export interface Moved {
  from: string
  to: string
}

/** Moves, victories and the order that was turned up: they stay on the map until the next one is named. */
export interface Traces {
  moves: readonly Moved[]
  won: readonly string[]
  turned: { region: string; order: Order } | null
}

export const NO_TRACES: Traces = { moves: [], won: [], turned: null }

const FORGETTING = ['ProvinceNamed', 'FleetNamed', 'SummerBegan', 'SummerEnded', 'YearBegan']

/** What stays to be seen after these events, of what was seen before. */
export function tracesAfter(before: Traces, events: readonly GameEvent[], pack: Pack): Traces {
  const ids = [...pack.map.provinces, ...pack.map.seas].map(({ id }) => id)
  let { moves, won, turned } = before
  for (const event of events) {
    const region = regionIn(ids, event['region'])
    if (FORGETTING.includes(event.event)) ({ moves, won, turned } = NO_TRACES)
    else if (event.event === 'Turned') {
      const order = ORDER.exec(String(event['face']))?.[1] as Order | undefined
      if (order) turned = { region: String(event['place']).replace('order.', ''), order }
    } else if (event.event === 'GroupLeft' || event.event === 'SamuraiLeft' || event.event === 'SamuraiEscaped') {
      const from = regionIn(ids, event['origin'])
      if (from && !moves.some((move) => move.from === from && move.to === region)) moves = [...moves, { from, to: region }]
    } else if (event.event === 'BattleWon') won = [...won, region]
  }
  return moves === before.moves && won === before.won && turned === before.turned ? before : { moves, won, turned }
}
