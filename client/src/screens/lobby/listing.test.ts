import { describe, expect, it } from 'vitest'
import type { GameInfo, PastGame, TableInfo } from '../../generated/wire'
import { changedOptions, clockWords, freeSeats, listed, ownTables, showOf } from './listing'

const table = (id: string, changes: Partial<TableInfo> = {}): TableInfo => ({
  id, game: 'tenno', ruleset: 1, phase: 'open', options: {}, clock: { per_move: 0, bank: 0, increment: 0 },
  access: 'public', talk: true, delay: 0, couch: false, commitment: '', opened_at: 1,
  seats: [{ seat: 'A', kind: 'person', name: 'Olena' }, { seat: 'B' }, { seat: 'C', kind: 'bot', name: 'Chie' }],
  ...changes,
})
const past = (name: string, changes: Partial<PastGame> = {}): PastGame => ({
  table: name, game: 'tenno', phase: 'playing', seat: 'A', names: [], opened_at: 1, ...changes,
})
const ids = (tables: { id: string }[]): string[] => tables.map(({ id }) => id)

describe('the list of the lobby', () => {
  const all = [
    table('old', { opened_at: 1 }), table('new', { opened_at: 3 }),
    table('running', { phase: 'playing', opened_at: 9 }), table('other', { game: 'shinobi', opened_at: 2 }),
  ]
  const list = (game: string, show: string, mine: string[] = []): string[] => ids(listed(all, game, showOf(show), new Set(mine)))

  it('has open tables first, then the newest', () => expect(list('', 'all')).toEqual(['new', 'other', 'old', 'running']))
  it('can be of one game', () => expect(list('tenno', 'all')).toEqual(['new', 'old', 'running']))
  it('can be of open tables', () => expect(list('', 'open')).toEqual(['new', 'other', 'old']))
  it('can be of games in play', () => expect(list('', 'playing')).toEqual(['running']))
  it('can be of one’s own', () => expect(list('', 'mine', ['old'])).toEqual(['old']))
  it('shows all where the address asks for something else', () => expect(showOf('nonsense')).toBe('all'))
})

describe('one’s own tables', () => {
  it('come with one’s move first and what is over last', () => {
    const games = [past('over', { phase: 'over', opened_at: 9 }), past('open', { phase: 'open' }), past('wait'), past('mine', { your_turn: true })]
    expect(ownTables(games, '').map((game) => game.table)).toEqual(['mine', 'wait', 'open', 'over'])
  })
  it('are named once, by the seat that is asked, however many seats one has there', () => {
    const games = [past('hot'), past('hot', { seat: 'B', your_turn: true })]
    expect(ownTables(games, '')).toEqual([games[1]])
  })
})

describe('a table in words', () => {
  it('counts free seats', () => expect(freeSeats(table('x'))).toBe(1))
  it('names the clocks one can choose', () => expect(clockWords({ per_move: 60, bank: 0, increment: 0 })).toBe('1 minute a move'))
  it('says nothing of no clock', () => expect(clockWords({ per_move: 0, bank: 0, increment: 0 })).toBe(''))
  it('describes any other clock', () => {
    expect(clockWords({ per_move: 30, bank: 60, increment: 5 })).toBe('1 minute in all, plus 5 s a move, 30 s a move')
    expect(clockWords({ per_move: 0, bank: 120, increment: 0 })).toBe('2 minutes in all')
  })
  it('names what is played otherwise than usual', () => {
    const info: GameInfo = {
      name: 'tenno', title: 'Tenno', blurb: '', ruleset: 1, seats: [2], bots: [],
      options: [
        { name: 'memory_aid', default: false, values: [false, true], names: ['no', 'yes'], title: 'Memory aid', help: '', slow: false, only: {} },
        { name: 'kami', default: true, values: [true, false], names: ['yes', 'no'], title: 'Kami', help: '', slow: true, only: {} },
        { name: 'colours', default: 'seats', values: ['seats', 'chosen'], names: ['by seat', 'players choose'], title: 'Colours', help: '', slow: 'seats', only: {} },
      ],
    }
    expect(changedOptions(table('x', { options: { memory_aid: true, colours: 'chosen' } }), info)).toEqual(['Memory aid', 'Colours: players choose'])
    expect(changedOptions(table('x', { options: { memory_aid: false, kami: true } }), info)).toEqual([])
    expect(changedOptions(table('x', { options: { kami: false } }), info)).toEqual(['Kami: no'])
  })
})
