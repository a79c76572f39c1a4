/** What the orders of this turn have done so far: a view shows what lies there, not how it came to lie there. */
import type { GameEvent, Scene } from './scene'
import { protections } from './table'

const ORDER_OF: Partial<Record<GameEvent['event'], number>> = { PlacedAbroad: 0, NinjaPlayed: 0, PlacedAtHome: 1, TroopsMoved: 1, Attacked: 2 }

export class Story {
  /** By order, from 0. */
  deeds = $state.raw<Readonly<Record<number, GameEvent>>>({})
  #turn = 0

  hear(scene: Scene): void {
    const turn = scene.view.table.turn_number
    let deeds = turn === this.#turn ? this.deeds : {}
    this.#turn = turn
    for (const event of scene.events) {
      const order = event.event === 'OrderSkipped' ? event.order - 1 : ORDER_OF[event.event]
      if (event.event === 'TurnBegan') deeds = {}
      else if (order !== undefined) deeds = { ...deeds, [order]: event }
    }
    this.deeds = deeds[0] ? deeds : { ...firstDeed(scene), ...deeds }
  }
}

/** Whoever comes in the middle of a turn still sees the first order by the army it protects. */
function firstDeed(scene: Scene): Record<number, GameEvent> {
  const by = scene.turn ?? ''
  for (const [army, cause] of Object.entries(protections(scene))) {
    const [province = '', clan = ''] = army.split('.')
    if (cause === 'ninja') return { 0: { event: 'NinjaPlayed', by, province, clan } }
    if (cause === 'placed' || cause === 'moved on') return { 0: { event: 'PlacedAbroad', by, province, clan } }
  }
  return {}
}
