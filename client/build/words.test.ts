import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogue, entriesOf, LANGUAGES, MODULES } from './words'

describe('a catalogue for the browser', () => {
  it('keeps messages with their attributes and variants, and no comments', () => {
    const text = '### About\n\n# note\none = 1\n    .acc = one\n\ntwo =\n    { $n ->\n        [a] x\n       *[b] y\n    }\n## More\n-term = t\n'
    expect(entriesOf(text)).toEqual(['one = 1\n    .acc = one', 'two =\n    { $n ->\n        [a] x\n       *[b] y\n    }', '-term = t'])
  })
})

describe('the quick phrases', () => {
  const locales = join(process.cwd(), '../src/tatami/locales')
  const said = [...readFileSync(join(process.cwd(), 'src/generated/wire.ts'), 'utf-8').matchAll(/export type Phrase =([^;]+);/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/"([a-z-]+)"/g)].map(([, name]) => `hall-phrase-${name}`),
  )
  it.each(LANGUAGES)('are in the words of %s, and nothing else of what only the hall says', (lang) => {
    const ids = entriesOf(catalogue(join(locales, lang), 'rest')).map((entry) => entry.split(/\s*=/)[0] ?? '')
    expect(said.length).toBeGreaterThan(10)
    expect(ids.filter((id) => id.startsWith('hall-')).sort()).toEqual(said.sort())
  })
})

describe('what cards do', () => {
  it.each(LANGUAGES)('comes by itself in %s, under names that the rest of the game’s words do not have', (lang) => {
    const idsOf = (module: string): string[] => entriesOf(catalogue(join(process.cwd(), '../src/tatami/locales', lang), module)).map((entry) => entry.split(/\s*=/)[0] ?? '')
    const [names, deeds] = [idsOf('samurai-sword'), idsOf('samurai-sword-about')]
    expect(names).toContain('samurai-sword-kind-parry')
    expect(deeds).toContain('samurai-sword-kind-parry-about')
    expect(deeds.length).toBeGreaterThan(25)
    expect(deeds.filter((id) => names.includes(id))).toEqual([])
  })
})

describe('what every visit needs', () => {
  const source = join(process.cwd(), 'src')
  /** Files that come later, with the words of the rest: parts of a table, and what only those and the other screens use. */
  const parts = [...readFileSync(join(source, 'screens/table/later.ts'), 'utf-8').matchAll(/(\w+\.svelte)'\), REST/g)].map(([, file = '']) => file)
  const isLater = (file: string): boolean => /\.test\.ts$/.test(file) || ['Keys.svelte', 'OwnTables.svelte', 'CopyField.svelte', 'HereList.svelte', 'HereNow.svelte', 'Hint.svelte', 'OwnNotes.svelte', 'Invitations.svelte', 'InviteWays.svelte', 'Leaving.svelte', 'MarkOf.svelte', 'PlaySheet.svelte', 'Request.svelte', ...parts].some((one) => file.endsWith(one))
  const folder = join(process.cwd(), '../src/tatami/locales/en')
  const known = ['', ...MODULES.filter((name) => name !== 'rest')].flatMap((game) => entriesOf(catalogue(folder, game)))
  const ids = new Set(known.map((entry) => entry.split(/\s*=/)[0]))

  it.each(['screens/home', 'screens/table', 'frame', 'lib', 'boards'])('is said by %s without the words of the rest', (room) => {
    for (const file of readdirSync(join(source, room), { recursive: true, encoding: 'utf-8' })) {
      if (!/\.(svelte|ts)$/.test(file) || isLater(file)) continue
      const text = readFileSync(join(source, room, file), 'utf-8')
      for (const [, id = ''] of text.matchAll(/t\('(client-[a-z0-9-]+)/g)) expect(ids, `${file}: ${id}`).toContain(id)
    }
  })
})
