/** Windows without nagging: what the client may do for somebody, and that its time tells nothing. */
import { fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Offer } from '../generated/wire'
import Passing from '../screens/table/Passing.svelte'
import { LATEST, SOONEST, onlyPass, restOf } from './passing'
import { settings, understood } from './settings.svelte'

const PASS: Offer = { answer: 'pass', kind: 'pass', label: 'Pass' }
const PLAY: Offer = { answer: 'play riposte', kind: 'play', label: 'Play Riposte' }
const passes = ({ kind }: Offer): boolean => kind === 'pass'

beforeEach(() => {
  vi.useFakeTimers()
  settings.set('pass', true)
})
afterEach(() => {
  vi.useRealTimers()
  settings.set('pass', false)
})

function sit(given: string[], request = 7, busy = false) {
  return render(Passing, { offer: PASS, request, busy, ongive: (answer: string) => void given.push(answer) })
}

describe('passing', () => {
  it('is left to the client only where it is all that is offered', () => {
    expect(onlyPass([PASS], passes)).toBe(PASS)
    expect(onlyPass([PASS, PLAY], passes)).toBeNull()
    expect(onlyPass([PLAY], passes)).toBeNull()
    expect(onlyPass([], passes)).toBeNull()
    expect(onlyPass(null, passes)).toBeNull()
  })
  it('takes a time that is drawn anew each time and knows nothing of cards', () => {
    expect([restOf(() => 0), restOf(() => 0.5), restOf(() => 1)]).toEqual([SOONEST, (SOONEST + LATEST) / 2, LATEST])
    expect(restOf.length).toBe(0)
    const drawn = new Set(Array.from({ length: 40 }, () => restOf()))
    expect(drawn.size).toBeGreaterThan(20)
  })
  it('happens once, within that time and not before', async () => {
    const given: string[] = []
    sit(given)
    await tick()
    vi.advanceTimersByTime(SOONEST - 1)
    expect(given).toEqual([])
    vi.advanceTimersByTime(LATEST)
    expect(given).toEqual(['pass'])
    vi.advanceTimersByTime(LATEST * 3)
    expect(given).toEqual(['pass'])
  })
  it('does not happen to whoever has not asked for it', async () => {
    settings.set('pass', false)
    const given: string[] = []
    const { container } = sit(given)
    await tick()
    vi.advanceTimersByTime(LATEST * 2)
    expect(given).toEqual([])
    await fireEvent.click(container.querySelector('input')!)
    expect(settings.now.pass).toBe(true)
    vi.advanceTimersByTime(LATEST)
    expect(given).toEqual(['pass'])
  })
  it('waits for whoever wants to look, until the next question', async () => {
    const given: string[] = []
    const { container, rerender } = sit(given)
    await fireEvent.click(container.querySelector('[data-stay]')!)
    vi.advanceTimersByTime(LATEST * 2)
    expect(given).toEqual([])
    expect(container.querySelector('[data-passing]')!.getAttribute('data-passing')).toBe('no')
    await rerender({ offer: PASS, request: 8 })
    await tick()
    vi.advanceTimersByTime(LATEST)
    expect(given).toEqual(['pass'])
  })
  it('begins anew with each question, and ends with the last', async () => {
    const given: string[] = []
    const { rerender, unmount } = sit(given)
    await tick()
    vi.advanceTimersByTime(SOONEST - 100)
    await rerender({ offer: PASS, request: 8 })
    await tick()
    vi.advanceTimersByTime(SOONEST - 100)
    expect(given).toEqual([])
    unmount()
    vi.advanceTimersByTime(LATEST * 2)
    expect(given).toEqual([])
  })
  it('does not happen while an answer is on its way', async () => {
    const given: string[] = []
    sit(given, 7, true)
    await tick()
    vi.advanceTimersByTime(LATEST * 2)
    expect(given).toEqual([])
  })
  it('is a setting of this browser, off unless somebody wants it', () => {
    expect(understood({}).pass).toBe(false)
    expect(understood({ pass: true }).pass).toBe(true)
    expect(understood({ pass: 'yes' }).pass).toBe(false)
  })
})
