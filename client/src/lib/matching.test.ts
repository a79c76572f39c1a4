import { describe, expect, it } from 'vitest'
import type { CushionInfo, TableInfo } from '../generated/wire'
import { companions, howManyWait } from './matching'

const here = (seat: string): CushionInfo => ({ seat, kind: 'person', name: seat, here: true })
const away = (seat: string): CushionInfo => ({ seat, kind: 'person', name: seat })
const bot = (seat: string): CushionInfo => ({ seat, kind: 'bot', name: seat })
const free = (seat: string): CushionInfo => ({ seat })
const table = (id: string, seats: CushionInfo[], changes: Partial<TableInfo> = {}): TableInfo => ({
  id, game: 'tenno', ruleset: 1, phase: 'open', options: {}, clock: { per_move: 0, bank: 0, increment: 0 },
  access: 'public', talk: true, delay: 0, couch: false, commitment: '', opened_at: 1, seats, ...changes,
})
const found = (tables: TableInfo[], players = 0, mine: string[] = []): string[] =>
  companions(tables, 'tenno', players, new Set(mine)).map(({ id }) => id)

describe('a quick match', () => {
  it('is with people who sit and wait at an open table', () => {
    expect(found([table('a', [here('A'), free('B')]), table('empty', [free('A'), free('B')]), table('left', [away('A'), free('B')])])).toEqual(['a'])
  })
  it('is never at a table of another game, behind a password, of one’s own, or where moves take days', () => {
    const seats = [here('A'), free('B')]
    const others = [
      table('game', seats, { game: 'shinobi' }), table('locked', seats, { access: 'password' }), table('own', seats),
      table('slow', seats, { clock: { per_move: 86_400, bank: 0, increment: 0 } }),
    ]
    expect(found(others, 0, ['own'])).toEqual([])
  })
  it('may be in a young game that is open to people, in no other', () => {
    const seats = [here('A'), bot('B')]
    expect(found([table('young', seats, { phase: 'playing', welcome: true }), table('old', seats, { phase: 'playing' })])).toEqual(['young'])
  })
  it('is first where the fewest are missing, and last in a game that has begun', () => {
    const tables = [
      table('young', [here('A'), bot('B')], { phase: 'playing', welcome: true }),
      table('two', [here('A'), free('B'), free('C')]), table('one', [here('A'), here('B'), free('C')]),
    ]
    expect(found(tables)).toEqual(['one', 'two', 'young'])
    expect(howManyWait(tables)).toBe(4)
  })
  it('can be for a number of players', () => {
    expect(found([table('two', [here('A'), free('B')]), table('three', [here('A'), free('B'), free('C')])], 3)).toEqual(['three'])
  })
})
