/** Which chapters this browser's player has finished; kept in the browser. */

const KEY = 'tatami.learned'
const TABLE = 'tatami.lesson-table'

export type Progress = Readonly<Record<string, readonly number[]>>

export function understood(kept: unknown): Progress {
  if (!kept || typeof kept !== 'object') return {}
  const found: Record<string, number[]> = {}
  for (const [game, chapters] of Object.entries(kept))
    if (Array.isArray(chapters)) found[game] = chapters.filter((chapter): chapter is number => Number.isInteger(chapter))
  return found
}

export function progress(): Progress {
  try {
    return understood(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

export function finish(game: string, chapter: number): void {
  const before = progress()
  const chapters = [...new Set([...(before[game] ?? []), chapter])].sort((a, b) => a - b)
  keep(KEY, JSON.stringify({ ...before, [game]: chapters }))
}

/** The chapter to go on with: the first that is not finished, or the first of all. */
export function nextChapter(finished: readonly number[], chapters: number): number {
  for (let chapter = 1; chapter <= chapters; chapter += 1) if (!finished.includes(chapter)) return chapter
  return 1
}

/** The table of the chapter that was begun last: it is taken away when another is laid. */
export function lastTable(): string {
  try {
    return localStorage.getItem(TABLE) ?? ''
  } catch {
    return ''
  }
}

export function keepTable(table: string): void {
  keep(TABLE, table)
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
