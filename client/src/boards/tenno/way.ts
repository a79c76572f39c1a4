/** Ways over the mat: a line that goes past the cards which lie between its ends. */

export interface Point { x: number; y: number }
export interface Box { left: number; top: number; right: number; bottom: number }

/** A line from one point to another, drawn towards a third one on its way. */
export interface Way { from: Point; bend: Point; to: Point }

export const middle = (box: Box): Point => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })

/** Where the way from the middle of a box to a point leaves that box. */
export function edge(box: Box, goal: Point, gap: number): Point {
  const at = middle(box)
  const [dx, dy] = [goal.x - at.x, goal.y - at.y]
  const [w, h] = [(box.right - box.left) / 2 + gap, (box.bottom - box.top) / 2 + gap]
  const share = Math.min(dx ? w / Math.abs(dx) : 9, dy ? h / Math.abs(dy) : 9, 1)
  return { x: at.x + dx * share, y: at.y + dy * share }
}

const straight = (from: Point, to: Point): Way => ({ from, bend: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to })
const turned = ({ from, bend, to }: Way): Way => ({ from: to, bend, to: from })

function pointOn({ from, bend, to }: Way, share: number): Point {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y }
}

const STEPS = 40
const AIR = 3

/** How many of these things a way runs across. */
export function crossed(way: Way, things: readonly Box[]): number {
  const points = Array.from({ length: STEPS + 1 }, (_, k) => pointOn(way, k / STEPS))
  return things.filter(({ left, top, right, bottom }) =>
    points.some(({ x, y }) => x > left - AIR && x < right + AIR && y > top - AIR && y < bottom + AIR),
  ).length
}

/** The first of these ways that runs across the fewest things. */
const clearest = (first: Way, more: readonly Way[], things: readonly Box[]): Way =>
  more.reduce((best, way) => (crossed(way, things) < crossed(best, things) ? way : best), first)

/** From a card to another one: out of the upper edge and into the lower one, or straight where they lie side by side. */
export function between(a: Box, b: Box, things: readonly Box[]): Way {
  const isBeside = b.bottom > a.top + 24
  const from = { x: middle(a).x, y: a.top - 5 }
  const to = { x: middle(b).x, y: b.bottom + 8 }
  const first = isBeside ? straight(edge(a, middle(b), 4), edge(b, middle(a), 6)) : straight(from, to)
  return clearest(first, [{ from, bend: { x: from.x, y: to.y + 20 }, to }, { from, bend: { x: to.x, y: from.y - 20 }, to }], things)
}

/** From the fight in the middle to a card: straight, or round below or above its neighbours. */
export function fromFight(fight: Box, card: Box, things: readonly Box[]): Way {
  const [at, goal] = [middle(fight), middle(card)]
  const x = goal.x < at.x ? fight.left - 4 : fight.right + 4
  const round = (end: number, turn: number): Way => {
    const bend = { x: goal.x, y: end + turn }
    return { from: { x, y: Math.max(fight.top, Math.min(fight.bottom, bend.y)) }, bend, to: { x: goal.x, y: end } }
  }
  return clearest(straight(edge(fight, goal, 4), edge(card, at, 6)), [round(card.bottom + 8, 40), round(card.top - 8, -40)], things)
}

export const toFight = (card: Box, fight: Box, things: readonly Box[]): Way => turned(fromFight(fight, card, things))

export const lengthOf = ({ from, to }: Way): number => Math.hypot(from.x - to.x, from.y - to.y)
export const drawn = ({ from, bend, to }: Way): string => `M${from.x},${from.y}Q${bend.x},${bend.y} ${to.x},${to.y}`

/** The head of an arrow at the end of a way. */
export function headOf({ bend, to }: Way): string {
  const turn = Math.atan2(to.y - bend.y, to.x - bend.x)
  const wing = (side: number): string => `${to.x - 10 * Math.cos(turn + side)},${to.y - 10 * Math.sin(turn + side)}`
  return `M${wing(0.55)}L${to.x},${to.y}L${wing(-0.55)}`
}
