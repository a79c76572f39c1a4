import { afterEach, expect, it, vi } from 'vitest'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { play, SOUNDS } from './sounds'
import { soundOf } from './sounding'
import type { GameEvent } from './scene'
import { words } from './words.svelte'

afterEach(() => vi.unstubAllGlobals())

it('is silent where there is nothing to play on', async () => {
  vi.stubGlobal('AudioContext', undefined)
  for (const sound of SOUNDS) await expect(play(sound, true)).resolves.toBeUndefined()
})

it('is silent where the device refuses', async () => {
  vi.stubGlobal('AudioContext', class { constructor() { throw new Error('no device') } })
  for (const sound of SOUNDS) await expect(play(sound, true)).resolves.toBeUndefined()
})

it('names every sound in words', () => {
  for (const sound of SOUNDS) expect(words.has(`client-sound-${sound}`), sound).toBe(true)
})

it('is a set of our own, made by code: less than sixty kilobytes, and no file to fetch', () => {
  expect(readFileSync('src/lib/voices.ts').length + readFileSync('src/lib/sounds.ts').length).toBeLessThan(60_000)
  const files = readdirSync('src', { recursive: true, encoding: 'utf-8' }).map((name) => join('src', name))
  expect(files.filter((name) => /\.(mp3|ogg|wav|m4a|webm|opus)$/.test(name))).toEqual([])
})

it('sounds the heaviest of what has happened', () => {
  const sound = (...names: string[]): string | null => soundOf(names.map((event) => ({ event })) as unknown as GameEvent[])
  expect([sound('Moved', 'Wounded'), sound('Moved', 'DiceRolled'), sound('Moved'), sound('TurnBegan')]).toEqual(['hit', 'dice', 'place', null])
})
