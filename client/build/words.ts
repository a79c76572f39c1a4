/** Vite plugin: the Fluent catalogues of the Python package as modules, without what the browser never says.
 *
 * `virtual:words/en` is what every visit needs, `virtual:words/en/rest` what the other screens say, `virtual:words`
 * lists what can be loaded;
 * `virtual:words/en/tenno` is `client-tenno.ftl` and the names in `tenno.ftl`. Comments are left out.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { GAMES } from '../src/generated/games.ts'
import { SPOKEN, type SpokenGame } from '../src/generated/spoken.ts'

/** What every visit needs; the other screens' words come with them (`virtual:words/en/rest`). */
const CORE = ['client.ftl', 'client-home.ftl', 'client-table.ftl']
export const LANGUAGES = ['en', 'uk', 'ru']

const spokenOf = (game: string): SpokenGame | undefined => SPOKEN[game]

/** What cards do comes with these words, where a game has it only when they are looked at closely. */
const ABOUT = '-about'
const TOLD_LATER = GAMES.flatMap(({ name }) => (spokenOf(name)?.deedsLater ? [name] : []))

const partsOf = (game: string): readonly string[] => {
  const parts = spokenOf(game)?.parts.map((part) => part.name) ?? []
  return parts.length ? parts : [game]
}

/** What can be loaded beside what every visit needs: the rest, the generic board's words, the gallery's, what helps at a table, friends, play by days, decks, ladder and players’ pages, what cards do, and those of each game. */
export const MODULES = ['rest', 'generic', 'reading', 'play', 'friends', 'days', 'decks', 'ladder', ...TOLD_LATER.map((game) => `${game}${ABOUT}`), ...GAMES.flatMap(({ name, status }) => (status === 'coming' ? [] : partsOf(name)))]
/** Of a game's own catalogue the browser needs names and what is printed on cards: sentences come from the hall. The
 *  generic board names places and facts as well. */
const NAMED = 'kind|character|role|clan|colour|team'
const namesOf = (game: string): RegExp => {
  const board = GAMES.find((one) => one.name === game)?.board
  return new RegExp(`^-?${game}-(title$|(${board ? NAMED : NAMED + '|face|place|property|fact'})(-|$))`)
}

/** Of what the hall says, the browser says the quick phrases itself, to choose from: with the rest. */
const PHRASES = /^hall-phrase-/

/** A game with many names brings those of the first table at once and the others when they are needed. */
const PARTS: Readonly<Record<string, { of: string; names: RegExp }>> = Object.fromEntries(
  Object.entries(SPOKEN).flatMap(([game, { parts }]) => parts.map((part) => [part.name, { of: game, names: new RegExp(`^${game}-(${part.names.join('|')})(-|$)`) }])),
)
/** What is said of every game wherever it is named, and what is said of it in the rest of the house. */
const SPOKEN_OF: Readonly<Record<string, string>> = { '': 'name', rest: 'credits' }
/** Cases of names that only the hall's sentences use; a board may say one of them itself. */
const CASES = ['acc', 'gen', 'dat', 'ins', 'loc']
const withoutUnused = (text: string, said: readonly string[]): string =>
  text.replace(new RegExp(`\\n\\s+\\.(${CASES.filter((one) => !said.includes(one)).join('|')}) = .*`, 'g'), '')

const DEEDS = /\n\s+\.about = .*/g

const INDEX = 'virtual:words'
const PREFIX = `${INDEX}/`

/** A module that can load all others. */
function index(): string {
  const load = (lang: string, name: string): string => `${lang}: () => import('${PREFIX}${lang}${name && '/' + name}')`
  const entries = ['', ...MODULES].map((name) => `  '${name}': { ${LANGUAGES.map((lang) => load(lang, name)).join(', ')} },`)
  return `export default {\n${entries.join('\n')}\n}`
}

export function wordsPlugin(locales: string): Plugin {
  return {
    name: 'tatami-words',
    resolveId: (id) => (id === INDEX || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return index()
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [lang = '', game = ''] = id.slice(PREFIX.length + 1).split('/')
      for (const file of filesFor(join(locales, lang), game)) this.addWatchFile(file)
      return `export default ${JSON.stringify(catalogue(join(locales, lang), game))}`
    },
  }
}

/** The text of one module. */
export function catalogue(folder: string, module: string): string {
  const isAbout = module.endsWith(ABOUT)
  const game = isAbout ? module.slice(0, -ABOUT.length) : module
  const text = catalogueOf(folder, game)
  // Under a name of its own, for whichever of the two catalogues comes last.
  if (isAbout) return entriesOf(text).flatMap((entry) => (entry.match(DEEDS) ?? []).map((deed) => deed.replace(/\s+\.about/, entry.split(/\s*=/)[0] + ABOUT))).join('\n')
  return TOLD_LATER.includes(game) ? text.replace(DEEDS, '') : text
}

function catalogueOf(folder: string, game: string): string {
  return filesFor(folder, game)
    .map((file) => {
      const entries = entriesOf(readFileSync(file, 'utf-8'))
      const name = basename(file, '.ftl')
      if (/^client(-|$)/.test(name)) return entries.join('\n')
      const part = PARTS[game]
      const wanted = part?.names ?? (game === name ? namesOf(game) : name === 'hall' ? PHRASES : new RegExp(`^${name}-${SPOKEN_OF[game]}$`))
      const names = entries.filter((entry) => wanted.test(entry.split(/\s*=/)[0] ?? '')).join('\n')
      const said = spokenOf(part?.of ?? game)?.cases
      return said ? withoutUnused(names, said) : names
    })
    .join('\n')
}

function filesFor(folder: string, game: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort()
  const isLoadedByName = (name: string): boolean => MODULES.some((other) => name === `client-${other}.ftl`)
  const isRest = (name: string): boolean => name === 'hall.ftl' || (/^client(-.*)?\.ftl$/.test(name) && !isLoadedByName(name) && !CORE.includes(name))
  const isOfAnyGame = (name: string): boolean => GAMES.some((other) => name === `${other.name}.ftl`)
  const wanted = files.filter((name) => {
    if (!game) return CORE.includes(name) || isOfAnyGame(name)
    if (game === 'rest') return isRest(name) || isOfAnyGame(name)
    return name === `client-${game}.ftl` || name === `${PARTS[game]?.of ?? game}.ftl`
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
