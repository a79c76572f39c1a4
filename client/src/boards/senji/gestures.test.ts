import { beforeEach, expect, test, vi } from 'vitest'
import { geographyOf } from './geography'
import { gestures } from '../../lib/gestures'
import { Glass } from '../../lib/glass.svelte'
import { HOUSE } from './testing/scenes'

let glass: Glass
let element: HTMLElement
let taps: number

/** A pointer event, as far as the map looks at it. */
function pointer(type: string, id: number, x: number, y: number, target: HTMLElement = element): void {
  target.dispatchEvent(Object.assign(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true, detail: 1 }), { pointerId: id }))
}

beforeEach(() => {
  glass = new Glass(geographyOf(HOUSE).world)
  glass.resize(360, 300)
  glass.show([geographyOf(HOUSE).at.get('owari')!])
  element = document.createElement('div')
  element.innerHTML = '<button></button><div data-apart><button></button></div>'
  document.body.append(element)
  taps = 0
  element.querySelectorAll('button').forEach((button) => button.addEventListener('click', () => (taps += 1)))
  gestures(glass, vi.fn())(element)
})

test('a finger that trembles has tapped', () => {
  const button = element.querySelector('button')!
  const { x } = glass
  pointer('pointerdown', 1, 100, 100, button)
  pointer('pointermove', 1, 103, 101, button)
  pointer('pointerup', 1, 103, 101, button)
  pointer('click', 1, 103, 101, button)
  expect([taps, glass.x]).toEqual([1, x])
})

test('one finger moves the map, and what follows is no tap', () => {
  const button = element.querySelector('button')!
  const [x] = glass.pixel([500, 500])
  pointer('pointerdown', 1, 200, 100, button)
  for (const at of [190, 180, 170]) pointer('pointermove', 1, at, 100, button)
  pointer('pointerup', 1, 170, 100, button)
  pointer('click', 1, 170, 100, button)
  expect(glass.pixel([500, 500])[0]).toBeCloseTo(x - 30)
  expect(taps).toBe(0)
  // Enter is a click without a pointer, and always meant.
  button.click()
  expect(taps).toBe(1)
})

test('losing the finger’s first hold does not stop it', () => {
  const [x] = glass.pixel([500, 500])
  pointer('pointerdown', 1, 200, 100)
  pointer('pointermove', 1, 185, 100)
  pointer('lostpointercapture', 1, 185, 100)
  pointer('pointermove', 1, 160, 100)
  expect(glass.pixel([500, 500])[0]).toBeCloseTo(x - 40)
})

test('two fingers make it larger', () => {
  const before = glass.scale
  pointer('pointerdown', 1, 150, 100)
  pointer('pointerdown', 2, 200, 100)
  pointer('pointermove', 2, 225, 100)
  expect(glass.scale).toBeCloseTo(before * 1.5)
})

test('the wheel makes it larger and smaller, but not over a panel', () => {
  const before = glass.scale
  const turn = (target: Element, deltaY: number): boolean => target.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }))
  turn(element, -120)
  expect(glass.scale).toBeGreaterThan(before)
  const now = glass.scale
  turn(element.querySelector('[data-apart]')!, -120)
  expect(glass.scale).toBe(now)
})
