/** Parts of a table that nobody needs at first sight: fetched when they are wanted, or when nothing else is to be done. */
import { once } from '../../lib/later'

/** Their words come with those of the other screens. */
const REST = 'rest'

export const later = {
  answers: once(() => import('./Answers.svelte'), REST),
  bubble: once(() => import('../../frame/Bubble.svelte'), REST),
  curtain: once(() => import('./Curtain.svelte'), REST),
  hearers: once(() => import('./Hearers.svelte'), REST),
  phrases: once(() => import('./Phrases.svelte'), REST),
  wishes: once(() => import('./Wishes.svelte'), REST),
  card: once(() => import('../../frame/OpenCard.svelte')),
  missed: once(() => import('./Missed.svelte'), REST),
  more: once(() => import('./More.svelte'), REST),
  result: once(() => import('./Result.svelte'), REST),
  whyNot: once(() => import('./WhyNot.svelte'), REST),
  parts: once(() => import('./Parts.svelte'), REST),
  password: once(() => import('./Password.svelte'), REST),
  waiting: once(() => import('./Waiting.svelte'), REST),
}

/** Long after the first sight; so they are there even if the hall is not. */
const AFTER = 4000

export function fetchTheRest(): () => void {
  const timer = setTimeout(() => {
    const { password, waiting, ...rest } = later
    for (const fetch of Object.values(rest)) fetch().catch(() => undefined)
  }, AFTER)
  return () => clearTimeout(timer)
}
