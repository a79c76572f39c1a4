/** A palace roof over golden mist. */
import { castleWall, clouds, roofRidge, sky } from '../scenery'
import { circle, fill } from '../svg'
import type { Print } from '../scrolls'

const RED = '#c8402b'

const print = (id: string): string =>
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

export default { print, wide: '0 40 200 160' } satisfies Print
