/** How large everything is and where it lies, from the room there is: so nothing overlaps and nothing scrolls. */

export interface Room {
  width: number
  height: number
  /** Seats besides the one at the bottom. */
  others: number
  /** How much larger than usual text is. */
  text: number
  /** Whether chips lie under the slots of others. */
  chips: boolean
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
  /** Whether a fight that is over may stay for a while: not where one's own hand needs the room. */
  hasRoom: boolean
}

/** How many of the others sit along the top; the first and the last sit at the sides, if there are enough. */
export const alongTheTop = (others: number): number => (others <= 2 ? others : others - 2)

const TALL = 1.4
/** The head of a small seat, and the narrowest card worth showing. */
const [HEAD, LEAST] = [30, 20]
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

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
  const far = clamp(Math.min(byHeight, byTop, bySides), 30, 72)
  const middle = height - (2 * TALL + 0.14 * TALL) * far - 2 * chip - head - 70
  const free = width - (hasSides ? 2 * (3.68 * far + 40) : 0)
  const big = clamp(Math.min((Math.max(middle, TALL * far + head - 6) - 24 * text) / TALL, (free - 150 * text) / 2), 34, 108)
  return { kind: 'wide', columns: top, far: Math.floor(far), own: Math.floor(far * 1.14), big: Math.floor(big), hasRoom: true }
}

/** 1, 2, 3, 2 by 2, 3 and 2, 3 by 2. */
const columnsFor = (others: number): number => (others <= 3 ? Math.max(1, others) : others === 4 ? 2 : 3)

function strip({ width, height, others, text, chips }: Room): Layout {
  const columns = columnsFor(others)
  const rows = Math.ceil(others / columns)
  const column = (width - 12 - 6 * (columns - 1)) / columns
  const [mostFar, mostOwn] = [clamp((column - 28) / 3, 20, 58), clamp((width - 136) / 3, 30, 66)]
  const heads = rows * (HEAD * text + 24)
  const own = 22 * text + 20
  const under = chips ? rows * 9 : 0
  // A fight needs room too; where the hand lies open there is none, and the rows of many others are left out.
  const hasRoom = height > 300 * text
  const fight = hasRoom ? Math.max(height * 0.2, 80 * text) : 0
  const left = height - heads - own - under - fight
  const isBare = left < TALL * (rows * LEAST + 0.6 * mostOwn)
  const share = isBare ? clamp((height - heads - own - fight) / (TALL * mostOwn), 0.5, 1) : clamp(left / (TALL * (rows * mostFar + mostOwn)), 0, 1)
  const far = isBare ? 0 : Math.max(LEAST, mostFar * share)
  const mine = Math.min(mostOwn * share, isBare ? mostOwn : left / TALL - rows * far)
  const rest = height - heads - own - (isBare ? 0 : under) - TALL * (rows * far + mine)
  const big = clamp(Math.min((rest - 24 * text) / TALL, (width - 142 * Math.min(text, 1.3)) / 2), 28, 100)
  return { kind: 'strip', columns, far: Math.floor(far), own: Math.floor(mine), big: Math.floor(big), hasRoom }
}

/** A phone on its side: the others in the left half, the fight and one's own row in the right. */
function low({ width, height, others, text, chips }: Room): Layout {
  const columns = others <= 2 ? others : others <= 4 ? 2 : 3
  const rows = Math.ceil(others / columns)
  const column = (width * 0.54 - 6 * (columns + 1)) / columns
  const byHeight = ((height - 8) / rows - HEAD * text - 24 - (chips ? 9 : 0)) / TALL
  const far = Math.min((column - 28) / 3, byHeight, 56)
  const hasRoom = height > 190 * text
  const own = clamp(Math.min((width * 0.44 - 130) / 3, (height * (hasRoom ? 0.5 : 0.96) - 26 * text) / TALL), 24, 60)
  const big = clamp((height - TALL * own - 66 * text) / TALL, 24, 70)
  return { kind: 'low', columns, far: far < LEAST ? 0 : Math.floor(far), own: Math.floor(own), big: Math.floor(big), hasRoom }
}
