/** What became of promises, as this viewer was told at the end of each year; kept for as long as the page's tab is. */
import type { GameEvent, Scene } from '../../../lib/scene'

export type Verdict = 'kept' | 'broken' | 'overtaken'
const VERDICTS: readonly Verdict[] = ['kept', 'broken', 'overtaken']

export interface Judged {
  year: number
  maker: string
  /** The maker himself: it was made to all. */
  hearer: string
  /** As the notation has it, `sworn:peace`. */
  promise: string
  verdict: Verdict
}

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

export function judgedIn(events: readonly GameEvent[], year: number): Judged[] {
  return events.flatMap((told) => {
    if (told.event !== 'PromisesJudged') return []
    const [makers, hearers, promises] = [strings(told['makers']), strings(told['hearers']), strings(told['promises'])]
    const verdicts = Array.isArray(told['verdicts']) ? (told['verdicts'] as number[]) : []
    return makers.map((maker, k) => ({
      year, maker, hearer: hearers[k] ?? maker, promise: promises[k] ?? '', verdict: VERDICTS[verdicts[k] ?? 2] ?? 'overtaken',
    }))
  })
}

const key = (): string => `tatami-senji-promises ${location.pathname}`

/** All that was told at this table; where nothing can be kept, nothing is. */
export function judgedHere(): Judged[] {
  try {
    return JSON.parse(sessionStorage.getItem(key()) ?? '[]') as Judged[]
  } catch {
    return []
  }
}

/** Keeps what has just been told, once. */
export function remember(scene: Scene): void {
  const told = judgedIn(scene.events, Number(scene.view.table['year'] ?? 0))
  if (!told.length) return
  const before = judgedHere().filter(({ year }) => year !== told[0]?.year)
  try {
    sessionStorage.setItem(key(), JSON.stringify([...before, ...told]))
  } catch {
    // A tab without storage remembers nothing.
  }
}
