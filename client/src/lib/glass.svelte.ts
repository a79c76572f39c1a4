/** The window through which a map or a battlefield is seen: what is in its middle, and how large. */
import type { Point } from '../art/svg'

/** A part of a drawing. */
export type Box = readonly [x: number, y: number, width: number, height: number]

export interface Scales {
  /** Below this names are too small to be read, or cells to be touched. */
  legible: number
  /** As large as places are shown that the window travels to. */
  near: number
  largest: number
}
const MAP: Scales = { legible: 0.42, near: 0.72, largest: 1.8 }
/** How long it takes to travel, in milliseconds: slow enough to be followed. */
const TRAVEL = 420
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

export class Glass {
  width = $state(0)
  height = $state(0)
  /** Pixels for one unit of the map. */
  scale = $state(1)
  /** The point of the map in the middle. */
  x = $state(0)
  y = $state(0)
  #world = $state.raw<Box>([0, 0, 1, 1])
  #isSet = false
  #travel = 0
  /** The question that was followed last, and whether the map has been moved by hand since. */
  #followed = ''
  #isHeld = false

  constructor(world: Box, readonly scales: Scales = MAP) {
    this.#world = world
  }

  /** The drawing has another extent: it is shown whole. */
  extend(world: Box): void {
    if (world.every((value, k) => value === this.#world[k])) return
    this.#world = world
    this.#followed = ''
    if (this.width) this.showAll()
  }

  /** The scale at which all of the map is seen. */
  get whole(): number {
    const [, , width, height] = this.#world
    return Math.min(this.width / width, this.height / height) || 1
  }

  /** How large pieces are drawn: the smaller the map, the larger on it, as far as they have room. */
  get pieces(): number {
    return clamp(0.64 / this.scale, 1.05, 1.4)
  }

  get isFar(): boolean {
    return this.scale < this.scales.legible
  }

  /** Whether the room is too small for the whole map. */
  get isSmall(): boolean {
    return this.whole < this.scales.legible
  }

  /** Whether not all of the map is seen. */
  get isPart(): boolean {
    return this.scale > this.whole * 1.02
  }

  /** The room has another size; what was in the middle stays there. */
  resize(width: number, height: number): void {
    if (!width || !height || (width === this.width && height === this.height)) return
    this.halt()
    const wasWhole = !this.#isSet || !this.isPart
    ;[this.width, this.height] = [width, height]
    if (wasWhole) this.showAll()
    else this.#settle()
  }

  showAll(): void {
    this.halt()
    const [x, y, width, height] = this.#world
    this.#isSet = true
    this.scale = this.whole
    ;[this.x, this.y] = [x + width / 2, y + height / 2]
  }

  /** All these points, as large as they fit and need be. */
  show(points: readonly Point[]): void {
    this.halt()
    if (!points.length || !this.width) return
    ;[this.scale, this.x, this.y] = this.#fitting(points)
    this.#isSet = true
    this.#settle()
  }

  /** The scale and the middle at which all these points are seen. */
  #fitting(points: readonly Point[]): [scale: number, x: number, y: number] {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const [left, right, top, bottom] = [Math.min(...xs) - 70, Math.max(...xs) + 70, Math.min(...ys) - 60, Math.max(...ys) + 70]
    const scale = Math.min(this.width / (right - left), this.height / (bottom - top))
    return [clamp(scale, this.whole, Math.max(this.whole, this.scales.near)), (left + right) / 2, (top + bottom) / 2]
  }

  /** Goes to where a question may be answered, unless all of that is in sight and, on a small screen, large enough.
   *  While the same is asked again it stays where it was moved to by hand, as long as anything of it is in sight. */
  follow(points: readonly Point[], question: string, moves: boolean): void {
    if (!points.length || !this.width) return
    const isFirst = !this.#followed
    if (question !== this.#followed) this.#isHeld = false
    this.#followed = question
    const seen = points.filter((point) => this.sees(point)).length
    const isTiny = this.#fitting(points)[0] > this.scale * 1.2
    if (this.#isHeld ? !seen : seen < points.length || isTiny) this.travel(points, moves && !isFirst)
  }

  /** The same as to show them, but one sees where it goes. A hand on the map stops it. */
  travel(points: readonly Point[], moves: boolean): void {
    const from = [this.scale, this.x, this.y] as const
    this.show(points)
    if (!moves) return
    const to = [this.scale, this.x, this.y] as const
    const start = performance.now()
    const step = (now: number): void => {
      const left = (1 - clamp((now - start) / TRAVEL, 0, 1)) ** 3
      const between = (k: 0 | 1 | 2): number => to[k] + (from[k] - to[k]) * left
      ;[this.scale, this.x, this.y] = [between(0), between(1), between(2)]
      this.#travel = left ? requestAnimationFrame(step) : 0
    }
    step(start)
  }

  /** There is room for the whole map: it is shown, unless a hand has moved it. */
  rest(): void {
    if (this.isPart && !this.#isHeld) this.showAll()
  }

  /** Whether all these points can be seen at once, large enough to be read. */
  holds(points: readonly Point[]): boolean {
    return this.#fitting(points)[0] >= this.scales.legible
  }

  halt(): void {
    cancelAnimationFrame(this.#travel)
  }

  /** Whether a point is in sight, not just at the edge. */
  sees([x, y]: Point): boolean {
    const [px, py] = this.pixel([x, y])
    return px > 24 && py > 24 && px < this.width - 24 && py < this.height - 30
  }

  /** Where a point of the map lies in the room. */
  pixel([x, y]: Point): Point {
    return [(x - this.x) * this.scale + this.width / 2, (y - this.y) * this.scale + this.height / 2]
  }

  /** As little as is needed to see that point. */
  reveal(point: Point): void {
    if (!this.sees(point)) this.centre(point)
  }

  centre([x, y]: Point): void {
    this.#take()
    ;[this.x, this.y] = [x, y]
    this.#settle()
  }

  move(dx: number, dy: number): void {
    this.#take()
    this.x -= dx / this.scale
    this.y -= dy / this.scale
    this.#settle()
  }

  /** Larger or smaller; the point under the fingers stays under them. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.#take()
    const before = this.scale
    this.scale = clamp(before * factor, this.whole, Math.max(this.scales.largest, this.whole))
    const change = 1 / before - 1 / this.scale
    this.x += (px - this.width / 2) * change
    this.y += (py - this.height / 2) * change
    this.#settle()
  }

  #take(): void {
    this.#isHeld = true
    this.halt()
  }

  /** The window stays on the map. */
  #settle(): void {
    const [x, y, width, height] = this.#world
    this.scale = clamp(this.scale, this.whole, Math.max(this.scales.largest, this.whole))
    const within = (at: number, from: number, length: number, seen: number): number =>
      seen >= length ? from + length / 2 : clamp(at, from + seen / 2, from + length - seen / 2)
    this.x = within(this.x, x, width, this.width / this.scale)
    this.y = within(this.y, y, height, this.height / this.scale)
  }

  /** The part of the map that is seen. */
  get seen(): Box {
    const [width, height] = [this.width / this.scale, this.height / this.scale]
    return [this.x - width / 2, this.y - height / 2, width, height]
  }
}
