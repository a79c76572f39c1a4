/** The pictures of the home page. They keep their own pigments; a tall scroll and a wide crop show the same print. */
import { blade, castleWall, clouds, duellist, floatingPetals, pine, roofRidge, sky, snowPeak, standard, title } from './scenery'
import { GAME_KANJI } from './gamekanji'
import { circle, each, escape, fill, line, path, polygon, upTo, type Labelled, type Point } from './svg'
import { waveArcs, waveRows } from './waves'

const RED = '#c8402b'
const NIGHT = '#0b1218'
const CREAM = '#fbf6ea'

/** A palace roof over golden mist. */
const tenno = (id: string): string =>
  sky(id, '#efe2bd', '#cf9a33', 0.85, 260) +
  circle(78, 88, 44, fill(RED)) +
  castleWall() +
  roofRidge() +
  clouds('#c99a36', [
    [-70, 128, 170],
    [120, 112, 170],
    [-70, 258, 190, 15],
    [-70, 290, 190, 15],
  ]) +
  clouds('#d8b056', [
    [20, 142, 110],
    [60, 274, 230, 15],
    [150, 250, 140, 13],
  ])

/** A watcher on the ridge under a full moon. */
const shinobi = (id: string): string => {
  const ridge = 'M-70,264L70,190Q84,196 110,197T150,190L290,256'
  const tiles = each(upTo(17), (i) => `M${-92 + i * 24},304L${13.5 + i * 11.5},${204 + Math.abs(i - 8) * 2.2}`)
  return (
    sky(id, '#1f2d3a', '#080d12', 0.95, 230) +
    circle(88, 124, 66, fill('#efe3c2')) +
    pine() +
    path(ridge + 'V310H-70Z', fill(NIGHT)) +
    path(tiles, line('#22313f', 2)) +
    path(ridge, line('#3b5063', 1.6)) +
    path(
      'M92,136.5a9.5,9.5 0 0 1 9,13L100,153Q110,160 112,176L128,196H112L98,182L92,194H66L72,180Q74,164 84,154A9.5,9.5 0 0 1 92,136.5Z',
      fill(NIGHT),
    ) +
    path('M86,150Q72,147 62,153T40,150Q50,164 66,160T86,159Z', fill(RED)) +
    path('M70,180L120,133', line(NIGHT, 3.2, true)) +
    path('M105,141l6.5,7', line(NIGHT, 2.6, true)) +
    path('M87,145h11.5', line('#efe3c2', 2.4)) +
    clouds('#24343f', [
      [-70, 222, 160, 9],
      [130, 250, 160, 9],
    ])
  )
}

/** A blade before the sun. */
const samuraiSword = (id: string): string =>
  sky(id, '#f3ead4', '#1b5573', 0.75, 130) +
  circle(104, 152, 84, fill(RED)) +
  blade() +
  floatingPetals('#a3445f', [
    [30, 60, 30],
    [58, 34, 80],
    [196, 170, 60],
    [184, 232, 140],
    [100, 278, 40],
    [22, 150, 100],
    [150, 262, 15],
    [-38, 110, 70],
    [-30, 220, 20],
    [250, 96, 150],
    [246, 210, 40],
  ]) +
  floatingPetals('#f6d9d6', [
    [150, 120, 10],
    [120, 190, 120],
    [70, 110, 200],
  ])

/** Banners on the shore. */
const senji = (id: string): string => {
  const hills: readonly [string, string][] = [
    ['M-70,206Q40,166 90,192T290,170V310H-70Z', '#9fb183'],
    ['M-70,236Q60,196 120,222T290,200V310H-70Z', '#7b9459'],
    ['M-70,262Q70,230 130,246T290,232V310H-70Z', '#5e7a35'],
  ]
  const sea = waveRows(-75, 300, [284, 292, 300, 308, 316], 30)
  return (
    sky(id, '#ecebd8', '#1b5573', 0.85, 200) +
    snowPeak() +
    clouds(CREAM, [
      [-70, 110, 130, 9],
      [140, 100, 60, 9],
    ]) +
    each(hills, ([d, colour]) => path(d, fill(colour))) +
    standard(34, 138, '#b13a2b', 'mokko') +
    standard(84, 156, '#1d4f6d', 'uroko') +
    standard(150, 146, '#6d4f93', 'ume') +
    standard(190, 170, '#a87a12', 'kuyo') +
    each(sea, ([x, y]) => circle(x, y, 16, fill('#e8ecdc'))) +
    path(waveArcs(sea, 16, [15, 9]), line('#1b5573', 2))
  )
}

/** Two fighters on a field of hexagons at dusk. */
const senjutsu = (id: string): string => {
  const cell = (cx: number, cy: number): string =>
    polygon(upTo(6).map((i): Point => [cx + 24 * Math.cos((i * Math.PI) / 3), cy + 12 * Math.sin((i * Math.PI) / 3)]))
  const cells = each(upTo(6), (row) => each(upTo(11), (k) => cell((k - 2) * 36 + 10, 216 + row * 20.8 + (k % 2 ? 10.4 : 0))))
  return (
    sky(id, '#f0ddd2', '#5f4684', 0.95, 270) +
    circle(96, 150, 40, fill('#f6e7c4')) +
    path('M-70,214Q60,196 110,206T290,202V310H-70Z', fill('#5d5672')) +
    path(cells, `stroke-opacity=".6" ${line('#c9bcd9', 1.3)}`) +
    duellist(38, 250, 1, '#1b3f57') +
    duellist(170, 268, -1, '#9c3324')
  )
}

/** The sun over the sea: a game that nobody has painted yet. */
const plain = (id: string): string => {
  const sea = waveRows(-75, 300, [232, 246, 260, 274, 288, 302, 316], 30)
  return (
    sky(id, '#f3ead4', '#1b5573', 0.8, 170) +
    circle(110, 150, 62, fill(RED)) +
    each(sea, ([x, y]) => circle(x, y, 16, fill('#e8ecdc'))) +
    path(waveArcs(sea, 16, [15, 9]), line('#1b5573', 2))
  )
}

const PRINTS: Readonly<Record<string, (id: string) => string>> = { tenno, shinobi, 'samurai-sword': samuraiSword, senji, senjutsu }

/** The tall scroll: left, top, width, height. */
const TALL = '0 -60 220 364'
/** The best crop for a wide strip. */
const WIDE: Readonly<Record<string, string>> = {
  tenno: '0 40 200 160',
  shinobi: '0 70 200 150',
  'samurai-sword': '-62 34 345 250',
  senji: '0 80 210 170',
  senjutsu: '0 110 210 165',
}

export interface ScrollOptions extends Labelled {
  /** A wide crop without the title; or any viewBox. */
  view?: 'tall' | 'wide' | (string & {})
}

/** The picture of a game, by its name. It fills its place and is cropped to it. Show one view of a game once on a page. */
export function scroll(game: string, { view = 'tall', label }: ScrollOptions = {}): string {
  const box = view === 'tall' ? TALL : view === 'wide' ? (WIDE[game] ?? '0 60 210 165') : view
  const voice = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escape(label)}"`
  const body = (PRINTS[game] ?? plain)(`art-sky-${game}-${view.replace(/\W+/g, '_')}`) + (view === 'tall' ? title(GAME_KANJI[game] ?? '') : '')
  return `<svg class="art art-scroll" viewBox="${box}" preserveAspectRatio="xMidYMid slice" ${voice}>${body}</svg>`
}
