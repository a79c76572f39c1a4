/** What the question's bar asks once more, and what glows there. */
import { fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, expect, test } from 'vitest'
import samurai from '../../boards/samurai-sword'
import { sceneOf } from '../../boards/samurai-sword/testing/scenes'
import type { Offer } from '../../generated/wire'
import type { Question as Asked } from '../../lib/known'
import { settings } from '../../lib/settings.svelte'
import { Table } from '../../lib/table.svelte'
import Question from './Question.svelte'

beforeEach(() => settings.set('confirm', 'sensible'))

function asked(): { box: HTMLElement; table: Table; given: string[] } {
  const scene = sceneOf('play5')
  const table = new Table('T')
  const given: string[] = []
  table.seat = 'A'
  table.question = scene.question as unknown as Asked
  table.answering.ask(table.question)
  table.answering.give = async (answer: string) => void given.push(answer)
  const leftToPlay = (offer: Offer): number => samurai.leftToPlay?.(scene, offer) ?? 0
  const { container } = render(Question, { table, leftToPlay })
  return { box: container, table, given }
}

const endingIn = (box: HTMLElement): HTMLElement => box.querySelector<HTMLElement>('[data-answer="end"], [data-answer^="end"]')!

test('the end of the Play phase has no gold while cards can be played, and is asked once more', async () => {
  const { box, table, given } = asked()
  const ending = endingIn(box)
  expect(ending.classList).toContain('ending')
  expect(ending.classList).not.toContain('legal')
  await fireEvent.click(ending)
  await tick()
  expect(given).toEqual([])
  const left = Number(box.querySelector<HTMLElement>('[data-left]')!.dataset['left'])
  expect(left).toBeGreaterThan(1)
  expect(box.querySelector('[data-left]')!.textContent).toBe(`${left} cards can still be played. End it all the same?`)
  await fireEvent.click(box.querySelector('[data-back]')!)
  await tick()
  expect(table.answering.ready).toBeNull()
  await fireEvent.click(endingIn(box))
  await tick()
  await fireEvent.click(box.querySelector('[data-confirm]')!)
  await tick()
  expect(given.length).toBe(1)
})

test('whoever wants to be asked nothing is asked nothing', async () => {
  settings.set('confirm', 'never')
  const { box, given } = asked()
  await fireEvent.click(endingIn(box))
  await tick()
  expect(given.length).toBe(1)
})

test('with nothing left to play it ends at once', () => {
  const scene = sceneOf('play5')
  const ending = scene.question!.offers!.find(({ kind }) => kind === 'end-play')!
  const bare = { ...scene, viewer: 'A', place: () => [], question: { ...scene.question!, offers: [ending] } }
  expect(samurai.leftToPlay!(bare as unknown as typeof scene, ending)).toBe(0)
})

test('what was answered under seal is read by whoever answered, but not on a shared screen', async () => {
  const { box, table } = asked()
  table.answering.ask(null)
  table.question = { request: 9, name: 'CardToLay', asked: ['B'], sealed: true, mine: 'lay plain_cut', given: { answer: 'lay plain_cut', label: 'Plain Cut' } } as unknown as Asked
  await tick()
  expect(box.querySelector('[data-given]')?.textContent).toBe('Plain Cut')
  settings.set('streamer', true)
  await tick()
  expect(box.textContent).not.toContain('Plain Cut')
  settings.set('streamer', false)
})
