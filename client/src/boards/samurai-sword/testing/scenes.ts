/** Moments of real positions as the hall tells them, and a table to touch. */
import { fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import type { CushionInfo, Offer } from '../../../generated/wire'
import { Answering, partsOf, type Hands, type Parts } from '../../../lib/answering.svelte'
import { Scene, type Aids, type Question, type View } from '../scene'
import type { OpenedCard } from '../../game'
import { nameOf } from '../faces'
import game from '../index'
import SCENES from './scenes.json'
import TestTable from './TestTable.svelte'

export type SceneName = keyof typeof SCENES

export function sceneOf(name: SceneName): Scene {
  const { view, cushions, aids, question } = SCENES[name] as unknown as {
    view: View; cushions: CushionInfo[]; aids: Aids; question: Question | null
  }
  return new Scene(view, cushions, aids, question)
}

export interface Sitting {
  scene: Scene
  answering: Answering
  box: HTMLElement
  given: string[]
  wondered: Parts[]
  opened: OpenedCard[]
  attempts: string[]
}

export function sitDown(name: SceneName, { round = false, confirms = false } = {}): Sitting {
  const scene = sceneOf(name)
  const [given, wondered, opened, attempts]: [string[], Parts[], OpenedCard[], string[]] = [[], [], [], []]
  const hands: Hands = {
    give: async (answer) => void given.push(answer),
    mustConfirm: (question, offer) => confirms && game.mustConfirm(question, offer),
    wonder: (parts) => void wondered.push(parts),
  }
  const answering = new Answering(hands)
  answering.ask(scene.question?.offers ? scene.question : null)
  const { container } = render(TestTable, {
    scene, answering, round,
    onopen: (card: OpenedCard) => void opened.push(card),
    onexplain: (_parts: Parts, _at: Element, attempt?: string) => void attempts.push(attempt ?? ''),
  })
  return { scene, answering, box: container, given, wondered, opened, attempts }
}

export function find(box: HTMLElement, selector: string): HTMLElement {
  const found = box.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`nothing is ${selector}`)
  return found
}

export const cardInHand = (box: HTMLElement, card: string): HTMLElement => {
  const named = [...box.querySelectorAll<HTMLElement>('ul.hand [data-thing]')]
  const found = named.find((thing) => thing.getAttribute('aria-label')?.startsWith(`${nameOf(card)}, `) || thing.getAttribute('aria-label')?.includes(`: ${nameOf(card)}, `))
  if (!found) throw new Error(`no ${card} in hand: ${named.map((thing) => thing.getAttribute('aria-label')).join(' | ')}`)
  return found
}

export const seatOf = (box: HTMLElement, seat: string): HTMLElement => find(box, `[data-player="${seat}"] > .cover`)

export async function touch(element: HTMLElement): Promise<void> {
  await fireEvent.click(element)
  await tick()
}

/** Touches everything that an offer speaks of, as long as it is not given by itself. */
export async function answerByTouching({ box, given }: Sitting, offer: Offer): Promise<void> {
  const { card, target, aim, source } = partsOf(offer)
  if (source !== undefined) return touch(find(box, `[data-thing][data-place="${source}"]`))
  if (card !== undefined) await touch(cardInHand(box, String(card)))
  if (given.length) return
  if (aim !== undefined) return touch(find(box, `[data-place="play.${target}.${aim}"]`))
  if (target !== undefined) await touch(seatOf(box, String(target)))
  if (given.length) return
  const button = [...box.querySelectorAll<HTMLElement>('[data-answer]')].find((one) => one.dataset['answer'] === offer.answer)
  if (!button) throw new Error(`nothing answers ${offer.answer}`)
  await touch(button)
}
