/** How large everything is and where it lies, from the room there is: so nothing overlaps, and nothing
 *  scrolls as long as what can be touched stays large enough. */
import { clamp, type Room as Free } from '../../lib/fitting'

export interface Room extends Free {
  /** Seats besides the one at the bottom. */
  others: number
  /** How much larger than usual text is. */
  text: number
  /** Whether chips lie under the slots of others. */
  chips: boolean
  /** What must be seen now: everybody's rows, the fight that is on, or only what the hand is for. */
  needs: 'rows' | 'fight' | 'hand'
}

export interface Layout {
  /** `wide`: seats round the mat. `strip`: the others above, one's own below. `low`: side by side. */
  kind: 'wide' | 'strip' | 'low'
  /** Columns of the others' strip, or how many sit along the top of a wide mat. */
  columns: number
  /** Width of a card of the others (0: their rows are left out), of one's own row, and in the fight. */
  far: number
  own: number
  big: number
  /** Whether the middle has room for what is not asked about: a fight that is over, the discard. */
  hasRoom: boolean
}

/** How many of the others sit along the top; the first and the last sit at the sides, if there are enough. */
export const alongTheTop = (others: number): number => (others <= 2 ? others : others - 2)

const TALL = 1.4
/** The head of a small seat, the narrowest card that is as tall as a finger needs, and what a fight needs. */
const [HEAD, LEAST, MIDDLE] = [30, 32, 80]
/** The narrowest card that can still be seen. */
const SEEN = 20
/** In a column narrower than this the two counts of a seat stand below each other. */
const WRAPS = 106
/** The room for a finger, and what a small seat has round its row. */
const [FINGER, ROUND] = [44, 14]

/** For a mat that is drawn `fit` times as large as usual. */
export function enlarged(layout: Layout, fit: number): Layout {
  const { far, own, big } = layout
  return { ...layout, far: Math.floor(far * fit), own: Math.floor(own * fit), big: Math.floor(big * fit) }
}

export function layoutFor(room: Room): Layout {
  if (room.width >= 640 && room.height >= 360 * Math.sqrt(room.text)) return wide(room)
  return room.width >= 480 && room.width > room.height * 1.5 ? low(room) : strip(room)
}

function wide({ width, height, others, text }: Room): Layout {
  const top = alongTheTop(others)
  const hasSides = others > 2
  const [head, chip] = [42 * text, 25 * text]
  // Two bands of seats with their heads, one's own with its head beside it; margins between.
  const byHeight = (height - 2 * head - 3 * chip - 46) / (2 * TALL + 1.14 * TALL)
  // Three cards and a prison of two thirds of one, with the gaps between them.
  const byTop = ((width - 16 * (top + 1)) / Math.max(1, top) - 34) / 3.68
  const bySides = hasSides ? (width - 2 * 34 - 64 - 130 * text) / (2 * 3.68 + 2 * 1.3) : 99
  const far = clamp(Math.min(byHeight, byTop, bySides), 30, 88)
  const middle = height - (2 * TALL + 0.14 * TALL) * far - 2 * chip - head - 70
  const free = width - (hasSides ? 2 * (3.68 * far + 40) : 0)
  const big = clamp(Math.min((Math.max(middle, TALL * far + head - 6) - 24 * text) / TALL, (free - 150 * text) / 2), 34, 130)
  return { kind: 'wide', columns: top, far: Math.floor(far), own: Math.floor(far * 1.14), big: Math.floor(big), hasRoom: true }
}

/** 1, 2, 3, 2 by 2, 3 and 2, 3 by 2. */
const dense = (others: number): number => (others <= 3 ? Math.max(1, others) : others === 4 ? 2 : 3)

/** As many side by side as leave room for a finger on every card. */
function roomy(others: number, width: number): number {
  const most = Math.max(1, Math.floor((width + 6) / (3 * FINGER + ROUND + 6)))
  const rows = Math.max(1, Math.ceil(others / most))
  return Math.max(1, Math.ceil(others / rows))
}

/** The widest card that leaves a gap in its third of a column. */
const inColumn = (column: number): number => (column - ROUND) / 3 - 7

function strip(room: Room): Layout {
  const touched = stripOf(room, roomy(room.others, room.width - 12), LEAST)
  // Where the cards of the others are only looked at they may be smaller.
  return touched.far ? touched : stripOf(room, dense(room.others), SEEN)
}

function stripOf({ width, height, others, text, chips, needs }: Room, columns: number, narrowest: number): Layout {
  const rows = Math.ceil(others / columns)
  const column = (width - 12 - 6 * (columns - 1)) / columns
  const [mostFar, mostOwn] = [clamp(inColumn(column), narrowest, 58), clamp((width - 136) / 3, 30, 66)]
  const heads = rows * (HEAD * text + 18) + 22 * text + 20
  const under = chips ? rows * 9 : 0
  const least = TALL * (rows * narrowest + 0.6 * mostOwn) + under
  // Where there is not room for all, what is not needed now is left out: the middle, or the rows of the others.
  const middle = Math.max(height * 0.2, MIDDLE * text)
  const easy = TALL * 0.75 * (rows * mostFar + mostOwn) + under
  const hasMiddle = needs === 'fight' || (needs === 'rows' && height - heads - middle >= easy)
  const left = height - heads - (hasMiddle ? middle : 0)
  const isBare = needs !== 'rows' && left < least
  // Without its row a head is lower; in a narrow column its counts need a line more.
  const room = left + (isBare ? rows * (4 - (column < WRAPS * text ? 16 * text : 0)) : -under)
  const share = clamp(room / (TALL * ((isBare ? 0 : rows * mostFar) + mostOwn)), 0.3, 1)
  const far = isBare ? 0 : Math.max(narrowest, mostFar * share)
  const own = Math.max(LEAST, Math.min(mostOwn * share, room / TALL - rows * far))
  const rest = room + (hasMiddle ? middle : 0) - TALL * (rows * far + own)
  const caption = text > 1.2 ? 50 : 38
  const big = clamp(Math.min((rest - caption * text) / TALL, (width - 142 * Math.min(text, 1.3)) / 2), 28, 100)
  return { kind: 'strip', columns, far: Math.floor(far), own: Math.floor(own), big: Math.floor(big), hasRoom: hasMiddle }
}

/** A phone on its side: the others in the left half, the fight and one's own row in the right. */
function low({ width, height, others, text, chips, needs }: Room): Layout {
  const columns = roomy(others, width * 0.54 - 12)
  const rows = Math.ceil(others / columns)
  const column = (width * 0.54 - 6 * (columns + 1)) / columns
  const byHeight = ((height - 8) / rows - HEAD * text - 14 - (chips ? 9 : 0)) / TALL
  const far = Math.min(inColumn(column), byHeight, 56)
  const isBare = far < LEAST && needs !== 'rows'
  const hasMiddle = needs === 'fight' || (needs === 'rows' && height > 190 * text)
  const own = clamp(Math.min((width * 0.44 - 130) / 3, (height * (hasMiddle ? 0.5 : 0.96) - 30 * text) / TALL), LEAST, 60)
  const big = clamp((height - TALL * own - 66 * text) / TALL, 24, 70)
  return { kind: 'low', columns, far: isBare ? 0 : Math.floor(Math.max(far, LEAST)), own: Math.floor(own), big: Math.floor(big), hasRoom: hasMiddle }
}
