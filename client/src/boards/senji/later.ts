/** What the first table does not need is fetched when it is first seen. */
import type { Component } from 'svelte'
import type { BoardProps } from '../game'
import { offered, touched } from './parts'
import type { Reading } from './reading'

export type Overlay = 'pick' | 'winter' | 'battle' | 'autumn'
type Module = { default: Component<never> }

const found = import.meta.glob<Module>(['./Pick.svelte', './List.svelte', './winter/Winter.svelte', './battle/Battle.svelte', './autumn/Autumn.svelte'])

export const later = {
  pick: found['./Pick.svelte'] as (() => Promise<{ default: Component<BoardProps> }>) | undefined,
  winter: found['./winter/Winter.svelte'] as (() => Promise<{ default: Component<BoardProps> }>) | undefined,
  battle: found['./battle/Battle.svelte'] as (() => Promise<{ default: Component<BoardProps> }>) | undefined,
  autumn: found['./autumn/Autumn.svelte'] as (() => Promise<{ default: Component<BoardProps> }>) | undefined,
  list: found['./List.svelte'] as (() => Promise<{ default: Component<{ reading: Reading; onclose: () => void }> }>) | undefined,
}

/** What lies over the map now: families or samurai to choose from, a battle, the table of Winter or of Autumn.
 *  What is answered by touching regions or seats alone leaves the map free. */
export function overlayOf(reading: Reading): Overlay | null {
  const { question, viewer } = reading.scene
  const isAbout = (kind: string): boolean => offered(question, kind).length > 0
  const isOnlyAbout = (kind: string): boolean => isAbout(kind) && (question?.offers ?? []).every((offer) => !Object.keys(offer.touches ?? {}).length || touched(offer, kind) !== null)
  if (isOnlyAbout('region') || isOnlyAbout('seat')) return null
  if (reading.battle) return 'battle'
  if (isAbout('family') && reading.phase === 'preparation') return 'pick'
  if (isOnlyAbout('samurai') && viewer && reading.scene.count(`drawn.${viewer}`)) return 'pick'
  return reading.phase === 'winter' || reading.phase === 'autumn' ? reading.phase : null
}

/** A battle that has just been decided stays in sight for a while, as its events tell it. */
export const isDecided = (reading: Reading): boolean => reading.scene.events.some(({ event }) => event === 'BattleWon')
