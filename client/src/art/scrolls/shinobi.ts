/** A watcher on the ridge under a full moon. */
import { clouds, pine, sky } from '../scenery'
import { circle, each, fill, line, path, upTo } from '../svg'
import type { Print } from '../scrolls'

const RED = '#c8402b'
const NIGHT = '#0b1218'

const print = (id: string): string => {
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

export default { print, wide: '0 70 200 150' } satisfies Print
