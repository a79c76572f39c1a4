/** The figures on the field, seen from above: the notch of the ring says alone where one looks. Hats and arms are each
 *  character's own; the ring bears the colour and the weave of its side. */
import { circle, each, fill, group, num, path, upTo } from '../svg'
import { crestOf } from './crests'
import { SIDES, sideColour } from './sides'

const INK = '#1d1a17'

/** How the ring is broken: whole, in long pieces, in short ones, in points. */
const RINGS: readonly string[] = ['', 'stroke-dasharray="14 4"', 'stroke-dasharray="6 3.7"', 'stroke-dasharray="2.2 4.3"']

/** The weave of a side as a pattern, to be filled with `url(#sj-weave-0)`. */
export const weaves = (): string =>
  each(['M0,4H8', 'M0,0L8,8M8,0L0,8', 'M4,0V8M0,4H8', 'M4,1L7,4L4,7L1,4Z'], (d, side) =>
    `<pattern id="sj-weave-${side}" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="${sideColour(side)}" fill-opacity=".18"/>${path(d, `fill="none" stroke="${sideColour(side)}" stroke-opacity=".5" stroke-width="1.1"`)}</pattern>`,
  )

const straw = (rays: number, r = 17.5): string =>
  circle(0, 0, r, `fill="#d9bd7c" stroke="${INK}" stroke-width="1.8"`) +
  each(upTo(rays), (k) => `<path d="M0,-3V${num(1 - r)}" transform="rotate(${num((k * 360) / rays)})" stroke="#7a5a22" stroke-width=".8" opacity=".7"/>`) +
  circle(0, 0, r * 0.7, 'fill="none" stroke="#7a5a22" stroke-width=".8" opacity=".7"')

const sword = (length: number): string =>
  group(
    'transform="translate(17 -9) rotate(-16)"',
    path('M-1.8,8V-2H1.8V8Z', fill(INK)) + path('M-4.5,-2.6H4.5V-.4H-4.5Z', fill('#b8892b')) + path(`M-1.7,-3L-1.2,${-length}C0,${-length - 3} 2,${-length - 3} 2,${1 - length}L1.7,-3Z`, `fill="#f4f3ee" stroke="${INK}" stroke-width="1"`),
  )
const spear = (): string =>
  group('transform="translate(19 0) rotate(-8)"', path('M-1.3,26V-26H1.3V26Z', `fill="#7a4f2a" stroke="${INK}" stroke-width=".8"`) + path('M-2,-26C-5,-34 -3,-41 1,-45C3,-38 3.4,-32 2,-26Z', `fill="#f4f3ee" stroke="${INK}" stroke-width="1"`))

const HATS: Readonly<Record<string, () => string>> = {
  tiger: () => straw(18),
  wolf: () => straw(12, 16) + path('M-16,-6L-25,-15L-9,-13ZM16,-6L25,-15L9,-13Z', `fill="#4a4238" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"`),
  dragon: () => circle(0, 0, 16.5, `fill="#e9e2d0" stroke="${INK}" stroke-width="1.8"`) + circle(0, 0, 11, 'fill="none" stroke="#8d8577" stroke-width="1.2"') + path('M-6,15C-4,24 4,24 6,15Z', `fill="#f6f3ea" stroke="${INK}" stroke-width="1.2"`),
  flame: () => circle(0, 0, 15, `fill="#2f2622" stroke="${INK}" stroke-width="1.8"`) + path('M-7,13C-9,27 -2,31 0,36C2,31 9,27 7,13Z', `fill="#2f2622" stroke="${INK}" stroke-width="1.2"`) + circle(0, 0, 11, 'fill="none" stroke="#c8402b" stroke-width="1.6"'),
}
const ARMS: Readonly<Record<string, () => string>> = { tiger: () => sword(34), dragon: () => sword(38), wolf: spear, flame: () => sword(46) }

export interface Figure {
  symbol: string
  side: number
  facing: number
  /** Where somebody would stand: it is seen through. */
  ghost?: boolean
}

/** A figure round the middle of its cell, whose radius is 43. */
export function figure({ symbol, side, facing, ghost = false }: Figure): string {
  const colour = sideColour(side)
  const shoulders =
    path('M-27,2C-29,-8 -20,-12 -11,-9L-10,12C-18,14 -26,11 -27,2ZM27,2C29,-8 20,-12 11,-9L10,12C18,14 26,11 27,2Z', `fill="${colour}" stroke="${INK}" stroke-width="1.6"`) +
    each([-5, -1, 3, 7], (y) => path(`M-26,${y}H-12M12,${y}H26`, 'stroke="#f6f0e1" stroke-opacity=".55" stroke-width="1"'))
  const body =
    path('M0,-43.5L14,-28.5H-14Z', `fill="${colour}" stroke="#fffaf0" stroke-width="2" stroke-linejoin="round" paint-order="stroke"`) +
    circle(0, 0, 31, `fill="#fffaf0" fill-opacity=".55"`) +
    circle(0, 0, 31, `fill="url(#sj-weave-${side % SIDES.length})"`) +
    circle(0, 0, 31, `fill="none" stroke="${colour}" stroke-width="3.4" ${RINGS[side % RINGS.length] ?? ''}`) +
    shoulders +
    (ARMS[symbol] ?? ARMS['tiger'])!() +
    (HATS[symbol] ?? HATS['tiger'])!()
  const crest = circle(0, 0, 9.2, `fill="${colour}" stroke="${INK}" stroke-width="1.2"`) + group('transform="scale(.145)" fill="#f6f0e1"', crestOf(symbol, colour))
  return group(`class="turns"${ghost ? ' opacity=".5"' : ''} transform="scale(1.04)"`, group(`transform="rotate(${60 * facing})"`, body) + crest)
}
