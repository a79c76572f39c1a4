/** Moments of real fights (`python -m tools.senjutsu_moments`) with the house's pack, and cards to touch. */
import { fireEvent, render } from '@testing-library/svelte'
import { tick, type Component } from 'svelte'
import house from '../../../../../../src/tatami/games/senjutsu/data/house.json'
import type { Pack } from '../../../../generated/senjutsu-pack'
import type { CardTexts, CushionInfo, Offer } from '../../../../generated/wire'
import { Answering, partsOf, type Parts } from '../../../../lib/answering.svelte'
import type { OpenedCard } from '../../../game'
import { keepPack, keepTexts, packNamed } from '../../pack'
import { Scene, type Aids, type BoardProps, type Question, type View } from '../../scene'
import moments from '../../testing/moments.json'
import { confirmsCard } from '../asking'
import Bench from './Bench.svelte'

export const HOUSE = house as unknown as Pack
export type MomentName = keyof typeof moments

interface Moment {
  view: View
  aids: Aids
  question?: Question
}

const cushions: CushionInfo[] = ['Maxim', 'Daria', 'Yuki', 'Taras'].map((name, k) => ({ seat: String.fromCharCode(65 + k), kind: 'person', name }))

/** What the hall would say of the cards; here only so much that it can be told apart. */
const textsOf = (sha256: string): CardTexts => ({
  pack: 'house', sha256, lang: 'en',
  cards: Object.fromEntries(HOUSE.cards.map(({ slug, name, types, rank }) => [slug, { name: name['en'] ?? '', frame: [types.join(' '), rank], text: `What ${name['en']} does.` }])),
  statuses: Object.fromEntries(HOUSE.statuses.map(({ slug, name }) => [slug, { name: name['en'] ?? '', frame: [], text: `What ${name['en']} does.` }])),
})

export function sceneOf(name: MomentName, change: (moment: Moment) => void = () => undefined): Scene {
  const moment = structuredClone(moments[name]) as unknown as Moment
  change(moment)
  const scene = new Scene(moment.view, cushions, moment.aids, moment.question ?? null)
  const named = packNamed(scene)
  keepPack(named, HOUSE)
  keepTexts(named, textsOf(named.sha256))
  return scene
}

export interface Sitting {
  scene: Scene
  box: HTMLElement
  answering: Answering
  given: string[]
  explained: (string | undefined)[]
  opened: OpenedCard[]
  thing(parts: string): HTMLElement
  touch(element: HTMLElement): Promise<void>
}

export async function sit(Part: Component<BoardProps>, scene: Scene, { asked = true }: { asked?: boolean } = {}): Promise<Sitting> {
  const [given, explained, opened]: [string[], (string | undefined)[], OpenedCard[]] = [[], [], []]
  const answering = new Answering({
    give: (answer) => Promise.resolve(void given.push(answer)),
    mustConfirm: (_, offer) => confirmsCard(offer),
    wonder: (parts) => void explained.push(JSON.stringify(parts)),
  })
  answering.ask(asked ? (scene.question as Answering['question']) : null)
  const { container } = render(Bench, { Part, scene, answering, onopen: (card: OpenedCard) => void opened.push(card), onexplain: (_: Parts, __: Element, attempt?: string) => void explained.push(attempt), reason: (attempt: string) => Promise.resolve({ text: `Why not ${attempt}.`, clauses: ['SJT-74'] }) })
  await tick()
  const thing = (slug: string): HTMLElement => container.querySelector<HTMLElement>(`[data-card-slug="${slug}"] [data-thing]`)!
  return {
    scene, box: container, answering, given, explained, opened, thing,
    touch: async (element) => {
      await fireEvent.click(element)
      await tick()
    },
  }
}

/** A yes to what waits for one. */
export async function confirm(sitting: Sitting): Promise<void> {
  await sitting.answering.confirm()
  await tick()
}

export const cardIn = (offer: Offer): string => String(partsOf(offer)['card'] ?? '')
