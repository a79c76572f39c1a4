/** The pictures of the home page. They keep their own pigments; a tall scroll and a wide crop show the same print. */
import { sky, title } from './scenery'
import { GAME_KANJI } from './gamekanji'
import { circle, each, escape, fill, line, path, type Labelled } from './svg'
import { waveArcs, waveRows } from './waves'

const RED = '#c8402b'

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

/** The tall scroll: left, top, width, height. */
const TALL = '0 -60 220 364'

/** A game's picture: `scrolls/<game>.ts`. */
export interface Print {
  /** Drawn with this name for the gradient of its sky. */
  print(id: string): string
  /** The best crop for a wide strip. */
  wide: string
}

const PRINTS = import.meta.glob<Print>('./scrolls/*.ts', { eager: true, import: 'default' })
const PLAIN: Print = { print: plain, wide: '0 60 210 165' }

export interface ScrollOptions extends Labelled {
  /** A wide crop without the title; or any viewBox. */
  view?: 'tall' | 'wide' | (string & {})
}

/** The picture of a game, by its name. It fills its place and is cropped to it. Show one view of a game once on a page. */
export function scroll(game: string, { view = 'tall', label }: ScrollOptions = {}): string {
  const { print, wide } = PRINTS[`./scrolls/${game}.ts`] ?? PLAIN
  const box = view === 'tall' ? TALL : view === 'wide' ? wide : view
  const voice = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escape(label)}"`
  const body = print(`art-sky-${game}-${view.replace(/\W+/g, '_')}`) + (view === 'tall' ? title(GAME_KANJI[game] ?? '') : '')
  return `<svg class="art art-scroll" viewBox="${box}" preserveAspectRatio="xMidYMid slice" ${voice}>${body}</svg>`
}
