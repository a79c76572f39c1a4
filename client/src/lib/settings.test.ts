import { describe, expect, it } from 'vitest'
import { preferred, understood } from './settings.svelte'

describe('what was chosen before', () => {
  it('is kept as far as it is understood', () => {
    const kept = understood({ theme: 'night', pace: 'light-speed', sound: true, textSize: '130', unknown: 1, name: 'Olena' })
    expect(kept).toMatchObject({ theme: 'night', pace: 'normal', sound: true, textSize: 100, name: 'Olena' })
    expect(kept).not.toHaveProperty('unknown')
  })

  it.each([null, 7, 'x', []])('survives %j', (kept) => expect(understood(kept)).toMatchObject({ theme: 'auto', lang: 'auto' }))
})

describe('the language of the browser', () => {
  it('is the first of ours that it asks for', () => {
    expect(preferred(['de-AT', 'uk-UA', 'en'])).toBe('uk')
    expect(preferred(['ru'])).toBe('ru')
    expect(preferred(['ja', 'de'])).toBe('en')
  })
})
