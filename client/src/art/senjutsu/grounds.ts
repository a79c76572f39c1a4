/** The grounds of the battlefields, each with its own print, and the slab they lie on. A cell has the radius 43. */
import { each, fill, group, line, num, path, type Point } from '../svg'
import { hexPath } from './hexes'

export interface Ground {
  battlefield: string
  cells: readonly Point[]
}

interface Print {
  paper: string
  edge: string
  /** Sweeps over all of the ground, from the left to the right of a box of 100 by 100. */
  sweeps: readonly string[]
  ink: string
  /** What lies on one cell; `k` is different for every one. */
  mark(k: number): string
}

const stroke = (d: string, colour: string, width: number, opacity: number): string => path(d, `${line(colour, width, true)} opacity="${opacity}"`)

const PRINTS: Readonly<Record<string, Print>> = {
  snowy_battlefield: {
    paper: '#f1f2ec', edge: '#48606c', ink: '#5f7f90',
    sweeps: ['M-5,30C20,18 40,40 62,26S96,8 106,14', 'M-5,72C20,58 40,84 64,70S90,64 106,50', 'M-5,52C14,46 34,58 56,50S92,40 106,42', 'M-4,92C20,84 46,98 72,88S96,86 104,82'],
    mark: (k) => stroke(['M-22,6q10,-6 20,0t18,-2', 'M-8,-14q8,-5 16,0', 'M-16,12q12,-5 24,1', ''][k % 4]!, '#5f7f90', 1, 0.2),
  },
  burning_village: {
    paper: '#e6d6b1', edge: '#6b4a2a', ink: '#8a5a2c',
    sweeps: ['M-5,24C22,34 36,14 60,22S92,34 106,20', 'M-5,30C22,40 36,20 60,28S92,40 106,26', 'M-5,70C18,60 44,80 66,68S94,60 106,72', 'M-5,76C18,66 44,86 66,74S94,66 106,78'],
    mark: (k) => (k % 3 === 0 ? each([[-12, 8], [6, -10], [14, 12]] as const, ([x, y]) => path(`M${x - 2},${y + 2}l2,-5 2,5z`, `${fill('#b4532a')} opacity=".55"`)) : stroke(k % 3 === 1 ? 'M-18,-6l9,3M2,8l10,-3M-6,16l6,2' : 'M-14,10l7,-4M6,-12l9,2', '#8a5a2c', 1.3, 0.35)),
  },
  frozen_lake: {
    paper: '#d3e3e8', edge: '#3f6a80', ink: '#ffffff',
    sweeps: ['M-4,20L18,28L30,18L52,36L70,30L104,44', 'M20,-4L28,24L22,46L38,70L34,104', 'M60,-4L56,32L74,56L66,82L78,104', 'M-4,78L26,70L44,80L70,72L104,86'],
    mark: (k) => stroke(['M-20,-8L-2,2L-8,16M-2,2L16,-4', 'M8,-18L2,-2L14,10', 'M-14,14L4,8L18,16', 'M-18,-14L-6,-6'][k % 4]!, k % 2 ? '#ffffff' : '#7ba0b0', 1.1, k % 2 ? 0.85 : 0.45),
  },
  ice_bridge: {
    paper: '#e4edf0', edge: '#2f5f7c', ink: '#8fb0c4',
    sweeps: ['M-4,34C30,28 60,42 104,34', 'M-4,50C30,44 60,58 104,50', 'M-4,66C30,60 60,74 104,66'],
    mark: (k) => stroke(['M-20,-12H-4M-2,-2H16M-16,10H2', 'M-12,-8H10M-4,12H18', 'M-18,2H-2M2,-12H14'][k % 3]!, '#6f98ad', 1.2, 0.4),
  },
}
/** What a pack brings along. */
const PLAIN: Print = { paper: '#efe6cd', edge: '#5b431c', ink: '#8a7a52', sweeps: ['M-4,30C30,24 60,40 104,30', 'M-4,70C30,64 60,80 104,70'], mark: () => '' }

const all = (cells: readonly Point[], r: number): string => cells.map(([x, y]) => hexPath(x, y, r)).join('')

function ground({ battlefield, cells }: Ground, k: number, radius: number): string {
  const print = PRINTS[battlefield] ?? PLAIN
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - radius, Math.min(...ys) - radius]
  const [wide, high] = [(Math.max(...xs) + radius - left) / 100, (Math.max(...ys) + radius - top) / 100]
  const sweeps = each(print.sweeps, (d) => `<path d="${d}" vector-effect="non-scaling-stroke" ${line(print.ink, 2, true)} opacity=".34"/><path d="${d}" transform="translate(.6 1.2)" vector-effect="non-scaling-stroke" ${line(print.ink, 1)} opacity=".26"/>`)
  return (
    `<clipPath id="sj-ground-${k}"><path d="${all(cells, radius + 0.6)}"/></clipPath>` +
    path(all(cells, radius + 0.6), fill(print.paper)) +
    group(`clip-path="url(#sj-ground-${k})"`, group(`transform="translate(${num(left)} ${num(top)}) scale(${num(wide, 3)} ${num(high, 3)})"`, sweeps)) +
    each(cells, ([x, y], n) => `<g transform="translate(${num(x)} ${num(y)})">${print.mark((n * 7 + Math.round(x + y)) & 0xff)}</g>`) +
    path(all(cells, radius), `fill="none" stroke="${print.edge}" stroke-width="1" stroke-opacity=".5"`)
  )
}

/** Water between the banks, where a field has holes or boats lie beside it. */
const water = (cells: readonly Point[], radius: number): string =>
  cells.length ? path(all(cells, radius), fill('#4f7f9a')) + each(cells, ([x, y]) => stroke(`M${num(x - 24)},${num(y - 6)}q8,-7 16,0t16,0t16,0M${num(x - 20)},${num(y + 12)}q8,-7 16,0t16,0`, '#dce9ec', 1.4, 0.6)) : ''

/** All of the field: the slab with its indigo edge, a step below it, then each board's own print. `beside` are places
 *  that belong to no board: holes within, and where boats lie. */
export function fieldGround(grounds: readonly Ground[], beside: readonly Point[], radius: number): string {
  const cells = [...grounds.flatMap((one) => one.cells), ...beside]
  return (
    `<g transform="translate(0 10)">${path(all(cells, radius + 7), 'fill="#1d1a17" fill-opacity=".42"')}</g>` +
    path(all(cells, radius + 7), fill('#1f3a4d')) +
    water(beside, radius + 0.6) +
    each(grounds, (one, k) => ground(one, k, radius))
  )
}

/** Gold where one would stand, hatched where a blow falls, and where friends are struck. */
export const fieldDefs = (): string =>
  '<pattern id="sj-struck" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="7" height="7" fill="#c8402b" fill-opacity=".26"/><path d="M0,0V7" stroke="#c8402b" stroke-width="3" stroke-opacity=".6"/></pattern>' +
  '<pattern id="sj-friend" width="9" height="9" patternUnits="userSpaceOnUse"><rect width="9" height="9" fill="#c8402b" fill-opacity=".2"/><path d="M0,0L9,9M9,0L0,9" stroke="#7a1d10" stroke-width="1.6"/></pattern>'

