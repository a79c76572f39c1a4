/** Real moments of battles and Autumns of Senji, as a seat was told them (`python -m tools.moments` tells them anew), on a bench. */
import { fireEvent, render } from '@testing-library/svelte'
import { tick, type Component } from 'svelte'
import house from '../../../../../src/tatami/games/senji/data/house.json'
import type { CushionInfo } from '../../../generated/wire'
import { Answering, type Parts } from '../../../lib/answering.svelte'
import { Scene, type Aids, type GameEvent, type Question, type View } from '../scene'
import type { OpenedCard } from '../../game'
import type { BoardProps } from '../scene'
import senji from '..'
import { keepPack, type Pack } from '../pack'
import Bench from './Bench.svelte'
import { Judge, type Menu } from './judge'
import menus from './menus.json'
import moments from './moments.json'

export const HOUSE = house as unknown as Pack
keepPack('house', HOUSE)

export type MomentName = keyof typeof moments
export const MOMENTS = Object.keys(moments) as MomentName[]

interface Moment {
  view: View
  aids: Aids
  question?: Question
  events?: GameEvent[]
}

const NAMES = ['Maxim', 'Daria', 'Yuki', 'Taras']
const cushions: CushionInfo[] = NAMES.map((name, k) => ({ seat: String.fromCharCode(65 + k), kind: 'person', name }))

export function sceneOf(name: MomentName, change: (moment: Moment) => void = () => undefined): Scene {
  const moment = structuredClone(moments[name]) as unknown as Moment
  change(moment)
  return new Scene(moment.view, cushions, moment.aids, moment.question ?? null, moment.events ?? [])
}

export interface Staged {
  container: HTMLElement
  answering: Answering
  given: string[]
  wondered: Parts[]
  explained: (string | undefined)[]
  opened: OpenedCard[]
  thing(name: RegExp): HTMLElement
  things(light?: string): HTMLElement[]
  touch(...names: RegExp[]): Promise<void>
  show(scene: Scene): Promise<void>
}

/** What can go into the forms that a scene offers. */
const menuIn = (scene: Scene) => (form: string): Menu =>
  (menus as unknown as Record<string, Menu>)[scene.question?.offers?.find(({ answer }) => answer === form)?.kind ?? ''] ?? []

/** One part of the board with nothing round it. */
export async function bench(Part: Component<BoardProps>, scene: Scene, judge = new Judge(menuIn(scene))): Promise<Staged> {
  const [given, wondered, explained, opened]: [string[], Parts[], (string | undefined)[], OpenedCard[]] = [[], [], [], []]
  const answering = new Answering({
    give: (answer) => Promise.resolve(void given.push(answer)),
    judge: (answer) => Promise.resolve(judge.judge(answer)),
    mustConfirm: senji.mustConfirm,
    wonder: (parts) => void wondered.push(parts),
  })
  answering.ask(scene.question?.offers ? scene.question : null)
  const { container, rerender } = render(Bench, {
    Part, scene, answering,
    onopen: (card: OpenedCard) => void opened.push(card),
    onexplain: (attempt?: string) => void explained.push(attempt),
  })
  await settle()
  const things = (light?: string): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(light ? `[data-thing][data-light="${light}"]` : '[data-thing]')]
  const thing = (name: RegExp): HTMLElement => {
    const found = things().find((each) => name.test(each.getAttribute('aria-label') ?? ''))
    if (!found) throw new Error(`no thing ${String(name)} among ${things().map((each) => each.getAttribute('aria-label')).join('; ')}`)
    return found
  }
  return {
    container, answering, given, wondered, explained, opened, things, thing,
    async touch(...names) {
      for (const name of names) {
        await fireEvent.click(thing(name))
        await settle()
      }
    },
    async show(next) {
      answering.ask(next.question?.offers ? next.question : null)
      await rerender({ scene: next })
      await settle()
    },
  }
}

async function settle(): Promise<void> {
  await new Promise((done) => setTimeout(done))
  await tick()
}
