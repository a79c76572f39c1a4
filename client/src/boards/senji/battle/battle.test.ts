import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { State, Update } from '../../../generated/wire'
import { Scene } from '../scene'
import { settings } from '../../../lib/settings.svelte'
import { Table } from '../../../lib/table.svelte'
import AtTable from '../testing/AtTable.svelte'
import { bench, sceneOf, type MomentName } from '../testing/moments'
import Battle from './Battle.svelte'
import { Pace } from './pace.svelte'
import Stage from './Stage.svelte'
import { present, stepsOf, totalOf } from './story'

beforeEach(() => settings.set('pace', 'instant'))
afterEach(() => {
  vi.useRealTimers()
  settings.set('pace', 'normal')
})

const noFamily = (): null => null
const strengths = (): string[] => [...document.querySelectorAll('.sum')].map((sum) => sum.textContent ?? '')

describe('every question of a battle is answered by touching', () => {
  it('a hostage is killed: the card is touched, and the bar asks once more', async () => {
    const board = await bench(Battle, sceneOf('HostageToKill'))
    expect(board.things('legal').map((thing) => thing.getAttribute('aria-label'))).toHaveLength(2)
    await board.touch(/^wife 3, green family/)
    expect(board.answering.ready?.answer).toBe('kill green_member_wife')
    await board.answering.confirm()
    expect(board.given).toEqual(['kill green_member_wife'])
  })

  it('support: a card says what strength it would bring, and so does the dummy', async () => {
    const board = await bench(Battle, sceneOf('SupportToCommit'))
    await board.touch(/^dummy, blue family, strength \d+/)
    expect(board.given).toEqual(['support dummy'])
    await board.touch(/^support 1, yellow family, strength \d+/)
    expect(board.answering.ready?.answer ?? board.given[1]).toBe('support yellow_support_1')
  })

  it('two support cards, in whichever order they are touched', async () => {
    const board = await bench(Battle, sceneOf('two'))
    await board.touch(/^support 2, black/, /^support 1, yellow/)
    const answer = board.answering.ready?.answer ?? board.given[0]
    expect(answer).toMatch(/^support (yellow_support_1 \+ black_support_2|black_support_2 \+ yellow_support_1)$/)
    board.answering.clear()
    await board.touch(/^support 1, yellow/, /^support 2, black/)
    expect(board.answering.ready?.answer ?? board.given[0]).toBe(answer)
  })

  it('what is to be touched comes into sight, however long the story is', async () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    await bench(Battle, sceneOf('DieToReroll'))
    expect(seen.mock.contexts.map((each) => (each as Element).className)).toEqual([expect.stringContaining('die')])
    seen.mockRestore()
    cleanup()
    const board = await bench(Battle, sceneOf('SupportToCommit'))
    const [story, tray] = ['.story', '.tray'].map((each) => board.container.querySelector(each)!)
    expect([story?.querySelector('.sides') !== null, story?.contains(tray ?? null)]).toEqual([true, false])
  })
  it('a die is rolled again, with the chance it brings', async () => {
    const board = await bench(Battle, sceneOf('DieToReroll'))
    expect(board.thing(/^die 3: .* family, \d+ %/).dataset['light']).toBe('legal')
    await board.touch(/^die 3/)
    expect(board.answering.ready?.answer ?? board.given[0]).toBe('reroll 3')
  })

  it('a kami is called, and dice are picked for it', async () => {
    const board = await bench(Battle, sceneOf('KamiToCall'))
    await board.touch(/^Oda/)
    expect(board.answering.ready?.answer ?? board.given[0]).toBe('kami oda')
    const picking = await bench(Battle, sceneOf('DiceForKami'))
    await picking.touch(/^die 2/, /^die 4/, /^die 5/, /^die 2/)
    expect([picking.container.querySelectorAll('.die.picked').length, picking.answering.composing.text, picking.given]).toEqual([2, 'roll: die 4, die 5', []])
    await picking.answering.send()
    expect(picking.given).toEqual(['roll: die 4, die 5'])
  })

  it('an ability is borrowed from a banner', async () => {
    const board = await bench(Battle, sceneOf('AbilityToBorrow'))
    expect(board.things('legal')).toHaveLength(1)
    await board.touch(/^Oda/)
    expect(board.answering.ready?.answer ?? board.given[0]).toBe('borrow oda')
  })

  it('Shimazu flees to a region', async () => {
    const board = await bench(Battle, sceneOf('Escape'))
    await board.touch(/^Etchu/)
    expect(board.answering.ready?.answer ?? board.given[0]).toBe('flee etchu')
  })
})

describe('a battle is seen by everybody', () => {
  it('both sides, what strength is made of, and the odds before the first roll', async () => {
    await bench(Battle, sceneOf('HostageToKill'))
    expect(screen.getByRole('region', { name: 'Battle for Echizen' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Attacker: Daria' }).textContent).toContain('Hosokawa')
    expect(screen.getByRole('region', { name: /^Defender: you$/i })).toBeTruthy()
    expect(document.querySelector('.odds')?.textContent).toMatch(/Attacker \d+ %, defender \d+ %/)
  })

  it('a hostage that was killed stays in sight with what it brought', async () => {
    const board = await bench(Battle, sceneOf('HostageToKill'))
    await board.show(sceneOf('SupportToCommit'))
    expect(document.querySelector('.killed')?.textContent).toContain('wife 3, green family is killed: +3 for the defender, −6 for the attacker')
  })

  it('support lies face down until both are in, then is turned together with the sums', async () => {
    const board = await bench(Battle, sceneOf('sealed'))
    expect(screen.getAllByRole('img', { name: 'support face down' })).toHaveLength(1)
    expect(board.container.querySelector('.turned')).toBeNull()
    await board.show(sceneOf('won'))
    expect(strengths()).toEqual(['9', '8'])
    expect(document.querySelector('.verdict')?.textContent).toContain('Daria wins the battle.')
    expect(screen.getByRole('region', { name: 'Attacker: Daria' }).textContent).toContain('+18 honour')
    expect(screen.getByRole('region', { name: /^Defender/ }).textContent).toContain('Oda falls')
  })

  it('who is not asked can touch nothing, and sees the map when he likes', async () => {
    const board = await bench(Battle, sceneOf('watcher'))
    expect(board.things('legal')).toEqual([])
    await fireEvent.click(screen.getByRole('button', { name: 'Map' }))
    expect(screen.queryByRole('region', { name: 'Battle for Echizen' })).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Battle for Echizen' }))
    expect(screen.getByRole('region', { name: 'Battle for Echizen' })).toBeTruthy()
  })
})

describe('step by step', () => {
  it('a battle in which nobody was asked is told in steps', () => {
    const steps = stepsOf(null, sceneOf('atOnce').events, (party) => (party === 'B' ? 'green' : 'blue'))
    expect(steps.map(({ round, compared, winner }) => [round, compared, winner])).toEqual([
      [0, false, null], [1, false, null], [1, false, null], [1, true, null], [1, true, 0],
    ])
    expect(steps.map(({ sides }) => sides.map(({ strength }) => totalOf(strength)))).toEqual([[6, 1], [8, 2], [8, 2], [8, 2], [8, 2]])
    expect(steps[2]?.sides.map(({ cards }) => cards)).toEqual([['green_dummy'], ['blue_dummy']])
    expect(steps.at(-1)?.sides[0]).toMatchObject({ honour: 4, lost: 1, samurai: ['hosokawa'] })
    expect(steps.at(-1)?.taken).toBe(true)
  })

  it('at the pace of the player, who may go on sooner', async () => {
    settings.set('pace', 'calm')
    const board = await bench(Battle, sceneOf('atOnce'))
    expect(strengths()).toEqual(['6', '1'])
    const next = (): HTMLElement => board.container.querySelector('[data-next]') as HTMLElement
    await fireEvent.click(next())
    expect(strengths()).toEqual(['8', '2'])
    await fireEvent.click(screen.getByText('Show everything at once'))
    expect(document.querySelector('.verdict')?.textContent).toContain('Daria wins')
    await fireEvent.click(board.container.querySelector('[data-close]') as HTMLElement)
    expect(board.container.querySelector('[data-battle]')).toBeNull()
  })

  it.each([['quick', 6000], ['instant', 0]] as const)('the next battle follows when the last one has been seen long enough: %s', (setting, milliseconds) => {
    vi.useFakeTimers()
    settings.set('pace', setting)
    const pace = new Pace()
    pace.hear(sceneOf('atOnce'), noFamily)
    if (pace.left.length) pace.skip()
    expect(pace.isOver).toBe(true)
    pace.hear(sceneOf('HostageToKill'), noFamily)
    vi.advanceTimersByTime(milliseconds)
    expect(pace.fight?.winner).toBeNull()
    expect(pace.left).toEqual([])
    pace.stop()
  })

  it('an end at which somebody is stays until he leaves it', async () => {
    settings.set('pace', 'quick')
    const board = await bench(Battle, sceneOf('atOnce'))
    vi.useFakeTimers()
    const battle = (): HTMLElement | null => board.container.querySelector('[data-battle]')
    await fireEvent.click(screen.getByText('Show everything at once'))
    await fireEvent.focusIn(board.container.querySelector('[data-close]') as HTMLElement)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(battle()).toBeTruthy()
    await fireEvent.focusOut(board.container.querySelector('[data-close]') as HTMLElement)
    await vi.advanceTimersByTimeAsync(6000)
    expect(battle()).toBeNull()
  })

  it('whoever only touched a card in it, or left the pointer where it lies, is not waited for', async () => {
    settings.set('pace', 'quick')
    const board = await bench(Battle, sceneOf('atOnce'))
    vi.useFakeTimers()
    const battle = board.container.querySelector('[data-battle]') as HTMLElement
    await fireEvent.focusIn(battle)
    await fireEvent.click(screen.getByText('Show everything at once'))
    await fireEvent.pointerEnter(battle)
    await fireEvent.pointerMove(battle)
    expect(board.container.querySelector('[data-close]')).not.toBeNull()
    await vi.advanceTimersByTimeAsync(6000)
    expect(board.container.querySelector('[data-battle]')).toBeNull()
  })

  it('whoever comes in the middle sees it as it stands', () => {
    const fight = present(sceneOf('rerolled', (moment) => (moment.events = [])), null)
    expect(fight).toMatchObject({ province: 'echizen', round: 1, winner: null })
    expect(fight?.dice).toHaveLength(8)
    expect(stepsOf(null, [{ event: 'HonourChanged', seat: 'A', change: 3, honour: 3, source: 'display' }], noFamily)).toEqual([])
  })

  it('a replay that is moved away from a battle shows it no longer, and what is said at the table ends none', () => {
    const pace = new Pace()
    const silent = (name: MomentName): Scene => sceneOf(name, (moment) => (moment.events = []))
    pace.hear(sceneOf('SupportToCommit'), noFamily)
    expect(pace.fight?.province).toBe('echizen')
    pace.hear(silent('AutumnActions'), noFamily)
    expect(pace.fight).toBeNull()
    pace.hear(silent('SupportToCommit'), noFamily)
    expect(pace.fight?.province).toBe('echizen')
    pace.hear(sceneOf('AutumnActions', (moment) => (moment.events = [{ event: 'AutumnBegan', host: 'A' }])), noFamily)
    expect(pace.fight).toBeNull()
    const { view, cushions, aids } = sceneOf('atOnce')
    pace.hear(new Scene(view, cushions, aids, null, sceneOf('atOnce').events), noFamily)
    pace.hear(new Scene(view, cushions, aids, null, []), noFamily)
    expect(pace.isOver).toBe(true)
    pace.stop()
  })

  it('a battle that was seen answers nothing else: numbers of Autumn are no dice', async () => {
    const autumn = sceneOf('AutumnActions').question
    if (!autumn) throw new Error('no question')
    const board = await bench(Battle, sceneOf('sealed'))
    await board.show(sceneOf('won', (moment) => (moment.question = autumn)))
    expect(board.container.querySelector('[data-battle] .dice')).not.toBeNull()
    expect(board.container.querySelectorAll('[data-battle] [data-light="legal"]')).toHaveLength(0)
  })

  it('a borrowed ability is told', async () => {
    const board = await bench(Battle, sceneOf('AbilityToBorrow'))
    await board.show(sceneOf('borrowed'))
    expect(board.container.textContent).toContain('Ekei has taken the ability of Oda.')
  })
})

describe('the table waits for the battle', () => {
  const { view, events } = sceneOf('atOnce')
  const autumn = sceneOf('AutumnActions').question
  const told = (seq: number, more: Partial<Update>): Update => ({ tell: 'update', table: 'T', seat: 'A', seq, ...more })
  const battle = told(2, {
    changes: { acts: view.acts + 1 }, events: [...events], lines: [{ text: 'Daria wins the battle.' }], question: autumn,
  })
  const panel = (): Element | null => document.querySelector('[data-battle]')
  const press = async (what: string): Promise<boolean> => fireEvent.click(document.querySelector(what) as HTMLElement)
  const shown = (table: Table): unknown[] => [table.lines.length, (table.view?.acts ?? 0) - view.acts, table.question?.name ?? '', table.waiting]

  async function atTable(): Promise<Table> {
    const table = new Table('T')
    table.seat = 'A'
    table.hear({ tell: 'state', table: 'T', seat: 'A', seq: 1, view, info: { id: 'T', seats: [] } } as unknown as State)
    render(AtTable, { Part: Stage, table })
    table.hear(battle)
    await vi.waitFor(() => expect(panel()).not.toBeNull())
    return table
  }
  beforeEach(() => settings.set('pace', 'calm'))

  it('neither log nor honour nor question tell its end before it does, and nothing else happens behind it', async () => {
    const table = await atTable()
    table.hear(told(3, { changes: { acts: view.acts + 2 }, events: [{ event: 'OrderCarriedOut' }] }))
    expect(shown(table)).toEqual([0, 0, '', 2])
    while (document.querySelector('[data-next]')) await press('[data-next]')
    expect(document.querySelector('.verdict')?.textContent).toContain('B wins')
    expect(shown(table)).toEqual([0, 0, '', 2])
    await press('[data-close]')
    expect([panel(), ...shown(table)]).toEqual([null, 1, 1, autumn?.name, 1])
    table.skip()
    expect(shown(table)).toEqual([1, 2, autumn?.name, 0])
  })

  it('whoever wants to see everything at once sees the map and the question', async () => {
    const table = await atTable()
    table.skip()
    await vi.waitFor(() => expect(panel()).toBeNull())
    expect(shown(table)).toEqual([1, 1, autumn?.name, 0])
  })

  it('what was told anew while it went on is not told by it once more', async () => {
    const table = await atTable()
    table.hear({ tell: 'state', table: 'T', seat: 'A', seq: 2, view, question: autumn, info: { id: 'T', seats: [] }, lines: [{ text: 'x' }] } as unknown as State)
    await vi.waitFor(() => expect(panel()).toBeNull())
    expect(shown(table)).toEqual([1, 0, autumn?.name, 0])
  })

  it('a battle in which something is asked is told up to the question', async () => {
    const table = new Table('T')
    table.seat = 'A'
    const before = sceneOf('HostageToKill')
    table.hear({ tell: 'state', table: 'T', seat: 'A', seq: 1, view: before.view, aids: before.aids, question: before.question, info: { id: 'T', seats: [] } } as unknown as State)
    render(AtTable, { Part: Stage, table })
    await vi.waitFor(() => expect(panel()).not.toBeNull())
    const support = sceneOf('SupportToCommit')
    table.hear(told(2, { view: support.view as never, aids: support.aids, question: support.question, events: [...support.events] }))
    await vi.waitFor(() => expect(document.querySelector('[data-next]')).not.toBeNull())
    expect(table.question?.name).toBe('HostageToKill')
    while (document.querySelector('[data-next]')) await press('[data-next]')
    await vi.waitFor(() => expect([table.question?.name, table.waiting]).toEqual(['SupportToCommit', 0]))
    expect(panel()).not.toBeNull()
  })
})
