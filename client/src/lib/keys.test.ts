import { describe, expect, it } from 'vitest'
import { OTHER_KEYS, SHORTCUTS, shortcutOf } from './keys'
import { words } from './words.svelte'

describe('the keys of the table', () => {
  it('do one thing each', () => {
    const keys = [...SHORTCUTS.flatMap(({ keys }) => keys), ...OTHER_KEYS.flatMap(({ keys }) => keys)]
    expect(new Set(keys).size).toBe(keys.length)
  })
  it('are understood in capitals, too', () => {
    expect(shortcutOf({ key: 'Z', code: 'KeyZ' })).toBe('undo')
    expect(shortcutOf({ key: 'Escape', code: 'Escape' })).toBe('back')
    expect(shortcutOf({ key: 'F1', code: 'F1' })).toBeNull()
  })
  it('are where they are on Ukrainian and Russian keyboards', () => {
    expect(shortcutOf({ key: 'й', code: 'KeyQ' })).toBe('question')
    expect(shortcutOf({ key: 'Я', code: 'KeyZ' })).toBe('undo')
    expect(shortcutOf({ key: 'y', code: 'KeyZ' })).toBeNull()
  })
  it('are explained in words', () => {
    for (const name of [...SHORTCUTS.map(({ shortcut }) => shortcut), ...OTHER_KEYS.map(({ name }) => name)])
      expect(words.has(`client-key-${name}`), name).toBe(true)
  })
})
