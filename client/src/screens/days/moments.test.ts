import { expect, it } from 'vitest'
import { momentText, startOfDay } from './moments'

it('reads a day as its first moment here, and nothing else', () => {
  expect(startOfDay('2026-11-18')).toBe(new Date(2026, 10, 18).getTime())
  for (const wrong of ['', 'tomorrow', '2026-13-40', '18.11.2026']) expect(startOfDay(wrong)).toBeNull()
})

it('writes a moment in the language that is spoken', () => {
  const at = new Date(2026, 10, 18, 14, 5).getTime()
  expect(momentText(at, 'en')).toContain(':05')
  expect(momentText(at, 'en', true)).not.toContain(':05')
  expect(momentText(at, 'uk')).toContain('лист')
})
