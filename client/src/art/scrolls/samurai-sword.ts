/** A blade before the sun. */
import { blade, floatingPetals, sky } from '../scenery'
import { circle, fill } from '../svg'
import type { Print } from '../scrolls'

const RED = '#c8402b'

const print = (id: string): string =>
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

export default { print, wide: '-62 34 345 250' } satisfies Print
