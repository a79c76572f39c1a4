/** The keys of the table: one list for the table that heeds them and for the page that explains them. */

export type Shortcut = 'question' | 'back' | 'undo' | 'skip' | 'why' | 'log' | 'chat' | 'notes' | 'hint' | 'rules'

/** Which key does what. Its words are `client-key-<shortcut>`. */
export const SHORTCUTS: readonly { shortcut: Shortcut; keys: readonly string[] }[] = [
  { shortcut: 'question', keys: ['q'] },
  { shortcut: 'back', keys: ['Escape'] },
  { shortcut: 'undo', keys: ['z'] },
  { shortcut: 'skip', keys: ['s'] },
  { shortcut: 'why', keys: ['?'] },
  { shortcut: 'log', keys: ['l'] },
  { shortcut: 'chat', keys: ['c'] },
  { shortcut: 'notes', keys: ['n'] },
  { shortcut: 'hint', keys: ['h'] },
  { shortcut: 'rules', keys: ['r'] },
]

/** Keys that the browser and the things themselves heed; told on the same page (`client-key-<name>`). */
export const OTHER_KEYS: readonly { name: string; keys: readonly string[] }[] = [
  { name: 'next', keys: ['Tab'] },
  { name: 'move', keys: ['←', '→', '↑', '↓'] },
  { name: 'choose', keys: ['Enter'] },
  { name: 'look', keys: ['Space'] },
]

/** By the letter on the key, or by its place where another script is written: й is where q is. */
export function shortcutOf(event: Pick<KeyboardEvent, 'key' | 'code'>): Shortcut | null {
  const isForeign = event.key.length === 1 && event.key > '\x7f'
  const key = isForeign ? event.code.replace(/^Key/, '') : event.key
  const found = SHORTCUTS.find(({ keys }) => keys.includes(key.length === 1 ? key.toLowerCase() : key))
  return found?.shortcut ?? null
}
