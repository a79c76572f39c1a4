/** What the first table does not need is fetched when it is first seen. */
import type { Component } from 'svelte'
import type { BoardProps } from '../game'
import { offered } from './parts'
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

/** What lies over the map now: families or samurai to choose from, a battle, the table of Winter or of Autumn. */
export function overlayOf(reading: Reading): Overlay | null {
  const { question } = reading.scene
  const isAbout = (kind: string): boolean => offered(question, kind).length > 0
  if (reading.battle) return 'battle'
  if (isAbout('family') && reading.phase === 'preparation') return 'pick'
  if (isAbout('samurai') && !isAbout('region') && reading.scene.viewer && reading.scene.count(`drawn.${reading.scene.viewer}`)) return 'pick'
  if (reading.phase === 'winter') return 'winter'
  if (reading.phase === 'autumn' && !isAbout('region') && !isAbout('seat')) return 'autumn'
  return null
}
