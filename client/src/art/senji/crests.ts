/** The crests of the six families and of the emperor, round the middle of a box of 104 by 104, in currentColor. */
import { at, circle, each, fill, group, line, num, path, polar, polygon, turned, upTo, wheel, type Point } from '../svg'

/** A ground shows where the crest is cut out: the colour of the disc below. */
type Draw = (ground: string) => string

const cut = (ground: string, width: number): string => `stroke="${ground}" stroke-width="${width}"`

const leaf = (length: number, w: number): string => {
  const [near, far] = [num(-length * 0.3), num(-length * 0.75)]
  return path(`M0,0C${-w},${near} ${num(-w * 0.7)},${far} 0,${-length}C${num(w * 0.7)},${far} ${w},${near} 0,0Z`)
}

/** Three blades and three leaves. */
const sword: Draw = (ground) =>
  wheel(
    3,
    path('M0,-52L8,-37L6,-13L15,-11V-5H5V3H-5V-5H-15V-11L-6,-13L-8,-37Z') +
      path('M0,-45V-15', line(ground, 1.8)) +
      turned(60, leaf(42, 11)),
  ) + circle(0, 0, 7.5, cut(ground, 2.5))

/** A horned face. Its left half is mirrored. */
const mask: Draw = (ground) => {
  const half =
    path('M-27,-31C-38,-36 -42,-44 -38,-50C-33,-44 -24,-40 -13,-39Z') +
    path('M-25,-7C-19,-16 -9,-13 -5,-4C-12,-1 -19,-2 -25,-7ZM-28,-18C-18,-27 -8,-24 -2,-13C-9,-19 -18,-20 -28,-18Z', fill(ground))
  return (
    path('M-29,-33C-14,-42 14,-42 29,-33C36,-14 32,10 22,28C16,39 8,45 0,45C-8,45 -16,39 -22,28C-32,10 -36,-14 -29,-33Z') +
    half +
    group('transform="scale(-1 1)"', half) +
    path('M-16,22C-8,16 8,16 16,22C10,34 -10,34 -16,22ZM-5,9L0,12L5,9L3,14H-3Z', fill(ground)) +
    path('M-9,20.5L-6,27L-3,19.5ZM9,20.5L6,27L3,19.5Z')
  )
}

/** A coiled dragon: a spiral that grows thin, with fins on its back. */
const dragon: Draw = (ground) => {
  const steps = upTo(41).map((i) => i / 40)
  const turn = (t: number): number => t * 560 - 60
  const along = (t: number): number => 41 - 30 * t ** 0.9
  const half = (t: number): number => 3.6 * (1 - t) ** 0.55 + 0.3
  const side = (sign: number): Point[] => steps.map((t) => polar(along(t) + sign * half(t), turn(t)))
  const fins = steps.filter((_, i) => i % 3 === 2 && i < 26)
  return (
    path(
      polygon([...side(1), ...side(-1).reverse()]) +
        each(fins, (t) => {
          const [r, a] = [along(t) + half(t) - 0.5, turn(t)]
          return polygon([polar(r, a), polar(r + 5.4 * (1 - t * 0.6), a + 9), polar(r, a + 8)])
        }),
    ) +
    at(
      20.5,
      -35.5,
      path('M-4,-8C4,-11 12,-9 20,-2C22,1 20,4 16,4L9,4L15,8C8,11 0,9 -4,6ZM-2,-8C-6,-14 -12,-17 -18,-16C-14,-13 -9,-9 -7,-4Z') +
        circle(7, -3.4, 2, fill(ground)),
      'rotate(-150)',
    ) +
    circle(1, 1, 5.2)
  )
}

/** An open fan of seven folds. */
const fan: Draw = () => {
  const to = (r: number, a: number): Point => [0.92 * polar(r, a)[0], 34 + 1.16 * polar(r, a)[1]]
  const folds = upTo(7).map((i) => {
    const [a, b] = [-158 + (136 / 7) * i + 1.2, -158 + (136 / 7) * (i + 1) - 1.2]
    const [near, far, mid] = [i % 2 ? 58 : 54, i % 2 ? 54 : 58, (a + b) / 2]
    return (
      polygon([to(24, a), to(near, a), to(far, b), to(24, b)]) +
      polygon([to(4, mid - 3), to(23, mid - 4), to(23, mid + 4), to(4, mid + 3)])
    )
  })
  return path(folds.join('')) + circle(0, 34, 5.5)
}

const cherry: Draw = (ground) =>
  wheel(
    5,
    path('M0,-7C-17,-15 -21,-36 -7,-47L0,-39L7,-47C21,-36 17,-15 0,-7Z') +
      path('M0,-12V-26M-3,-13L-7,-23M3,-13L7,-23', line(ground, 1.6)) +
      circle(0, -27, 2.3, fill(ground)),
  ) + circle(0, 0, 5, cut(ground, 2))

/** Seven petals, the middle one nearest, on the water. */
const lotus: Draw = (ground) =>
  each<Point>(
    [
      [-76, 0.78],
      [76, 0.78],
      [-50, 0.9],
      [50, 0.9],
      [-25, 0.97],
      [25, 0.97],
      [0, 1],
    ],
    ([turn, size]) =>
      `<path transform="translate(0 26) rotate(${turn}) scale(${size})" d="M0,0C-15,-14 -15,-42 0,-64C15,-42 15,-14 0,0Z" ${cut(ground, 3.4)}/>`,
  ) + path('M-34,33C-18,40 18,40 34,33L30,38C16,45 -16,45 -30,38Z')

/** The emperor's chrysanthemum of sixteen petals. */
const chrysanthemum: Draw = (ground) =>
  wheel(16, path('M0,-8L-7.6,-40A7.8,7.8 0 0 1 7.6,-40Z', cut(ground, 1.6))) + circle(0, 0, 9, cut(ground, 2))

export const CREST_OF: Record<string, Draw> = {
  violet: sword,
  red: mask,
  yellow: dragon,
  green: fan,
  blue: cherry,
  black: lotus,
  emperor: chrysanthemum,
}
