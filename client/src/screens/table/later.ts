/** Parts of a table that nobody needs at first sight: fetched when they are wanted, or when nothing else is to be done. */
import { fetchLate } from '../../lib/late'
import { once } from '../../lib/later'

/** Their words come with those of the other screens. */
const REST = 'rest'

export const later = {
  answers: once(() => import('./Answers.svelte'), REST),
  bubble: once(() => import('../../frame/Bubble.svelte'), REST),
  company: once(() => import('./Company.svelte'), REST),
  daily: once(() => import('./Daily.svelte'), 'days'),
  curtain: once(() => import('./Curtain.svelte'), REST),
  flights: once(() => import('../../frame/Flights.svelte')),
  help: once(() => import('./help'), REST),
  hover: once(() => import('../../frame/HoverCard.svelte')),
  hearers: once(() => import('./Hearers.svelte'), REST),
  phrases: once(() => import('./Phrases.svelte'), REST),
  wishes: once(() => import('./Wishes.svelte'), REST),
  chat: once(() => import('./Chat.svelte')),
  card: once(() => import('../../frame/OpenCard.svelte'), REST),
  missed: once(() => import('./Missed.svelte'), REST),
  more: once(() => import('./More.svelte'), REST),
  speech: once(() => import('./Speech.svelte')),
  tabs: once(() => import('./Tabs.svelte')),
  standing: once(() => import('./standing'), 'play'),
  result: once(() => import('./Result.svelte'), REST),
  whyNot: once(() => import('./WhyNot.svelte'), REST),
  passing: once(() => import('./Passing.svelte'), REST),
  parts: once(() => import('./Parts.svelte'), REST),
  password: once(() => import('./Password.svelte'), REST),
  waiting: once(() => import('./Waiting.svelte'), REST),
}

/** Long after the first sight; so they are there even if the hall is not. */
export const AFTER = 8000

export function fetchTheRest(): () => void {
  const timer = setTimeout(() => {
    const { password, waiting, ...rest } = later
    for (const fetch of Object.values(rest)) fetch().catch(() => undefined)
    fetchLate()
  }, AFTER)
  return () => clearTimeout(timer)
}
