import { describe, expect, it } from 'vitest'
import { clauseLink, placeOf } from './router.svelte'

describe('where a path leads', () => {
  it.each([
    ['/', '', '', { at: 'home' }],
    ['/lobby/tenno', '', '', { at: 'lobby', game: 'tenno' }],
    ['/table/Ab-9_x', '', '', { at: 'table', table: 'Ab-9_x' }],
    ['/table/', '', '', { at: 'lobby', game: '' }],
    ['/rules/tenno', '', '#TEN-18', { at: 'rules', game: 'tenno', clause: 'TEN-18' }],
    ['/learn/shinobi/attack', '', '', { at: 'learn', game: 'shinobi', chapter: 'attack' }],
    ['/replay/Q', '?act=12&eyes=B', '', { at: 'replay', table: 'Q', shared: false, act: 12, eyes: 'B' }],
    ['/shared/K', '?act=-1', '', { at: 'replay', table: 'K', shared: true, act: null, eyes: '' }],
    ['/replay', '', '', { at: 'nowhere', path: '/replay' }],
    ['/%E0%A4%A', '', '', { at: 'nowhere', path: '/%E0%A4%A' }],
    ['/settings', '', '', { at: 'settings' }],
  ])('%s%s%s', (path, query, hash, place) => expect(placeOf(path, query, hash)).toEqual(place))

  it('finds the page of a clause by its letters', () => {
    expect(clauseLink('SAM-R38')).toBe('/rules/samurai-sword#SAM-R38')
    expect(clauseLink('TEN-18')).toBe('/rules/tenno#TEN-18')
  })
})
