import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Offer, State, Update } from '../generated/wire'
import type { Question } from './known'
import { Answering, goesOn, isTalk } from './answering.svelte'
import { settings } from './settings.svelte'
import { Table } from './table.svelte'

const offer = (answer: string, card: string, lot: number): Offer => ({ answer, label: answer, touches: { card: { kind: 'face', value: card }, lot: { kind: 'slot', value: lot } } })
const OFFERS = [offer('bid 1 x', 'x', 0), offer('bid 2 x', 'x', 1), offer('bid 1 y', 'y', 0)]
const talk = (request: number, offers: Offer[] = OFFERS, more: Partial<Question> = {}): Question => ({ request, name: 'Winter', asked: ['A', 'B'], offers, ...more })

describe('where all may talk at once', () => {
  it('is a question to several that is not sealed, also if all but one have said that they are done', () => {
    expect(isTalk(talk(1))).toBe(true)
    expect(isTalk(talk(1, OFFERS, { asked: ['A'], quiet: ['B'] }))).toBe(true)
    expect(isTalk(talk(1, OFFERS, { asked: ['A'] }))).toBe(false)
    expect(isTalk(talk(1, OFFERS, { sealed: true }))).toBe(false)
    expect(goesOn(talk(1), talk(2))).toBe(true)
    expect(goesOn(talk(1), { ...talk(2), name: 'Orders' })).toBe(false)
  })

  function answering(confirms = false) {
    const given: string[] = []
    const made = new Answering({ give: async (answer) => void given.push(answer), mustConfirm: () => confirms, wonder: () => undefined })
    made.ask(talk(1))
    return { made, given }
  }

  it('what was chosen stays while others speak, as long as it can be answered', () => {
    const { made } = answering()
    made.touch({ card: 'x' })
    made.ask(talk(2))
    expect(made.chosen).toEqual({ card: 'x' })
    made.ask(talk(3, [offer('bid 1 y', 'y', 0)]))
    expect(made.chosen).toEqual({})
  })

  it('what waits for a yes waits on, with what the hall says of it now, or is dropped', () => {
    const { made } = answering(true)
    made.touch({ card: 'y' })
    made.ask(talk(2, [...OFFERS.slice(0, 2), { ...OFFERS[2]!, label: 'changed' }]))
    expect(made.ready?.label).toBe('changed')
    made.ask(talk(3, OFFERS.slice(0, 2)))
    expect([made.ready, made.chosen]).toEqual([null, {}])
  })

  it('what is said while an answer is on its way is said next, once, if it still can be', async () => {
    const given: string[] = []
    const releases: (() => void)[] = []
    const made = new Answering({
      give: (answer) => {
        given.push(answer)
        return new Promise((done) => releases.push(done))
      },
      mustConfirm: () => false,
      wonder: () => undefined,
    })
    made.ask(talk(1))
    void made.give('bid 1 x')
    void made.give('bid 1 x')
    void made.give('bid 1 y')
    releases.shift()?.()
    await vi.waitFor(() => expect(given).toEqual(['bid 1 x', 'bid 1 y']))
    void made.give('bid 2 x')
    made.ask(talk(2, [OFFERS[2]!]))
    releases.shift()?.()
    await vi.waitFor(() => expect(made.busy).toBe(false))
    expect(given).toHaveLength(2)
  })

  it('another question forgets it', () => {
    const { made } = answering()
    made.touch({ card: 'x' })
    made.ask({ ...talk(2), name: 'Orders' })
    expect(made.chosen).toEqual({})
  })
})

describe('a table in such a talk', () => {
  const view = (acts: number) => ({ game: 'senji', seats: 2, seat: 'A', acts, options: {}, table: {}, pending: [], asked: ['A', 'B'], answered: [], places: {} })
  const state = {
    tell: 'state', table: 'T', seat: 'A', seq: 1, view: view(0), question: talk(1), limit: { name: 'winter 1', left: 9000, seconds: 240 },
    info: { id: 'T', game: 'senji', seats: [], options: {} },
  } as unknown as State
  const update = (seq: number, question: Question): Update =>
    ({ tell: 'update', table: 'T', seat: 'A', seq, view: view(seq), question, events: [{ event: 'Whispered', by: 'B' }] }) as unknown as Update
  let table: Table
  beforeEach(() => {
    vi.useFakeTimers()
    settings.set('pace', 'calm')
    table = new Table('T')
    table.seat = 'A'
    table.hear(state)
  })
  afterEach(() => {
    vi.useRealTimers()
    settings.set('pace', 'normal')
  })

  it('waits for nothing that others do', () => {
    for (const seq of [2, 3, 4]) table.hear(update(seq, talk(seq)))
    expect([table.view?.acts, table.question?.request, table.waiting]).toEqual([4, 4, 0])
  })

  it('shows what still waited first', () => {
    table.hear(update(2, { ...talk(2), name: 'CardToTake', asked: ['B'] }))
    table.hear(update(3, talk(3)))
    expect([table.view?.acts, table.waiting]).toEqual([2, 1])
    vi.advanceTimersByTime(5000)
    table.hear(update(4, talk(4)))
    expect([table.view?.acts, table.waiting]).toEqual([4, 0])
  })

  it('keeps the reason that was asked for in sight', () => {
    table.wonder = { text: 'because', clauses: [], at: null }
    table.hear(update(2, talk(2)))
    expect(table.wonder?.text).toBe('because')
    table.hear(update(3, { ...talk(3), name: 'Orders', sealed: true }))
    vi.advanceTimersByTime(5000)
    expect(table.wonder).toBeNull()
  })

  it('knows how much time is left, until it is told that there is no limit', () => {
    expect(table.limit?.left).toBe(9000)
    table.hear({ ...update(2, talk(2)), limit: { name: 'winter 1', left: 4000, seconds: 240 } })
    expect(table.limit?.left).toBe(4000)
    table.hear(update(3, talk(3)))
    expect(table.limit?.left).toBe(4000)
    table.hear({ ...update(4, talk(4)), limit: null })
    expect(table.limit).toBeNull()
  })
})
