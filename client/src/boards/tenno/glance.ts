/** A turn of Tenno in pictures. */
import { pile, seatBack } from '../../art/backs'
import { icon } from '../../art/icons'
import { tennoFace } from '../../art/tenno'
import { at, line } from '../../art/svg'
import { words } from '../../lib/words.svelte'
import { arrow, gap, laid, note, scene, sign, type Glance } from '../glance'
import { nameOf } from './cards'

const face = (kind: string): string => tennoFace(kind, nameOf(kind))
const back = (): string => seatBack('var(--seat-1)', 'tomoe')
const foe = (): string => seatBack('var(--seat-2)', 'ume')
const eye = (x: number, y: number): string => at(x, y, `<g ${line('var(--shu)', 2, true)}>${icon('eye')}</g>`, 'scale(1.9)')

export default async function glance(): Promise<Glance> {
  await words.learn('tenno')
  return {
    round: 'turn',
    defs: '',
    wins: ['TEN-2', 'TEN-65', 'TEN-68'],
    steps: [
      { key: 'attack', clauses: ['TEN-13', 'TEN-15', 'TEN-19'], art: scene(laid(back(), 12, 82, 0.45), laid(face('ninja'), 64, 74, 0.52), laid(back(), 122, 82, 0.45), laid(foe(), 62, 6, 0.38), laid(foe(), 106, 6, 0.38), laid(foe(), 150, 6, 0.38), arrow(100, 72, 122, 60, -4)) },
      { key: 'compare', clauses: ['TEN-23', 'TEN-24', 'TEN-31'], art: scene(laid(face('ninja'), 26, 26, 0.7), sign('8', 115, 78, 40), sign('>', 138, 76, 30), laid(face('samurai_7'), 150, 26, 0.7)) },
      { key: 'outcome', clauses: ['TEN-25', 'TEN-29', 'TEN-31'], art: scene(laid(face('samurai_7'), 20, 26, 0.66, -6), arrow(92, 78, 138, 78), laid(pile(4, 'prison'), 150, 22, 0.75)) },
      { key: 'refill', clauses: ['TEN-33', 'TEN-37', 'TEN-60'], art: scene(laid(back(), 14, 10, 0.45), gap(68, 10, 0.45), laid(back(), 122, 10, 0.45), arrow(150, 96, 100, 80, 10), laid(face('monk'), 150, 62, 0.55, 8), laid(face('daimyo'), 186, 66, 0.55, 14)) },
      { key: 'bonus', clauses: ['TEN-39', 'TEN-44'], art: scene(laid(face('ronin'), 16, 30, 0.6), arrow(72, 40, 106, 40, -16), arrow(106, 96, 72, 96, 16), laid(face('shogun'), 104, 30, 0.6), laid(foe(), 182, 40, 0.5), eye(184, 54)) },
    ],
    know: [
      { key: 'shogun', clauses: ['TEN-17', 'TEN-88', 'TEN-89'], art: scene(laid(face('shogun'), 85, 12, 0.88)) },
      { key: 'geisha', clauses: ['TEN-92', 'TEN-94'], art: scene(laid(face('geisha'), 85, 12, 0.88), note('+1', 180, 40)) },
      { key: 'monk', clauses: ['TEN-74', 'TEN-75'], art: scene(laid(face('monk'), 40, 12, 0.88), laid(back(), 140, 24, 0.7), note('+2', 200, 40)) },
      { key: 'ronin', clauses: ['TEN-83', 'TEN-84'], art: scene(laid(face('ronin'), 24, 12, 0.88), arrow(120, 60, 168, 38), arrow(120, 86, 168, 104, 12), laid(foe(), 178, 6, 0.42), laid(foe(), 178, 80, 0.42)) },
    ],
  }
}
