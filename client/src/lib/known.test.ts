import { describe, expect, it } from 'vitest'
import type { Offer, QuestionInfo, State, Update } from '../generated/wire'
import { begun, changed, type Known } from './known'

const offer = (answer: string): Offer => ({ answer, label: answer })
const question = (request: number, offers?: (Offer | number)[]): QuestionInfo => ({ request, name: 'Turn', asked: ['A'], ...(offers ? { offers } : {}) })
const view = {
  game: 'tenno', seats: 2, seat: 'A', acts: 3, options: {}, pending: [{ frame: 'turn' }], asked: ['A'], answered: [],
  table: { turn: 'A', losses: 0, chosen: 'x' }, places: { deck: ['?', '?'], 'hand.A': ['ninja'] },
}
const known = begun({
  view, question: question(1, [offer('a'), offer('b')]), aids: { safe: [1], fight: { a: 1 } }, limit: { name: 'winter', left: 9, seconds: 10 },
} as unknown as State)
const after = (update: Partial<Update>, before: Known = known): Known => {
  const found = changed(before, { tell: 'update', table: 'T', seat: 'A', seq: 2, ...update })
  if (!found) throw new Error('nothing to go on from')
  return found
}

describe('what changed is put together with what is known', () => {
  it('nothing that is not told is lost', () => {
    expect(after({})).toEqual(known)
    expect(after({ changes: { acts: 4 } }).view).toEqual({ ...view, acts: 4 })
  })
  it('a value replaces the known one, however deep, and null takes it away', () => {
    const found = after({ changes: { pending: [], outcome: { winners: ['A'] } } })
    expect([found.view?.pending, found.view?.outcome]).toEqual([[], { winners: ['A'] }])
    expect(after({ changes: { outcome: null } }, found).view).not.toHaveProperty('outcome')
  })
  it('of open facts and places only entries are told; an open fact may be null, an empty place is gone', () => {
    const found = after({ changes: { table: { turn: 'B', chosen: null }, places: { deck: ['?'], 'hand.A': [], 'row.B': ['ninja!'] } } })
    expect(found.view?.table).toEqual({ turn: 'B', losses: 0, chosen: null })
    expect(found.view?.places).toEqual({ deck: ['?'], 'row.B': ['ninja!'] })
  })
  it('what was known before stays as it was: it may still wait to be shown', () => {
    after({ changes: { table: { turn: 'B' }, places: { deck: [] } }, aid_changes: { safe: null } })
    expect([(known.view?.table as { turn: string }).turn, known.view?.places['deck'], known.aids['safe']]).toEqual(['A', ['?', '?'], [1]])
  })
  it('a whole view replaces everything', () => {
    expect(after({ view: { ...view, acts: 9, table: {} } }).view?.table).toEqual({})
  })
  it('a game that begins is told as a change of nothing', () => {
    expect(after({ changes: view }, { ...known, view: null }).view).toEqual(view)
  })
})

describe('the question', () => {
  it('stays if nothing is said of it, and ends with null', () => {
    expect(after({}).question?.request).toBe(1)
    expect(after({ question: null }).question).toBeNull()
  })
  it('takes offers by their number from the list that was told last, which is the new one from then on', () => {
    const second = after({ question: question(2, [1, offer('c')]) })
    expect(second.question?.offers?.map(({ answer }) => answer)).toEqual(['b', 'c'])
    const third = after({ question: question(3, [1, 0]) }, second)
    expect(third.question?.offers?.map(({ answer }) => answer)).toEqual(['c', 'b'])
  })
  it('the last list is remembered while nothing is asked of us', () => {
    const between = after({ question: question(3) }, after({ question: null }))
    expect(between.question?.offers).toBeNull()
    expect(after({ question: question(4, [0]) }, between).question?.offers).toEqual([offer('a')])
  })
})

describe('aids and the limit', () => {
  it('change by key, or as a whole', () => {
    expect(after({ aid_changes: { safe: null, fight: { b: 2 } } }).aids).toEqual({ fight: { b: 2 } })
    expect(after({ aids: { only: 1 } }).aids).toEqual({ only: 1 })
    expect(after({ aids: null }).aids).toEqual({})
    expect(after({ view }).aids, 'those of a whole view come with it').toEqual({})
  })
  it('a limit stays, changes, or is gone', () => {
    expect(after({}).limit?.left).toBe(9)
    expect(after({ limit: { name: 'winter', left: 4, seconds: 10 } }).limit?.left).toBe(4)
    expect(after({ limit: null }).limit).toBeNull()
  })
})

describe('changes of something that is not known', () => {
  it.each([
    ['a view', { ...known, view: null }, { changes: { acts: 4 } }],
    ['an offer', { ...known, offers: [] }, { question: question(2, [0]) }],
  ] as const)('of %s: everything must be told anew', (_, before, update) => {
    expect(changed(before, { tell: 'update', table: 'T', seat: 'A', seq: 2, ...(update as Partial<Update>) })).toBeNull()
  })
})
