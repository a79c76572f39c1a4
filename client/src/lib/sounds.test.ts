import { afterEach, expect, it, vi } from 'vitest'
import { play, SOUNDS } from './sounds'
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
