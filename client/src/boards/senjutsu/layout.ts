/** How the mat of Senjutsu is laid out in the room there is. */
import type { Room as Free } from '../../lib/fitting'

export interface Room extends Free {
  seats: number
  /** How much larger than usual text is. */
  text: number
}

export interface Layout {
  /** `wide`: the fighters beside the field. `strip`: above it. `low`: a narrow column beside it. */
  kind: 'wide' | 'strip' | 'low'
  /** How much of a fighter is shown: all with the kamae tree, without it, two lines, or one. */
  panel: 'full' | 'brief' | 'cell' | 'mini'
  /** Columns of the strip. */
  columns: number
  /** Whether the initiative line has its own row; else it is a chip on the field. */
  hasLine: boolean
}

/** The least height of a fighter with his tree, and without it, in letters of usual size. */
const [FULL, BRIEF] = [206, 103]

export function layoutFor({ width, height, seats, text }: Room): Layout {
  if (!width || (width >= 620 * Math.sqrt(text) && height >= 300 * Math.sqrt(text))) {
    const each = height / seats - 8
    const panel = each >= FULL * text ? 'full' : each >= BRIEF * text ? 'brief' : 'cell'
    return { kind: 'wide', panel, columns: 1, hasLine: true }
  }
  const isLow = width >= 440 && width > height * 1.35
  if (isLow) return { kind: 'low', panel: 'cell', columns: 1, hasLine: height >= 300 * text }
  return { kind: 'strip', panel: seats > 2 || text > 1.3 ? 'mini' : 'cell', columns: seats > 2 || text > 1.6 ? Math.min(2, seats) : seats, hasLine: height >= 460 * text }
}
