import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import game from '.'
import { gameModule } from '../game'
import { Answering } from '../../lib/answering.svelte'
import type { Question } from '../../lib/known'
import { Scene, type View } from '../../lib/scene'
import { words } from '../../lib/words.svelte'
import { drawnFace, factsOf, faceName, isPrivate, partsFor, placeName, spotOf } from './reading'
import Bench from './testing/Bench.svelte'

const PLACES = { deck: ['?', '?'], played: ['7!', '7!'], 'hand.A': ['2', '5', '5'], 'hand.B': ['?', '?', '?'], 'laid.B': ['?'] }

function view(more: Partial<View> = {}): View {
  return { game: 'template', seats: 2, seat: 'A', acts: 1, options: {}, table: { round: 2, stars: { A: 1, B: 3 } }, pending: [], asked: ['A'], answered: [], places: PLACES, ...more }
}

const lay = (card: string) => ({ answer: `lay ${card}`, label: `Lay ${card}`, touches: { card: { kind: 'face', value: card } } })
const question = { request: 1, name: 'CardToLay', text: '', asked: ['A'], sealed: true, offers: [lay('2'), lay('5')] } as unknown as Question
const cushions = [{ seat: 'A', kind: 'person', name: 'Olena' }, { seat: 'B', kind: 'bot', name: 'Botan' }] as never
const sceneOf = (more: Partial<View> = {}): Scene => new Scene(view(more), cushions, {}, question)

function stage(scene: Scene): { given: string[]; answering: Answering } {
  const given: string[] = []
  const answering = new Answering({ give: (answer) => Promise.resolve(void given.push(answer)), mustConfirm: game.mustConfirm, wonder: () => undefined })
  answering.ask(scene.question as Question | null)
  render(Bench, { scene, answering })
  return { given, answering }
}

describe('a game without a board of its own', () => {
  it('is played on the generic one, whatever it is', async () => {
    expect(await gameModule('template')).toBe(game)
    expect(await gameModule('go')).toBe(game)
    expect(await gameModule('tenno')).not.toBe(game)
  })

  it('answers by a card of the hand, and those alike are one', () => {
    const { given } = stage(sceneOf())
    const card = screen.getByRole('button', { name: /^5 × 2/ })
    expect(card.dataset['light']).toBe('legal')
    card.click()
    expect(given).toEqual(['lay 5'])
  })

  it('draws a face that is called by a sign large in every language, with its name below', async () => {
    await Promise.all([words.speak('uk'), words.learn('template')])
    expect(drawnFace(sceneOf(), '5')).toMatch(/>5<.*>П’ятірка</)
    expect(drawnFace(sceneOf(), 'star:monk')).not.toContain('art-number')
    await words.speak('en')
    expect(drawnFace(sceneOf(), '5').match(/>5</g)).toHaveLength(1)
  })

  it('says of each place what lies there, and of what is hidden only how much', () => {
    stage(sceneOf())
    expect(screen.getByRole('button', { name: 'deck: 2 hidden cards' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'played cards: 7 × 2' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Botan’s hand: 3 hidden cards' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Botan, 3 stars' })).toBeTruthy()
  })

  it('leaves on the mat what all see of one’s own, and takes up what is hidden before others', () => {
    const scene = sceneOf({ places: { ...PLACES, 'pond.A': ['3'], 'pond.B': ['4'], 'laid.A': ['2'] } })
    expect(['hand.A', 'laid.A', 'pond.A', 'hand.B'].map((place) => isPrivate(scene, place))).toEqual([true, true, false, false])
    expect(game.handSize?.(scene)).toBe(4)
  })

  it('shows a spectator nobody’s hand', () => {
    stage(sceneOf({ seat: 'watch', places: { ...PLACES, 'hand.A': ['?', '?', '?'] } }))
    expect(screen.getByText('You hold no cards.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Olena’s hand: 3 hidden cards' })).toBeTruthy()
  })

  it('lets a player or a place be touched where answers name one', () => {
    const offers = [{ answer: 'ask B', label: '', touches: { target: { kind: 'seat', value: 'B' } } }, { answer: 'draw deck', label: '', touches: { source: { kind: 'place', value: 'deck' } } }]
    const { answering } = stage(new Scene(view(), cushions, {}, { ...question, sealed: false, offers } as unknown as Question))
    screen.getByRole('button', { name: /^Botan(?!’)/ }).click()
    expect(answering.ready?.answer).toBe('ask B')
    expect(partsFor(answering, 'place', 'deck')).toEqual({ source: 'deck' })
    expect(partsFor(answering, 'place', 'played')).toEqual({ source: 'played' })
  })
})

describe('words', () => {
  it('come from the catalogue of the game', () => {
    expect(factsOf(sceneOf())).toEqual(['Round 2'])
    expect(factsOf(sceneOf(), 'A')).toEqual(['1 star'])
    expect(game.when(sceneOf())).toBe('Round 2')
    expect(placeName(sceneOf(), 'hand.A')).toBe('your hand')
  })

  it('are the names in the code where a game has none', () => {
    const table = { turn: 'B', phase: 'first_turn', over: false, hot: true, left: null, order: ['B', 'A'], wounds: { A: 2, B: 0 } }
    const scene = sceneOf({ game: 'go', table })
    expect(factsOf(scene)).toEqual(['turn: Botan', 'phase: first turn', 'hot', 'order: Botan, Olena'])
    expect(factsOf(scene, 'B')).toEqual(['wounds: 0'])
    expect(placeName(scene, 'front_row.A.2')).toBe('front row')
    expect(faceName(scene, 'note:A.old_monk')).toBe('old monk')
  })

  it('take the name of a place apart as the hall does', () => {
    expect(spotOf('row.B.2')).toEqual({ kind: 'row', owner: 'B', other: '', slot: 2, card: '' })
    expect(spotOf('words.A.C')).toEqual({ kind: 'words-to', owner: 'A', other: 'C', slot: 0, card: '' })
    expect(spotOf('province.C.oda')).toMatchObject({ kind: 'province', owner: 'C', card: 'oda' })
  })
})
