import { fireEvent, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { Part } from '../../generated/wire'
import { words } from '../../lib/words.svelte'
import senji from '.'
import { arrowsOf } from './arrows'
import { geographyOf } from './geography'
import { fleetLabel, regionLabel, seatLabel } from './labels'
import { overlayOf } from './overlays'
import { progressOf } from './progress'
import { NO_TRACES, tracesAfter } from './reading'
import type { GameEvent } from './scene'
import { Judge, type Menu } from './testing/judge'
import { bench, sceneOf } from './testing/moments'
import { asks, HOUSE, kindOf, laid, readingOf, stage } from './testing/scenes'
import { moment } from './winter/testing/winters'

const ORDERS = ['production', 'recruitment', 'march']
const land = (id: string): HTMLElement => document.querySelector<HTMLElement>(`.at-${id}`)!
type Asked = readonly [string, Record<string, Part['value']>?]

const spring = (orders = {}): ReturnType<typeof laid> =>
  laid({
    phase: 'spring', orders,
    question: asks('Orders', [
      ...['echizen', 'etchu', 'echigo'].flatMap((id) => ORDERS.map((order): Asked => [`order ${id} ${order}`, { region: id, order: `order:${order}` }])),
      ['ready'],
    ]),
  })
const marching = (): ReturnType<typeof laid> =>
  laid({
    forces: { echizen: ['A', 5, 'hosokawa'], owari: ['B', 3] },
    pending: [{ March: { by: 'A', party: 'A', region: 'echizen' } }],
    question: { ...asks('March', [], { by: 'A', party: 'A', region: 'echizen' }), offers: [{ answer: 'stay', kind: 'stay', label: 'stay' }, { answer: 'land', kind: 'by-land', label: 'land', form: true }, { answer: 'sea', kind: 'by-sea', label: 'sea', form: true }] },
  })
const goals = (): Judge =>
  new Judge(() => [
    ...['owari', 'izumo'].flatMap((id) => [1, 2, 3, 4, 5].map((number): Menu[number] => [`to ${id} ${number}`, 'send-units', { region: ['region', id], number: ['number', number] }])),
    ...['owari', 'izumo'].map((id): Menu[number] => [`hosokawa to ${id}`, 'send-samurai', { samurai: ['samurai', 'hosokawa'], region: ['region', id] }]),
  ])

// --- what lies over the map ------------------------------------------------------------------------------

test.each([
  ['Winter', moment('quiet'), '.cover'],
  ['a battle', sceneOf('watcher'), '.battle'],
])('nothing of the map is reached under %s, until it is looked at', async (_, scene, cover) => {
  await bench(senji.Mat, scene)
  const sheet = document.querySelector<HTMLElement>('.sheet')!
  await vi.waitFor(() => expect(document.querySelector(cover)).toBeTruthy(), 5000)
  expect(sheet.inert).toBe(true)
  await fireEvent.click(screen.getByRole('button', { name: 'Map' }))
  expect([document.querySelector(cover), sheet.inert]).toEqual([null, false])
})

// --- every kind of question of the map, by touch --------------------------------------------------------

test('a home is named: a province, and once more to be sure', async () => {
  const board = stage(laid({ phase: 'preparation', year: 0, question: asks('HomeToName', [['name echizen', { region: 'echizen' }], ['name owari', { region: 'owari' }]]) }))
  await board.touch(() => land('owari'))
  expect(board.given).toEqual([])
  expect(board.answering.ready?.answer).toBe('name owari')
  await board.touch(() => land('owari'))
  expect(board.answering.ready).toBeNull()
  await board.touch(() => land('echizen'))
  await board.answering.confirm()
  expect(board.given).toEqual(['name echizen'])
})

test('the land itself is touched like the pieces on it', async () => {
  const board = stage(laid({ question: asks('Activation', [['name echizen', { region: 'echizen' }], ['name owari', { region: 'owari' }]]) }))
  const shape = [...document.querySelectorAll('.over > path')][[...geographyOf(HOUSE).outline.keys()].indexOf('owari')]!
  expect(shape.getAttribute('data-light')).toBe('legal')
  await fireEvent.click(shape)
  expect(board.answering.ready?.answer).toBe('name owari')
})

test('units are placed by a number beside the province that was named', async () => {
  const board = stage(laid({ phase: 'preparation', question: asks('UnitsToPlace', [0, 1, 2, 3].map((number): Asked => [`units ${number}`, { number }]), { region: 'echizen' }) }))
  await vi.waitFor(() => expect(board.one('.chooser').getAttribute('aria-label')).toBe('Echizen'))
  await board.touch(() => board.thing(/^units 2/))
  expect(board.given).toEqual(['units 2'])
})

test('orders: a province, then one of three tokens; nothing is asked twice, and it may be changed', async () => {
  const board = stage(spring())
  await board.touch(() => land('echizen'))
  expect(board.given).toEqual([])
  expect(document.querySelectorAll('.chooser .choice')).toHaveLength(3)
  await board.touch(() => board.thing(/^order echizen march/))
  expect(board.given).toEqual(['order echizen march'])
  expect(progressOf(readingOf(spring({ echizen: 'order:march@A', owari: '?' })))).toMatchObject({ done: 1, left: 2, words: '1 of 3 orders laid' })
})

test('orders: another province takes the place of the one touched first, and the cross puts it back', async () => {
  const board = stage(spring())
  await board.touch(() => land('echizen'), () => land('etchu'))
  expect(board.answering.chosen).toEqual({ region: 'etchu' })
  await fireEvent.click(board.one('.chooser .close'))
  await tick()
  expect(board.answering.chosen).toEqual({})
  expect(document.querySelector('.chooser')).toBeNull()
})

test('what has acted does not glow, and touching it asks why', async () => {
  const board = stage(laid({ question: asks('Activation', [['name echizen', { region: 'echizen' }], ['name owari', { region: 'owari' }]]) }))
  expect(land('izumo').dataset['light']).toBe('dull')
  await board.touch(() => land('izumo'))
  expect(board.wondered).toEqual([{ region: 'izumo' }])
})

test('fleets are named one by one, also two in the same sea', async () => {
  const fleets = [['E', 'south_sea'], ['C', 'south_sea']] as const
  const board = stage(
    laid({
      forces: { south_sea: ['E', 2] }, fleets,
      table: { samurai_at: { oda: 'south_sea' }, samurai_of: { oda: 'C' } },
      question: asks('Activation', [['name echizen', { region: 'echizen' }], ...fleets.map(([party, sea]): Asked => [`name fleet ${party} ${sea}`, { party, region: sea }])]),
    }),
  )
  await board.touch(() => board.thing(/^Yuki’s fleet, South Sea, no units, Oda/))
  expect(board.answering.ready?.answer).toBe('name fleet C south_sea')
  board.answering.clear()
  await tick()
  // By the sea: whose fleet is asked beside it.
  await board.touch(() => board.one('.sea[data-light="legal"]'), () => board.thing(/^name fleet E south_sea/))
  expect(board.answering.ready?.answer).toBe('name fleet E south_sea')
})

test('a march begins with its first way: a goal, then how many or who; what is told off is drawn with both numbers', async () => {
  const board = stage(marching(), goals())
  await vi.waitFor(() => expect(board.answering.composing.menu).not.toHaveLength(0))
  await tick()
  await board.touch(() => land('owari'))
  expect(document.querySelectorAll('.over .unsure')).toHaveLength(1)
  expect(document.querySelectorAll('.chooser .number')).toHaveLength(5)
  await board.touch(() => board.thing(/^<to owari 4>/))
  expect(document.querySelector('.over:not(.names) text')?.textContent).toBe('4 › 3')
  await board.touch(() => land('owari'), () => board.thing(/^<hosokawa to owari>/))
  expect([board.given, board.answering.composing.text]).toEqual([[], 'land: to owari 4, hosokawa to owari'])
  await board.answering.send()
  expect(board.given).toEqual(['land: to owari 4, hosokawa to owari'])
})

test.each([
  ['SamuraiFlight', 'flee', 'echigo'], ['UnitToLose', 'lose', 'owari'], ['BattleToFight', 'fight', 'owari'], ['SamuraiToPost', 'post', 'echizen'],
])('%s is answered on the map', async (name, verb, id) => {
  const board = stage(laid({ question: asks(name, [[`${verb} ${id}`, { region: id }], [`${verb} mutsu`, { region: 'mutsu' }]]) }))
  await board.touch(() => land(id))
  expect(board.answering.ready?.answer).toBe(`${verb} ${id}`)
})

test('mercenaries: a sea, then how many', async () => {
  const board = stage(laid({ phase: 'autumn', question: asks('AutumnActions', [...['north_sea', 'south_sea'].flatMap((id) => [1, 2].map((number): Asked => [`hire ${number} ${id}`, { number, region: id }])), ['done']]) }))
  await board.touch(() => board.thing(/^North Sea/), () => board.thing(/^hire 2 north_sea/))
  expect(board.answering.ready?.answer ?? board.given[0]).toBe('hire 2 north_sea')
})

test('the host is chosen at his seat', async () => {
  const board = stage(laid({ phase: 'emperor', question: asks('HostToChoose', [['host B', { target: 'B' }], ['host C', { target: 'C' }]]) }))
  await board.touch(() => board.thing(/^Yuki, red family/))
  expect(board.answering.ready?.answer).toBe('host C')
})

test('a seat that is no answer is looked at closely', async () => {
  const board = stage(laid({ places: { 'samurai.B': ['samurai:yamagata!'] } }))
  await board.touch(() => board.thing(/^Daria, green family/))
  expect(board.opened[0]).toMatchObject({ name: 'Daria', kind: 'green family' })
  expect(board.opened[0]?.about).toContain('Samurai: Yamagata')
})

test('a family is chosen among all that are offered', async () => {
  const board = stage(laid({ phase: 'preparation', year: 0, table: { families: {} }, question: asks('FamilyToLead', ['green', 'blue'].map((family): Asked => [`lead ${family}`, { family }])) }))
  await vi.waitFor(() => board.one('.pick'))
  await board.touch(() => board.thing(/^green family: Owari, Shinano, Sagami/))
  expect(board.answering.ready?.answer).toBe('lead green')
})

test('one of the samurai drawn is kept', async () => {
  const board = stage(laid({ phase: 'preparation', places: { 'drawn.A': ['samurai:oda@A', 'samurai:naoe@A'] }, question: asks('SamuraiToKeep', ['oda', 'naoe'].map((samurai): Asked => [`keep ${samurai}`, { samurai }])) }))
  await vi.waitFor(() => board.one('.pick .samurai'))
  await board.touch(() => board.thing(/^Naoe\. Once each Winter/))
  expect(board.answering.ready?.answer).toBe('keep naoe')
})

test('the list of provinces says all of it, and answers too', async () => {
  const board = stage(laid({ question: asks('Activation', [['name owari', { region: 'owari' }], ['name etchu', { region: 'etchu' }]]) }))
  await fireEvent.click(screen.getByRole('button', { name: 'Provinces' }))
  await vi.waitFor(() => board.one('dialog .region'))
  expect(document.querySelectorAll('dialog .region')).toHaveLength(20)
  expect(board.one('dialog .region').textContent).toMatch(/Owari\s*Daria’s, 2 units\s*Borders: /)
  await board.touch(() => board.one('dialog .region'))
  expect(board.answering.ready?.answer).toBe('name owari')
})

// --- reading and spoken names ------------------------------------------------------------------------------

test('a province says its name, whose it is, who stands there and what lies there', async () => {
  const reading = readingOf(
    laid({ seats: 3, forces: { echizen: ['A', 5, 'hosokawa'], owari: ['B', 1], yamashiro: ['emperor', 3, 'oda'] }, orders: { echizen: 'order:march@A', owari: '?', izumo: 'order:production!' } }),
  )
  const label = (id: string): string => regionLabel(reading, reading.region(id))
  expect(label('echizen')).toBe('Echizen, yours, 5 units, Hosokawa, your order, covered: march')
  expect(label('owari')).toBe('Owari, Daria’s, 1 unit, order face down')
  expect(label('izumo')).toBe('Izumo, Yuki’s, 2 units, order: production')
  expect(label('yamashiro')).toBe('Yamashiro, the emperor’s, 3 units, Oda')
  expect(label('hizen')).toBe('Hizen, closed, nobody may enter')
  await words.speak('uk')
  expect(label('owari')).toBe('Оварі, володіє Daria, 1 загін, закритий наказ')
  await words.speak('en')
})

test('fleets and seats say theirs', () => {
  const reading = readingOf(laid({ forces: { north_sea: ['E', 2, 'mori'] }, fleets: [['E', 'north_sea']] }))
  expect(fleetLabel(reading, reading.fleets[0]!)).toBe('Marko’s fleet, North Sea, 2 units, Mori, still to be named')
  expect(seatLabel(reading, 'A')).toBe('You, blue family, host, honour 41, 3 provinces, 6 units, 4 hanafuda, 8 diplomacy cards')
})

test('what nobody may see is not in the page', () => {
  stage(laid({ viewer: null, orders: { echizen: '?', owari: '?' } }))
  expect(document.body.innerHTML).not.toMatch(/[産募進]/)
})

const NAMED: GameEvent = { event: 'ProvinceNamed', host: 'A', party: 'A', region: 'echizen' }

test('moves and victories stay on the map until the next is named', () => {
  const after = tracesAfter(NO_TRACES, [
    { event: 'Turned', place: 'order.echizen', at: 0, face: 'order:march', public: true },
    { event: 'GroupLeft', party: 'A', origin: 'echizen', region: 'owari', number: 2 },
    { event: 'SamuraiLeft', party: 'A', samurai: 'oda', origin: 'echizen', region: 'owari' },
    { event: 'BattleWon', party: 'A', loser: 'B', region: 'owari', attacker_won: true },
  ])
  expect(after).toEqual({ moves: [{ from: 'echizen', to: 'owari' }], won: ['owari'], turned: { region: 'echizen', order: 'march' } })
  expect(tracesAfter(after, [{ event: 'HonourChanged', seat: 'A', change: 1, honour: 2, source: 'battle' }])).toBe(after)
  expect(tracesAfter(after, [NAMED])).toEqual(NO_TRACES)
})

test('an order that was turned up is seen until the next is named', () => {
  stage(laid({ events: [NAMED, { event: 'Turned', place: 'order.echizen', at: 0, face: 'order:march', public: true }] }))
  expect(document.querySelector('[data-place="order.echizen"]')?.textContent).toBe('進')
})

test('a march on its way is drawn for all', () => {
  const reading = readingOf(laid({ table: { origin: { party: 'B', region: 'owari' }, groups: [{ region: 'echizen', units: 2, samurai: ['hosokawa'] }] } }))
  expect(reading.march).toEqual({ party: 'B', origin: 'owari', groups: [{ to: 'echizen', units: 2, samurai: ['hosokawa'] }] })
  expect(arrowsOf(reading, {}, () => [0, 0]).map(({ sign }) => sign)).toEqual(['2 › 2'])
})

test('the module: where we are, and what is asked once more', () => {
  expect(senji.when(laid())).toBe('year 4, Summer')
  expect(senji.when(laid({ year: 0, phase: 'preparation' }))).toBe('Preparation')
  const confirmed = (answer: string): boolean => senji.mustConfirm(asks('Activation', []), { answer, kind: kindOf(answer) })
  expect(['name owari', 'host B', 'fight owari', 'flee echigo', 'lead green'].every(confirmed)).toBe(true)
  expect(['order owari march', 'units 2', 'reply B yes'].some(confirmed)).toBe(false)
  expect(['letter B', 'bids', 'land'].map((answer) => senji.showsParts?.({ answer, kind: kindOf(answer) })), 'what is drawn on the mat').toEqual([true, true, false])
})

test('when the game is over nobody is still to be called: the map lies open', () => {
  const scene = laid({ phase: 'autumn' })
  expect(overlayOf(readingOf(scene))).toBe('autumn')
  scene.view.outcome = { winners: ['A'], how: 'shogun', scores: [61, 0, 0, 0, 0, -4] }
  expect(overlayOf(readingOf(scene))).toBeNull()
})

test('honour below nought is written with a minus', () => {
  stage(laid({ honour: [-4, 0, 0, 0, 0, 0] }))
  expect(document.querySelector('.honour')?.textContent).toBe('−4')
})
