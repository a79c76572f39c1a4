import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allKanji } from '../art/kanji'
import cut from './tatami-kanji.json'

const SOURCE = join(import.meta.dirname, '..')
const CJK = /[㐀-鿿]/gu

const CATALOGUES = join(SOURCE, '../../src/tatami/locales')
const FONTS = import.meta.dirname

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

  it.each(['Noto Sans', 'Noto Serif'])('%s has every letter of the catalogues', (family) => {
    const spans = [...sheet.matchAll(new RegExp(`'${family}';[^}]*unicode-range: ([^;]+)`, 'g'))].flatMap(([, list = '']) =>
      list.split(',').map((span) =>
        span
          .replace('U+', '')
          .split('-')
          .map((code) => Number.parseInt(code, 16)),
      ),
    )
    const has = (code: number): boolean => spans.some(([first = 0, last = first]) => first <= code && code <= last)
    const words = readdirSync(CATALOGUES, { recursive: true, encoding: 'utf-8' })
      .filter((name) => name.endsWith('.ftl'))
      .map((name) => readFileSync(join(CATALOGUES, name), 'utf-8'))
      .join('')
    const letters = new Set([...words.matchAll(/\p{L}/gu)].map(([letter]) => letter))
    expect(letters).toContain('ґ')
    expect([...letters].filter((letter) => !has(letter.codePointAt(0) ?? 0))).toEqual([])
  })
  it('the sheet and the folder name the same files', () => {
    const named = [...sheet.matchAll(/url\('\.\/([^']+)'\)/g)].map(([, name]) => name)
    expect(named.sort()).toEqual(
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
