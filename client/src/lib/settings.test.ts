import { describe, expect, it } from 'vitest'
import { preferred, understood } from './settings.svelte'

describe('what was kept is understood as far as it fits', () => {
  it('keeps what is allowed', () => {
    expect(understood({ lang: 'uk', textSize: 130, sound: true, name: 'Olena' })).toMatchObject({ lang: 'uk', textSize: 130, sound: true, name: 'Olena' })
  })
  it.each([
    [{ lang: 'xx' }, 'lang', 'auto'],
    [{ textSize: 999 }, 'textSize', 100],
    [{ textSize: '130' }, 'textSize', 100],
    [{ sound: 'yes' }, 'sound', false],
    [{ pace: null }, 'pace', 'normal'],
    [null, 'theme', 'auto'],
    ['nonsense', 'confirm', 'sensible'],
  ])('%j falls back', (kept, name, value) => {
    expect(understood(kept)).toHaveProperty(name, value)
  })
  it('takes over nothing unknown', () => {
    expect(understood({ admin: true })).not.toHaveProperty('admin')
  })
})

describe('the language of the browser', () => {
  it('is the first that we speak', () => {
    expect(preferred(['de-DE', 'ru-UA', 'uk'])).toBe('ru')
    expect(preferred(['UK-ua'])).toBe('uk')
    expect(preferred(['ja'])).toBe('en')
  })
})
