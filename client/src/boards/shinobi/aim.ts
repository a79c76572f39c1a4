/** Which arrow is drawn: the answer that is chosen or looked at, or what somebody has just done. */
import { includes, partsOf, type Answering, type Parts } from '../../lib/answering.svelte'
import type { Scene } from './scene'
import { strength } from './table'

export interface Aim {
  kind: 'attack' | 'move'
  /** The army it starts from: `A.takeda`. */
  from: string
  /** The army that is struck, or the province a card goes to. */
  to: string
  /** "4 › 3". */
  sign: string
}

export function aimOf(scene: Scene, answering: Answering | null): Aim | null {
  if (answering?.isAsked) return aimed(scene, answering)
  for (const event of scene.events)
    if (event.event === 'Attacked') return attack(scene, event.by, event.army, event.province, event.clan, 1)
  return null
}

function aimed(scene: Scene, answering: Answering): Aim | null {
  const wanted: Parts = { ...answering.chosen, ...answering.near }
  const offer = answering.ready ?? answering.offers.find((each) => includes(partsOf(each), wanted))
  if (!offer || !scene.viewer) return null
  const { army, province, clan, source, goal } = answering.ready ? partsOf(offer) : wanted
  if (army !== undefined && province !== undefined && clan !== undefined)
    return attack(scene, scene.viewer, String(army), String(province), String(clan), 0)
  if (clan !== undefined && source !== undefined && goal !== undefined)
    return { kind: 'move', from: `${source}.${clan}`, to: String(goal), sign: '' }
  return null
}

/** `lost`: how many cards the target has lost already. */
function attack(scene: Scene, by: string, army: string, province: string, clan: string, lost: number): Aim {
  const sign = `${strength(scene, by, army)} › ${strength(scene, province, clan) + lost}`
  return { kind: 'attack', from: `${by}.${army}`, to: `${province}.${clan}`, sign }
}

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface Path {
  d: string
  /** Where the head is and which way it points, in degrees from upwards. */
  head: { x: number; y: number; turn: number }
  sign: { x: number; y: number }
}

const middle = (box: Box): number => (box.left + box.right) / 2

/** From an army to what it goes for. Upwards it keeps to the gap between the mats, or between two columns. */
export function pathOf(from: Box, to: Box, isTable: boolean): Path {
  const [x1, x2] = [middle(from), middle(to)]
  if (to.bottom <= from.top + 4) return isTable ? throughGutter(x1, from.top, x2, to) : throughGap(x1, from.top, x2, to.bottom)
  if (to.top >= from.bottom - 4) return straightDown(x1, from.bottom, x2, to.top)
  const y = Math.max(14, Math.min(from.top, to.top) - 18)
  return {
    d: `M${x1},${from.top - 4} C${x1},${y} ${x2},${y} ${x2},${to.top - 9}`,
    head: { x: x2, y: to.top - 2, turn: 180 },
    sign: { x: (x1 + x2) / 2, y: Math.max(14, y) },
  }
}

function throughGap(x1: number, y1: number, x2: number, y2: number): Path {
  const y = y2 + Math.min(26, Math.max(16, (y1 - y2) * 0.3))
  const round = Math.min(16, Math.abs(x2 - x1) / 2, y - y2)
  const side = Math.sign(x2 - x1) || 1
  const bend = round < 3 ? `L${x2},${y}` : `L${x1},${y + round} Q${x1},${y} ${x1 + side * round},${y} L${x2 - side * round},${y} Q${x2},${y} ${x2},${y - round}`
  return { d: `M${x1},${y1 - 5} ${bend} L${x2},${y2 + 8}`, head: { x: x2, y: y2 + 1, turn: 0 }, sign: { x: (x1 + x2) / 2, y } }
}

function throughGutter(x1: number, y1: number, x2: number, to: Box): Path {
  const half = (to.right - to.left) / 2 + 5
  const x = x1 <= x2 ? x2 - half : x2 + half
  const y2 = to.bottom
  const isNear = y1 - y2 < 40
  // A short arrow would vanish behind its sign.
  const sign = isNear && Math.abs(x2 - x1) < 90 ? { x: x1 + (x1 < x2 ? -30 : 30), y: y1 - 6 } : { x: isNear ? (x1 + x2) / 2 : x, y: (y1 + y2) / 2 }
  const d = isNear
    ? `M${x1},${y1 - 3} C${x1},${y1 - 14} ${x2},${y2 + 20} ${x2},${y2 + 8}`
    : `M${x1},${y1 - 3} C${x1},${y1 - 16} ${x},${y1 - 6} ${x},${y1 - 22} L${x},${y2 + 24} C${x},${y2 + 12} ${x2},${y2 + 20} ${x2},${y2 + 8}`
  return { d, head: { x: x2, y: y2 + 1, turn: 0 }, sign }
}

function straightDown(x1: number, y1: number, x2: number, y2: number): Path {
  const y = (y1 + y2) / 2
  return { d: `M${x1},${y1 + 4} C${x1},${y} ${x2},${y} ${x2},${y2 - 8}`, head: { x: x2, y: y2 - 1, turn: 180 }, sign: { x: (x1 + x2) / 2, y } }
}
