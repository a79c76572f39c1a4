/** What a touch on the field means: which part of an answer a cell, a facing or a side stands for, found by what the
 *  offers touch. What is legal is what the hall offers; a touch that is none carries its text, to be asked about. */
import type { AnswerKind } from '../../../generated/senjutsu'
import type { Offer } from '../../../generated/wire'
import { includes, partsOf, type Answering, type Parts } from '../../../lib/answering.svelte'
import { isOf, part } from '../../../lib/kinds'
import { fighterOf } from '../facts'
import type { Question, Scene } from '../scene'
import { besideOf } from './geometry'

export interface Meaning {
  parts: Parts
  /** In the notation: what somebody may try who touches it. */
  attempt?: string | undefined
}

/** Parts by which an offer may touch a cell, the likeliest first. */
const CELLS = ['cell', 'into', 'over_1', 'over_2', 'over_3', 'over_4'] as const

type Index = Map<string, string>
const indices = new WeakMap<readonly Offer[], Index>()

/** By cell: the name of the part that it is. */
function cellsIn(offers: readonly Offer[]): Index {
  const known = indices.get(offers)
  if (known) return known
  const index: Index = new Map()
  for (const name of CELLS)
    for (const { touches } of offers) {
      const value = touches?.[name]?.value
      if (typeof value === 'string' && !index.has(value)) index.set(value, name)
    }
  indices.set(offers, index)
  return index
}

/** The cells that the question may be answered on. */
export const cellsAsked = (question: Question | null): string[] => [...cellsIn(question?.offers ?? []).keys()]

const asksFor = (question: Question | null, ...kinds: AnswerKind[]): boolean => question?.offers?.some((offer) => isOf(offer, ...kinds)) ?? false
export const asksWay = (question: Question | null): boolean => asksFor(question, 'go', 'stand')
export const asksTarget = (question: Question | null): boolean => asksFor(question, 'target')

/** Whom a push, a turn or an aim is about. */
export function targetOf(question: Question | null): string {
  const about = question?.about
  return about && 'target' in about ? about.target : ''
}

/** The seat whose figure stands there. */
export const seatOn = (scene: Scene, cell: string): string | null => scene.seats.find((seat) => fighterOf(scene, seat)?.cell === cell && !fighterOf(scene, seat)?.is_out) ?? null

export function cellMeaning(scene: Scene, answering: Answering | null, cell: string): Meaning {
  const { question } = scene
  const here = seatOn(scene, cell)
  const attempt = attemptOn(scene, answering, cell, here)
  if (!question?.offers) return { parts: {}, attempt }
  if (asksTarget(question) && here)
    return question.offers.some((offer) => part(offer, 'target') === here) ? { parts: { target: here } } : { parts: { target: here }, attempt: `target ${here}` }
  if (asksFor(question, 'along')) {
    const parts = alongParts(scene, question, cell)
    return 'facing' in parts ? { parts } : { parts, attempt }
  }
  const name = cellsIn(question.offers).get(cell)
  // What some answer touches is chosen in place of what was: only what none touches is asked about.
  return name ? { parts: { [name]: cell } } : { parts: {}, attempt }
}

/** The cell beside the target in that direction stands for it. */
function alongParts(scene: Scene, question: NonNullable<Question>, cell: string): Parts {
  const from = fighterOf(scene, targetOf(question))?.cell
  const offer = from && question.offers?.find((one) => besideOf(from, Number(part(one, 'facing'))) === cell)
  return offer ? { facing: part(offer, 'facing') } : {}
}

/** What somebody who touches that cell probably wants. */
function attemptOn(scene: Scene, answering: Answering | null, cell: string, here: string | null): string | undefined {
  const me = fighterOf(scene, scene.viewer ?? '')
  if (!scene.viewer || scene.isOver) return undefined
  const { chosen = {} } = answering ?? {}
  switch (scene.question?.name) {
    case 'FigureToPlace':
      return `stand ${cell} ${chosen['facing'] ?? 0}`
    case 'TerrainToPlace':
      return `put ${chosen['terrain'] ?? scene.view.table.kit[0] ?? 'rock'} ${cell}`
    case 'MarkerToPut':
      return `mark ${cell}`
    case 'TargetToAim': case 'FoeToChoose': case 'HandToLookAt':
      return here ? `target ${here}` : `go ${cell} ${me?.facing ?? 0}`
    default:
      return `go ${cell} ${me?.facing ?? 0}`
  }
}

/** The cell that is chosen while its facing, or another part of the answer, is still to be said. */
export function cellHeld(answering: Answering | null): string | null {
  const cell = answering?.chosen['cell']
  return typeof cell === 'string' ? cell : null
}

/** The facings that go on from what is chosen: a ring of them is shown where there are several. */
export function facingsLeft(answering: Answering | null): string[] {
  if (!answering || cellHeld(answering) === null || answering.ready) return []
  const left = new Set(answering.candidates.map((offer) => part(offer, 'facing')).filter(Boolean))
  return left.size > 1 || 'facing' in answering.chosen ? [...left] : []
}

/** Where one would stand: what is chosen and looked at, as far as it is said. */
export interface Stand {
  cell: string
  facing: number
  /** The cells that are gone over, from where one stands. */
  way: readonly string[]
}

export function standMeant(scene: Scene, answering: Answering | null): Stand | null {
  if (!answering?.isAsked || !scene.viewer || !asksWay(scene.question)) return null
  const wanted: Parts = { ...answering.chosen, ...answering.near }
  const offers = answering.offers.filter((offer) => includes(partsOf(offer), wanted) && part(offer, 'cell'))
  const me = fighterOf(scene, scene.viewer)
  if (!offers.length || !Object.keys(wanted).some((name) => (CELLS as readonly string[]).includes(name))) return null
  const straight = offers.find((offer) => Number(part(offer, 'facing')) === me?.facing)
  const meant = answering.ready ?? straight ?? offers[0]!
  return { cell: part(meant, 'cell'), facing: Number(part(meant, 'facing')), way: scene.aids.ways?.[meant.answer] ?? [] }
}
