import { describe, expect, it } from 'vitest'
import type { PastGame } from '../../generated/wire'
import { filtered } from './filters'

const game = (table: string, changes: Partial<PastGame> = {}): PastGame => ({
  table, game: 'tenno', phase: 'playing', seat: 'A', names: [], opened_at: 1, ...changes,
})
const all = [game('open', { phase: 'open' }), game('on'), game('over', { phase: 'over', rated: true }), game('other', { game: 'shinobi', phase: 'over', rated: false })]
const names = (which: Parameters<typeof filtered>[1]): string[] => filtered(all, which).map((one) => one.table)

describe('one’s games', () => {
  it('are all shown at first', () => expect(names({ game: '', phase: 'all', rated: false })).toHaveLength(4))
  it('can be of one game', () => expect(names({ game: 'shinobi', phase: 'all', rated: false })).toEqual(['other']))
  it('can be those that go on', () => expect(names({ game: '', phase: 'running', rated: false })).toEqual(['open', 'on']))
  it('can be those that are over', () => expect(names({ game: '', phase: 'over', rated: false })).toEqual(['over', 'other']))
  it('can be those that counted', () => expect(names({ game: '', phase: 'all', rated: true })).toEqual(['over']))
})
