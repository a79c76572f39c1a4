/** Where a rating over time lies in its plot: a line, and the band in which it is about certain to be. */
import type { CurvePoint } from '../../generated/wire'
import { stepOf } from '../result/plot'

export const WIDTH = 640
export const HEIGHT = 220
const LEFT = 40
const RIGHT = 12
const TOP = 12
const BOTTOM = 26

export interface Drawn {
  line: string
  band: string
  marks: { value: number; y: number }[]
  end: number
}

/** Games stand at equal distances: what counts is how many there were, not when. One alone is a level line. */
export function curveOf(games: readonly CurvePoint[]): Drawn {
  const points = games.length === 1 ? [...games, ...games] : games
  const edges = points.flatMap(({ rating, spread }) => [rating - (spread ?? 0), rating + (spread ?? 0)])
  const [least, most] = [Math.min(...edges), Math.max(...edges)]
  const step = stepOf(most - least)
  const [bottom, top] = [Math.floor(least / step) * step, Math.max(Math.ceil(most / step) * step, Math.floor(least / step) * step + step)]
  const x = (k: number): number => round(LEFT + (k / (points.length - 1)) * (WIDTH - LEFT - RIGHT))
  const y = (value: number): number => round(TOP + ((top - value) / (top - bottom)) * (HEIGHT - TOP - BOTTOM))
  const at = (sign: number) => (point: CurvePoint, k: number): string => `${x(k)} ${y(point.rating + sign * (point.spread ?? 0))}`
  const upper = points.map(at(1))
  const lower = points.map(at(-1)).reverse()
  return {
    line: `M${points.map(at(0)).join('L')}`,
    band: `M${[...upper, ...lower].join('L')}Z`,
    marks: Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, k) => ({ value: bottom + k * step, y: y(bottom + k * step) })),
    end: WIDTH - RIGHT,
  }
}

const round = (n: number): number => Math.round(n * 10) / 10
