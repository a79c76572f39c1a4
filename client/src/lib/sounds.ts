/** Soft sounds, made here and now: dry and quiet, never the only sign of anything. Fetched with the first: most play without. */
import { settings } from './settings.svelte'

export const SOUNDS = ['place', 'reveal', 'hit', 'dice', 'your-move', 'chat', 'over'] as const
export type SoundName = (typeof SOUNDS)[number]

let context: AudioContext | null = null

/** Plays it if sounds are wanted; a browser that cannot is silent. */
export async function play(name: SoundName, always = false): Promise<void> {
  if (!settings.now.sound && !always) return
  if (typeof AudioContext !== 'function') return
  try {
    // Before anything is fetched: only what somebody has touched just now may begin to sound.
    context ??= new AudioContext()
    void context.resume()
    const { VOICES } = await import('./voices')
    VOICES[name](context, context.currentTime + 0.01)
  } catch {
    // No device to play on, or no hall: nothing is lost.
  }
}
