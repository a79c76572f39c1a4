import { describe, expect, it } from 'vitest'
import { clauseLink, placeOf } from './router.svelte'

describe('where a path leads', () => {
  it.each([
    ['/', '', '', { at: 'home' }],
    ['/lobby/tenno', '', '', { at: 'lobby', game: 'tenno' }],
    ['/table/Ab-9_x', '', '', { at: 'table', table: 'Ab-9_x' }],
    ['/table/', '', '', { at: 'lobby', game: '' }],
    ['/rules/tenno', '', '#TEN-18', { at: 'rules', game: 'tenno', leaf: '', clause: 'TEN-18' }],
    ['/rules/tenno/TEN-18', '', '', { at: 'rules', game: 'tenno', leaf: 'TEN-18', clause: 'TEN-18' }],
    ['/rules/tenno/cards', '', '#ninja', { at: 'rules', game: 'tenno', leaf: 'cards', clause: 'ninja' }],
    ['/learn/shinobi/attack', '', '', { at: 'learn', game: 'shinobi', chapter: 'attack' }],
    ['/replay/Q', '?act=12&eyes=B', '', { at: 'replay', table: 'Q', shared: false, act: 12, eyes: 'B' }],
    ['/shared/K', '?act=-1', '', { at: 'replay', table: 'K', shared: true, act: null, eyes: '' }],
    ['/table/T/result', '', '', { at: 'result', table: 'T', shared: false }],
    ['/shared/K/result', '', '', { at: 'result', table: 'K', shared: true }],
    ['/verify', '', '', { at: 'verify' }],
    ['/replay', '', '', { at: 'nowhere', path: '/replay' }],
    ['/%E0%A4%A', '', '', { at: 'nowhere', path: '/%E0%A4%A' }],
    ['/settings', '', '', { at: 'settings' }],
    ['/days', '', '', { at: 'days', leaf: '' }],
    ['/days/move', '', '#x', { at: 'days', leaf: 'move' }],
    ['/friends', '', '', { at: 'friends', key: '' }],
    ['/friend/Ab-9_x', '', '', { at: 'friends', key: 'Ab-9_x' }],
    ['/friend', '', '', { at: 'friends', key: '' }],
    ['/ladder', '', '', { at: 'ladder', game: '', players: 0, season: '', everybody: false, offset: 0 }],
    ['/ladder/tenno', '?players=3&season=2026-4&everybody&from=50', '', { at: 'ladder', game: 'tenno', players: 3, season: '2026-4', everybody: true, offset: 50 }],
    ['/ladder/tenno', '?players=x&from=9999999', '', { at: 'ladder', game: 'tenno', players: 0, season: '', everybody: false, offset: 0 }],
    ['/player/Olena%20L', '', '', { at: 'player', name: 'Olena L' }],
    ['/player', '', '', { at: 'nowhere', path: '/player' }],
  ])('%s%s%s', (path, query, hash, place) => expect(placeOf(path, query, hash)).toEqual(place))

  it('finds the page of a clause by its letters', () => {
    expect(clauseLink('SAM-R38')).toBe('/rules/samurai-sword#SAM-R38')
    expect(clauseLink('TEN-18')).toBe('/rules/tenno#TEN-18')
  })
})
