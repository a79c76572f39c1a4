/** A year of Senji in pictures. */
import { foldedLetter } from '../../art/senji/diplomacy'
import { familyDefs, roundel } from '../../art/senji/families'
import { dieFace } from '../../art/senji/moves'
import { fortress, honourMarker, orderToken, ship, unitTag } from '../../art/senji/pieces'
import { seasonWheel } from '../../art/senji/wheel'
import { at } from '../../art/svg'
import { words } from '../../lib/words.svelte'
import { arrow, laid, note, scene, sign, type Glance } from '../glance'
import './families.css'
import { loadPack } from './pack'
import { faceArt } from './pictures'

/** A piece of the map: drawn round its own middle. */
const piece = (art: string, x: number, y: number, scale = 1.5): string => at(x, y, art, `scale(${scale})`)

export default async function glance(): Promise<Glance> {
  const [pack] = await Promise.all([loadPack('house'), words.learn('senji'), words.learn('senji-later')])
  const card = (face: string): string => faceArt(pack, face, 132)
  return {
    round: 'year',
    defs: familyDefs(),
    wins: ['SEN-25', 'SEN-26', 'SEN-180'],
    steps: [
      { key: 'emperor', clauses: ['SEN-33', 'SEN-36', 'SEN-37'], art: scene(laid(seasonWheel('emperor', 1), 49, 4, 0.71)) },
      { key: 'winter', clauses: ['SEN-39', 'SEN-41', 'SEN-45'], art: scene(laid(card('blue_member_heir'), 14, 34, 0.62, -6), laid(foldedLetter(), 88, 46, 2), laid(card('green_trade_2'), 166, 28, 0.62, 6)) },
      { key: 'spring', clauses: ['SEN-73', 'SEN-74', 'SEN-75'], art: scene(piece(fortress('green'), 60, 70), piece(orderToken(), 120, 76), piece(orderToken('march'), 184, 76)) },
      { key: 'summer', clauses: ['SEN-79', 'SEN-80', 'SEN-93'], art: scene(piece(fortress('blue'), 44, 70), piece(unitTag('blue', 4), 88, 92), arrow(106, 80, 156, 80), piece(fortress('red'), 196, 70)) },
      { key: 'autumn', clauses: ['SEN-149', 'SEN-150', 'SEN-158'], art: scene(...['pine_4', 'plum_4', 'iris_4', 'kiku_4'].map((face, k) => laid(card(face), 12 + k * 54, 28 + (k % 2) * 6, 0.56, (k - 1.5) * 4))) },
      { key: 'count', clauses: ['SEN-179', 'SEN-180', 'SEN-181'], art: scene(sign('60', 120, 96, 64), piece(honourMarker('green', { own: true }), 190, 60), piece(honourMarker('blue'), 50, 60)) },
    ],
    know: [
      { key: 'battle', clauses: ['SEN-138', 'SEN-139', 'SEN-140', 'SEN-141'], art: scene(piece(unitTag('blue', 4), 46, 50, 2), sign('+', 86, 62, 30), ...[0, 1, 2].map((k) => piece(dieFace('blue'), 118 + k * 40, 50, 1.4)), laid(card('red_support_3'), 96, 74, 0.5)) },
      { key: 'hostage', clauses: ['SEN-51', 'SEN-133', 'SEN-165'], art: scene(laid(card('red_member_wife'), 84, 16, 0.85)) },
      { key: 'samurai', clauses: ['SEN-95', 'SEN-161', 'SEN-207'], art: scene(laid(card('oda'), 40, 16, 0.85), laid(faceArt(pack, 'oda', 132, true), 134, 16, 0.85)) },
      { key: 'sea', clauses: ['SEN-100', 'SEN-103', 'SEN-104', 'SEN-111'], art: scene(piece(ship('yellow', 3), 84, 84, 2), laid(roundel('yellow'), 170, 40, 0.6), note('3', 200, 110)) },
    ],
  }
}
