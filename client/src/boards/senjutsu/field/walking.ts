/** Arrow keys on the field go from cell to cell: up and down in a column, to the sides in a row, which is a zigzag. */
import { besideOf, spotOf } from './geometry'

/** By key: the facings to try, which differ by whether the column is even, so that there and back is the same. */
const WAYS: Readonly<Record<string, readonly [even: readonly number[], odd: readonly number[]]>> = {
  ArrowUp: [[0], [0]],
  ArrowDown: [[3], [3]],
  ArrowRight: [[1, 2], [2, 1]],
  ArrowLeft: [[5, 4], [4, 5]],
}

/** Moves the focus to the next cell; false where it is none of our keys, or where the field ends. */
export function walk(field: HTMLElement, event: KeyboardEvent): boolean {
  const place = (event.target as HTMLElement).dataset['place'] ?? ''
  const ways = WAYS[event.key]
  if (!ways || !place.startsWith('cell.')) return false
  const cell = place.slice(5)
  const isOdd = Math.abs(spotOf(cell).q) % 2 === 1
  for (const facing of ways[isOdd ? 1 : 0]) {
    const next = field.querySelector<HTMLElement>(`[data-place="cell.${besideOf(cell, facing)}"]`)
    if (!next) continue
    next.focus()
    return true
  }
  return false
}
