import { expect, it, vi } from 'vitest'
import { scrolls } from './scrolls'

const seen: (() => void)[] = []
vi.stubGlobal('ResizeObserver', class {
  constructor(look: () => void) { seen.push(look) }
  observe() {}
  disconnect() {}
})

it('is reached by the keyboard only while it scrolls', () => {
  const part = document.createElement('div')
  let high = 300
  Object.defineProperty(part, 'clientHeight', { value: 200 })
  Object.defineProperty(part, 'scrollHeight', { get: () => high })
  const leave = scrolls(part)
  expect(part.tabIndex).toBe(0)
  high = 200
  seen.at(-1)?.()
  expect(part.hasAttribute('tabindex')).toBe(false)
  leave()
})
