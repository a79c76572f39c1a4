import { expect, it } from 'vitest'
import { ago } from './since'

it('says how long ago something was in the largest unit that fits', () => {
  const now = 1_000_000_000_000
  expect(ago(now - 5 * 60_000, 'en', now)).toBe('5 minutes ago')
  expect(ago(now - 3 * 3_600_000, 'en', now)).toBe('3 hours ago')
  expect(ago(now - 86_400_000, 'en', now)).toBe('yesterday')
  expect(ago(now - 2 * 60_000, 'uk', now)).toBe('2 хвилини тому')
  expect(ago(now + 5000, 'en', now)).toBe('now')
})
