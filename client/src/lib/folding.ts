/** The lines of a log as they are read: what is said again and again is said once, and small things are folded. */
import type { Line } from '../generated/wire'

export interface Folded {
  line: Line
  /** How often the very same was said. */
  times: number
  /** What is folded away behind it, the oldest first. */
  behind: readonly Folded[]
}

/** Fewer than these small lines in a row are not worth folding. */
const MANY = 3

export function folded(lines: readonly Line[]): Folded[] {
  const once: Folded[] = []
  for (const line of lines) {
    const last = once.at(-1)
    if (last && isSame(last.line, line)) once[once.length - 1] = { ...last, line, times: last.times + 1 }
    else once.push({ line, times: 1, behind: [] })
  }
  return once.reduce<Folded[][]>(inRuns, []).flatMap((run) => {
    const last = run.at(-1)
    return last && run.length >= MANY ? [{ ...last, behind: run.slice(0, -1) }] : run
  })
}

const isSame = (one: Line, other: Line): boolean => !one.heading && !other.heading && one.text === other.text && one.seat === other.seat

function inRuns(runs: Folded[][], next: Folded): Folded[][] {
  const run = runs.at(-1)
  const small = next.line.small
  if (small && run?.[0]?.line.small === small) run.push(next)
  else runs.push([next])
  return runs
}

/** A text taken apart: plain, a name, plain, a name … */
export function apart(text: string, names: readonly string[] = []): string[] {
  const found = names.filter((name) => name && text.includes(name)).sort((a, b) => b.length - a.length)
  if (!found.length) return [text]
  return text.split(new RegExp(`(${found.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'u'))
}
