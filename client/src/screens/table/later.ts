/** Parts of a table that nobody needs at first sight: fetched when they are wanted, or when nothing else is to be done. */

export const later = {
  answers: () => import('./Answers.svelte'),
  bubble: () => import('../../frame/Bubble.svelte'),
  card: () => import('../../frame/OpenCard.svelte'),
  missed: () => import('./Missed.svelte'),
  more: () => import('./More.svelte'),
  result: () => import('./Result.svelte'),
  whyNot: () => import('./WhyNot.svelte'),
  password: () => import('./Password.svelte'),
  waiting: () => import('./Waiting.svelte'),
}

/** Long after the first sight; so they are there even if the hall is not. */
const REST = 4000

export function fetchTheRest(): () => void {
  const timer = setTimeout(() => {
    const { answers, bubble, card, missed, more, result, whyNot } = later
    for (const fetch of [answers, bubble, card, missed, more, result, whyNot]) fetch().catch(() => undefined)
  }, REST)
  return () => clearTimeout(timer)
}
