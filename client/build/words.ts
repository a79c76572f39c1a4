/** Vite plugin: the Fluent catalogues of the Python package as modules, without what the browser never says.
 *
 * `virtual:words/en` is what every visit needs, `virtual:words/en/rest` what the other screens say;
 * `virtual:words/en/tenno` is `client-tenno.ftl` and the names in `tenno.ftl`. Comments are left out.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What every visit needs; the other screens' words come with them (`virtual:words/en/rest`). */
const CORE = ['client.ftl', 'client-home.ftl', 'client-table.ftl']
export const LANGUAGES = ['en', 'uk', 'ru']
export const GAMES = ['tenno', 'shinobi', 'samurai-sword', 'senji', 'senji-later', 'senji-winter', 'senjutsu']
/** Of a game's own catalogue the browser needs names and what is printed on cards: sentences come from the hall. */
const NAMES = /^-?[a-z-]+-(title|blurb|(kind|character|role|clan|face|place|colour|team|property)(-|$))/

/** Of what the hall says, the browser says the quick phrases itself, to choose from: with the rest. */
const PHRASES = /^hall-phrase-/

/** A game with many names brings those of the first table at once and the others when they are needed. */
const PARTS: Record<string, { of: string; names: RegExp }> = {
  senji: { of: 'senji', names: /^senji-(title|party|family|samurai|phase|kind|relation)(-|$)/ },
  'senji-later': { of: 'senji', names: /^senji-(ability|kami|order|source|combination|card-kind|colour|hanafuda|symbol|animal)-/ },
  'senji-winter': { of: 'senji', names: /^senji-(note|region)-/ },
}
/** Cases that only the hall's sentences use. */
const UNUSED = /\n\s+\.(dat|ins|loc) = .*/g

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
      if (/[/\\]client[^/\\]*$/.test(file)) return entries.join('\n')
      const part = PARTS[game]
      const wanted = part?.names ?? (game === 'rest' ? PHRASES : NAMES)
      const names = entries.filter((entry) => wanted.test(entry.split(/\s*=/)[0] ?? '')).join('\n')
      return part ? names.replace(UNUSED, '') : names
    })
    .join('\n')
}

function filesFor(folder: string, game: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort()
  const isOfAGame = (name: string): boolean => GAMES.some((other) => name === `client-${other}.ftl`)
  const isRest = (name: string): boolean => /^client(-.*)?\.ftl$/.test(name) && !isOfAGame(name) && !CORE.includes(name)
  const wanted = files.filter((name) => {
    if (!game) return CORE.includes(name)
    return game === 'rest' ? name === 'hall.ftl' || isRest(name) : name === `client-${game}.ftl` || name === `${PARTS[game]?.of ?? game}.ftl`
  })
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
