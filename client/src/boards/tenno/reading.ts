/** What a scene of Tenno says, in the words of this board. Nothing here knows a rule. */
import type { Crest } from '../../art/crests'
import { TENNO } from '../../generated/cards'
import type { Sighting } from '../../generated/tenno'
import { lookOfSeat, looksAt } from '../../lib/people'
import { pieceOf, type Piece } from '../../lib/scene'
import type { GameEvent, Scene } from './scene'

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
  const taken = scene.view.table.colours[seat]
  return `var(--seat-${(taken ? TENNO.colours.indexOf(taken) : indexOf(seat)) + 1})`
}

/** The crest that the player has at this table: on the backs of the cards the same as beside the name. */
export const crestOf = (scene: Scene, seat: string): Crest => (looksAt(scene.cushions)[seat] ?? lookOfSeat(seat)).crest

export const turnNumber = (scene: Scene): number => scene.view.table.turn_number

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

const sideOf = (scene: Scene, { seat, slot, strength = null }: { seat: string; slot: number; strength?: number | null }): Side => ({
  seat, slot, place: rowPlace(seat, slot), kind: pieceAt(scene, seat, slot)?.face ?? '', strength,
})

/** The fight that is on: both cards lie open, and the defender decides. */
export function fightOf(scene: Scene): Fight | null {
  const { fight } = scene.aids
  const about = scene.question?.name === 'MonkToShow' ? scene.question.about : null
  if (fight) return { attacker: sideOf(scene, fight.attacker), target: sideOf(scene, fight.target), monk: fight.monk, over: false }
  if (!about) return null
  return {
    attacker: sideOf(scene, { seat: about.by, slot: about.slot }),
    target: sideOf(scene, { seat: about.target, slot: about.aim }),
    monk: 0, over: false,
  }
}

type Result = Extract<GameEvent, { event: 'AttackerWon' | 'DefenderWon' | 'NobodyWon' }>
const isResult = (told: GameEvent): told is Result => told.event === 'AttackerWon' || told.event === 'DefenderWon' || told.event === 'NobodyWon'

/** A card that an event tells of, and where it lay: in a row, or nowhere that matters here. */
function cardTold(told: GameEvent): { seat: string; slot: number; place: string; kind: string } | null {
  const place = 'source' in told ? told.source : 'place' in told ? told.place : ''
  const [, seat, nth] = /^row\.([A-H])\.([1-3])$/.exec(place) ?? []
  const kind = 'face' in told ? pieceOf(told.face).face : ''
  return seat && isKind(kind) ? { seat, slot: Number(nth) - 1, place, kind } : null
}

/** The fight that has just been decided, as the events tell it. */
export function decidedFight(events: readonly GameEvent[]): Fight | null {
  const result = events.find(isResult)
  if (!result) return null
  const side = (seat: string, strength: number): Side | null => {
    for (const event of events) {
      const card = cardTold(event)
      if (card?.seat === seat && !isShownMonk(events, seat, card.slot)) return { ...card, strength }
    }
    return null
  }
  const attacker = side(result.by, result.attack)
  const target = side(result.target, result.defence)
  return attacker && target ? { attacker, target, monk: 0, over: true } : null
}

const isShownMonk = (events: readonly GameEvent[], seat: string, slot: number): boolean =>
  events.some((event) => event.event === 'MonkShown' && event.seat === seat && event.slot === slot)

export interface Glimpse {
  seat: string
  slot: number
  kind: string
}

/** What the viewer has just looked at, he alone. */
export function glimpseOf(events: readonly GameEvent[], viewer: string | null): Glimpse | null {
  const seen = events.filter((event) => event.event === 'Glimpsed' && event.by === viewer).at(-1)
  return seen ? cardTold(seen) : null
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

/** What was seen in a slot that has not been filled again since. */
const sightingsOf = (scene: Scene, seat: string, slot: number): Sighting[] =>
  scene.view.table.sightings.filter((line) => line.seat === seat && line.slot === slot && line.mark !== 'refilled')

const isCovered = (scene: Scene, seat: string, slot: number): boolean => pieceAt(scene, seat, slot)?.open === false

/** What this viewer or everybody saw in a slot last; a record, it does not follow the card. */
export function memoryOf(scene: Scene, seat: string, slot: number): Memory | null {
  if (!isCovered(scene, seat, slot)) return null
  const told = scene.aids.remembered?.[rowPlace(seat, slot)]
  if (!told) return null
  const same = sightingsOf(scene, seat, slot).filter(({ turn }) => turn === told.turn)
  return { ...told, alone: same.length > 0 && same.every(({ by }) => by !== null) }
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
  const seen = sightingsOf(scene, viewer, slot)
  const last = seen.at(-1)
  if (!last) return null
  const newest = seen.filter((s) => s.turn === last.turn)
  return {
    all: newest.some(({ by }) => by === null),
    by: [...new Set(newest.flatMap(({ by }) => by ?? []))],
    handled: last.mark === 'handled',
  }
}

/** The cards of every set that are out of the game for all to see. */
export function discarded(scene: Scene, seat: string): string[] {
  return scene.place('discard').filter((piece) => piece.owner === seat).map((piece) => piece.face)
}
