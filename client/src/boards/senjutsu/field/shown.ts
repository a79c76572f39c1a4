/** What a card that is looked at would do, from the hall's aids: what it strikes and blocks, the way it forces, whom it hits. */
import type { Guarded, Struck, Victim } from '../../../generated/senjutsu'
import type { Answering } from '../../../lib/answering.svelte'
import { cardAid, fighterOf } from '../facts'
import type { Scene } from '../scene'
import { projection } from './projection.svelte'

export interface Shown {
  seat: string
  slug: string
  /** Where its owner would stand after the way that strikes. */
  stand: { cell: string; facing: number } | null
  isForced: boolean
  strikes: readonly Struck[]
  blocks: readonly Guarded[]
  victims: readonly Victim[]
}

/** The card that somebody looks at; else the one that he has chosen, or that his pointer is on. */
function slugLooked(answering: Answering | null): string | null {
  const card = projection.slug ?? answering?.near?.['card'] ?? answering?.chosen['card']
  return typeof card === 'string' ? card : null
}

export function shownCard(scene: Scene, answering: Answering | null): Shown | null {
  const slug = slugLooked(answering)
  const seat = projection.seat ?? scene.viewer
  const aid = slug && seat ? cardAid(scene, seat, slug) : null
  if (!slug || !seat || !aid) return null
  const { course, reach } = aid
  const own = fighterOf(scene, seat)
  const moves = course?.cell !== undefined && (course.cell !== own?.cell || course.facing !== own.facing)
  return {
    seat, slug,
    stand: moves ? { cell: course.cell!, facing: course.facing ?? own?.facing ?? 0 } : null,
    isForced: course?.is_forced ?? false,
    strikes: course?.strikes.length ? course.strikes : reach.strikes,
    blocks: reach.blocks,
    victims: course?.victims ?? [],
  }
}
