import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { partsOf } from '../../lib/answering.svelte'
import type { Scene } from './scene'
import { settings } from '../../lib/settings.svelte'
import type { OpenedCard } from '../game'
import game from '.'
import { aimOf, pathOf } from './aim'
import Bench from './fixtures/Bench.svelte'
import { answeringFor, sceneOf, tableOf, type Moment } from './fixtures/scenes'
import Notes from './Notes.svelte'
import Result from './Result.svelte'
import { shapeOf } from './shape'
import { Story } from './story.svelte'
import { clanName, deed, totals } from './table'

vi.stubGlobal('ResizeObserver', class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
})

afterEach(() => {
  cleanup()
  settings.set('streamer', false)
})

const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const army = (seat: string, clan: string): HTMLElement => one(`[data-place="province.${seat}.${clan}"]`)
const ground = (seat: string): HTMLElement => one(`[data-province="${seat}"] > .ground`)
const inHand = (card: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('.hand .cards')].find((each) => each.getAttribute('aria-label')?.startsWith(`${clanName(card)},`))
  if (!found) throw new Error(`no ${card} in hand`)
  return found
}

function lay(scene: Scene): ReturnType<typeof answeringFor> {
  const hands = answeringFor(scene)
  render(Bench, { scene, answering: hands.answering })
  return hands
}

async function touch(...things: (() => HTMLElement)[]): Promise<void> {
  for (const thing of things) {
    await fireEvent.click(thing())
    await tick()
  }
}

/** The things to touch for an answer, in order. */
function pathTo(answer: string): (() => HTMLElement)[] {
  const [verb, ...rest] = answer.split(/ > | /)
  const [first = '', second = '', third = ''] = rest
  const target = (text: string) => (): HTMLElement => army(...(text.split('.') as [string, string]))
  if (verb === 'place') return [() => inHand(first), () => ground(second)]
  if (verb === 'ninja') return [() => inHand('ninja'), target(first), target(first)]
  if (verb === 'home') return [() => inHand(first), () => ground('A')]
  if (verb === 'move') return [target(`${second}.${first}`), () => ground(third)]
  return [target(`A.${first}`), target(second)]
}

const QUESTIONS: Moment[] = ['first', 'second', 'attack']

test.each(QUESTIONS)('every answer to %s can be given by touching the table', async (moment) => {
  const { answering, given } = lay(sceneOf(moment))
  const wanted = answering.offers.map((offer) => offer.answer)
  for (const answer of wanted) {
    await touch(...pathTo(answer))
    if (answering.ready) await touch(...pathTo(answer).slice(-1))
  }
  expect(wanted.length).toBeGreaterThan(2)
  expect(given).toEqual(wanted)
}, 20_000)

test.each(QUESTIONS)('what glows at %s is part of an answer, and everything that is glows', (moment) => {
  const scene = sceneOf(moment)
  const { answering } = lay(scene)
  for (const thing of document.querySelectorAll<HTMLElement>('[data-light="legal"]')) expect(thing.getAttribute('aria-label')).toMatch(/can be chosen$/)
  const cards = new Set(answering.offers.map((offer) => partsOf(offer)['card']))
  for (const thing of document.querySelectorAll<HTMLElement>('.hand .cards')) {
    const isOffered = [...cards].some((card) => card !== undefined && thing.getAttribute('aria-label')?.startsWith(clanName(String(card))))
    expect(thing.dataset['light']).toBe(isOffered ? 'legal' : 'dull')
  }
})

test('a card for home is asked once more, taken back by a second touch, and given by a drag', async () => {
  const { answering, given } = lay(sceneOf('second'))
  await touch(() => inHand('oda'))
  expect(answering.ready?.answer).toBe('home oda')
  await touch(() => inHand('oda'))
  expect(answering.ready).toBeNull()
  expect(given).toEqual([])
  answering.take({ card: 'oda' })
  await tick()
  answering.touch({ card: 'oda' }, ground('A'), true)
  expect(given).toEqual(['home oda'])
})

test('with an army taken up another army stands for its province', async () => {
  const { given } = lay(sceneOf('second'))
  await touch(() => army('B', 'takeda'), () => army('C', 'hojo'))
  expect(given).toEqual(['move takeda B > C'])
})

test('with a ninja chosen armies are aimed at, not provinces', async () => {
  const explain = vi.fn()
  const scene = sceneOf('first')
  const { answering } = answeringFor(scene)
  render(Bench, { scene, answering, onexplain: explain })
  await touch(() => inHand('ninja'))
  expect(army('C', 'hojo').dataset['light']).toBe('legal')
  expect(army('A', 'uesugi').dataset['light']).toBe('dull')
  await touch(() => ground('C'))
  expect(explain).toHaveBeenCalledWith('place ninja > C')
})

test('what is not allowed is wondered about', async () => {
  const { wondered, given } = lay(sceneOf('attack'))
  const dull = [...document.querySelectorAll<HTMLElement>('.stack[data-light="dull"]')]
  for (const thing of dull) await fireEvent.click(thing)
  expect(dull.length).toBeGreaterThan(0)
  expect(wondered.length).toBe(dull.length)
  expect(given).toEqual([])
})

test('an attack is drawn with both strengths, before it is given and when others make it', async () => {
  const scene = sceneOf('attack')
  const { answering } = answeringFor(scene)
  answering.touch({ army: 'uesugi' })
  answering.lookAt({ province: 'D', clan: 'takeda' })
  expect(aimOf(scene, answering)).toEqual({ kind: 'attack', from: 'A.uesugi', to: 'D.takeda', sign: '2 › 1' })
  const watching = sceneOf('watching')
  const struck = watching.events.find((event) => event.event === 'Attacked')
  expect(aimOf(watching, null)).toMatchObject({ kind: 'attack', from: `${String(struck?.['by'])}.${String(struck?.['army'])}` })
  expect(aimOf(tableOf(3, 'A'), null)).toBeNull()
})

test('an arrow ends where it points to', () => {
  const low = { left: 100, right: 140, top: 300, bottom: 360 }
  const high = { left: 10, right: 50, top: 20, bottom: 80 }
  for (const isTable of [true, false]) {
    expect(pathOf(low, high, isTable).head).toMatchObject({ x: 30, turn: 0 })
    expect(pathOf(high, low, isTable).head).toMatchObject({ x: 120, turn: 180 })
  }
  expect(pathOf(high, { ...high, left: 210, right: 250 }, false).head).toMatchObject({ x: 230, turn: 180 })
})

test('hidden cards show no face, and secrets are not spoken', () => {
  render(Bench, { scene: tableOf(4, null) })
  const text = document.body.innerHTML
  expect(document.querySelector('.secret')).toBeNull()
  expect(document.querySelectorAll('.clan svg[data-card]').length).toBe(0)
  expect(text).not.toMatch(/serve /i)
})

test('who shares the screen sees the own clan only while it is held', async () => {
  settings.set('streamer', true)
  render(Bench, { scene: tableOf(4, 'A') })
  const card = one('.secret button')
  expect(one('.secret').textContent).not.toContain('Takeda')
  expect(card.getAttribute('aria-label')).not.toContain('Takeda')
  await fireEvent.focus(card)
  expect(one('.secret').textContent).not.toContain('Takeda')
  await fireEvent.pointerDown(card)
  expect(one('.secret').textContent).toContain('Takeda')
  await fireEvent.pointerUp(card)
  expect(one('.secret').textContent).not.toContain('Takeda')
})

test.each([3, 4, 5].flatMap((seats) => ['A', 'B', null].map((viewer) => [seats, viewer] as const)))('%i players as seen by %s', (seats, viewer) => {
  const opened: OpenedCard[] = []
  render(Bench, { scene: tableOf(seats, viewer, { 'A.oda': 3, 'C.mori': 12 }), onopen: (card) => opened.push(card) })
  const order = [...document.querySelectorAll<HTMLElement>('[data-province]')].map((each) => each.dataset['province'])
  expect(order).toHaveLength(seats)
  expect(order.at(-1)).toBe(viewer ?? 'A')
  expect(document.querySelectorAll('[data-army]')).toHaveLength(seats * 5)
  expect(army('C', 'mori').getAttribute('aria-label')).toBe('Mōri army, 12 cards, Player C’s province')
  expect(army('C', 'mori').querySelector('.count')?.textContent).toBe('12')
  for (const thing of document.querySelectorAll('[data-thing]')) expect(thing.getAttribute('aria-label')).toBeTruthy()
  army('C', 'mori').click()
  expect(opened[0]).toMatchObject({ name: 'Mōri clan', clauses: ['SHI-33', 'SHI-38'] })
})

test('a protected army says so and why', () => {
  const scene = tableOf(3, 'A', { 'C.oda': 2 })
  scene.view.table.protected = [{ army: 'C.oda', cause: 'moved in' }]
  render(Bench, { scene })
  expect(army('C', 'oda').getAttribute('aria-label')).toContain('protected: a card was moved there this turn')
  expect(army('C', 'oda').querySelector('.shield')).not.toBeNull()
})

test('the story of a turn: each order with what it did, forgotten when the next begins', () => {
  const story = new Story()
  const scene = tableOf(3, 'A')
  const happened = (...events: Scene['events']): Scene => Object.assign(Object.create(scene) as Scene, { events })
  story.hear(happened({ event: 'PlacedAbroad', by: 'B', clan: 'oda', province: 'A' }))
  story.hear(happened({ event: 'OrderSkipped', seat: 'B', order: 2 }))
  expect(Object.values(story.deeds).map((event) => deed(scene, event))).toEqual(['Oda to you', 'not possible'])
  story.hear(happened({ event: 'Attacked', by: 'B', army: 'oda', clan: 'mori', province: 'C' }, { event: 'TurnBegan', seat: 'C', number: 6 }))
  expect(story.deeds).toEqual({})
  scene.view.table.protected = [{ army: 'C.mori', cause: 'ninja' }]
  story.hear(happened())
  expect(deed(scene, story.deeds[0]!)).toBe('Ninja against Mōri: Player C')
})

test('the count: what hall or view tell, the most first', () => {
  const scene = tableOf(3, 'A', { 'A.oda': 2, 'B.oda': 1, 'C.hojo': 1 })
  expect(totals(scene).slice(0, 2)).toEqual([['oda', 3], ['hojo', 1]])
  render(Notes, { scene })
  const cells = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent?.replace(/\s+/g, ' ').trim())
  expect(cells).toContain('Oda301' + '7')
  expect(cells).toContain('Ninja001' + '2')
})

test('the result says who served whom, and what broke a tie', () => {
  render(Result, { scene: sceneOf('over') })
  const rows = [...document.querySelectorAll('li')].map((row) => row.textContent?.replace(/\s+/g, ' ').trim())
  expect(rows.some((row) => /Hōjō.*Served by Botan\..*At home: 0 cards\..*5$/.test(row ?? ''))).toBe(true)
  expect(rows.some((row) => /Uesugi.*Served by nobody: passed over\..*3$/.test(row ?? ''))).toBe(true)
  expect(rows.some((row) => /Oda.*You served this clan\.\s*2$/.test(row ?? ''))).toBe(true)
})

test('the module: hand, moment, and what is asked once more', () => {
  expect(game.asksHand?.(sceneOf('first'))).toBe(true)
  expect(game.asksHand?.(sceneOf('attack'))).toBe(false)
  expect(game.handSize?.(sceneOf('first'))).toBe(4)
  expect(game.when(sceneOf('over'))).toBe('turn 42, last round')
  const asked = QUESTIONS.flatMap((moment) => {
    const { question } = sceneOf(moment)
    return question?.offers?.filter((offer) => game.mustConfirm(question, offer)).map((offer) => offer.answer.split(' ')[0]) ?? []
  })
  expect(new Set(asked)).toEqual(new Set(['ninja', 'home', 'attack']))
})

test('the shape follows the room', () => {
  expect([shapeOf(980, 540), shapeOf(360, 310), shapeOf(740, 180), shapeOf(520, 780), shapeOf(0, 0), shapeOf(980, 450, 1.5)]).toEqual(['wide', 'table', 'strip', 'table', 'wide', 'strip'])
})
