/** Vite plugin: the Fluent catalogues of the Python package as modules, without what the browser never says.
 *
 * `virtual:words/en` is everything in `client*.ftl` that belongs to no single game; `virtual:words/en/tenno`
 * is `client-tenno.ftl` and the names in `tenno.ftl`. Comments are left out.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const LANGUAGES = ['en', 'uk', 'ru']
export const GAMES = ['tenno', 'shinobi', 'samurai-sword', 'senji', 'senjutsu']
/** Of a game's own catalogue the browser needs names and what is printed on cards: sentences come from the hall. */
const NAMES = /^-?[a-z-]+-(title|blurb|(kind|character|role|clan|face|place|colour|team|property)(-|$))/

const PREFIX = 'virtual:words/'

export function wordsPlugin(locales: string): Plugin {
  return {
    name: 'tatami-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [lang = '', game = ''] = id.slice(PREFIX.length + 1).split('/')
      for (const file of filesFor(join(locales, lang), game)) this.addWatchFile(file)
      return `export default ${JSON.stringify(catalogue(join(locales, lang), game))}`
    },
  }
}

/** The text of one module. */
export function catalogue(folder: string, game: string): string {
  return filesFor(folder, game)
    .map((file) => {
      const entries = entriesOf(readFileSync(file, 'utf-8'))
      const own = /[/\\]client[^/\\]*$/.test(file)
      return entries.filter((entry) => own || NAMES.test(entry.split(/\s*=/)[0] ?? '')).join('\n')
    })
    .join('\n')
}

function filesFor(folder: string, game: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort()
  const wanted = game
    ? files.filter((name) => name === `client-${game}.ftl` || name === `${game}.ftl`)
    : files.filter((name) => /^client(-.*)?\.ftl$/.test(name) && !GAMES.some((g) => name === `client-${g}.ftl`))
  return wanted.map((name) => join(folder, name))
}

/** Messages and terms, each with its attributes; comments and blank lines are gone. */
export function entriesOf(text: string): string[] {
  const entries: string[][] = []
  for (const line of text.split(/\r?\n/)) {
    if (/^[a-zA-Z-]/.test(line)) entries.push([line])
    else if (/^[ \t}]/.test(line) && line.trim()) entries.at(-1)?.push(line)
  }
  return entries.map((lines) => lines.join('\n'))
}
