import { expect, test } from 'vitest'
import { localeOf } from './locale'

const DAY = new Date(2026, 2, 4, 17, 5)
const told = (lang: string, wanted: string[]): string => new Intl.DateTimeFormat(localeOf(lang, wanted), { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(DAY)

test('a date is written as the browser’s own region writes it', () => {
  expect(told('en', ['en-GB', 'en'])).toBe('4 Mar, 17:05')
  expect(told('en', ['en-US', 'en'])).toMatch(/^Mar 4, 5:05.PM$/)
})

test('without a region English is British, and another language is itself', () => {
  expect(localeOf('en', ['uk-UA', 'en'])).toBe('en-GB')
  expect(localeOf('uk', ['en-US'])).toBe('uk')
})
