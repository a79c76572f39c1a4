/** Real moments of games of Tenno, one of every question, as seat A was told them. */
import { render } from '@testing-library/svelte'
import { TENNO } from '../../../generated/cards'
import type { CushionInfo } from '../../../generated/wire'
import { Answering, type Parts } from '../../../lib/answering.svelte'
import { Scene, type Aids, type GameEvent, type Question, type View } from '../scene'
import type { OpenedCard } from '../../game'
import tenno from '..'
import samples from './samples.json'
import Stage from './Stage.svelte'

export const SAMPLES = Object.keys(samples) as (keyof typeof samples)[]
type Sample = keyof typeof samples

interface Moment {
  view: View
  aids: Aids
  question?: Question
  events?: GameEvent[]
}

const NAMES = ['Oksana', 'Marko', 'Olena', 'Hana', 'Emi', 'Fumio', 'Goro']

export const cushions = (seats: number): CushionInfo[] =>
  NAMES.slice(0, seats).map((name, k) => ({ seat: String.fromCharCode(65 + k), kind: 'person', name }))

export function sceneOf(name: Sample, change: (moment: Moment) => void = () => undefined): Scene {
  const moment = structuredClone(samples[name]) as unknown as Moment
  change(moment)
  return new Scene(moment.view, cushions(moment.view.seats), moment.aids, moment.question ?? null, moment.events ?? [])
}

/** A table that nobody moves at: so many seats, each with a whole row. */
export function quietScene(seats: number, viewer: string | null = 'A'): Scene {
  const places: Record<string, string[]> = {}
  for (const { seat } of cushions(seats)) {
    for (const slot of [1, 2, 3]) places[`row.${seat}.${slot}`] = [seat === viewer ? `peasant_${slot}` : '?']
    places[`hand.${seat}`] = seat === viewer ? ['monk', 'ninja', 'geisha'] : ['?', '?', '?']
  }
  const colours = Object.fromEntries(cushions(seats).map(({ seat }, k) => [seat, TENNO.colours[k] ?? null]))
  const table = { turn: 'B', turn_number: 1, lost: 0, victories: [], colours, memory_aid: false, sightings: [] }
  return new Scene(
    { game: 'tenno', seats, seat: viewer, acts: 1, options: {}, table, pending: [], asked: ['B'], answered: [], places },
    cushions(seats),
  )
}

export interface Staged {
  given: string[]
  explained: (readonly [Parts, string | undefined])[]
  opened: OpenedCard[]
  answering: Answering
  thing(place: string): HTMLElement
  card(name: RegExp): HTMLElement
  touch(...things: HTMLElement[]): Promise<void>
  legal(): HTMLElement[]
  container: HTMLElement
}

export function stage(scene: Scene): Staged {
  const given: string[] = []
  const explained: (readonly [Parts, string | undefined])[] = []
  const opened: OpenedCard[] = []
  const answering = new Answering({
    give: async (answer) => void given.push(answer),
    mustConfirm: tenno.mustConfirm,
    wonder: (parts) => void explained.push([parts, undefined]),
  })
  answering.ask(scene.question)
  const { container } = render(Stage, {
    scene, answering,
    onexplain: (parts: Parts, attempt?: string) => void explained.push([parts, attempt]),
    onopen: (card: OpenedCard) => void opened.push(card),
  })
  const found = (selector: string): HTMLElement => {
    const element = container.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`nothing is ${selector}`)
    return element
  }
  return {
    given, explained, opened, answering, container,
    thing: (place) => found(`[data-thing][data-place="${place}"]`),
    card: (name) => {
      const cards = [...container.querySelectorAll<HTMLElement>('.hand [data-thing]')]
      const card = cards.find((each) => name.test(each.getAttribute('aria-label') ?? ''))
      if (!card) throw new Error(`no card in hand is ${name}`)
      return card
    },
    legal: () => [...container.querySelectorAll<HTMLElement>('[data-light="legal"]')],
    async touch(...things) {
      for (const thing of things) {
        thing.click()
        await new Promise((done) => setTimeout(done))
      }
    },
  }
}
