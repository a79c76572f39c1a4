import { afterEach, describe, expect, it, vi } from 'vitest'
import { named, t, words } from './words.svelte'

afterEach(async () => words.speak('en'))

describe('what is said', () => {
  it('has the plural forms of its language', async () => {
    await words.speak('uk')
    expect([1, 3, 5].map((count) => t('client-watching', { count }))).toEqual(['1 глядач', '3 глядачі', '5 глядачів'])
  })

  it('knows the names of cards by their notation', () => expect(named('tenno-kind', 'peasant_1')).toBe('Peasant 1'))

  it('keeps the words of a game when the language changes', async () => {
    await words.speak('ru')
    expect(words.has('tenno-kind-ninja')).toBe(true)
  })

  it('complains about a key that is missing, and shows it', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(t('client-no-such-thing')).toBe('client-no-such-thing')
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
  })

  it('leaves sentences of the games to the hall', () => expect(words.has('tenno-why-not-your-turn')).toBe(false))
})
