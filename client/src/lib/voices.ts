/** How each sound is made. */
import type { SoundName } from './sounds'

export const VOICES: Record<SoundName, (on: AudioContext, at: number) => void> = {
  // a card on straw
  place: (on, at) => noise(on, at, 0.07, 1400, 0.1),
  // paper turned
  reveal: (on, at) => {
    noise(on, at, 0.12, 3200, 0.07)
    noise(on, at + 0.07, 0.08, 2200, 0.05)
  },
  // a short taiko
  hit: (on, at) => {
    tone(on, at, 110, 55, 0.28, 0.32)
    noise(on, at, 0.04, 700, 0.12)
  },
  // bones in a cup, thrown on straw
  dice: (on, at) => {
    for (const [k, pitch] of [1900, 2500, 1700, 2200, 1500].entries()) noise(on, at + k * 0.045, 0.03, pitch, 0.12 - k * 0.015)
    noise(on, at + 0.26, 0.06, 1200, 0.1)
  },
  // a temple bell, once
  over: (on, at) => {
    tone(on, at, 196, 194, 1.6, 0.16)
    tone(on, at, 392.5, 390, 1.1, 0.07)
    tone(on, at, 531, 529, 0.7, 0.035)
  },
  // two wood blocks
  'your-move': (on, at) => {
    tone(on, at, 880, 820, 0.07, 0.12)
    tone(on, at + 0.13, 1170, 1100, 0.08, 0.12)
  },
  // a small bell
  chat: (on, at) => tone(on, at, 1760, 1750, 0.35, 0.05),
}

function faded(on: AudioContext, at: number, length: number, volume: number): GainNode {
  const gain = on.createGain()
  gain.gain.setValueAtTime(volume, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(on.destination)
  return gain
}

function tone(on: AudioContext, at: number, from: number, to: number, length: number, volume: number): void {
  const voice = on.createOscillator()
  voice.type = 'sine'
  voice.frequency.setValueAtTime(from, at)
  voice.frequency.exponentialRampToValueAtTime(to, at + length)
  voice.connect(faded(on, at, length, volume))
  voice.start(at)
  voice.stop(at + length)
}

function noise(on: AudioContext, at: number, length: number, pitch: number, volume: number): void {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * length), on.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let k = 0; k < samples.length; k += 1) samples[k] = Math.random() * 2 - 1
  const source = on.createBufferSource()
  source.buffer = buffer
  const filter = on.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  source.connect(filter)
  filter.connect(faded(on, at, length, volume))
  source.start(at)
}
