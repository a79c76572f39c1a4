/** What was seen of this Winter and is not on the table any more: exchanges, a hand that was looked at, the bids that were
 *  opened. All of it follows from what the hall has told, so a page that is loaded anew shows the same. */
import type { GameEvent, Scene } from '../../../lib/scene'

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

const numbers = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : [])
/** A bid on lot k that a tie has locked is written ~k. */
export const lotOf = (told: number): number => (told < 0 ? ~told : told)

export const bidsOf = (scene: Scene, seat: string): number[] => numbers((scene.view.table['bids'] as unknown[] | undefined)?.[seat.charCodeAt(0) - 65])

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
    const [by, to] = [String(told['by']), String(told['to'])]
    const hands = following(events, k, ['Turned', 'Moved'])
    const moved = (from: string, goal: string): string[] =>
      hands.flatMap((one) =>
        one.event === 'Moved' && one['source'] === `hand.${from}` && one['goal'] === `hand.${goal}` && one['face'] && one['face'] !== '?' ? [String(one['face'])] : [],
      )
    return [{ by, to, given: Number(told['given']), received: Number(told['received']), openly: Boolean(told['openly']), there: moved(by, to), back: moved(to, by) }]
  })
}

export function glimpseIn(events: readonly GameEvent[], viewer: string | null): Glimpse | null {
  const at = events.map(({ event, by }) => event === 'HandLookedAt' && viewer !== null && by === viewer).lastIndexOf(true)
  const looked = events[at]
  return looked ? { seat: String(looked['target']), faces: following(events, at, ['Glimpsed']).map(({ face }) => String(face)) } : null
}

const FATES: Readonly<Record<string, OpenedLot['fate']>> = { LotWon: 'won', LotTied: 'tied', LotUnsold: 'unsold' }

/** The lots as they were opened. Bids that lost or won were moved right after it was told; those of a tie still lie there. */
export function openedIn(events: readonly GameEvent[], scene: Scene): OpenedLot[] {
  const movedFrom = (one: GameEvent, place: string): boolean => one.event === 'Moved' && String(one['source']).startsWith(place)
  const isFate = ({ event }: GameEvent): boolean => event in FATES
  const told = events.filter(isFate)
  const [ties, tied] = [told.filter(({ event }) => event === 'LotTied'), scene.place('lots')]
  return told.map((fate) => {
    const rest = events.slice(events.indexOf(fate) + 1)
    const end = rest.findIndex((one) => isFate(one) || movedFrom(one, 'lots'))
    const gone = (end < 0 ? rest : rest.slice(0, end)).filter((one) => movedFrom(one, 'bids.')).reverse()
    const tie = ties.indexOf(fate)
    const bids = scene.seats.map((seat) => {
      const locked = scene.place(`bids.${seat}`).filter((_, at) => tie >= 0 && lotOf(bidsOf(scene, seat)[at] ?? -1) === tie)
      return { seat, faces: [...gone.filter(({ source }) => source === `bids.${seat}`).map(({ face }) => String(face)), ...locked.map(({ face }) => face)] }
    })
    return {
      face: tie >= 0 ? (tied[tie]?.face ?? '') : String(rest.find((one) => movedFrom(one, 'lots') && one['at'] === Number(fate['lot']) - 1)?.['face'] ?? ''),
      bids: bids.filter(({ faces }) => faces.length > 0),
      fate: FATES[fate.event] ?? 'unsold',
      winner: String(fate['seat'] ?? ''),
      value: Number(fate['value'] ?? 0),
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
export const nameOf = (scene: Scene, what: string): string => [location.pathname, scene.view.seat ?? '', scene.view.table['year'], what].join(' ')
