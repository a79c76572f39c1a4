import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import cut from '../fonts/tatami-kanji.json'
import { allKanji } from './kanji'

const SOURCE = join(import.meta.dirname, '..')
const CJK = /[㐀-鿿]/gu

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
  it('all fonts together are light', () => {
    const folder = join(SOURCE, 'fonts')
    const sizes = readdirSync(folder).filter((name) => name.endsWith('.woff2')).map((name) => statSync(join(folder, name)).size)
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(150_000)
  })
})
