import { describe, expect, it } from 'vitest'
import { pieceOf, Scene, type View } from './scene'

const view = (seat: string | null): View => ({
  game: 'tenno', seats: 4, seat, acts: 0, options: {}, table: { turn: 'C' }, pending: [], asked: ['C'], answered: [],
  places: { 'row.A.1': ['ninja'], 'hand.B': ['?', '?'] },
})

describe('what a board draws', () => {
  it.each([
    ['ninja', { face: 'ninja', name: 'ninja', owner: '', open: false }],
    ['ninja!', { face: 'ninja', name: 'ninja', owner: '', open: true }],
    ['ninja@AC', { face: 'ninja', name: 'ninja', owner: '', open: false }],
    ['B.samurai_7!', { face: 'samurai_7', name: 'samurai_7', owner: 'B', open: true }],
    ['?', { face: '', name: '', owner: '', open: false }],
    ['role:ronin', { face: 'role:ronin', name: 'ronin', owner: '', open: false }],
    ['want:any.trade.2', { face: 'want:any.trade.2', name: 'any.trade.2', owner: '', open: false }],
    ['to:B', { face: 'to:B', name: 'B', owner: '', open: false }],
    ['what is this', { face: '', name: '', owner: '', open: false }],
  ])('reads the token %s', (token, piece) => expect(pieceOf(token)).toEqual(piece))

  it('seats the viewer first and the others clockwise', () => {
    expect(new Scene(view('B'), []).round).toEqual(['B', 'C', 'D', 'A'])
    expect(new Scene(view('B'), []).others).toEqual(['C', 'D', 'A'])
  })

  it('shows a spectator all seats from A', () => expect(new Scene(view(null), []).others).toEqual(['A', 'B', 'C', 'D']))

  it('knows how many lie where, faces or not', () => {
    const scene = new Scene(view('A'), [])
    expect([scene.count('hand.B'), scene.count('nowhere')]).toEqual([2, 0])
    expect(scene.place('hand.B').map((piece) => piece.face)).toEqual(['', ''])
  })

  it('knows whose turn it is and who is asked', () => {
    const scene = new Scene(view('A'), [])
    expect([scene.turn, scene.isAsked('C'), scene.isAsked('A'), scene.isOver]).toEqual(['C', true, false, false])
  })
})
