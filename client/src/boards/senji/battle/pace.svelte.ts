/** The steps of a battle, one after another at the player's pace. The table waits for them (`hasTold`). */
import type { GameEvent, Scene, View } from '../scene'
import { stays } from '../../../lib/pace'
import type { Family } from '../../../art/senji/families'
import { present, stepsOf, toldBattle, type Fight } from './story'

export class Pace {
  fight = $state.raw<Fight | null>(null)
  /** Steps that are still to be shown. */
  left = $state.raw<readonly Fight[]>([])
  /** Put aside by the player, so that the map can be seen. */
  aside = $state(false)
  /** What was heard last, and whether a battle was fought then. */
  #heard = $state.raw<readonly GameEvent[] | null>(null)
  #isFought = $state(false)
  #view: View | null = null
  #timer = 0
  /** Somebody is at it, by pointer or by focus: then its end stays. */
  #held = false

  hear(scene: Scene, familyOf: (party: string) => Family | null): void {
    const isElsewhere = !scene.events.length && scene.view !== this.#view
    this.#view = scene.view
    this.#isFought = toldBattle(scene) !== null
    if (isElsewhere) return this.#begin(scene)
    if (scene.events === this.#heard && scene.events.length) return this.#refresh(scene)
    this.#heard = scene.events
    const before = this.left.at(-1) ?? this.fight
    const steps = stepsOf(before, scene.events, familyOf)
    if (steps.length && scene.events.some(({ event }) => event === 'BattleBegan')) this.aside = false
    const now = present(scene, steps.at(-1) ?? before)
    if (now) steps.splice(Math.max(0, steps.length - 1), 1, now)
    if (!steps.length) return this.#leave(scene)
    this.left = [...this.left, ...steps]
    const wait = stays('step')
    if (!wait) this.left = this.left.slice(-1)
    if (!this.#timer || !wait) this.next()
  }

  /** Another moment, and nothing was told on the way: a replay that was moved, or a line that was cut. */
  #begin(scene: Scene): void {
    this.#rest()
    this.#heard = scene.events
    this.left = []
    this.fight = present(scene, null)
    if (!this.fight) this.aside = false
    this.#endLater()
  }

  /** A battle whose end was never told is fought no longer. */
  #leave(scene: Scene): void {
    const last = this.left.at(-1) ?? this.fight
    if (last && typeof last.winner !== 'number' && !toldBattle(scene)) this.#begin(scene)
  }

  /** The same moment once more: somebody has answered, or the language is another. */
  #refresh(scene: Scene): void {
    if (!this.fight || this.left.length || !toldBattle(scene)) return
    this.fight = present(scene, this.fight)
  }

  get isOver(): boolean {
    return !this.left.length && typeof this.fight?.winner === 'number' && !this.#isFought
  }

  /** Whether all of that has been seen: the end until it is put away, or lies aside. */
  hasTold(events: readonly GameEvent[]): boolean {
    return this.#heard === events && !this.left.length && (!this.isOver || this.aside)
  }

  next(): void {
    this.#rest()
    const [step, ...left] = this.left
    if (!step) return this.close()
    this.fight = step
    this.left = left
    if (left.length) this.#timer = window.setTimeout(() => this.next(), stays('step'))
    else this.#end()
  }

  hold(held: boolean): void {
    this.#held = held
    if (this.isOver) this.#rest()
    if (!held) this.#endLater()
  }

  /** Whoever was at it before its end may have only touched a card that is gone: what counts is who is there now. */
  #end(): void {
    this.#held = false
    this.#endLater()
  }

  #endLater(): void {
    if (!this.isOver || this.#held) return
    this.#timer = window.setTimeout(() => this.next(), stays('verdict'))
  }

  /** All that is left at once. */
  skip(): void {
    this.left = this.left.slice(-1)
    this.next()
  }

  /** Nothing more is to be told: what is over is put away. */
  finish(): void {
    if (this.left.length) this.skip()
    this.close()
  }

  /** A finished battle is put away; one that is fought stays. */
  close(): void {
    this.#rest()
    this.#held = false
    if (this.isOver) this.fight = null
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#timer = 0
  }

  stop(): void {
    this.#rest()
  }
}
