/** For tests: real moments of a Winter, as seat A was told them (B, C and D write; D is ready; `python -m
 *  tools.moments` tells them anew), and how they are touched. */
import { fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import house from '../../../../../../src/tatami/games/senji/data/house.json'
import type { LetterAid } from '../../../../generated/senji'
import type { CushionInfo, LimitInfo } from '../../../../generated/wire'
import { Answering, type Parts } from '../../../../lib/answering.svelte'
import { Scene, type Aids, type GameEvent, type Question, type View } from '../../scene'
import type { OpenedCard } from '../../../game'
import senji from '../..'
import { later } from '../../later'
import { keepPack, type Pack } from '../../pack'
import { Judge, told, type Menu, type Touches } from '../../testing/judge'
import Bench from './Bench.svelte'
import menus from './menus.json'
import winters from './winters.json'

export const HOUSE = house as unknown as Pack
keepPack('house', HOUSE)

export type MomentName = keyof typeof winters

const FORMS = [[/^bids/, 'bids'], [/^fit /, 'fit'], [/^counter /, 'counter'], [/^letter all/, 'letter-to-all']] as const

/** What can go into letters and bids. */
export class WinterJudge extends Judge {
  constructor() {
    super((form) => menus[FORMS.find(([text]) => text.test(form))?.[1] ?? 'letter-to'] as unknown as Menu)
    this.mayBeEmpty = ['bids']
  }
}

interface Moment {
  view: View
  aids: Aids
  question: Omit<Question, 'offers'> & { offers?: [answer: string, kind: string, touches: Touches, form?: boolean][] }
  events?: GameEvent[]
}

const cushions: CushionInfo[] = ['Maxim', 'Daria', 'Yuki', 'Taras'].map((name, k) => ({ seat: String.fromCharCode(65 + k), kind: k === 3 ? 'bot' : 'person', name }))

export function moment(name: MomentName, change: (told: Moment) => void = () => undefined): Scene {
  const seen = structuredClone(winters[name]) as unknown as Moment
  change(seen)
  const { offers, ...rest } = seen.question
  const question = {
    ...rest,
    ...(offers && { offers: offers.map(([answer, kind, touches, form]) => ({ answer, kind, label: `<${answer}>`, touches: told(touches), form: form ?? false })) }),
  }
  return new Scene(seen.view, cushions, seen.aids, question as Question, seen.events ?? [])
}

/** Somebody has written that to A, in place of what he wrote before. */
export function writeTo({ aids }: Moment, from: string, says: Partial<LetterAid>, to = 'A'): void {
  const blank = { gives: [], asks: [], shows: [], wants: [], fits: [], vows: [], pleas: [], wonders: [], replies: [] }
  const letter: LetterAid = { from, to, ...blank, open: false, said: Object.values(says).flat().length, offers: true, picked: false, ...says }
  aids.letters = [...(aids.letters ?? []).filter((each) => each.from !== from || each.to !== to), letter]
}

/** The same after the page was loaded anew: nothing has just happened, but the hall tells what it told before. */
export const loadedAnew = ({ view, cushions, aids, question, events }: Scene): Scene => new Scene(view, cushions, aids, question, [], () => events)

export interface Seated {
  container: HTMLElement
  answering: Answering
  given: string[]
  wondered: Parts[]
  explained: (string | undefined)[]
  opened: OpenedCard[]
  whispered: string[]
  thing(name: RegExp, inside?: string): HTMLElement
  labels(): string[]
  touch(...names: RegExp[]): Promise<void>
  press(name: RegExp): Promise<void>
  /** What the button of the question does. */
  send(): Promise<void>
  show(scene: Scene): Promise<void>
  letter(ends: string): HTMLElement
  limit(limit: LimitInfo & { at: number }): Promise<void>
}

export async function seated(scene: Scene, judge: Judge = new WinterJudge()): Promise<Seated> {
  const [given, wondered, explained, opened, whispered]: [string[], Parts[], (string | undefined)[], OpenedCard[], string[]] = [[], [], [], [], []]
  const answering = new Answering({
    give: (answer) => Promise.resolve(void given.push(answer)),
    judge: (answer) => Promise.resolve(judge.judge(answer)),
    mustConfirm: senji.mustConfirm,
    wonder: (parts) => void wondered.push(parts),
  })
  answering.ask(scene.question?.offers ? scene.question : null)
  await Promise.all([later.winter(), later.hands(), later.auction()])
  const { container, rerender } = render(Bench, {
    scene, answering, limit: null,
    onopen: (card: OpenedCard) => void opened.push(card),
    onexplain: (attempt?: string) => void explained.push(attempt),
    onwhisper: (seat: string) => void whispered.push(seat),
  })
  await settle()
  const nameOf = (each: Element): string => each.getAttribute('aria-label') ?? each.textContent ?? ''
  const find = (selector: string, name: RegExp): HTMLElement => {
    const all = [...container.querySelectorAll<HTMLElement>(selector)]
    const found = all.find((each) => name.test(nameOf(each)))
    if (!found) throw new Error(`no ${String(name)} among ${all.map(nameOf).join('; ')}`)
    return found
  }
  return {
    container, answering, given, wondered, explained, opened, whispered,
    thing: (name, inside = '') => find(`${inside} [data-thing]`, name),
    labels: () => [...container.querySelectorAll('[data-thing]')].map(nameOf),
    async touch(...names) {
      for (const name of names) {
        await fireEvent.click(find('[data-thing]', name))
        await settle()
      }
    },
    async send() {
      await answering.send()
      await settle()
    },
    async press(name) {
      await fireEvent.click(find('button:not([data-thing])', name))
      await settle()
    },
    async show(next) {
      answering.ask(next.question?.offers ? next.question : null)
      await rerender({ scene: next })
      await settle()
    },
    letter: (ends) => find(`[data-letter="${ends}"]`, /./),
    async limit(limit) {
      await rerender({ limit })
      await settle()
    },
  }
}

async function settle(): Promise<void> {
  await new Promise((done) => setTimeout(done, 5))
  await tick()
}
