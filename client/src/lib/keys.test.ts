import { describe, expect, it } from 'vitest'
import { OTHER_KEYS, SHORTCUTS, shortcutOf } from './keys'
import { words } from './words.svelte'

describe('the keys of the table', () => {
  it('do one thing each', () => {
    const keys = [...SHORTCUTS.flatMap(({ keys }) => keys), ...OTHER_KEYS.flatMap(({ keys }) => keys)]
    expect(new Set(keys).size).toBe(keys.length)
  })
  it('are understood in capitals, too', () => {
    expect(shortcutOf('Z')).toBe('undo')
    expect(shortcutOf('Escape')).toBe('back')
    expect(shortcutOf('F1')).toBeNull()
  })
  it('are explained in words', () => {
    for (const name of [...SHORTCUTS.map(({ shortcut }) => shortcut), ...OTHER_KEYS.map(({ name }) => name)])
      expect(words.has(`client-key-${name}`), name).toBe(true)
  })
})
