/** Real moments of fights, as a seat was told them (`python -m tools.senjutsu_moments` tells them anew), and a mat to touch. */
import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import house from '../../../../../src/tatami/games/senjutsu/data/house.json'
import type { Pack } from '../../../generated/senjutsu-pack'
import type { CardTexts, CushionInfo } from '../../../generated/wire'
import { Answering, type Parts } from '../../../lib/answering.svelte'
import type { OpenedCard } from '../../game'
import senjutsu from '..'
import { keepPack, keepTexts, packNamed } from '../pack'
import { Scene, type Aids, type GameEvent, type Question, type View } from '../scene'
import moments from './moments.json'
import Stage from './Stage.svelte'

export const HOUSE = house as unknown as Pack
const texts = { name: 'house', lang: 'en', cards: {}, statuses: {} } as unknown as CardTexts
for (const { view } of Object.values(moments)) {
  const named = packNamed({ view: view as unknown as View })
  keepPack(named, HOUSE)
  keepTexts(named, texts)
}

export type Name = keyof typeof moments
export const MOMENTS = Object.keys(moments) as Name[]

interface Moment {
  view: View
  aids: Aids
  question?: Question
  events?: GameEvent[]
}

const NAMES = ['Oksana', 'Marko', 'Hana', 'Goro']
const cushions: CushionInfo[] = NAMES.map((name, k) => ({ seat: String.fromCharCode(65 + k), kind: 'person', name }))

export function sceneOf(name: Name, change: (moment: Moment) => void = () => undefined): Scene {
  const moment = structuredClone(moments[name]) as unknown as Moment
  change(moment)
  return new Scene(moment.view, cushions.slice(0, moment.view.seats), moment.aids, moment.question ?? null, moment.events ?? [])
}

export interface Staged {
  container: HTMLElement
  answering: Answering
  given: string[]
  explained: (readonly [Parts, string | undefined])[]
  cell(cell: string): HTMLElement
  named(name: RegExp): HTMLElement
  legal(): HTMLElement[]
  one(selector: string): HTMLElement
  touch(...things: (() => HTMLElement)[]): Promise<void>
  show(scene: Scene): Promise<void>
}

export function stage(scene: Scene): Staged {
  const given: string[] = []
  const explained: (readonly [Parts, string | undefined])[] = []
  const answering = new Answering({
    give: async (answer) => void given.push(answer),
    mustConfirm: senjutsu.mustConfirm as never,
    wonder: (parts) => void explained.push([parts, undefined]),
  })
  answering.ask((scene.question?.offers ? scene.question : null) as never)
  const { container, rerender } = render(Stage, {
    scene, answering,
    onexplain: (parts: Parts, attempt?: string) => void explained.push([parts, attempt]),
    onopen: (_: OpenedCard) => undefined,
  })
  const one = (selector: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`nothing is ${selector}`)
    return found
  }
  const settle = async (): Promise<void> => {
    await new Promise((done) => setTimeout(done))
    await tick()
  }
  return {
    container, answering, given, explained, one,
    cell: (cell) => one(`[data-place="cell.${cell}"]`),
    named: (name) => {
      const things = [...container.querySelectorAll<HTMLElement>('[data-thing]')]
      const found = things.find((each) => name.test(each.getAttribute('aria-label') ?? ''))
      if (!found) throw new Error(`no thing is ${String(name)}: ${things.map((each) => each.getAttribute('aria-label')).join(' | ')}`)
      return found
    },
    legal: () => [...container.querySelectorAll<HTMLElement>('[data-light="legal"]')],
    async touch(...things) {
      for (const thing of things) {
        thing().click()
        await settle()
      }
    },
    async show(next) {
      answering.ask((next.question?.offers ? next.question : null) as never)
      await rerender({ scene: next })
      await settle()
    },
  }
}
