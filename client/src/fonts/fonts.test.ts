import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allKanji } from '../art/allkanji'
import { glyphsOf } from './glyphs'
import cut from './tatami-kanji.json'

const SOURCE = join(import.meta.dirname, '..')
const CJK = /[㐀-鿿]/gu

const CATALOGUES = join(SOURCE, '../../src/tatami/locales')
const FONTS = import.meta.dirname
/** Texts that no browser shows. */
const ELSEWHERE = /(^|[/\\])(lab|cli|[a-z-]*terminal)\.ftl$/
/** The title of the page is written by the system. */
const TITLE = 'frame/Title.svelte'

const spansOf = (list: string): [first: number, last: number][] =>
  list.split(',').map((span) => {
    const [first = 0, last = first] = span
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return [first, last]
  })

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.(ts|svelte|css)$/.test(name) && !name.endsWith('.test.ts'))

describe('kanji', () => {
  it('the font holds every kanji of the list and no more', () => {
    expect(cut.join(''), 'run tools/fonts.py again').toBe(allKanji())
  })
  it('no file of the client shows a kanji that is not in the list', () => {
    const known = new Set(allKanji())
    const strangers = files(SOURCE).flatMap((name) =>
      [...readFileSync(name, 'utf-8').matchAll(CJK)].filter(([sign]) => !known.has(sign)).map(([sign]) => `${name}: ${sign}`),
    )
    expect(strangers).toEqual([])
  })
})

describe('fonts', () => {
  const sheet = readFileSync(join(FONTS, 'fonts.css'), 'utf-8')

  /** What a family can draw: what the sheet says and the files have. */
  const drawnBy = (family: string): Set<number> =>
    new Set(
      [...sheet.matchAll(new RegExp(`'${family}';[^}]*url\\('\\./([^']+)'\\)[^}]*unicode-range: ([^;]+)`, 'g'))].flatMap(([, file = '', list = '']) => {
        const glyphs = glyphsOf(join(FONTS, file))
        return spansOf(list).flatMap(([first, last]) => [...glyphs].filter((code) => first <= code && code <= last))
      }),
    )
  const kanji = drawnBy('Noto Serif JP')
  const read = (names: string[]): string => names.map((name) => readFileSync(name, 'utf-8')).join('')
  /** Of sources only what is written, not why: comments are for us. */
  const written = (text: string): string => text.replace(/\/\*[^]*?\*\/|<!--[^]*?-->|^\s*\/\/.*$|\s\/\/ .*$/gm, '')
  const texts = (): string =>
    read(
      readdirSync(CATALOGUES, { recursive: true, encoding: 'utf-8' })
        .filter((name) => name.endsWith('.ftl') && !ELSEWHERE.test(name))
        .map((name) => join(CATALOGUES, name)),
    ).replace(/^#.*$/gm, '')
  const lacking = (text: string, family: string): string[] => {
    const drawn = drawnBy(family)
    return [...new Set(text)].filter((sign) => {
      const code = sign.codePointAt(0) ?? 0
      return code >= 32 && !drawn.has(code) && !kanji.has(code)
    })
  }

  it('a file says itself what it can draw', () => {
    expect(kanji.has('帝'.codePointAt(0) ?? 0)).toBe(true)
    expect([...kanji].every((code) => code >= 0x3400)).toBe(true)
    expect(lacking('aґЖ→…', 'Noto Sans')).toEqual([])
    expect(lacking('♞', 'Noto Sans')).toEqual(['♞'])
  })
  it.each(['Noto Sans', 'Noto Serif'])('%s and the kanji have every sign of the texts', (family) => {
    expect(lacking(texts(), family)).toEqual([])
  })
  it.each(['Noto Sans', 'Noto Serif'])('%s and the kanji have every sign that the sources and the page write', (family) => {
    const sources = files(SOURCE).filter((name) => !/testing|fixtures|generated/.test(name) && !name.endsWith(TITLE))
    expect(lacking(written(read([...sources, join(SOURCE, '../index.html')])), family)).toEqual([])
  })
  it('kanji are written in their own font, never in that of the words', () => {
    const bare = files(SOURCE)
      .filter((name) => name.endsWith('.svelte'))
      .flatMap((name) => [...written(readFileSync(name, 'utf-8')).matchAll(CJK)].map(([sign]) => `${name}: ${sign}`))
    expect(bare, 'from the list, in an element of class kanji').toEqual([])
  })
  it('the sheet and the folder name the same files', () => {
    const named = [...sheet.matchAll(/url\('\.\/([^']+)'\)/g)].map(([, name]) => name)
    expect([...new Set(named)].sort()).toEqual(
      readdirSync(FONTS)
        .filter((name) => name.endsWith('.woff2'))
        .sort(),
    )
  })
  it('all together are light', () => {
    const sizes = readdirSync(FONTS)
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => statSync(join(FONTS, name)).size)
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(150_000)
  })
})
