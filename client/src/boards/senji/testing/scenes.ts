/** For tests: tables of Senji as the hall would tell them. */
import { fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { vi } from 'vitest'
import house from '../../../../../src/tatami/games/senji/data/house.json'
import type { CushionInfo, Offer, Part } from '../../../generated/wire'
import type { Question } from '../../../lib/known'
import { Answering, type Parts } from '../../../lib/answering.svelte'
import { Scene, type GameEvent, type View } from '../../../lib/scene'
import type { OpenedCard } from '../../game'
import senji from '..'
import { keepPack, type Pack } from '../pack'
import { read, type Reading } from '../reading'
import { Judge } from './judge'
import Stage from './Stage.svelte'

export const HOUSE = house as unknown as Pack
keepPack('house', HOUSE)

const REGIONS = [...HOUSE.map.provinces, ...HOUSE.map.seas].map(({ id }) => id)
const SAMURAI = HOUSE.samurai.map(({ id }) => id)
export const regionNumber = (id: string): number => REGIONS.indexOf(id)
const NAMES = ['Maxim', 'Daria', 'Yuki', 'Taras', 'Marko', 'Kaede']
/** Which family each seat leads, by number of seats: the first is blue, as in the drawings. */
const LED: Record<number, readonly number[]> = { 3: [4, 3, 2], 4: [4, 3, 2, 5], 5: [4, 3, 1, 2, 5], 6: [4, 3, 1, 2, 0, 5] }

export interface Laid {
  seats?: number
  viewer?: string | null
  phase?: string
  year?: number
  host?: string
  /** By region: party, units, samurai. Others stand at home with two units. */
  forces?: Record<string, readonly [party: string, units: number, ...samurai: string[]]>
  /** By province: the token that lies there. */
  orders?: Record<string, string>
  fleets?: readonly (readonly [party: string, sea: string])[]
  honour?: readonly number[]
  table?: Record<string, unknown>
  places?: Record<string, string[]>
  pending?: Record<string, unknown>[]
  asked?: string[]
  events?: GameEvent[]
  question?: Question | null
}

const partyNumber = (party: string): number => (party === 'emperor' ? 6 : party.charCodeAt(0) - 65)

export function laid({ seats = 6, viewer = 'A', phase = 'summer', year = 4, host = 'A', forces = {}, orders = {}, fleets = [], honour, table = {}, places = {}, pending = [], asked, events = [], question = null }: Laid = {}): Scene {
  const setup = HOUSE.setups[String(seats)]!
  const families = LED[seats]!
  const units = Array.from({ length: 7 }, () => REGIONS.map(() => 0))
  const at = SAMURAI.map(() => -1)
  const of = SAMURAI.map(() => -1)
  const fortress = HOUSE.map.provinces.map(({ id, family }) => {
    if (setup.neutral.includes(id) || setup.emperor === id) return -1
    const told = forces[id]
    return told ? partyNumber(told[0]) : families.indexOf(['violet', 'red', 'yellow', 'green', 'blue', 'black'].indexOf(family))
  })
  fortress.forEach((seat, k) => {
    if (seat >= 0 && !forces[REGIONS[k]!]) units[seat]![k] = 2
  })
  for (const [id, [party, count, ...samurai]] of Object.entries(forces)) {
    units[partyNumber(party)]![regionNumber(id)] = count
    for (const name of samurai) [at[SAMURAI.indexOf(name)], of[SAMURAI.indexOf(name)]] = [regionNumber(id), partyNumber(party)]
  }
  const letters = Array.from({ length: seats }, (_, k) => String.fromCharCode(65 + k))
  const hands = Object.fromEntries(letters.flatMap((seat) => [[`hand.${seat}`, Array(7).fill('?')], [`hanafuda.${seat}`, Array(4).fill('?')], [`dummy.${seat}`, ['green_dummy!']]]))
  const view: View = {
    game: 'senji', seats, seat: viewer, acts: 40, options: { data: 'house' }, pending, asked: asked ?? question?.asked ?? [], answered: [],
    table: {
      year, phase, host, families, honour: honour ?? [41, 46, 38, 22, 31, 27].slice(0, seats), honour_from: [], units, fortress, samurai_at: at, samurai_of: of,
      named: [], fleets: fleets.map(([party, sea]) => [partyNumber(party), regionNumber(sea)]), spent: [], out: [], groups: [], origin: [-1, -1], battle: [], deeds: [], ...table,
    },
    places: { ...hands, ...Object.fromEntries(Object.entries(orders).map(([id, token]) => [`order.${id}`, [token]])), ...places },
  }
  const cushions = letters.map((seat, k): CushionInfo => ({ seat, kind: k === seats - 1 ? 'bot' : 'person', name: NAMES[k]!, here: true }))
  return new Scene(view, cushions, {}, question, events)
}

/** A question with offers by their texts; what they touch is read from the parts given. */
export function asks(name: string, offers: readonly (readonly [answer: string, touches?: Record<string, Part['value']>])[], about: Record<string, unknown> = {}): Question {
  const KINDS: Record<string, string> = { order: 'face', target: 'seat' }
  return {
    request: 7, name, asked: ['A'], about, text: name,
    offers: offers.map(([answer, touches = {}]): Offer => ({
      answer, label: answer,
      touches: Object.fromEntries(Object.entries(touches).map(([part, value]) => [part, { kind: KINDS[part] ?? part, value }])),
    })),
  }
}

export const readingOf = (scene: Scene): Reading => read(scene, HOUSE)

/** The board on a bench; what is given, wondered about and opened is kept. */
export function stage(scene: Scene, judge = new Judge()): {
  answering: Answering
  given: string[]
  wondered: Parts[]
  opened: OpenedCard[]
  one: (selector: string) => HTMLElement
  thing: (name: RegExp) => HTMLElement
  touch: (...things: (() => HTMLElement)[]) => Promise<void>
} {
  const [given, wondered, opened]: [string[], Parts[], OpenedCard[]] = [[], [], []]
  const answering = new Answering({
    give: (answer) => Promise.resolve(void given.push(answer)),
    judge: (answer) => Promise.resolve(judge.judge(answer)),
    mustConfirm: senji.mustConfirm,
    wonder: (parts) => void wondered.push(parts),
  })
  answering.ask(scene.question)
  render(Stage, { scene, answering, onopen: (card: OpenedCard) => opened.push(card) })
  const one = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`no ${selector}`)
    return found
  }
  return {
    answering, given, wondered, opened, one,
    thing: (name) => {
      const found = [...document.querySelectorAll<HTMLElement>('[data-thing]')].find((each) => name.test(each.getAttribute('aria-label') ?? ''))
      if (!found) throw new Error(`no thing ${String(name)}`)
      return found
    },
    async touch(...things) {
      for (const thing of things) {
        await vi.dynamicImportSettled()
        await fireEvent.click(thing())
        await vi.dynamicImportSettled()
        await tick()
      }
    },
  }
}
