/** What stands on the field, as small prints in one weight of ink, never taller than 1.4 cells (a cell has the radius 43). */
import { circle, each, fill, group, path, rect, turned, upTo } from '../svg'

const INK = '#1d1a17'
const edge = (width = 2): string => `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
const body = (colour: string, width = 2): string => `fill="${colour}" ${edge(width)}`
const shadow = (rx = 29, y = 18, ry = 8): string => `<ellipse cx="2" cy="${y}" rx="${rx}" ry="${ry}" fill="${INK}" opacity=".16"/>`
const strokes = (d: string, colour = INK, width = 1.5): string => path(d, `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`)

const rock = (): string =>
  shadow(31) + path('M-28,16L-22,-4L-8,-20L6,-16L16,-6L28,14C14,20 -14,20 -28,16Z', body('#8d8f8c', 2.2)) + path('M-22,-4L-8,-20L6,-16L0,-4L-10,2Z', fill('#f3f1e8')) + strokes('M6,-16L0,-4L8,14M-10,2L-12,16M16,-6L12,4')

const STEMS: readonly (readonly [x: number, height: number, lean: number])[] = [[-13, 46, -3], [0, 54, 1], [12, 48, 4]]
const LEAVES: readonly (readonly [turn: number, at: number])[] = [[-58, 0.75], [62, 0.6], [-38, 1], [44, 0.96]]
const bamboo = (): string =>
  shadow(27, 22, 7) +
  each(STEMS, ([x, height, lean]) =>
    group(
      `transform="translate(${x} 22) rotate(${lean})"`,
      path(`M-3.4,0L-2.6,${-height}H2.6L3.4,0Z`, body('#6f8f45', 1.5)) +
        strokes(upTo(4).map((k) => `M-3.6,${Math.round((-height * (k + 1)) / 4.6)}H3.6`).join(''), INK, 1.6) +
        each(LEAVES, ([turn, share]) => group(`transform="translate(0 ${Math.round(-height * share)}) rotate(${turn})"`, path('M0,0C-4,-6 -3,-14 0,-20C3,-14 4,-6 0,0Z', body('#4f7d3a', 0.8)))),
    ),
  )

const cart = (): string =>
  shadow(32, 20) +
  path('M-14,-8C-22,-20 -12,-28 -14,-40C-4,-34 -2,-28 -4,-22C2,-28 2,-38 8,-44C8,-34 20,-28 14,-8Z', body('#d8702a', 1.4)) +
  path('M-6,-8C-10,-16 -4,-20 -3,-28C3,-22 8,-18 5,-8Z', fill('#f2c04a')) +
  path('M-28,-8H28L23,8H-23Z', body('#8a6238')) + strokes('M-16,-8L-14,8M0,-8V8M16,-8L14,8M28,-4L38,-10') +
  each([-14, 14], (x) => circle(x, 12, 9.5, body('#5d4326')) + strokes(`M${x - 8},12H${x + 8}M${x},4V20`, '#c9a66b', 1.4))

const shrine = (): string =>
  shadow(30, 22) + rect(-15, -6, 30, 26, body('#e7dcc0')) + rect(-5, 4, 10, 16, body('#8a6238', 1.4)) + path('M-32,-4C-20,-8 -10,-18 0,-32C10,-18 20,-8 32,-4L24,0H-24Z', body('#2c5f7c')) + strokes('M-8,-36L8,-28M8,-36L-8,-28', '#b8892b', 2.4) + strokes('M-20,20H20', INK, 3)

const pillar = (): string => shadow(14, 22, 6) + path('M-7,22L-5,-36H5L7,22Z', body('#b13a2b')) + rect(-9, 16, 18, 7, body('#2f2c29', 1.4)) + path('M-8,-36H8V-42H-8Z', body('#2f2c29', 1.4))
const gate = (): string =>
  path('M-26,22V-22M26,22V-22', `stroke="${INK}" stroke-width="7.6"`) + path('M-26,22V-22M26,22V-22', 'stroke="#b13a2b" stroke-width="4.4"') + rect(-30, -16, 60, 5, body('#b13a2b', 1.4)) + path('M-36,-34C-14,-28 14,-28 36,-34L34,-24C14,-20 -14,-20 -34,-24Z', body('#b13a2b', 1.8))

const BLOSSOM: readonly (readonly [number, number, number])[] = [[-16, -22, 13], [14, -26, 14], [0, -36, 12], [-4, -18, 11], [22, -12, 9], [-26, -10, 9]]
const sakura = (): string =>
  shadow(26, 22) + path('M-5,22C-3,8 -8,2 -16,-8M4,22C3,8 10,0 18,-10M0,14V-12', `fill="none" ${edge(6)}`) + strokes('M-5,22C-3,8 -8,2 -16,-8M4,22C3,8 10,0 18,-10M0,14V-12', '#7a5638', 3) +
  each(BLOSSOM, ([x, y, r]) => circle(x, y, r, body('#eeb6c0', 1.4))) + each(BLOSSOM, ([x, y, r]) => circle(x - r * 0.3, y - r * 0.3, r * 0.36, fill('#fbe4e6')))

const corpse = (): string =>
  shadow(32, 14, 10) + path('M-30,8C-24,-6 -8,-8 4,-4L26,-6C32,-4 32,6 26,8L6,12C-6,16 -20,18 -30,8Z', body('#7d7566')) + circle(-26, 2, 8, body('#d9c3a0', 1.6)) + path('M-33,-2L-20,-5L-18,1L-34,4Z', body('#3a3733', 1.2)) + strokes('M-4,-4L2,12M12,-5L14,10') + strokes('M-14,-22L8,18', INK, 3) + strokes('M-14,-22L8,18', '#d9d6cc', 1.4)

const boat = (): string =>
  `<ellipse cx="0" cy="18" rx="36" ry="9" fill="#1d3a4d" opacity=".22"/>` + path('M-37,-6C-28,-2 28,-2 37,-6C32,14 20,20 0,20C-20,20 -32,14 -37,-6Z', body('#8a6238')) + path('M-31,-3C-20,0 20,0 31,-3L28,5C14,9 -14,9 -28,5Z', body('#c69a5c', 1.4)) + strokes('M-14,0V8M0,1V9M14,0V8') + strokes('M20,-24L-22,16', '#5d4326', 3)

const spikes = (): string => shadow(26, 16) + each([-18, -6, 6, 18], (x) => path(`M${x - 6},16L${x},-16L${x + 6},16Z`, body('#9aa0a0', 1.4))) + strokes('M-28,17H28', '#5d4326', 4)
const trap = (): string => circle(0, 0, 22, body('#2f2c29')) + circle(0, 0, 17, 'fill="none" stroke="#b8892b" stroke-width="1.6"') + group('', each([0, 90, 180, 270], (a) => turned(a, path('M-4,-6L0,-15L4,-6Z', fill('#b8892b')))))

const DRAWN: Readonly<Record<string, () => string>> = {
  rock, bamboo, burning_cart: cart, shrine, torii_pillar: pillar, torii_gate: gate, sakura, corpse, boat, spikes, trap,
}

/** A piece of terrain round the middle of its cell; what a pack brings along is a plain stone. */
export const terrainArt = (kind: string): string => (DRAWN[kind] ?? (() => shadow() + circle(0, 0, 22, body('#b9ab8c')) + strokes('M-9,-2H9M0,-11V7')))()
