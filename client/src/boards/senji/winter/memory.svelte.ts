/** What was seen of this Winter and is not on the table any more: exchanges, a hand that was looked at, the bids that were
 *  opened. All of it follows from what the hall has told, so a page that is loaded anew shows the same. */
import type { Bid } from '../../../generated/senji'
import type { GameEvent, Scene } from '../scene'

export interface Deal {
  by: string
  to: string
  given: number
  received: number
  openly: boolean
  /** The cards that the viewer saw go from `by` to `to`, and back. */
  there: readonly string[]
  back: readonly string[]
}

export interface Glimpse {
  seat: string
  faces: readonly string[]
}

export interface OpenedLot {
  face: string
  /** What everybody had laid under it. */
  bids: readonly { seat: string; faces: readonly string[] }[]
  fate: 'won' | 'tied' | 'unsold'
  winner: string
  value: number
}

/** Under which lot each card of a seat was bid, in the order in which they lie. */
export const bidsOf = (scene: Scene, seat: string): readonly Bid[] => scene.view.table.bids[seat] ?? []

/** What the viewer was told since Winter began. */
export function winterOf(scene: Scene): readonly GameEvent[] {
  const told = [...scene.past(), ...scene.events]
  return told.slice(Math.max(0, told.map(({ event }) => event).lastIndexOf('WinterBegan')))
}

/** What belongs to that event: those of such kinds that were told right after it. */
function following(events: readonly GameEvent[], at: number, kinds: readonly string[]): readonly GameEvent[] {
  const rest = events.slice(at + 1)
  const end = rest.findIndex(({ event }) => !kinds.includes(event))
  return end < 0 ? rest : rest.slice(0, end)
}

export function dealsIn(events: readonly GameEvent[]): Deal[] {
  return events.flatMap((told, k) => {
    if (told.event !== 'Exchanged') return []
    const { by, to, given, received, openly } = told
    const hands = following(events, k, ['Turned', 'Moved'])
    const moved = (from: string, goal: string): string[] =>
      hands.flatMap((one) =>
        one.event === 'Moved' && one.source === `hand.${from}` && one.goal === `hand.${goal}` && one.face && one.face !== '?' ? [one.face] : [],
      )
    return [{ by, to, given, received, openly, there: moved(by, to), back: moved(to, by) }]
  })
}

export function glimpseIn(events: readonly GameEvent[], viewer: string | null): Glimpse | null {
  const at = events.map((told) => told.event === 'HandLookedAt' && viewer !== null && told.by === viewer).lastIndexOf(true)
  const looked = events[at]
  if (looked?.event !== 'HandLookedAt') return null
  return { seat: looked.target, faces: following(events, at, ['Glimpsed']).flatMap((told) => (told.event === 'Glimpsed' ? [told.face] : [])) }
}

type Fate = Extract<GameEvent, { event: 'LotWon' | 'LotTied' | 'LotUnsold' }>
type Move = Extract<GameEvent, { event: 'Moved' }>
const FATES: Readonly<Record<Fate['event'], OpenedLot['fate']>> = { LotWon: 'won', LotTied: 'tied', LotUnsold: 'unsold' }
export const isFate = (told: GameEvent): told is Fate => told.event in FATES

/** The lots as they were opened. Bids that lost or won were moved right after it was told; those of a tie still lie there. */
export function openedIn(events: readonly GameEvent[], scene: Scene): OpenedLot[] {
  const movedFrom = (one: GameEvent, place: string): one is Move => one.event === 'Moved' && one.source.startsWith(place)
  const told = events.filter(isFate)
  const [ties, tied] = [told.filter(({ event }) => event === 'LotTied'), scene.place('lots')]
  return told.map((fate) => {
    const rest = events.slice(events.indexOf(fate) + 1)
    const end = rest.findIndex((one) => isFate(one) || movedFrom(one, 'lots'))
    const gone = (end < 0 ? rest : rest.slice(0, end)).filter((one) => movedFrom(one, 'bids.')).reverse()
    const tie = ties.indexOf(fate)
    const bids = scene.seats.map((seat) => {
      const locked = scene.place(`bids.${seat}`).filter((_, at) => tie >= 0 && bidsOf(scene, seat)[at]?.lot === tie + 1)
      return { seat, faces: [...gone.filter(({ source }) => source === `bids.${seat}`).map(({ face }) => face), ...locked.map(({ face }) => face)] }
    })
    return {
      face: tie >= 0 ? (tied[tie]?.face ?? '') : (rest.find((one): one is Move => movedFrom(one, 'lots') && one.at === fate.lot - 1)?.face ?? ''),
      bids: bids.filter(({ faces }) => faces.length > 0),
      fate: FATES[fate.event],
      winner: 'seat' in fate ? fate.seat : '',
      value: 'value' in fate ? fate.value : 0,
    }
  })
}

const CLOSED = 'tatami.senji.closed'

/** What has been looked at long enough, also when the page is loaded anew. */
class Closed {
  #seen = $state.raw<readonly string[]>(kept())

  has(what: string): boolean {
    return this.#seen.includes(what)
  }

  add(what: string): void {
    this.#seen = [...this.#seen, what].slice(-MOST)
    try {
      sessionStorage.setItem(CLOSED, JSON.stringify(this.#seen))
    } catch {
      // Then it is seen again.
    }
  }
}

const MOST = 20

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(CLOSED) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export const closed = new Closed()
/** One such thing: the auction of that year, the look at that hand. */
export const nameOf = (scene: Scene, what: string): string => [location.pathname, scene.view.seat ?? '', scene.view.table.year, what].join(' ')
