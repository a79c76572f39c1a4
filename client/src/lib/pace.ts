/** The one clock of everything that is shown: how long things stay and move, by the pace that the player has chosen.
 *
 * The queue (`showing.svelte.ts`), the boards that tell something step by step, flights and films all ask here, so that
 * nothing is still on its way when the next thing comes.
 */
import { settings, type Choices } from './settings.svelte'

type Pace = Choices['pace']

/** Milliseconds. */
const STAYS = {
  /** A plain move, before the next thing. */
  plain: { calm: 1500, normal: 750, quick: 250, instant: 0 },
  /** One that turned a card up. */
  reveal: { calm: 2800, normal: 1500, quick: 550, instant: 0 },
  /** A step of something that a board tells step by step. */
  step: { calm: 3200, normal: 1900, quick: 850, instant: 0 },
  /** The end of it, until it is put away by itself. */
  verdict: { calm: 9600, normal: 5700, quick: 2550, instant: 2500 },
  /** What somebody said, beside his seat. */
  speech: { calm: 9000, normal: 6500, quick: 5000, instant: 5000 },
  /** What was seen and is a matter of memory afterwards. */
  memory: { calm: 6000, normal: 4000, quick: 2500, instant: 1500 },
} as const satisfies Record<string, Record<Pace, number>>

/** As the design has it (docs/design.md). */
const FLIGHT = 420

export const stays = (what: keyof typeof STAYS): number => STAYS[what][settings.now.pace]

/** How long something flies or turns: it has landed before the next thing comes. */
export const flies = (): number => Math.min(FLIGHT, stays('plain'))
