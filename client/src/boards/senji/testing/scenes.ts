/** For tests: tables of Senji as the hall would tell them. */
import { fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { vi } from 'vitest'
import house from '../../../../../src/tatami/games/senji/data/house.json'
import type { CushionInfo, Offer, Part } from '../../../generated/wire'
import { Answering, type Parts } from '../../../lib/answering.svelte'
import type { AnswerKind, Family, Table } from '../../../generated/senji'
import { Scene, type GameEvent, type Question, type View } from '../scene'
import type { OpenedCard } from '../../game'
import senji from '..'
import { keepPack, type Pack } from '../pack'
import { read, type Reading } from '../reading'
import { Judge } from './judge'
import Stage from './Stage.svelte'

export const HOUSE = house as unknown as Pack
keepPack('house', HOUSE)

const NAMES = ['Maxim', 'Daria', 'Yuki', 'Taras', 'Marko', 'Kaede']
/** Which family each seat leads, by number of seats: the first is blue, as in the drawings. */
const LED: Record<number, readonly Family[]> = {
  3: ['blue', 'green', 'yellow'],
  4: ['blue', 'green', 'yellow', 'black'],
  5: ['blue', 'green', 'red', 'yellow', 'black'],
  6: ['blue', 'green', 'red', 'yellow', 'violet', 'black'],
}

export interface Laid {
  seats?: number
  viewer?: string | null
  phase?: Table['phase']
  year?: number
  host?: string
  /** By region: party, units, samurai. Others stand at home with two units. */
  forces?: Record<string, readonly [party: string, units: number, ...samurai: string[]]>
  /** By province: the token that lies there. */
  orders?: Record<string, string>
  fleets?: readonly (readonly [party: string, sea: string])[]
  honour?: readonly number[]
  table?: Partial<Table>
  places?: Record<string, string[]>
  pending?: View['pending']
  asked?: string[]
  events?: GameEvent[]
  question?: Question | null
}

export function laid({ seats = 6, viewer = 'A', phase = 'summer', year = 4, host = 'A', forces = {}, orders = {}, fleets = [], honour, table = {}, places = {}, pending = [], asked, events = [], question = null }: Laid = {}): Scene {
  const setup = HOUSE.setups[String(seats)]!
  const letters = Array.from({ length: seats }, (_, k) => String.fromCharCode(65 + k))
  const bySeat = <T>(values: readonly T[]): Record<string, T> => Object.fromEntries(letters.map((seat, k) => [seat, values[k]!]))
  const families = bySeat(LED[seats]!)
  const [units, at, of, fortress]: [Record<string, Record<string, number>>, Record<string, string>, Record<string, string>, Record<string, string>] = [{}, {}, {}, {}]
  const stand = (party: string, id: string, count: number): void => void (units[party] = { ...units[party], [id]: count })
  for (const { id, family } of HOUSE.map.provinces) {
    const led = letters.find((seat) => families[seat] === family)
    const party = setup.neutral.includes(id) || setup.emperor === id ? undefined : (forces[id]?.[0] ?? led)
    if (party) fortress[id] = party
    if (party && !forces[id]) stand(party, id, 2)
  }
  for (const [id, [party, count, ...samurai]] of Object.entries(forces)) {
    stand(party, id, count)
    for (const name of samurai) [at[name], of[name]] = [id, party]
  }
  const hands = Object.fromEntries(letters.flatMap((seat) => [[`hand.${seat}`, Array(7).fill('?')], [`hanafuda.${seat}`, Array(4).fill('?')], [`dummy.${seat}`, ['green_dummy!']]]))
  const view: View = {
    game: 'senji', seats, seat: viewer, acts: 40, options: { data: 'house' }, pending, asked: asked ?? question?.asked ?? [], answered: [],
    table: {
      year, phase, host, families, honour: bySeat(honour ?? [41, 46, 38, 22, 31, 27]), honour_from: {}, units, fortress, samurai_at: at, samurai_of: of,
      named: [], fleets: fleets.map(([party, sea]) => ({ party, sea })), spent: [], hired: 0, lots: [], bids: {}, letters: {}, out: [], groups: [], origin: null,
      battle: null, deeds: [], glass: 240, rounds: 0, kami: true, umeko: 'diplomacy', years: 0, ...table,
    },
    places: { ...hands, ...Object.fromEntries(Object.entries(orders).map(([id, token]) => [`order.${id}`, [token]])), ...places },
  }
  const cushions = letters.map((seat, k): CushionInfo => ({ seat, kind: k === seats - 1 ? 'bot' : 'person', name: NAMES[k]!, here: true }))
  return new Scene(view, cushions, {}, question, events)
}

const KINDS_BY_TEXT: readonly (readonly [text: RegExp, kind: AnswerKind])[] = [
  [/^order /, 'lay-order'], [/^to /, 'send-units'], [/^\S+ to /, 'send-samurai'], [/^units /, 'place-units'], [/^name fleet/, 'name-fleet'],
  [/^name /, 'name-province'], [/^host /, 'choose-host'], [/^fight /, 'fight-at'], [/^flee /, 'flee'], [/^lead /, 'lead-family'],
  [/^reply /, 'reply'], [/^land$/, 'by-land'], [/^sea$/, 'by-sea'], [/^raid$/, 'by-raid'],
  [/^stay$/, 'stay'], [/^ready$/, 'ready'], [/^lose /, 'lose-unit'], [/^die \d/, 'pick-die'], [/^letter all$/, 'letter-to-all'], [/^letter /, 'letter-to'],
  [/^keep /, 'keep-samurai'], [/^trade /, 'use-trade'], [/^done$/, 'end-actions'], [/^withdraw all$/, 'withdraw-from-all'], [/^bids/, 'bids'], [/^fit /, 'fit'],
]
/** What the hall says of an answer with that text, as far as these tests speak of it. */
export const kindOf = (answer: string): AnswerKind | '' => KINDS_BY_TEXT.find(([text]) => text.test(answer))?.[1] ?? ''

/** A question with offers by their texts; what they touch is read from the parts given. */
export function asks(name: string, offers: readonly (readonly [answer: string, touches?: Record<string, Part['value']>])[], about: object = {}): Question {
  const KINDS: Record<string, string> = { order: 'face', target: 'seat' }
  const question = {
    request: 7, name, asked: ['A'], about, text: name,
    offers: offers.map(([answer, touches = {}]): Offer => ({
      answer, kind: kindOf(answer), label: answer,
      touches: Object.fromEntries(Object.entries(touches).map(([part, value]) => [part, { kind: KINDS[part] ?? part, value }])),
    })),
  }
  return question as Question
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
