/** Backs of cards, and piles of them. */
import { crestAt, type Crest } from './crests'
import { patternFill, type Pattern } from './patterns'
import { CREAM, cardOf, circle, each, fill, line, path, picture, rect, text, upTo, type Labelled } from './svg'

function back(colour: string, crest: Crest, pattern: Pattern, options: Labelled): string {
  const body =
    rect(0, 0, 100, 140, fill(colour)) +
    rect(0, 0, 100, 140, fill(patternFill(pattern), 0.2)) +
    rect(5, 5, 90, 130, `rx="4.5" stroke-opacity=".6" ${line(CREAM, 1.2)}`) +
    circle(50, 70, 26, `fill="${colour}" stroke="${CREAM}" stroke-width="1.4"`) +
    crestAt(crest, 50, 70, 40, CREAM, colour)
  return cardOf(body, 'rgba(0,0,0,.35)', options)
}

/** The back of a card that belongs to a seat: its colour and its crest. */
export const seatBack = (colour: string, crest: Crest, options: Labelled = {}): string => back(colour, crest, 'hemp', options)

/** The back of a card of a common deck: edging blue, waves, linked rings. */
export const deckBack = (options: Labelled = {}): string => back('var(--heri)', 'shippo', 'waves', options)

/** Bars of a lattice inside 48 by 70. */
const LATTICE = `M2,0v70M11,0v70M20,0v70M29,0v70M38,0v70M47,0v70M0,10h49M0,35h49M0,60h49`

/**
 * A pile with its count, in a box of 74 by 92: a common deck, or a prison (a lattice, neutral: it shows how
 * many, never whose). An empty pile is a dashed place.
 */
export function pile(count: number, kind: 'deck' | 'prison' = 'deck', options: Labelled = {}): string {
  if (count <= 0)
    return picture(74, 92, rect(8, 8, 56, 78, `rx="6" stroke-dasharray="4 4" ${line('var(--usuzumi)', 1.4)}`), options)
  const top = Math.min(count, 5) - 1
  const [x, y] = [4 + top * 2.2, 12 - top * 2.2]
  const cards = each(upTo(top + 1), (i) =>
    rect(4 + i * 2.2, 12 - i * 2.2, 56, 78, 'rx="6" fill="var(--heri)" stroke="#fff" stroke-opacity=".35"'),
  )
  const face =
    kind === 'deck'
      ? rect(x + 4, y + 4, 48, 70, `rx="3" ${fill(patternFill('waves'), 0.3)}`)
      : `<g transform="translate(${x + 3.6} ${y + 4})" opacity=".34">${path(LATTICE, line(CREAM, 3.4))}</g>`
  const sign =
    circle(x + 28, y + 39, 17, fill('var(--heri)')) +
    text(x + 28, y + 47, count > 99 ? 18 : 22, String(count), `class="art-number" text-anchor="middle" fill="${CREAM}"`)
  return picture(74, 92, cards + face + sign, options)
}
