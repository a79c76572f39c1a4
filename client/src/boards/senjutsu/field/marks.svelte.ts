/** What has just happened, where it happened: the way that was gone, and a sign for each effect, until the next thing.
 *  What one answer sets off is shown in steps, in the order in which it happened. */
import type { Point } from '../../../art/svg'
import type { Route } from '../../../generated/senjutsu'
import type { GameEvent, Scene } from '../scene'
import { stays } from '../../../lib/pace'
import { settings } from '../../../lib/settings.svelte'
import { placeOf } from './geometry'

export type Sign = 'wound' | 'heavy' | 'stun' | 'limp' | 'poison' | 'blocked' | 'prevented' | 'missed' | 'focus' | 'unfocus' | 'heal' | 'crash' | 'mask' | 'advantage' | 'burn' | 'value' | 'replaced' | 'unpaid'

export interface Mark {
  key: string
  sign: Sign
  at: Point
  /** How many; of a value, which. */
  count: number
  /** At which step it is shown, from 0. */
  step: number
}

export interface Trail {
  seat: string
  points: readonly Point[]
  /** Pushed or pulled, not gone by oneself. */
  isShoved: boolean
  step: number
}

type Told = readonly [sign: Sign, seat: string, count: number]

/** What each event shows, and at whose figure. */
function signsOf(event: GameEvent): Told[] {
  switch (event.event) {
    case 'Wounded': return [...(event.heavy ? [['heavy', event.seat, event.heavy] as const] : []), ...(event.wounds ? [['wound', event.seat, event.wounds] as const] : [])]
    case 'Stunned': return [['stun', event.seat, event.cards]]
    case 'Limped': return [['limp', event.seat, event.cards]]
    case 'Poisoned': return [['poison', event.seat, 1]]
    case 'AttackBlocked': return [['blocked', event.seat, 1]]
    case 'AttackStopped': return [['blocked', event.target, 1]]
    case 'WoundsPrevented': return [['prevented', event.seat, event.wounds]]
    case 'Missed': return [['missed', event.seat, 1]]
    case 'FocusGained': return [['focus', event.seat, event.focus]]
    case 'FocusPaid': return [['unfocus', event.seat, event.focus]]
    case 'FocusLost': return [['unfocus', event.seat, event.focus]]
    case 'Healed': return [['heal', event.seat, event.wounds + event.heavy + event.limp + event.stun]]
    case 'RanIntoTerrain': case 'RanIntoFigure': case 'RanOff': return [['crash', event.seat, 1]]
    case 'Masked': return [['mask', event.seat, 1]]
    case 'AdvantageTaken': return [['advantage', event.seat, 1]]
    case 'InitiativeBought': case 'InitiativeChosen': return [['value', event.seat, event.value]]
    case 'CardReplaced': return [['replaced', event.seat, 1]]
    case 'CostNotPaid': return [['unpaid', event.seat, 1]]
    default: return []
  }
}

/** No answer holds up the table for longer. */
const MOST_STEPS = 5

/** At which step each event is shown, and how many there are: whatever is of one kind comes together, a part and a way
 *  begin anew. */
export function stepsOf(events: readonly GameEvent[]): { steps: number[]; count: number } {
  let [step, last] = [-1, '']
  const steps = events.map((event) => {
    const isWay = event.event === 'Went' || event.event === 'PushedTo'
    const signs = signsOf(event)
    if (event.event === 'PartBegan') last = ''
    const kind = isWay ? `way of ${event.seat}` : signs[0] ? (HARMS.has(signs[0][0]) ? 'harm' : signs[0][0]) : ''
    if (kind && (kind !== last || isWay)) step = Math.min(MOST_STEPS - 1, step + 1)
    if (kind) last = kind
    return Math.max(0, step)
  })
  return { steps, count: Math.max(1, step + 1) }
}

const HARMS: ReadonlySet<string> = new Set<Sign>(['wound', 'heavy', 'stun', 'limp', 'poison'])

export class Story {
  marks = $state.raw<readonly Mark[]>([])
  trails = $state.raw<readonly Trail[]>([])
  /** By seat: the step at which its figure comes to where it stands now. */
  moves = $state.raw<Readonly<Record<string, number>>>({})
  /** Milliseconds that a step stays. */
  beat = $state.raw(0)
  #cells: Record<string, string | null> = {}
  #skips = 0
  #ways: readonly Route[] = []
  #heard: unknown = null

  /** How things stood before is what a way began from: a view shows only where it ended. */
  hear(scene: Scene, skips: number | null = null): void {
    if (scene.events !== this.#heard) {
      this.#heard = scene.events
      const { count } = stepsOf(scene.events)
      // A film goes on by itself after that time; whoever wants to see everything at once waits for nothing.
      const whole = skips === null ? stays('plain') : skips === this.#skips ? count * stays('plain') : 0
      this.beat = settings.moves ? whole / count : 0
      this.#skips = skips ?? 0
      this.#tell(scene)
    }
    this.#ways = Object.values(scene.aids.ways ?? {})
    for (const [seat, { cell }] of Object.entries(scene.view.table.fighters)) this.#cells[seat] = cell
  }

  #tell(scene: Scene): void {
    const [marks, trails]: [Mark[], Trail[]] = [[], []]
    const cells = { ...this.#cells }
    const { steps } = stepsOf(scene.events)
    const moves: Record<string, number> = {}
    for (const [k, event] of scene.events.entries()) {
      const step = steps[k] ?? 0
      if (event.event === 'Went' || event.event === 'PushedTo') {
        const from = cells[event.seat]
        const gone = event.event === 'Went' ? this.#wayTo(from, event.cell, event.facing) : null
        if (from && from !== event.cell) trails.push({ seat: event.seat, points: (gone ?? [from, event.cell]).map(placeOf), isShoved: event.event === 'PushedTo', step })
        moves[event.seat] = step
        cells[event.seat] = event.cell
      }
      for (const [sign, seat, count] of signsOf(event)) {
        const cell = scene.view.table.fighters[seat]?.cell ?? cells[seat]
        if (cell) marks.push({ key: `${scene.view.acts} ${marks.length}`, sign, at: placeOf(cell), count, step })
      }
    }
    // Several at one figure lie side by side.
    this.marks = marks.map((mark, k) => {
      const before = marks.slice(0, k).filter(({ at }) => at[0] === mark.at[0] && at[1] === mark.at[1]).length
      return { ...mark, at: [mark.at[0] + 26 - before * 27, mark.at[1] - 27] }
    })
    this.trails = trails
    this.moves = moves
  }

  #wayTo(from: string | null | undefined, cell: string, facing: string): readonly string[] | null {
    return this.#ways.find((way) => way.cells[0] === from && way.cells.at(-1) === cell && String(way.facing) === facing)?.cells ?? null
  }
}
