/** How far a part of the year has come, as bars and in words. */
import { t } from '../../lib/words.svelte'
import { offered } from './parts'
import type { Reading } from './reading'

export interface Progress {
  done: number
  left: number
  words: string
}

export function progressOf(reading: Reading): Progress | null {
  const { done: named, left } = reading.summer
  if (reading.phase === 'summer') return named + left === 0 ? null : { ...reading.summer, words: t('client-senji-summer', { ...reading.summer }) }
  const { question } = reading.scene
  if (reading.phase !== 'spring' || !offered(question, 'face').length) return null
  // The provinces that orders are asked for, and those on which one lies.
  const asked = offered(question, 'region').map((id) => reading.region(String(id)))
  const done = asked.filter(({ order }) => order).length
  return { done, left: asked.length - done, words: t('client-senji-laid', { done, count: asked.length }) }
}
