/** The crests of the characters, in currentColor on `cut`; each in a box of 100 by 100 round the middle. */
import { at, circle, each, fill, group, num, path, polar, polygon, upTo, wheel } from '../svg'

export type Symbol = 'tiger' | 'wolf' | 'dragon' | 'flame'

const tiger = (cut: string): string =>
  path('M-34,-30C-38,-44 -26,-46 -18,-36C-8,-41 8,-41 18,-36C26,-46 38,-44 34,-30C42,-16 40,10 24,28C14,40 -14,40 -24,28C-40,10 -42,-16 -34,-30Z') +
  group(
    fill(cut),
    path('M-4,-38h8l-2,11h-4ZM-14,-33l6,-1 2,9ZM14,-33l-6,-1 -2,9ZM-36,-6l14,4 -14,3ZM36,-6l-14,4 14,3ZM-34,8h12l-10,6ZM34,8h-12l10,6Z') +
      path('M-23,-12C-16,-18 -9,-15 -6,-8C-12,-5 -18,-6 -23,-12ZM23,-12C16,-18 9,-15 6,-8C12,-5 18,-6 23,-12Z') +
      path('M-8,8h16l-8,8ZM-1.5,14h3v8C8,28 14,24 16,20C16,32 4,32 0,26C-4,32 -16,32 -16,20C-14,24 -8,28 -1.5,22Z'),
  )

const wolf = (cut: string): string =>
  path('M-34,-44C-26,-40 -20,-34 -14,-28C-6,-32 6,-32 14,-28C20,-34 26,-40 34,-44C36,-30 35,-16 31,-4L40,6L28,12C22,20 14,26 10,38C6,45 -6,45 -10,38C-14,26 -22,20 -28,12L-40,6L-31,-4C-35,-16 -36,-30 -34,-44Z') +
  group(
    fill(cut),
    path('M-24,-6C-16,-12 -10,-8 -7,0C-14,2 -20,0 -24,-6ZM24,-6C16,-12 10,-8 7,0C14,2 20,0 24,-6ZM-7,26C-3,23 3,23 7,26L0,34ZM-29,-34L-18,-22L-25,-16ZM29,-34L18,-22L25,-16ZM-2,-26h4l-1,20h-2Z'),
  )

/** A tapering spiral with fins on its back. */
function dragon(cut: string): string {
  const along = upTo(30).map((k) => k / 29)
  const side = (sign: number): (readonly [number, number])[] => along.map((t) => polar(8 + 34 * t + sign * (2 + 7.5 * t), 560 * t - 90))
  const fins = each(upTo(9), (k) => {
    const t = 0.42 + k * 0.062
    return path(polygon([polar(17 + 34 * t, 560 * t - 96), polar(24 + 36 * t, 560 * t - 76), polar(15 + 36 * t, 560 * t - 82)]))
  })
  const [x, y] = polar(42, 470)
  return fins + path(polygon([...side(1), ...side(-1).reverse()])) + circle(x, y, 12) + circle(x + 3, y - 2, 2.6, fill(cut))
}

const flame = (cut: string): string =>
  wheel(3, path('M0,6C-18,-4 -20,-22 -6,-44C-4,-32 4,-30 8,-38C18,-22 14,-6 0,6Z')) + circle(0, 0, 9, fill(cut)) + circle(0, 0, 5)

const DRAWN: Readonly<Record<Symbol, (cut: string) => string>> = { tiger, wolf, dragon, flame }

const isSymbol = (name: string): name is Symbol => name in DRAWN

/** Whatever a pack's character has as its sign; one that is not known here is a plain disc. */
export const crestOf = (symbol: string, cut: string): string => (isSymbol(symbol) ? DRAWN[symbol](cut) : circle(0, 0, 18) + circle(0, 0, 9, fill(cut)))

/** For a seat's disc, whose box begins at its corner. */
export const sign = (symbol: string, cut = 'var(--mon-bg)'): string => at(50, 50, group('fill="currentColor"', crestOf(symbol, cut)))

/** A roundel in a side's colour, anywhere in a drawing. */
export const roundel = (symbol: string, x: number, y: number, r: number, colour: string): string =>
  at(x, y, circle(0, 0, r, fill(colour)) + circle(0, 0, r * 0.9, 'fill="none" stroke="#fff6e4" stroke-width="1" stroke-opacity=".65"') + group(`fill="#fff6e4" transform="scale(${num(r * 0.0136, 4)})"`, crestOf(symbol, colour)))
