import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Offer, Refusal, State, Update } from '../generated/wire'
import { hall, type Wish } from './hall.svelte'
import { settings } from './settings.svelte'
import { closest, settled, Table } from './table.svelte'

const part = (value: string | number) => ({ kind: 'x', value })
const refusal = (answer: string, touches: Refusal['touches']): Refusal => ({
  answer, label: answer, touches, reason: { code: answer, text: `not ${answer}` },
})

describe('the reason that is told', () => {
  const refusals = [
    refusal('bokken>A', { card: part('bokken'), target: part('A') }),
    refusal('bokken>C', { card: part('bokken'), target: part('C') }),
    refusal('parry', { card: part('parry') }),
  ]
  const offers: Offer[] = [{ answer: 'bokken>B', touches: { card: part('bokken'), target: part('B') } }]

  it('is about all that was touched', () => expect(closest(refusals, { card: 'bokken', target: 'C' }, offers)?.answer).toBe('bokken>C'))
  it('is about the one thing that was touched', () => expect(closest(refusals, { card: 'parry' }, offers)?.answer).toBe('parry'))
  it('is about the part that no offer has', () => expect(closest(refusals, { card: 'daimyo', target: 'C' }, offers)?.answer).toBe('bokken>C'))
  it('is that nothing is asked of us, whatever was touched', () => expect(closest([refusal('', {})], { card: 'bokken' }, [])?.reason.text).toBe('not '))
  it('is none for a thing that is part of no answer', () => expect(closest(refusals, {}, offers)).toBeNull())
  it('is about the thing itself rather than about what else it might have been used on', () => {
    const why = (code: string, slot: number, aim: string): Refusal => ({ ...refusal(`${slot}>${aim}`, { slot: part(slot), aim: part(aim) }), reason: { code, text: code } })
    const own = [0, 1, 2].flatMap((slot) => ['A1', 'A2', 'A3'].map((aim) => why('own-card', slot, aim)))
    const shogun = [...own, ...['B1', 'B2', 'B3'].map((aim) => why('no-attack', 0, aim))]
    expect(closest(shogun, { slot: 0 }, [])?.reason.code).toBe('no-attack')
    expect(closest(shogun, { slot: 0, aim: 'A3' }, [])?.reason.code).toBe('own-card')
  })
  it('is none where nothing was refused', () => expect(closest([], { card: 'x' }, offers)).toBeNull())
})

describe('a table that hears more than it can show at once', () => {
  const view = (acts: number) => ({
    game: 'tenno', seats: 2, seat: 'A', acts, options: {}, table: {}, pending: [], asked: ['B'], answered: [], places: {},
  })
  const state = {
    tell: 'state', table: 'T', seat: 'A', seq: 1, view: view(0),
    info: { id: 'T', game: 'tenno', ruleset: 1, phase: 'playing', seats: [], options: {}, clock: { per_move: 0, bank: 0, increment: 0 }, access: 'link', talk: true, delay: 0, couch: false, commitment: '', opened_at: 0 },
  } as unknown as State
  const update = (seq: number): Update =>
    ({ tell: 'update', table: 'T', seat: 'A', seq, view: view(seq), events: [{ event: 'Moved', source: 'a', goal: 'b' }], lines: [{ text: `line ${seq}` }] }) as unknown as Update

  let table: Table
  beforeEach(() => {
    vi.useFakeTimers()
    settings.set('pace', 'normal')
    table = new Table('T')
    table.seat = 'A'
    table.hear(state)
  })
  afterEach(() => {
    vi.useRealTimers()
    settings.set('pace', 'normal')
  })

  it('is watched from no cushion once the host has freed ours', () => {
    table.yours = ['A']
    table.hear({ tell: 'removed', table: 'T', seat: 'A' })
    expect([table.seat, table.yours, table.isRemoved, table.view]).toEqual([null, [], true, null])
  })

  it('asks whoever has resigned nothing any more: a bot answers for him', () => {
    const question = { request: 5, name: 'FirstAttack', text: 'Whom?', asked: ['A'], offers: [{ answer: 'pass', touches: {} }] }
    const cushions = (resigned: boolean) => ({ ...state.info, seats: [{ seat: 'A', kind: 'person', resigned, stand_in: resigned ? 'random' : '' }, { seat: 'B', kind: 'bot' }] })
    table.hear({ ...state, info: cushions(false), question } as unknown as State)
    expect([table.answering.isAsked, table.hasResigned]).toEqual([true, false])
    table.hear({ tell: 'update', table: 'T', seat: 'A', seq: 2, info: cushions(true) } as unknown as Update)
    expect([table.answering.isAsked, table.hasResigned]).toEqual([false, true])
    table.hear({ ...state, seq: 3, info: cushions(true), question: { ...question, request: 6 } } as unknown as State)
    expect(table.answering.isAsked).toBe(false)
  })

  it('shows one thing at a time', () => {
    for (const seq of [2, 3, 4]) table.hear(update(seq))
    expect([table.view?.acts, table.waiting]).toEqual([2, 2])
    vi.advanceTimersByTime(800)
    expect([table.view?.acts, table.waiting]).toEqual([3, 1])
    vi.advanceTimersByTime(800)
    expect([table.view?.acts, table.waiting]).toEqual([4, 0])
  })

  it('waits as long as what a board shows in several steps', () => {
    const done = table.showing.countBy((events) => (events.length ? 3 : 1))
    for (const seq of [2, 3]) table.hear(update(seq))
    vi.advanceTimersByTime(1600)
    expect([table.view?.acts, table.waiting]).toEqual([2, 1])
    vi.advanceTimersByTime(800)
    expect([table.view?.acts, table.waiting]).toEqual([3, 0])
    done()
    for (const seq of [4, 5]) table.hear(update(seq))
    vi.advanceTimersByTime(3200)
    expect([table.view?.acts, table.waiting]).toEqual([5, 0])
  })

  it('remembers what it was told before, anew with every beginning', () => {
    table.hear({ ...state, recalled: [{ event: 'WinterBegan' }] } as State)
    const past = () => table.scene?.past().map(({ event }) => event)
    for (const seq of [2, 3]) table.hear(update(seq))
    table.skip()
    expect([past(), table.events.length]).toEqual([['WinterBegan', 'Moved'], 1])
    table.hear({ ...state, recalled: [{ event: 'WinterBegan' }, { event: 'Exchanged' }] } as State)
    expect([past(), table.events.length]).toEqual([['WinterBegan', 'Exchanged'], 0])
  })

  it('shows everything at once when it is told to', () => {
    for (const seq of [2, 3, 4]) table.hear(update(seq))
    table.skip()
    expect([table.view?.acts, table.waiting]).toEqual([4, 0])
    expect(table.lines.map((line) => line.text)).toEqual(['line 2', 'line 3', 'line 4'])
  })

  it('does not wait at all for whoever wants no pause', () => {
    settings.set('pace', 'instant')
    for (const seq of [2, 3, 4]) table.hear(update(seq))
    expect(table.view?.acts).toBe(4)
  })

  it('goes on showing after a pause in which nothing came', () => {
    table.hear(update(2))
    vi.advanceTimersByTime(5000)
    table.hear(update(3))
    expect(table.view?.acts).toBe(3)
  })

  it('goes on showing when everything was told anew while it rested', () => {
    table.hear(update(2))
    table.hear({ ...state, seq: 3 })
    table.hear(update(4))
    expect(table.view?.acts).toBe(4)
    expect(table.waiting).toBe(0)
  })

  it('says every line once, and keeps no value of cards that are covered again', () => {
    settings.set('pace', 'instant')
    table.hear({ ...update(2), lines: [{ text: 'a fight' }, { text: 'slot 1: ninja', later: '' }] })
    expect(table.spoken.map((line) => line.text)).toEqual(['a fight', 'slot 1: ninja'])
    table.hear(update(3))
    expect(table.spoken.map((line) => line.text)).toEqual(['a fight', 'line 3'])
  })

  it('hears nothing twice, and nothing of other tables or other seats', () => {
    table.hear(update(2))
    table.hear(update(2))
    table.hear({ ...update(3), table: 'other' })
    table.hear({ ...update(3), seat: 'B' })
    expect(table.lines).toHaveLength(1)
  })
})

describe('a line that was lost', () => {
  const view = (acts: number) => ({
    game: 'tenno', seats: 2, seat: 'A', acts, options: {}, table: { turn: 'A' }, pending: [], asked: ['A'], answered: [], places: { deck: ['?'] },
  })
  const offers: Offer[] = [{ answer: 'a' }, { answer: 'b' }]
  const state = {
    tell: 'state', table: 'T', seat: 'A', seq: 7, view: view(3), info: { id: 'T', seats: [] }, lines: [{ text: 'line 7' }],
    question: { request: 1, name: 'Turn', asked: ['A'], offers }, talk: [{ seat: 'B', text: 'hello', at: 1 }],
  } as unknown as State
  const told = (update: Partial<Update>): Update => ({ tell: 'update', table: 'T', seat: 'A', seq: 8, ...update })
  const wishes: Wish[] = []
  let table: Table
  beforeEach(() => {
    wishes.length = 0
    vi.spyOn(hall, 'ask').mockImplementation((wish) => {
      wishes.push(wish)
      return Promise.resolve({ tell: 'done', id: 1 })
    })
    settings.set('pace', 'instant')
    table = new Table('T')
    table.seat = 'A'
    table.hear(state)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    settings.set('pace', 'normal')
  })
  const asked = async (): Promise<(number | undefined)[]> => {
    await Promise.resolve()
    return wishes.flatMap((wish) => (wish.want === 'watch' ? [wish.since ?? undefined] : []))
  }

  it('goes on with the number that is known, and keeps what it shows', async () => {
    table.opened()
    expect(await asked()).toEqual([7])
    expect([table.view?.acts, table.question?.request, table.lines.length]).toEqual([3, 1, 1])
  })

  it('tells nothing twice when nothing has happened, but what was said meanwhile and who is here', () => {
    const before = table.shownCount
    const said = [...(state.talk ?? []), { seat: 'B', text: 'still there?', at: 2 }]
    table.hear(told({ seq: 7, view: view(3), lines: [{ text: 'line 7' }], talk: said, info: { id: 'T', seats: [], watching: 2 } as never }))
    expect([table.lines.length, table.talk.length, table.watching, table.shownCount]).toEqual([1, 2, 2, before])
  })

  it('tells what has happened meanwhile, with the whole view', () => {
    table.hear(told({ seq: 9, view: view(5), events: [{ event: 'Moved' }], lines: [{ text: 'line 9' }], question: null, talk: state.talk ?? [] }))
    expect([table.view?.acts, table.lines.length, table.talk.length, table.question]).toEqual([5, 2, 1, null])
  })

  it('another language is told from the beginning', async () => {
    table.retold()
    expect(await asked()).toEqual([undefined])
  })

  it('changes are put together with what was heard, also while something waits to be seen', () => {
    settings.set('pace', 'calm')
    table.hear(told({ seq: 8, changes: { acts: 4, table: { turn: 'B' } }, events: [{ event: 'Moved' }], question: null }))
    table.hear(told({ seq: 9, changes: { acts: 5 }, events: [{ event: 'Moved' }], question: { request: 2, name: 'Turn', asked: ['A'], offers: [1] } }))
    expect([table.view?.acts, table.question, table.waiting]).toEqual([4, null, 1])
    table.skip()
    expect([table.view?.acts, (table.view?.table as { turn: string }).turn, table.answering.offers]).toEqual([5, 'B', [offers[1]]])
  })

  it('a change of what is not known asks for everything, once, and breaks nothing', async () => {
    const bad = (seq: number): Update => told({ seq, question: { request: seq, name: 'Turn', asked: ['A'], offers: [5] } })
    table.hear(bad(8))
    table.hear(bad(9))
    expect(await asked()).toEqual([undefined])
    expect(table.question?.request).toBe(1)
    table.hear({ ...state, seq: 9, view: view(6) } as State)
    expect(table.view?.acts).toBe(6)
    table.opened()
    expect(await asked()).toEqual([undefined, 9])
  })
})

describe('what is remembered of cards that lay open', () => {
  it('is what the log says of them, or nothing', () => {
    const lines = [{ text: 'a fight' }, { text: 'slot 1: ninja', later: '' }, { text: '8 against 4: won', later: 'won' }]
    expect(settled(lines).map((line) => line.text)).toEqual(['a fight', 'won'])
  })
})

describe('a table that is looked at through other eyes', () => {
  it('keeps nothing of what the old ones saw', () => {
    const table = new Table('T')
    table.open('A')
    table.view = { game: 'tenno', seats: 2, seat: 'A', acts: 3, options: {}, table: {}, pending: [], asked: [], answered: [], places: { 'hand.A': ['ninja'] } }
    table.lines = [{ text: 'You draw a ninja.' }]
    table.open('B')
    expect([table.view, table.lines, table.question]).toEqual([null, [], null])
    table.close()
  })
})
