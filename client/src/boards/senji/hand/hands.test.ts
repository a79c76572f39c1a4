import { fireEvent, screen, within } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import senji from '..'
import { diplomacyOf, familiesInOrder, flowerOf, inOrder } from '../cards'
import { HOUSE, bench, sceneOf } from '../testing/moments'
import Hands from './Hands.svelte'
import { isSame, pickedIn } from './picking.svelte'
import { positionsOf } from './sets'

const labels = (things: HTMLElement[]): string[] => things.map((thing) => thing.getAttribute('aria-label') ?? '')
const tab = (name: RegExp): HTMLElement => screen.getByRole('tab', { name })

describe('cards by name', () => {
  it('know what is printed on them', () => {
    expect(diplomacyOf(HOUSE, 'green_member_heir')).toMatchObject({ family: 'green', kind: 'member', relation: 'heir', value: 4 })
    expect(diplomacyOf(HOUSE, 'black_support_2')).toMatchObject({ kind: 'support', value: 2 })
    expect(diplomacyOf(HOUSE, 'red_dummy')).toMatchObject({ kind: 'dummy', value: 0 })
    expect(diplomacyOf(HOUSE, 'pine_4')).toBeNull()
    expect(flowerOf(HOUSE, 'plum_5')).toMatchObject({ symbol: 'animal', animal: 'boar' })
  })

  it('lie own family first, then clockwise, the dearest of a kind first', () => {
    const scene = sceneOf('AutumnActions')
    const families = familiesInOrder(scene)
    expect(families[0]).toBe('yellow')
    const hand = ['violet_support_3', 'green_trade_2', 'yellow_member_heir', 'green_member_heir', 'green_member_wife']
    const cards = inOrder(hand.flatMap((face) => diplomacyOf(HOUSE, face) ?? []), families)
    expect(cards.map(({ face }) => face)).toEqual(['yellow_member_heir', 'green_member_heir', 'green_member_wife', 'green_trade_2', 'violet_support_3'])
  })
})

describe('the hands', () => {
  it('open on the hand that the question is about', async () => {
    await bench(Hands, sceneOf('CardsToShow'))
    expect(tab(/^Hanafuda/).getAttribute('aria-selected')).toBe('true')
    await fireEvent.click(tab(/^Diplomacy/))
    expect(tab(/^Diplomacy/).getAttribute('aria-selected')).toBe('true')
  })

  it('a rule stands between one’s own cards and those of others', async () => {
    const board = await bench(Hands, sceneOf('AutumnActions'))
    await fireEvent.click(tab(/^Diplomacy/))
    expect(board.container.querySelectorAll('.rule')).toHaveLength(1)
    expect(labels(board.things())[0]).toContain('heir 4, yellow family')
  })

  it('cards to show and to swap are touched in the hand', async () => {
    const show = await bench(Hands, sceneOf('CardsToShow'))
    await show.touch(/^iris 4/)
    expect(show.answering.composing.text).toBe('show: iris_4')
    await show.touch(/^iris 4/)
    expect(show.answering.composing.text).toBe('show:')
    const swap = await bench(Hands, sceneOf('CardsToSwap'))
    await swap.touch(/^violet|^trade 1, violet/)
    expect(swap.answering.ready?.answer ?? swap.given[0]).toBe('swap violet_trade_1')
  })

  it('a diplomacy card is used at once where there is but one use, and goes into what is being made', async () => {
    const board = await bench(Hands, sceneOf('AutumnActions'))
    await fireEvent.click(tab(/^Diplomacy/))
    await board.touch(/^trade 2, green/)
    expect([board.given, board.answering.ready?.answer]).toEqual([[], 'trade green_trade_2'])
    board.answering.clear()
    await board.answering.give('envoys')
    await board.touch(/^trade 2, green/)
    expect(board.answering.composing.text).toBe('envoys: green_trade_2')
  })

  it('a card is looked at closely with what it does and its clauses', async () => {
    const board = await bench(Hands, sceneOf('AutumnActions'))
    await fireEvent.click(tab(/^Diplomacy/))
    await fireEvent.contextMenu(board.thing(/^support 3, violet/))
    expect(board.opened[0]?.about).toContain('In one battle')
    expect(board.opened[0]?.clauses).toContain('SEN-54')
  })

  it('a card that is looked at can be shown to one or to all, whatever is asked', async () => {
    const board = await bench(Hands, sceneOf('SupportToCommit'))
    await fireEvent.click(tab(/^Diplomacy/))
    const [first] = board.things()
    if (!first) throw new Error('no card')
    await fireEvent.contextMenu(first)
    const deeds = board.opened[0]?.deeds?.each ?? []
    expect(deeds).toHaveLength(4)
    deeds[0]?.do()
    await Promise.resolve()
    expect(board.given[0]).toMatch(/^show [a-z_]+_[a-z0-9]+ > [A-D]$/)
    expect(deeds.at(-1)?.name).toBe('everybody')
  })

  it('who is asked nothing and the dummy show nothing', async () => {
    const scene = sceneOf('SupportToCommit', (moment) => void delete moment.question)
    const board = await bench(Hands, scene)
    await fireEvent.click(tab(/^Diplomacy/))
    for (const thing of board.things()) await fireEvent.contextMenu(thing)
    expect(board.opened.length).toBeGreaterThan(0)
    expect(board.opened.some(({ deeds }) => deeds)).toBe(false)
  })
})

describe('sets', () => {
  it('have a line each, with a knot under every card they use', async () => {
    const board = await bench(Hands, sceneOf('AutumnActions'))
    await fireEvent.click(tab(/^Hanafuda/))
    const lines = within(screen.getByRole('list', { name: 'Sets in your hand' })).getAllByRole('button')
    expect(lines[0]?.getAttribute('aria-label')).toContain('4 cards of one value: 5: 10 honour')
    expect(lines[0]?.querySelectorAll('.knot')).toHaveLength(4)
    expect(board.container.textContent).toContain('path of 4 cards: pine 4–7')
  })

  it('choosing a line makes it of its cards, and once more puts them back', async () => {
    const board = await bench(Hands, sceneOf('AutumnActions'))
    await fireEvent.click(tab(/^Hanafuda/))
    const line = board.container.querySelector('[data-line="path4"]') as HTMLElement
    await fireEvent.click(line)
    await board.show(sceneOf('AutumnActions'))
    expect(board.answering.composing.text).toBe('combine path4: pine_4, pine_5, pine_6, pine_7')
    expect([board.given, line.getAttribute('aria-pressed')]).toEqual([[], 'true'])
    expect(board.thing(/^pine 5.*picked/).dataset['light']).toBe('chosen')
    await fireEvent.click(line)
    expect(board.answering.composing.form).toBeNull()
  })

  it('the first card that is touched begins the best set that it is part of', async () => {
    const board = await bench(Hands, sceneOf('AutumnActions'))
    await fireEvent.click(tab(/^Hanafuda/))
    await board.touch(/^pine 6/, /^pine 5/)
    expect([board.answering.composing.text, board.given]).toEqual(['combine path4: pine_6, pine_5', []])
  })

  it('one touch adds a card, another takes it out', async () => {
    const board = await bench(Hands, sceneOf('AutumnActions'))
    await fireEvent.click(tab(/^Hanafuda/))
    await board.answering.give('combine quartet')
    await board.touch(/^pine 5/, /^plum 5/, /^pine 5/)
    expect(board.answering.composing.text).toBe('combine quartet: plum_5')
    expect(pickedIn(board.answering.composing)).toEqual(['plum_5'])
    expect(isSame(['a', 'b', 'a'], ['a', 'a', 'b']) && !isSame(['a'], ['a', 'a'])).toBe(true)
  })

  it('of two alike cards the first is picked', () => {
    expect([...positionsOf(['plum_5', 'plum_5', 'pine_1'], ['plum_5'])]).toEqual([0])
    expect([...positionsOf(['plum_5', 'plum_5'], ['plum_5', 'plum_5'])]).toEqual([0, 1])
  })

  it('the sheet lists all eight with what is missing', async () => {
    await bench(Hands, sceneOf('AutumnActions'))
    await fireEvent.click(tab(/^Hanafuda/))
    await fireEvent.click(screen.getByRole('button', { name: 'All sets' }))
    const items = screen.getByRole('dialog').querySelectorAll('li')
    expect(items).toHaveLength(8)
    expect([...items].map((item) => item.textContent).join()).toMatch(/4 suns.*1 of 4 · 3 cards missing/)
  })
})

describe('the module', () => {
  it('opens the hand only for questions that lay out nothing by themselves', () => {
    expect(senji.asksHand?.(sceneOf('CardsToShow'))).toBe(false)
    expect(senji.asksHand?.(sceneOf('AutumnActions'))).toBe(false)
    expect(senji.asksHand?.(sceneOf('SupportToCommit'))).toBe(false)
    const named = (name: string) => sceneOf('AutumnActions', ({ question }) => question && Object.assign(question, { name }))
    expect(senji.asksHand?.(named('Winter'))).toBe(false)
    expect(senji.asksHand?.(named('CardsToGive'))).toBe(true)
    expect(senji.handSize?.(sceneOf('AutumnActions'))).toBe(18)
  })
})
