import { fireEvent, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { bench, sceneOf, type MomentName, type Staged } from '../testing/moments'
import Autumn from './Autumn.svelte'

afterEach(() => settings.set('confirm', 'sensible'))

/** What was proposed by a touch: it is asked once more in the bar. */
async function proposed(board: Staged, name: RegExp): Promise<string | undefined> {
  board.answering.clear()
  await board.touch(name)
  return board.answering.ready?.answer
}

describe('the families', () => {
  it('are called by touching them', async () => {
    const board = await bench(Autumn, sceneOf('FamilyToCall'))
    expect(board.things('legal')).toHaveLength(4)
    await board.touch(/^Yuki: still to be called/)
    expect(board.answering.ready?.answer ?? board.given[0]).toBe('call C')
  })

  it('show who acts and who still waits; whoever cannot be called is explained', async () => {
    const board = await bench(Autumn, sceneOf('AutumnActions'))
    expect(board.thing(/^you: acts now/i)).toBeTruthy()
    await board.touch(/^Taras: still to be called/)
    expect(board.explained).toEqual(['call D'])
  })
})

describe('every action is answered by touching', () => {
  const acts: [RegExp, string][] = [
    [/^trade green_trade_2/, 'trade green_trade_2'],
    [/^display green_member_heir/, 'display green_member_heir'],
    [/^take back black_member_wife/, 'take back black_member_wife'],
    [/^hire 1 north_sea/, 'hire 1 north_sea'],
    [/^hire samurai/, 'hire samurai'],
    [/^take discard/, 'take discard'],
    [/^force swap B/, 'force swap B'],
    [/^kami daisuke/, 'kami daisuke'],
    [/^kami akashi > B/, 'kami akashi > B'],
    [/^seppuku umeko/, 'seppuku umeko'],
  ]
  it.each(acts)('%s', async (name, answer) => {
    const board = await bench(Autumn, sceneOf('AutumnActions'))
    expect(await proposed(board, name)).toBe(answer)
    expect(board.given).toEqual([])
    await board.touch(name)
    expect(board.given).toEqual([answer])
  })

  it('whoever wants no second question gets none', async () => {
    settings.set('confirm', 'never')
    const board = await bench(Autumn, sceneOf('AutumnActions'))
    await board.touch(/^hire samurai/)
    expect(board.given).toEqual(['hire samurai'])
  })

  it('mercenaries: a stepper and a sea', async () => {
    const board = await bench(Autumn, sceneOf('AutumnActions'))
    await fireEvent.click(screen.getByRole('button', { name: 'More' }))
    await fireEvent.click(screen.getByRole('button', { name: 'More' }))
    await fireEvent.click(screen.getByRole('radio', { name: 'South Sea' }))
    expect(await proposed(board, /^hire 3 south_sea/)).toBe('hire 3 south_sea')
  })

  it('envoys: families in hand, missing and picked; of several cards one is chosen', async () => {
    const board = await bench(Autumn, sceneOf('AutumnActions'))
    expect(board.thing(/^red family: card in hand/).dataset['light']).toBe('legal')
    await board.touch(/^red family/)
    await board.touch(/^green family/)
    await board.touch(/^heir 4, green family/)
    expect(board.answering.composing.text).toBe('envoys: red_trade_2, green_member_heir')
    expect(board.thing(/^red family: card picked/).dataset['light']).toBe('chosen')
    await board.touch(/^red family/, /^envoys/)
    expect(board.given).toEqual(['envoys: green_member_heir'])
  })

  it('a set: it is begun by its name, and given by it when its cards are there', async () => {
    const board = await bench(Autumn, sceneOf('AutumnActions'))
    await board.touch(/^combine quartet/)
    expect([board.given, board.answering.composing.text]).toEqual([[], 'combine quartet:'])
    await board.touch(/^combine quartet/)
    expect([board.given, board.explained]).toEqual([[], ['combine quartet:']])
    await board.answering.composing.fill(['pine_5', 'plum_5', 'iris_5', 'kiku_5'])
    await board.show(sceneOf('AutumnActions'))
    await board.touch(/^combine quartet/)
    expect(board.given).toEqual(['combine quartet: pine_5, plum_5, iris_5, kiku_5'])
  })
})

describe('what is laid out', () => {
  it.each([
    ['CardToTrade', /^iris 1/, 'take iris_1'],
    ['CardToFind', /^pine 12/, 'take pine_12'],
    ['CardsToSwap', /^trade 1, black/, 'swap black_trade_1'],
  ] as [MomentName, RegExp, string][])('%s', async (moment, name, answer) => {
    const board = await bench(Autumn, sceneOf(moment))
    await board.touch(name)
    expect(board.answering.ready?.answer ?? board.given[0]).toBe(answer)
  })

  it('cards to show, which are all that can be chosen: one after another', async () => {
    const board = await bench(Autumn, sceneOf('CardsToShow'))
    await board.touch(/^plum 2/, /^iris 4/)
    expect([board.given, board.answering.composing.text]).toEqual([[], 'show: plum_2, iris_4'])
  })

  it('samurai to hire, and where they come to stand', async () => {
    const board = await bench(Autumn, sceneOf('SamuraiToHire'))
    const [first] = board.things('legal')
    await fireEvent.click(first as HTMLElement)
    expect(board.answering.ready?.answer ?? board.given[0]).toMatch(/^keep /)
    const post = await bench(Autumn, sceneOf('SamuraiPost'))
    await post.touch(/^South Sea/)
    expect(post.answering.ready?.answer ?? post.given[0]).toBe('post south_sea')
  })

  it('the map can be looked at meanwhile', async () => {
    const board = await bench(Autumn, sceneOf('AutumnActions'))
    await fireEvent.click(screen.getByRole('button', { name: 'Map' }))
    expect(board.container.querySelector('[data-autumn]')).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Autumn' }))
    expect(board.container.querySelector('[data-autumn]')).toBeTruthy()
  })
})
