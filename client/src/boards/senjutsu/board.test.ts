import { fireEvent } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Offer } from '../../generated/wire'
import { settings } from '../../lib/settings.svelte'
import senjutsu from '.'
import { project } from './field/projection.svelte'
import { fieldWords } from './labels'
import Result from './Result.svelte'
import { MOMENTS, sceneOf, stage } from './testing/moments'
import { render } from '@testing-library/svelte'

const label = (thing: Element): string => thing.getAttribute('aria-label') ?? ''
const light = (thing: HTMLElement): string | undefined => thing.dataset['light']
afterEach(() => project(null))

/** The same question with these answers only. */
const only = (offers: readonly Offer[] | null | undefined, ...answers: string[]): Offer[] => (offers ?? []).filter(({ answer }) => answers.includes(answer))

describe('every question of the field, the trees and the line is answered by touching them', () => {
  it('a way: the cell, then one of six facings round it', async () => {
    const board = stage(sceneOf('way'))
    await board.touch(() => board.cell('2,-1'))
    expect(board.given).toEqual([])
    expect(board.container.querySelectorAll('.ring [data-thing]')).toHaveLength(6)
    expect(board.one('[data-ghost]').dataset['ghost']).toBe('2,-1')
    await board.touch(() => board.named(/^Facing south-west/))
    expect(board.given).toEqual(['go 2,-1 4'])
  })

  it('another cell instead of the one that was touched, and the same cell again to take it back', async () => {
    const board = stage(sceneOf('way'))
    await board.touch(() => board.cell('2,-1'), () => board.cell('2,-2'))
    expect(board.answering.chosen).toEqual({ cell: '2,-2' })
    await board.touch(() => board.cell('2,-2'))
    expect(board.answering.chosen).toEqual({})
    expect(board.container.querySelector('.ring')).toBeNull()
  })

  it('one touch where one facing only is possible, and once more to be sure', async () => {
    const board = stage(sceneOf('way', ({ question }) => (question!.offers = only(question!.offers, 'go 2,-1 4', 'go 3,-2 4'))))
    await board.touch(() => board.cell('2,-1'))
    expect([board.given, board.answering.ready?.answer]).toEqual([[], 'go 2,-1 4'])
    expect(board.one('[data-stand]').dataset['stand']).toBe('2,-1')
    await board.answering.confirm()
    expect(board.given).toEqual(['go 2,-1 4'])
  })

  it('a way that runs into somebody: the cell where one ends, or what one runs into', async () => {
    for (const cell of ['0,-1', '1,-2']) {
      const board = stage(sceneOf('wayInto'))
      await board.touch(() => board.cell(cell))
      expect(board.answering.ready?.answer).toBe('go 0,-1 2 into 1,-2')
    }
  })

  it('the path is drawn as it will be walked, from the hall’s ways', async () => {
    const board = stage(sceneOf('way'))
    await board.touch(() => board.cell('2,-1'))
    expect(board.one('path.way').getAttribute('d')?.match(/[ML]/g)).toHaveLength(2)
  })

  it('the figure is dragged: the ghost follows, then the facing is asked', async () => {
    const board = stage(sceneOf('way'))
    const at = (type: string, x: number): MouseEvent => new MouseEvent(type, { clientX: x, clientY: 0, bubbles: true, cancelable: true })
    document.elementFromPoint = () => board.cell('2,-1')
    board.cell('3,-2').dispatchEvent(at('pointerdown', 0))
    window.dispatchEvent(at('pointermove', 40))
    expect(board.answering.near).toEqual({ cell: '2,-1' })
    window.dispatchEvent(at('pointerup', 40))
    window.dispatchEvent(at('click', 40))
    await board.touch()
    expect(board.answering.chosen).toEqual({ cell: '2,-1' })
    expect(board.given).toEqual([])
  })

  it('arrows walk the cells, and back again', async () => {
    const board = stage(sceneOf('way'))
    board.cell('0,0').focus()
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowDown'])
      await fireEvent.keyDown(document.activeElement!, { key })
    expect((document.activeElement as HTMLElement).dataset['place']).toBe('cell.0,0')
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' })
    expect((document.activeElement as HTMLElement).dataset['place']).toBe('cell.1,-1')
  })

  it('where one begins: a start cell and a facing', async () => {
    const board = stage(sceneOf('figure'))
    expect(board.legal().map((thing) => thing.dataset['place'])).toEqual(['cell.-3,1', 'cell.-3,2', 'cell.3,-2', 'cell.3,-1'])
    await board.touch(() => board.cell('-3,1'), () => board.named(/^Facing south-east/))
    expect(board.given).toEqual(['stand -3,1 2'])
  })

  it('terrain: a piece and its cell, in either order', async () => {
    const scene = sceneOf('terrain')
    const board = stage(scene)
    await board.touch(() => board.named(/^Bamboo/), () => board.cell('0,0'))
    const other = stage(scene)
    await other.touch(() => other.cell('0,0'), () => other.named(/^Rocks/))
    expect([...board.given, ...other.given]).toEqual(['put bamboo 0,0', 'put rock 0,0'])
  })

  it('a gateway also says which way it stands', async () => {
    const scene = sceneOf('torii')
    const gate = scene.question!.offers!.find(({ answer }) => answer.startsWith('put torii_gate'))!
    const cell = String(gate.touches!['cell']!.value)
    const board = stage(scene)
    await board.touch(() => board.named(/^Torii Gateway/), () => board.cell(cell))
    if (!board.given.length) await board.touch(() => board.one('.ring [data-light="legal"]'))
    expect(board.given[0]).toMatch(`put torii_gate ${cell}`)
  })

  it('a boat lies beside the field, on a place of its own', async () => {
    const scene = sceneOf('torii')
    const boat = scene.question!.offers!.find(({ answer }) => answer.startsWith('put boat'))!
    const board = stage(scene)
    await board.touch(() => board.named(/^Boat/), () => board.cell(String(boat.touches!['cell']!.value)))
    expect(board.given).toEqual([boat.answer])
  })

  it('which way somebody is pulled: the cell where he would stand', async () => {
    const board = stage(sceneOf('shove'))
    expect(board.legal().map((thing) => thing.dataset['place']).sort()).toEqual(['cell.0,-1', 'cell.0,0'])
    await board.touch(() => board.cell('0,0'))
    expect(board.given).toEqual(['along 4'])
  })

  it('which way round somebody is turned', async () => {
    const board = stage(sceneOf('turn'))
    await board.touch(() => board.named(/counterclockwise/))
    expect(board.given).toEqual(['counterclockwise'])
  })

  it('whom it is about: his cell, and once more to be sure', async () => {
    const board = stage(sceneOf('handLooked'))
    await board.touch(() => board.cell('1,0'))
    expect(board.answering.ready?.answer).toBe('target C')
  })

  it('the ring of the kamae tree', async () => {
    const board = stage(sceneOf('kamae'))
    await board.touch(() => board.named(/^Aggression/))
    expect(board.given).toEqual(['kamae aggression'])
  })

  it('a kamae that is reached both ways: straight, or over the focus position', async () => {
    const both = (by_focus: boolean): Offer => ({ answer: `kamae aggression${by_focus ? ' by focus' : ''}`, kind: 'change-kamae', label: '', touches: { kamae: { kind: 'kamae', value: 'aggression' }, by_focus: { kind: 'truth', value: by_focus } } })
    const scene = sceneOf('kamae', ({ question }) => (question!.offers = [both(false), both(true)]))
    const straight = stage(scene)
    await straight.touch(() => straight.named(/^Aggression/), () => straight.named(/straight/))
    const over = stage(scene)
    await over.touch(() => over.named(/^Aggression/), () => over.named(/^focus position/))
    expect([...straight.given, ...over.given]).toEqual(['kamae aggression', 'kamae aggression by focus'])
  })

  it('another kamae instead of the one that was touched', async () => {
    const both = ['aggression', 'balance'].flatMap((kamae) => [false, true].map((value): Offer => ({ answer: `kamae ${kamae}${value ? ' by focus' : ''}`, kind: 'change-kamae', label: '', touches: { kamae: { kind: 'kamae', value: kamae }, by_focus: { kind: 'truth', value } } })))
    const board = stage(sceneOf('kamae', ({ question }) => (question!.offers = both)))
    await board.touch(() => board.named(/^Aggression/), () => board.named(/^Balance/))
    expect([board.answering.chosen, board.explained]).toEqual([{ kamae: 'balance' }, []])
  })

  it('a kamae that is entered', async () => {
    const board = stage(sceneOf('enter'))
    await board.touch(() => board.named(/^Resolve/))
    expect(board.given).toEqual(['enter resolve'])
  })

  it('an initiative, on the line', async () => {
    const board = stage(sceneOf('value'))
    const values = [...board.container.querySelectorAll('.value')].map((thing) => thing.textContent?.trim())
    expect(values).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
    await board.touch(() => board.named(/^Initiative 7/))
    expect(board.given).toEqual(['value 7'])
  })

  it('a place among equals, on the line', async () => {
    const board = stage(sceneOf('place'))
    await board.touch(() => board.named(/^Number 2 among/))
    expect(board.given).toEqual(['place 2'])
  })
})

describe('what is no answer is explained', () => {
  it.each([
    ['way', '0,0', /^go 0,0 /], ['figure', '0,0', /^stand 0,0 /], ['terrain', '-3,1', /^put \w+ -3,1/], ['lay', '0,0', /^go 0,0 /], ['handLooked', '0,0', /^(go|target)/],
  ] as const)('%s, cell %s', async (name, cell, attempt) => {
    const board = stage(sceneOf(name))
    const there = board.cell(cell)
    if (light(there) === 'legal') return expect(name).toBe('handLooked')
    await board.touch(() => board.cell(cell))
    expect(board.explained[0]?.[1]).toMatch(attempt)
    expect(board.given).toEqual([])
  })

  it('the ring never rests on the focus position', async () => {
    const board = stage(sceneOf('enter'))
    await board.touch(() => board.named(/^focus position/))
    expect(board.explained[0]?.[1]).toBe('enter focus')
  })

  it('a facing that is none', async () => {
    const board = stage(sceneOf('way', ({ question }) => (question!.offers = only(question!.offers, 'go 2,-1 4', 'go 2,-1 5'))))
    await board.touch(() => board.cell('2,-1'), () => board.named(/^Facing south$/))
    expect(board.explained[0]?.[1]).toBe('go 2,-1 3')
  })
})

describe('what is seen', () => {
  it.each(MOMENTS)('%s: every thing has a name, and every word is there', (name) => {
    const { container } = stage(sceneOf(name))
    for (const thing of container.querySelectorAll('[data-thing], [role="img"], [role="group"]')) {
      expect(label(thing)).not.toBe('')
      expect(label(thing)).not.toMatch(/client-|undefined|NaN|\{/)
    }
    expect(container.innerHTML).not.toMatch(/NaN|undefined/)
  })

  it('a card that is looked at is projected: what it strikes, whom it hits, from the hall’s aids', async () => {
    const board = stage(sceneOf('lay'))
    project('measured_stroke')
    await board.touch()
    expect([...board.container.querySelectorAll<HTMLElement>('[data-struck]')].map((path) => path.dataset['struck'])).toEqual(['-1,2'])
    expect(board.one('[data-victim]').dataset['victim']).toBe('B')
    project('plain_guard')
    await board.touch()
    expect(board.container.querySelector('[data-struck]')).toBeNull()
    expect(board.container.querySelector('[data-guarded]')).toBeTruthy()
  })

  it('the way that a card forces is drawn with a ghost, and what it strikes from there', async () => {
    const board = stage(sceneOf('lay', ({ aids }) => Object.assign(aids.cards['A']!['measured_stroke']!.course!, { cell: '0,2', facing: 5 })))
    project('measured_stroke')
    await board.touch()
    expect(board.one('[data-ghost]').dataset['ghost']).toBe('0,2')
  })

  it('a friend who would be struck is marked before the click', async () => {
    const board = stage(sceneOf('lay', ({ aids }) => (aids.cards['A']!['measured_stroke']!.course!.victims[0]!.is_friend = true)))
    project('measured_stroke')
    await board.touch()
    expect(board.one('[data-struck="-1,2"]').classList.contains('friend')).toBe(true)
    expect(board.container.querySelector('[data-victim="B"][data-friend]')).toBeTruthy()
  })

  it('a counterattack lies on the card that it interrupts', async () => {
    const { container } = stage(sceneOf('countered'))
    await expect.poll(() => container.querySelector('.act')).toBeTruthy()
    expect([...container.querySelectorAll<HTMLElement>('.act')].map((act) => act.dataset['role'])).toEqual(['revealed', 'counterattack'])
    expect(container.querySelector('.acts [role="status"]')?.textContent).toMatch(/counterattack.*waits/)
  })

  it('blocks lie on their cells with value and owner', () => {
    const scene = sceneOf('blocked')
    const [block] = scene.view.table.blocks
    const board = stage(scene)
    for (const cell of block!.cells.filter((one) => board.container.querySelector(`[data-place="cell.${one}"]`)))
      expect(label(board.cell(cell))).toMatch(new RegExp(`block\\w* it at ${block!.value}`))
  })

  it('after the reveal everybody is on the line, and the bead where the turn is', () => {
    const { container } = stage(sceneOf('countered'))
    expect([...container.querySelectorAll<HTMLElement>('[data-stop]')].map((stop) => stop.dataset['stop']).sort()).toEqual(['A', 'B'])
    expect(container.querySelector<HTMLElement>('[data-bead]')?.dataset['bead']).toBe('6')
  })

  it('before the reveal the foe’s card is a band of values, and one’s own is on the line', async () => {
    const board = stage(sceneOf('lay'))
    expect(board.one('[data-band]').dataset['band']).toBe('B')
    expect(board.container.querySelector('[data-stop]')).toBeNull()
    board.answering.lookAt({ card: 'measured_stroke' })
    await board.touch()
    expect(board.one('[data-stop]').dataset['stop']).toBe('A')
  })

  it('the card that was laid under seal is on the line, but not on a shared screen', async () => {
    const sealed = sceneOf('lay', ({ question }) => {
      const given = question!.offers!.find((offer) => offer.answer === 'lay measured_stroke')!
      Object.assign(question!, { given, mine: given.answer, offers: null })
    })
    const board = stage(sealed)
    expect(board.one('[data-stop]').dataset['stop']).toBe('A')
    settings.set('streamer', true)
    await tick()
    expect(board.container.querySelector('[data-stop]')).toBeNull()
    settings.set('streamer', false)
  })

  it('what has happened is shown where it happened, with the way that was walked', async () => {
    const before = sceneOf('way')
    const board = stage(before)
    const after = sceneOf('way', (moment) => {
      const me = moment.view.table.fighters['A']!
      ;[me.cell, me.facing, me.wounds] = ['2,-1', 4, 1]
      moment.events = [{ event: 'Went', seat: 'A', cell: '2,-1', facing: '4' }, { event: 'Wounded', seat: 'A', wounds: 1, heavy: 0 }]
      delete moment.question
    })
    await board.show(after)
    expect(board.container.querySelectorAll('.trail')).toHaveLength(1)
    expect(board.one('[data-mark]').dataset['mark']).toBe('wound')
    const late = ['[data-figure="A"]', '.trail', '[data-mark]'].map((one) => parseFloat(board.one(one).style.getPropertyValue('--late')))
    expect(late.slice(0, 2)).toEqual([0, 0])
    expect(late[2], 'the blow is seen after the way').toBeGreaterThan(0)
  })

  it('bought and chosen values and replaced cards leave a sign', async () => {
    const board = stage(sceneOf('way'))
    const after = sceneOf('way', (moment) => {
      moment.events = [{ event: 'InitiativeBought', seat: 'A', value: 7 }, { event: 'CardReplaced', seat: 'B', replaced: 'plain_cut', card: 'plain_guard' }]
      delete moment.question
    })
    await board.show(after)
    const marks = [...board.container.querySelectorAll<HTMLElement>('[data-mark]')]
    expect(marks.map(({ dataset }) => dataset['mark'])).toEqual(['value', 'replaced'])
    expect(marks[0]?.textContent).toBe('7')
  })

  it('sides differ by more than their colour, and an ally is called so', () => {
    const board = stage(sceneOf('layOfPairs'))
    const sides = [...board.container.querySelectorAll<HTMLElement>('[data-fighter]')].map((one) => `${one.dataset['side']} ${one.querySelector('.weave')?.className.match(/weave-\d/)?.[0]}`)
    expect(new Set(sides).size).toBe(2)
    expect(board.container.textContent).toMatch(/ally/)
  })

  it('the field is told in sentences, each figure from where one stands', () => {
    const [own, foe] = fieldWords(sceneOf('lay'))
    expect(own).toMatch(/^You, Master, facing south-west, on cell 0,1/)
    expect(foe).toMatch(/^Marko, Warrior, facing north-east, 1 cell ahead of you/)
  })

  it('the end while one’s deck is searched: it has not run out', () => {
    const scene = sceneOf('find', ({ view }) => {
      const seat = view.seat ?? 'A'
      view.table.fighters[seat]!.is_out = true
      view.places[`deck.${seat}`] = []
    })
    const { container } = render(Result, { scene } as never)
    expect(container.textContent).toContain('Out of the fight')
    expect(container.textContent).not.toContain('The deck was empty')
  })

  it('the end: who stands, who has fallen and how', () => {
    const scene = sceneOf('over')
    const { container } = render(Result, { scene } as never)
    expect(container.querySelectorAll('li')).toHaveLength(2)
    expect(container.querySelector('li.won')).toBeTruthy()
    expect(senjutsu.when(scene)).toBe(`turn ${scene.view.table.turn}`)
  })

  it('the end when all fall at once: the winner is not told to have lost to his wounds', () => {
    const scene = sceneOf('over', ({ view }) => {
      for (const fighter of Object.values(view.table.fighters)) fighter!.is_out = true
    })
    const { container } = render(Result, { scene } as never)
    expect(container.querySelector('li.won')?.textContent).toContain('higher on the advantage track')
    expect(container.querySelector('li:not(.won)')?.textContent).not.toContain('higher on the advantage track')
  })

  it('the first turn tells whom one leads and what he wants, by the sides there are; the second no longer', () => {
    const told = (name: Parameters<typeof sceneOf>[0], turn: number): unknown =>
      senjutsu.standing?.(sceneOf(name, ({ view }) => void (view.table.turn = turn)))
    expect(told('lay', 1)).toMatchObject({ key: 'senjutsu', facts: { hero: 'Master', kind: 'duel' }, clauses: ['SJT-99'] })
    expect(told('layOfPairs', 1)).toMatchObject({ facts: { kind: 'sides' } })
    expect(told('lay', 2)).toBeNull()
  })
})
