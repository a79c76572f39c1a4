/** What lies over the map now, fetched when it is first seen. */
import type { Component } from 'svelte'
import type { BoardProps } from './scene'
import { later } from './later'
import { offered, touched } from './parts'
import type { Reading } from './reading'

export type Overlay = 'pick' | 'winter' | 'autumn'
type Part<Props extends object = BoardProps> = () => Promise<{ default: Component<Props> }>

const parts = import.meta.glob(['./Pick.svelte', './List.svelte', './winter/Winter.svelte', './winter/Aside.svelte', './battle/Stage.svelte'])

export const overlays = {
  pick: parts['./Pick.svelte'] as Part | undefined,
  winter: parts['./winter/Winter.svelte'] as Part | undefined,
  aside: parts['./winter/Aside.svelte'] as Part | undefined,
  autumn: later.autumn as Part | undefined,
  battle: parts['./battle/Stage.svelte'] as Part | undefined,
  list: parts['./List.svelte'] as Part<{ reading: Reading; onclose: () => void }> | undefined,
}

/** Those that cover the whole map, so that there must be a way to look at it. */
export const COVERING: readonly Overlay[] = ['pick', 'winter']

/** Families or samurai to choose from, the table of Winter or of Autumn; what is answered by touching regions or
 *  seats alone leaves the map free. Battles see to themselves. */
export function overlayOf(reading: Reading): Overlay | null {
  const { question, viewer, isOver } = reading.scene
  if (isOver) return null
  const isAbout = (kind: string): boolean => offered(question, kind).length > 0
  const isOnlyAbout = (kind: string): boolean =>
    isAbout(kind) && (question?.offers ?? []).every((offer) => !Object.keys(offer.touches ?? {}).length || touched(offer, kind) !== null)
  if (isAbout('family') && reading.phase === 'preparation') return 'pick'
  if (reading.phase === 'winter') return 'winter'
  if (reading.phase === 'autumn') return isOnlyAbout('region') || isOnlyAbout('seat') ? null : 'autumn'
  return isOnlyAbout('samurai') && viewer && reading.scene.count(`drawn.${viewer}`) ? 'pick' : null
}
