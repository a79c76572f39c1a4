/** Where the positions of a kamae tree lie, each character's own: the pack says which are joined, the drawing where. */
import type { Tree } from '../../../generated/senjutsu-pack'
import type { Point } from '../../../art/svg'

export type Node = Tree['nodes'][number]

const KNOWN: Readonly<Record<string, Readonly<Partial<Record<Node, Point>>>>> = {
  student: { aggression: [30, 40], focus: [100, 40], resolve: [170, 40], balance: [65, 90], neutral: [135, 90] },
  ronin: { focus: [30, 40], aggression: [100, 40], neutral: [170, 40], resolve: [65, 90], balance: [135, 90] },
  master: { aggression: [30, 40], focus: [100, 40], neutral: [170, 40], resolve: [60, 90], balance: [140, 90] },
  warrior: { resolve: [30, 40], focus: [100, 40], aggression: [170, 40], balance: [65, 90], neutral: [135, 90] },
}
/** Any other: round a circle, the focus position on top. */
const ROUND: Readonly<Partial<Record<Node, Point>>> = { focus: [100, 30], aggression: [30, 48], balance: [58, 92], neutral: [142, 92], resolve: [170, 48] }

export const WIDTH = 200
export const HEIGHT = 128

export const pointsOf = (hero: string): Readonly<Partial<Record<Node, Point>>> => KNOWN[hero] ?? ROUND

export interface Line {
  from: Point
  to: Point
  isOneWay: boolean
  key: string
}

/** The branches, as far as the roundels leave them free; where one would run under a third it bends round it. */
export function linesOf(tree: Tree, hero: string): Line[] {
  const points = pointsOf(hero)
  return tree.branches.flatMap(({ a, b, one_way: isOneWay = false }) => {
    const [from, to] = [points[a], points[b]]
    if (!from || !to) return []
    const long = Math.hypot(to[0] - from[0], to[1] - from[1])
    const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
    return [{ key: `${a} ${b}`, isOneWay, from: [from[0] + ux * 18, from[1] + uy * 18] as const, to: [to[0] - ux * 20, to[1] - uy * 20] as const }]
  })
}
