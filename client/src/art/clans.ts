/** The five clans of Shinobi: colour, weave and crest. A clan is never shown by its colour alone. */
import { hidden } from './patterns'
import { circle, each, fill, group, line, num, path, rect, turned, upTo, wheel, at, type Point } from './svg'
import { waveArcs, waveRows } from './waves'

export const CLANS = ['hojo', 'mori', 'oda', 'takeda', 'uesugi'] as const
export type Clan = (typeof CLANS)[number]

export const isClan = (name: string): name is Clan => (CLANS as readonly string[]).includes(name)
export const clanColour = (clan: Clan): string => `var(--clan-${clan})`
export const weaveFill = (clan: Clan): string => `url(#art-weave-${clan})`

const tile = (clan: Clan, width: number, height: number, d: string, look = `stroke-opacity=".3" ${line('#fff', 1)}`): string =>
  `<pattern id="art-weave-${clan}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${path(d, look)}</pattern>`

const ringAt = ([x, y]: Point): string => `M${x - 7},${y}a7,7 0 1 1 14,0a7,7 0 1 1 -14,0`

/** The five weaves (scales, linked rings, tortoise shell, lozenges, waves): put the answer on the page once. */
export const clanDefs = (): string =>
  hidden(
    tile('hojo', 12, 10.4, 'M0,10.4L6,0L12,10.4Z', 'fill="#fff" fill-opacity=".17"') +
      tile(
        'mori',
        14,
        14,
        each<Point>(
          [
            [7, 7],
            [0, 0],
            [14, 0],
            [0, 14],
            [14, 14],
          ],
          ringAt,
        ),
      ) +
      tile('oda', 12, 20.8, 'M6,0V3.5L12,7V13.9L6,17.3V20.8M6,3.5L0,7V13.9L6,17.3') +
      tile('takeda', 12, 12, 'M6,0L12,6L6,12L0,6Z') +
      tile(
        'uesugi',
        20,
        10,
        waveArcs(waveRows(-20, 40, [0, 5, 10, 15, 20, 25], 20), 10, [9.5, 5], ([, y]) => y > -3 && y < 13),
      ),
  )

// ---------- crests, round the middle of a box of 100 by 100 ----------

function quince(bg: string): string {
  const leaf = (d: string, look = ''): string => path(d, look)
  return (
    wheel(
      5,
      leaf('M0,-4C-22,-10 -27,-38 -10,-45C-5,-47 5,-47 10,-45C27,-38 22,-10 0,-4Z', `stroke="${bg}" stroke-width="2.5"`) +
        leaf('M0,-15C-12,-19 -14,-34 -6,-37C-2,-38 2,-38 6,-37C14,-34 12,-19 0,-15Z', fill(bg)) +
        leaf('M0,-19C-7,-22 -8,-31 -3,-33L3,-33C8,-31 7,-22 0,-19Z'),
    ) +
    circle(0, 0, 9, `stroke="${bg}" stroke-width="2.5"`) +
    circle(0, 0, 4, fill(bg))
  )
}

const bladeLeaf = (length: number, w = 7): string =>
  path(
    `M0,0C${-w},${num(-length * 0.3)} ${num(-w * 0.7)},${num(-length * 0.75)} 0,${-length}C${num(w * 0.7)},${num(-length * 0.75)} ${w},${num(-length * 0.3)} 0,0Z`,
  )

function bamboo(bg: string): string {
  const sparrow = path('M-13,26C-8,20 -2,20 1,24L6,22L3,27C0,33 -8,33 -12,30L-19,31Z')
  return (
    circle(0, 0, 43, line('currentColor', 7)) +
    each(upTo(6), (i) => `<path transform="rotate(${30 + 60 * i})" d="M-1.5,-48h3v10h-3Z" fill="${bg}"/>`) +
    at(
      0,
      12,
      each([-62, -31, 0, 31, 62], (turn) => turned(turn, bladeLeaf(turn === 0 ? 42 : 36))),
    ) +
    at(-8, 0, sparrow) +
    at(8, 0, sparrow, 'scale(-1 1)')
  )
}

const CRESTS: Record<Clan, (bg: string) => string> = {
  hojo: () => path('M0,-42L22,-4H-22ZM-24,0L-2,38H-46ZM24,0L46,38H2Z'),
  mori: () => rect(-40, -40, 80, 13) + circle(0, -5, 16) + circle(-20, 27, 16) + circle(20, 27, 16),
  oda: quince,
  takeda: () => path('M0,-44L23,-23L0,-2L-23,-23ZM0,2L23,23L0,44L-23,23ZM-25,-21L-2,0L-25,21L-48,0ZM25,-21L48,0L25,21L2,0Z'),
  uesugi: bamboo,
}

/** A clan's crest inside a drawing: its centre, its size and its two colours. */
export const clanCrestAt = (clan: Clan, x: number, y: number, size: number, colour: string, bg: string): string =>
  at(x, y, group(`fill="currentColor" color="${colour}"`, CRESTS[clan](bg)), `scale(${num(size / 104, 3)})`)

/** A clan's crest in a box of 100 by 100, in currentColor on --mon-bg. */
export const clanCrest = (clan: Clan): string =>
  `<g transform="translate(50 50)" fill="currentColor">${CRESTS[clan]('var(--mon-bg)')}</g>`

/** The crest in a disc of the clan's colour, in a box of 100 by 100. */
export const clanRoundel = (clan: Clan): string =>
  circle(50, 50, 49, fill(clanColour(clan))) +
  circle(50, 50, 44.5, `stroke-opacity=".55" ${line('#f6f0e1', 1.6)}`) +
  clanCrestAt(clan, 50, 50, 66, '#f6f0e1', clanColour(clan))
