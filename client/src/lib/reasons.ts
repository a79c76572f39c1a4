/** What is refused for the same reason is told once, with all that it is about. */
import type { Refusal } from '../generated/wire'

export interface Grouped {
  text: string
  clauses: readonly string[]
  /** What cannot be done, in words. */
  labels: readonly string[]
}

export function byReason(refusals: readonly Refusal[]): Grouped[] {
  const groups = new Map<string, { text: string; clauses: readonly string[]; labels: string[] }>()
  for (const { answer, label, reason } of refusals) {
    const key = JSON.stringify([reason.text || reason.code, reason.clauses])
    const group = groups.get(key) ?? { text: reason.text ?? '', clauses: reason.clauses ?? [], labels: [] }
    const named = label || answer
    if (named && !group.labels.includes(named)) group.labels.push(named)
    groups.set(key, group)
  }
  return [...groups.values()]
}
