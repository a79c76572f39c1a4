import { describe, expect, it } from 'vitest'
import { words } from '../../lib/words.svelte'
import { initialOf } from './pack'
import { HOUSE } from './testing/scenes'

describe('the letters on the banners', () => {
  it.each([['uk', /^[А-ЯҐЄІЇ][а-яґєії]?$/], ['ru', /^[А-ЯЁ][а-яё]?$/], ['en', /^[A-Z]/]] as const)('are of the alphabet that is read: %s', async (lang, alphabet) => {
    await words.speak(lang)
    await Promise.all([words.learn('senji'), words.learn('senji-later')])
    const letters = HOUSE.samurai.map((one) => initialOf(HOUSE, one))
    expect(letters.filter((letter) => !alphabet.test(letter))).toEqual([])
    expect(new Set(letters).size).toBeGreaterThan(10)
  })
})
