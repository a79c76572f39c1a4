/** What a scene of Senji says, as typed facts. Nothing here knows a rule. */
import type { Family } from '../../art/senji/families'
import { ORDER_KANJI } from '../../art/senji/kanji'
import type { Battle, Party, Questions, Table } from '../../generated/senji'
import type { Order } from '../../art/senji/pieces'
import type { Season } from '../../art/senji/wheel'
import type { GameEvent, Scene } from './scene'
import type { Pack } from './pack'

/** A seat by its letter, or the emperor's army. */
export type { Party }
export const EMPEROR = 'emperor'

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
  battle: Battle | null
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
  const parties = [...scene.seats, EMPEROR]
  const lands = pack.map.provinces.length

  const forcesIn = (at: string): Force[] =>
    parties
      .map((party) => ({
        party,
        units: table.units[party]?.[at] ?? 0,
        samurai: pack.samurai.flatMap(({ id }) => (table.samurai_at[id] === at && table.samurai_of[id] === party ? [id] : [])),
      }))
      .filter((force) => force.units > 0 || force.samurai.length > 0)

  const regions = ids.map((id, at): Region => {
    const isSea = at >= lands
    return {
      id,
      isSea,
      closed: setup?.neutral.includes(id) ?? false,
      holder: isSea ? null : setup?.emperor === id ? EMPEROR : (table.fortress[id] ?? null),
      forces: forcesIn(id),
      order: orderAt(scene, id),
    }
  })
  const fleets = regions
    .filter(({ isSea }) => isSea)
    .flatMap(({ id, forces }) =>
      forces.map((force) => ({ ...force, sea: id, waits: table.fleets.some(({ party, sea }) => party === force.party && sea === id) })),
    )
  const { year, host, phase, battle } = table
  return {
    scene,
    pack,
    year,
    phase,
    host,
    regions,
    fleets,
    march: marchOf(scene),
    battle,
    summer: {
      done: phase === 'summer' ? table.deeds.filter(({ what }) => what === 'named').length : 0,
      left: regions.filter(({ order }) => order).length + fleets.filter(({ waits }) => waits).length,
    },
    region: (id) => regions.find((one) => one.id === id) ?? { id, isSea: false, closed: false, holder: null, forces: [], order: null },
    family: (party) => familyOf(scene, party),
    honour: (seat) => table.honour[seat] ?? 0,
    isOut: (seat) => table.out.includes(seat),
    provincesOf: (party) => regions.filter(({ holder }) => holder === party).length,
    unitsOf: (party) => Object.values(table.units[party] ?? {}).reduce<number>((sum, some = 0) => sum + some, 0),
  }
}

/** The family that somebody leads, once it is known. */
export const familyOf = ({ view }: Scene, party: Party): Family | null =>
  party === EMPEROR ? EMPEROR : (view.table.families[party] ?? null)

const ORDERS: Readonly<Partial<Record<string, Order>>> = { 'order:production': 'production', 'order:recruitment': 'recruitment', 'order:march': 'march' }

/** The sign of what a covered order may be marked as (`tatami.games.senji`: `place_marks`). */
export const GUESSES: Readonly<Partial<Record<string, string>>> = { 'senji-order-production': ORDER_KANJI.production, 'senji-order-recruitment': ORDER_KANJI.recruitment, 'senji-order-march': ORDER_KANJI.march }

export const orderPlace = (region: string): string => `order.${region}`

/** Whether an order lies there that the viewer sees only from behind. */
export const isCovered = ({ order }: Region): boolean => order !== null && !order.order

function orderAt(scene: Scene, id: string): LaidOrder | null {
  const piece = scene.place(orderPlace(id))[0]
  return piece ? { order: ORDERS[piece.face] ?? null, open: piece.open } : null
}

/** Questions of who goes where. */
export const MARCHES: readonly string[] = ['March', 'FleetCourse']

function marchOf(scene: Scene): March | null {
  const groupsOf = (told: Table['groups']): Group[] => told.map(({ region, units, samurai }) => ({ to: region, units, samurai }))
  const top = scene.view.pending.at(-1)
  const asked = top && 'March' in top ? (top.March as Questions['March']) : top && 'FleetCourse' in top ? (top.FleetCourse as Questions['FleetCourse']) : null
  if (asked) return { party: asked.party, origin: asked.region, groups: [] }
  const { origin, groups } = scene.view.table
  return origin && groups.length ? { party: origin.party, origin: origin.region, groups: groupsOf(groups) } : null
}

/** The region that a question is about, if it names one. */
export function regionAsked({ scene }: Reading): string | null {
  const about = scene.question?.about
  if (!about) return null
  return 'region' in about ? about.region : 'province' in about ? about.province : null
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
export function tracesAfter(before: Traces, events: readonly GameEvent[]): Traces {
  let { moves, won, turned } = before
  for (const event of events) {
    if (FORGETTING.includes(event.event)) ({ moves, won, turned } = NO_TRACES)
    else if (event.event === 'Turned') {
      const order = ORDERS[event.face]
      if (order) turned = { region: event.place.replace('order.', ''), order }
    } else if (event.event === 'GroupLeft' || event.event === 'SamuraiLeft') {
      const [from, to] = [event.origin, event.region]
      if (!moves.some((move) => move.from === from && move.to === to)) moves = [...moves, { from, to }]
    } else if (event.event === 'BattleWon') won = [...won, event.region]
  }
  return moves === before.moves && won === before.won && turned === before.turned ? before : { moves, won, turned }
}
