/** Banners on the shore. */
import { clouds, sky, snowPeak, standard } from '../scenery'
import { circle, each, fill, line, path } from '../svg'
import { waveArcs, waveRows } from '../waves'
import type { Print } from '../scrolls'

const CREAM = '#fbf6ea'

const print = (id: string): string => {
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

export default { print, wide: '0 80 210 170' } satisfies Print
