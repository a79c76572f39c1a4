/** The initiative line: where each card may act, where it does, and how far the turn has come. From the hall's aids. */
import type { Answering } from '../../../lib/answering.svelte'
import { isOf, part } from '../../../lib/kinds'
import { settings } from '../../../lib/settings.svelte'
import { cardAid, fighterOf } from '../facts'
import type { Scene } from '../scene'

export const HIGHEST = 9
/** From the left: what acts first. In per cent of the line. */
export const placeOn = (value: number): number => ((HIGHEST - Math.max(0, Math.min(HIGHEST, value))) / HIGHEST) * 100

export interface Stop {
  seat: string
  value: number
  state: 'hidden' | 'waiting' | 'acting' | 'done'
  /** Which part of its card, from 0. */
  part: number
}

/** Somebody's card that lies face down: all values that it may have. */
export interface Band {
  seat: string
  from: number
  to: number
  values: readonly number[]
}

export interface Turn {
  stops: readonly Stop[]
  bands: readonly Band[]
  /** Where the turn has come to, or null before it. */
  bead: number | null
}

/** One's own card while it is chosen, or lies face down: nobody else sees that. */
function ownStops(scene: Scene, answering: Answering | null): Stop[] {
  const { viewer } = scene
  // Whoever shares his screen keeps to himself what lies covered.
  const covered = settings.now.streamer ? undefined : part(scene.question?.given, 'card') || ownLaid(scene)
  const slug = answering?.chosen['card'] ?? answering?.near?.['card'] ?? covered
  const aid = typeof slug === 'string' ? cardAid(scene, viewer, slug) : null
  return viewer && aid ? aid.value.map((value, k) => ({ seat: viewer, value, state: 'hidden', part: k })) : []
}

function ownLaid(scene: Scene): string | undefined {
  const laid = scene.viewer ? scene.place(`play.${scene.viewer}`).find(({ open }) => !open) : undefined
  return laid?.face || undefined
}

export function turnOf(scene: Scene, answering: Answering | null): Turn {
  const { line = {}, beats = [] } = scene.aids
  const isChoosing = ['start', 'draw', 'choose'].includes(scene.view.table.step)
  const bands = Object.entries(line)
    .filter(([seat, { is_known: isKnown, values }]) => !isKnown && values.length && isChoosing && seat !== scene.viewer)
    .map(([seat, { values }]) => ({ seat, values, from: Math.max(...values), to: Math.min(...values) }))
  const told: Stop[] = beats.map(({ seat, now, state, part: number }) => ({ seat, value: now, state, part: number }))
  const known = new Set(told.map(({ seat }) => seat))
  const revealed = Object.entries(line).flatMap(([seat, { values, is_known: isKnown }]) => (isKnown && !known.has(seat) && !isChoosing ? values.map((value, part): Stop => ({ seat, value, state: 'waiting', part })) : []))
  const now = beats.find(({ state }) => state === 'acting') ?? [...beats].reverse().find(({ state }) => state === 'done')
  return { stops: [...(isChoosing ? ownStops(scene, answering) : []), ...told, ...revealed], bands, bead: now && !isChoosing ? now.now : null }
}

/** The values that can be chosen on the line now. */
export const valuesAsked = (scene: Scene): number[] =>
  scene.question?.name === 'CounterValueToChoose' ? [] : (scene.question?.offers ?? []).filter((offer) => isOf(offer, 'value')).map((offer) => Number(part(offer, 'value')))

/** The places in the order of equals that can be chosen now, and at which value they are equal. */
export function placesAsked(scene: Scene): { places: number[]; value: number; tied: readonly string[] } | null {
  const places = (scene.question?.offers ?? []).filter((offer) => isOf(offer, 'place-in-order')).map((offer) => Number(part(offer, 'place')))
  if (!places.length) return null
  const { tied = [] } = (scene.question?.about ?? {}) as { tied?: string[] }
  return { places, value: fighterOf(scene, scene.viewer ?? '')?.now ?? 0, tied }
}
