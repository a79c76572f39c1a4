/** Two fighters on a field of hexagons at dusk. */
import { duellist, sky } from '../scenery'
import { circle, each, fill, line, path, polygon, upTo, type Point } from '../svg'
import type { Print } from '../scrolls'

const print = (id: string): string => {
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

export default { print, wide: '0 110 210 165' } satisfies Print
