/** How large things are drawn, by the room there is: one way of reckoning for the frame and all mats.
 *
 *  A mat is laid out as on a screen of the usual size (1280 by 760), and all of it is drawn `fit` times as large
 *  where the screen is larger: type by `rem`, pictures by the custom property `--fit`. So a wall of pixels shows the
 *  same table as a desk, only larger, and what holds at one size holds at all above it. */

/** What the mats are drawn for; a larger screen shows the same, larger. */
const USUAL = { width: 1280, height: 760 } as const
const LARGEST = 3.2
/** The narrowest screen, in letters of 16 pixels, that has room for the log beside the mat. */
const RAIL = 860

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** How many times as large as usual a table is drawn on such a screen. */
export const fitOf = (width: number, height: number): number =>
  Math.round(100 * clamp(Math.min(width / USUAL.width, height / USUAL.height) || 1, 1, LARGEST)) / 100

/** Whether the log has room beside the mat; `text`: how much larger than usual letters are, 1 as a rule. */
export function hasRail(width: number, height: number, text: number): boolean {
  const letters = width / text
  return letters >= RAIL && (width >= height || letters >= 1000)
}

/** A room as a mat is laid out in it: of usual size. */
export interface Room {
  width: number
  height: number
}

/** Pixels of the screen as pixels of the usual size. */
export const usual = (width: number, height: number, fit: number): Room => ({ width: width / fit, height: height / fit })

/** The largest size from `most` down to `least` that fits; `least` where none does. */
export function largest(least: number, most: number, fits: (size: number) => boolean): number {
  for (let size = Math.floor(most); size > least; size -= 1) if (fits(size)) return size
  return least
}

/** Cards of a hand: how wide each is, in how many lines, and how far the next lies from it. */
export interface HandFit {
  card: number
  lines: number
  step: number
}

/** What a finger needs of a card. */
export const FINGER = 44
/** A card that is covered to more than this is not known any more. */
const SEEN = 0.55
/** How large cards in several lines may be, of those in one. */
const LINES = 0.72

/** All cards of a hand in a line, each as large as can be with enough of it in sight; in more lines where that would
 *  leave slivers. */
export function fitHand(cards: number, width: number, { most, least, gap = 8 }: { most: number; least: number; gap?: number }): HandFit {
  if (!cards || width <= 0) return { card: most, lines: 1, step: most + gap }
  for (let lines = 1; ; lines += 1) {
    const inLine = Math.ceil(cards / lines)
    const stepOf = (card: number): number => (inLine > 1 ? Math.min(card + gap, (width - card) / (inLine - 1)) : card + gap)
    const isSeen = (card: number): boolean => stepOf(card) >= Math.min(card, Math.max(FINGER, SEEN * card))
    // Lines cost the mat its height.
    const card = largest(least, lines > 1 ? most * LINES : most, (size) => size <= width && isSeen(size))
    if (isSeen(card) || inLine <= 2) return { card, lines, step: stepOf(card) }
  }
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const isApart = (a: Box, b: Box): boolean => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

/** Whether all of these lie within the room and none over another. */
export const areLaid = (boxes: readonly Box[], { width, height }: Room): boolean =>
  boxes.every((box, k) => box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height && boxes.slice(k + 1).every((other) => isApart(box, other)))
