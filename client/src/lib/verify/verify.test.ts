import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hex, hmacUnder, sha256, shake128, utf8 } from './hashes'
import { verify } from './verify'

interface Case {
  base?: string
  splice?: [number, number, string]
  receipt?: string
  corpus?: string
  verdict: Record<string, unknown>
}
const { bases, cases } = JSON.parse(readFileSync('src/lib/verify/testing/verdicts.json', 'utf-8')) as { bases: Record<string, string>; cases: Case[] }
const CORPUS = '../tests/corpus/'

function recordOf({ base = '', splice: [at, cut, put] = [0, 0, ''], corpus }: Case): Uint8Array {
  if (corpus) return new Uint8Array(readFileSync(CORPUS + corpus))
  const signs = Array.from(bases[base] ?? '')
  return utf8([...signs.slice(0, at), put, ...signs.slice(at + cut)].join(''))
}

describe('the hashes', () => {
  const texts = ['', 'abc', 'насіння', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(1000)]
  it.each(texts)('are those of everybody else: %s', (text) => {
    const bytes = utf8(text)
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(hex(hmacUnder(bytes)(utf8('deck/3')))).toBe(createHmac('sha256', bytes).update('deck/3').digest('hex'))
  })

  it.each([1, 8, 167, 168, 169, 480, 2000])('give as much of SHAKE-128 as is wanted: %i', (length) => {
    for (const key of ['', 'key', 'y'.repeat(32), 'z'.repeat(167)]) {
      expect(hex(shake128(utf8(key), length))).toBe(createHash('shake128', { outputLength: length }).update(key).digest('hex'))
    }
  })

  it('write half a pair of surrogates as it is', () => expect(hex(utf8('\ud800a'))).toBe('eda08061'))
})

describe('the verifier', () => {
  it('says what tatami-verify says of every record, good or tampered with', () => {
    expect(cases.length).toBeGreaterThan(500)
    for (const each of cases) {
      const { table: _, ...found } = { table: '', ...verify(recordOf(each), each.receipt === undefined ? undefined : utf8(each.receipt)) }
      expect({ case: each, found }).toEqual({ case: each, found: each.verdict })
    }
  }, 60_000)

  it('reads no file without end', () => {
    const told = verify(new Uint8Array((1 << 22) + 1))
    expect(told).toMatchObject({ holds: null, what: 'too-big' })
  })

  it('reads no line without end', () => {
    expect(verify(utf8(`{"tatami":"${'x'.repeat(1 << 20)}"}\n`))).toMatchObject({ holds: null, what: 'bad-line', line: 1 })
  })
})
