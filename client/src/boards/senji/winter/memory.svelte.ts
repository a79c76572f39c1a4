/** What was seen of this Winter and is not on the table any more: exchanges, a hand that was looked at, the lots and bids
 *  before they are opened. Kept as long as the page, and only for the table it was seen at. */
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

const BIDS = /^bids\.([A-F])$/
const numbers = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : [])
/** A bid on lot k that a tie has locked is written ~k. */
export const lotOf = (told: number): number => (told < 0 ? ~told : told)

export const bidsOf = (scene: Scene, seat: string): number[] => numbers((scene.view.table['bids'] as unknown[] | undefined)?.[seat.charCodeAt(0) - 65])

export function dealsIn(events: readonly GameEvent[]): Deal[] {
  return events.flatMap((told, k) => {
    if (told.event !== 'Exchanged') return []
    const [by, to] = [String(told['by']), String(told['to'])]
    const rest = events.slice(k + 1)
    const end = rest.findIndex(({ event }) => event === 'Exchanged')
    const moved = (from: string, goal: string): string[] =>
      (end < 0 ? rest : rest.slice(0, end)).flatMap((one) =>
        one.event === 'Moved' && one['source'] === `hand.${from}` && one['goal'] === `hand.${goal}` && one['face'] && one['face'] !== '?' ? [String(one['face'])] : [],
      )
    return [{ by, to, given: Number(told['given']), received: Number(told['received']), openly: Boolean(told['openly']), there: moved(by, to), back: moved(to, by) }]
  })
}

export function glimpseIn(events: readonly GameEvent[], viewer: string | null): Glimpse | null {
  const looked = events.find(({ event, by }) => event === 'HandLookedAt' && by === viewer)
  if (!looked || !viewer) return null
  const place = `hand.${String(looked['target'])}`
  return { seat: String(looked['target']), faces: events.flatMap((one) => (one.event === 'Glimpsed' && one['place'] === place ? [String(one['face'])] : [])) }
}

interface Auction {
  lots: readonly string[]
  /** By seat: the lot of each card. */
  bids: Readonly<Record<string, readonly number[]>>
}

/** The lots as they were opened, from what lay there before and what was turned up. */
export function openedIn(events: readonly GameEvent[], before: Auction): OpenedLot[] {
  const faces: Record<string, string[]> = {}
  for (const { event, place, at, face } of events) {
    const seat = event === 'Turned' ? BIDS.exec(String(place))?.[1] : undefined
    if (seat) (faces[seat] ??= [])[Number(at)] = String(face)
  }
  return before.lots.flatMap((face, k) => {
    const told = events.find(({ event, lot }) => lot === k + 1 && ['LotWon', 'LotTied', 'LotUnsold'].includes(event))
    if (!told) return []
    const bids = Object.entries(before.bids).map(([seat, lots]) => ({ seat, faces: lots.flatMap((lot, at) => (lotOf(lot) === k ? [faces[seat]?.[at] ?? ''] : [])) }))
    return [{
      face,
      bids: bids.filter((bid) => bid.faces.length > 0),
      fate: ({ LotWon: 'won', LotTied: 'tied' } as const)[told.event as 'LotWon' | 'LotTied'] ?? 'unsold',
      winner: String(told['seat'] ?? ''),
      value: Number(told['value'] ?? 0),
    }]
  })
}

class Memory {
  deals = $state.raw<readonly Deal[]>([])
  glimpse = $state.raw<Glimpse | null>(null)
  /** The auction that was opened last, until it has been looked at. */
  opened = $state.raw<readonly OpenedLot[]>([])
  #before: Auction = { lots: [], bids: {} }
  #where = ''
  #seen = new WeakSet<object>()

  /** Takes in what has just happened, once. */
  attend(scene: Scene): void {
    const { table, seat } = scene.view
    const where = `${location.pathname} ${seat ?? ''} ${String(table['year'])}`
    if (where !== this.#where) {
      this.#where = where
      this.deals = []
      this.glimpse = null
      this.opened = []
    }
    if (!this.#seen.has(scene.events)) {
      this.#seen.add(scene.events)
      const deals = dealsIn(scene.events)
      if (deals.length) this.deals = [...this.deals, ...deals]
      this.glimpse = glimpseIn(scene.events, scene.viewer) ?? this.glimpse
      const opened = openedIn(scene.events, this.#before)
      if (opened.length) this.opened = opened
    }
    if (table['phase'] === 'winter')
      this.#before = {
        lots: scene.place('lots').map(({ face }) => face),
        bids: Object.fromEntries(scene.seats.map((each) => [each, bidsOf(scene, each)])),
      }
  }
}

export const memory = new Memory()
