/** What a scene of Tenno says, in the words of this board. Nothing here knows a rule. */
import { SEAT_CRESTS, type Crest } from '../../art/crests'
import { TENNO } from '../../generated/cards'
import type { GameEvent, Piece, Scene } from '../../lib/scene'

export type Kind = keyof typeof TENNO.kinds
export const SLOTS: readonly number[] = [0, 1, 2]
/** Slots as the parts of answers that say what comes to lie where. */
export const NTH = ['first', 'second', 'third'] as const

export const isKind = (name: unknown): name is Kind => typeof name === 'string' && name in TENNO.kinds
export const valueOf = (kind: string): number => (isKind(kind) ? TENNO.kinds[kind].value : 0)
/** What is printed in the corner: the geisha has no number. */
export const figureOf = (kind: string): string => (kind === 'geisha' ? 'X' : String(valueOf(kind)))

export const rowPlace = (seat: string, slot: number): string => `row.${seat}.${slot + 1}`
export const indexOf = (seat: string): number => seat.charCodeAt(0) - 65

export function pieceAt(scene: Scene, seat: string, slot: number): Piece | null {
  return scene.place(rowPlace(seat, slot))[0] ?? null
}

/** The pigment of a seat: that of the colour it has taken, or of its letter before it has. */
export function pigmentOf(scene: Scene, seat: string): string {
  const colours = scene.view.table['colours']
  const taken = Array.isArray(colours) ? Number(colours[indexOf(seat)] ?? -1) : -1
  return `var(--seat-${(taken >= 0 ? taken : indexOf(seat)) + 1})`
}

export const crestOf = (seat: string): Crest => SEAT_CRESTS[indexOf(seat)] ?? 'tomoe'

export const turnNumber = (scene: Scene): number => Number(scene.view.table['turn_number'] ?? 0)

/** The cards of a hand by value, the geisha last. */
export function handOf(scene: Scene, seat: string): string[] {
  const order = Object.keys(TENNO.kinds)
  return scene.place(`hand.${seat}`).map((piece) => piece.face).sort((a, b) => order.indexOf(a) - order.indexOf(b))
}

// --- the fight ---------------------------------------------------------------------------------------

export interface Side {
  seat: string
  slot: number
  place: string
  kind: string
  /** As it counts in this fight, if it is known. */
  strength: number | null
}

export interface Fight {
  attacker: Side
  target: Side
  /** What a monk would add for the defender. */
  monk: number
  /** It is decided, and this is what came of it. */
  over: boolean
}

type Told = Record<string, unknown>
const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null

function sideOf(scene: Scene, told: Told): Side {
  const [seat, slot] = [String(told['seat']), Number(told['slot'])]
  const strength = told['strength']
  return {
    seat, slot, place: rowPlace(seat, slot),
    kind: pieceAt(scene, seat, slot)?.face ?? '',
    strength: typeof strength === 'number' ? strength : null,
  }
}

/** The fight that is on: both cards lie open, and the defender decides. */
export function fightOf(scene: Scene): Fight | null {
  const told = scene.aids['fight']
  const about = scene.question?.name === 'MonkToShow' ? scene.question.about : null
  if (isTold(told) && isTold(told['attacker']) && isTold(told['target']))
    return { attacker: sideOf(scene, told['attacker']), target: sideOf(scene, told['target']), monk: Number(told['monk'] ?? 0), over: false }
  if (!about) return null
  return {
    attacker: sideOf(scene, { seat: about['by'], slot: about['slot'] }),
    target: sideOf(scene, { seat: about['target'], slot: about['aim'] }),
    monk: 0, over: false,
  }
}

const RESULTS = ['AttackerWon', 'DefenderWon', 'NobodyWon']

/** The fight that has just been decided, as the events tell it. */
export function decidedFight(events: readonly GameEvent[]): Fight | null {
  const result = events.find((event) => RESULTS.includes(event.event))
  if (!result) return null
  const side = (seat: string, strength: unknown): Side | null => {
    for (const event of events) {
      const place = String(event['source'] ?? event['place'] ?? '')
      const [, owner, nth] = /^row\.([A-H])\.([1-3])$/.exec(place) ?? []
      const kind = String(event['face'] ?? '').replace(/^[A-H]\./, '')
      if (owner !== seat || !isKind(kind) || isShownMonk(events, seat, Number(nth) - 1)) continue
      return { seat, slot: Number(nth) - 1, place, kind, strength: Number(strength) }
    }
    return null
  }
  const attacker = side(String(result['by']), result['attack'])
  const target = side(String(result['target']), result['defence'])
  return attacker && target ? { attacker, target, monk: 0, over: true } : null
}

const isShownMonk = (events: readonly GameEvent[], seat: string, slot: number): boolean =>
  events.some((event) => event.event === 'MonkShown' && event['seat'] === seat && event['slot'] === slot)

export interface Glimpse {
  seat: string
  slot: number
  kind: string
}

/** What the viewer has just looked at, he alone. */
export function glimpseOf(events: readonly GameEvent[], viewer: string | null): Glimpse | null {
  const seen = events.filter((event) => event.event === 'Glimpsed' && event['by'] === viewer).at(-1)
  const [, seat, nth] = /^row\.([A-H])\.([1-3])$/.exec(String(seen?.['place'] ?? '')) ?? []
  const kind = String(seen?.['face'] ?? '').replace(/^[A-H]\./, '')
  return seat && isKind(kind) ? { seat, slot: Number(nth) - 1, kind } : null
}

// --- what was seen (the memory aid) --------------------------------------------------------------------

export interface Memory {
  kind: string
  turn: number
  /** The slot was swapped or exchanged since, or only seemingly. */
  handled: boolean
  /** Seen in a peek, not by everybody. */
  alone: boolean
}

interface Sighting { turn: number; seat: number; slot: number; mark: number; by: number }
const REFILLED = 2

function sightingsOf(scene: Scene): Sighting[] {
  const lines = scene.view.table['sightings']
  if (!Array.isArray(lines)) return []
  return (lines as number[][]).map(([turn = 0, seat = 0, slot = 0, , mark = 0, by = -1]) => ({ turn, seat, slot, mark, by }))
}

const isCovered = (scene: Scene, seat: string, slot: number): boolean => pieceAt(scene, seat, slot)?.open === false

/** What this viewer or everybody saw in a slot last; a record, it does not follow the card. */
export function memoryOf(scene: Scene, seat: string, slot: number): Memory | null {
  if (!isCovered(scene, seat, slot)) return null
  const all = scene.aids['remembered']
  const told = isTold(all) ? all[rowPlace(seat, slot)] : null
  if (!isTold(told)) return null
  const turn = Number(told['turn'])
  const same = sightingsOf(scene).filter((s) => s.seat === indexOf(seat) && s.slot === slot && s.turn === turn && s.mark !== REFILLED)
  const alone = same.length > 0 && same.every((s) => s.by >= 0)
  return { kind: String(told['kind']), turn, handled: told['handled'] === true, alone }
}

/** Who knows a card of one's own row: everybody, or those who looked at it; `handled` since: perhaps no more. */
export interface Known {
  all: boolean
  by: string[]
  handled: boolean
}

export function knownOf(scene: Scene, slot: number): Known | null {
  const { viewer } = scene
  if (viewer === null || !isCovered(scene, viewer, slot)) return null
  const seen = sightingsOf(scene).filter((s) => s.seat === indexOf(viewer) && s.slot === slot && s.mark !== REFILLED)
  const last = seen.at(-1)
  if (!last) return null
  const newest = seen.filter((s) => s.turn === last.turn)
  return {
    all: newest.some((s) => s.by < 0),
    by: [...new Set(newest.filter((s) => s.by >= 0).map((s) => String.fromCharCode(65 + s.by)))],
    handled: last.mark > 0,
  }
}

/** The cards of every set that are out of the game for all to see. */
export function discarded(scene: Scene, seat: string): string[] {
  return scene.place('discard').filter((piece) => piece.owner === seat).map((piece) => piece.face)
}
