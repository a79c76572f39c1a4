/** A turn of Samurai Sword in pictures. */
import { pile } from '../../art/backs'
import { roleFace } from '../../art/samurai'
import { blossom, resilienceDot } from '../../art/signs'
import { words } from '../../lib/words.svelte'
import { arrow, laid, note, scene, sign, type Glance } from '../glance'
import { cardArt, characterArt, roleName } from './faces'

const role = (name: string, stars = 0): string => roleFace(name, roleName(name), { stars })
const dots = (x: number, y: number, full: number, most: number): string => Array.from({ length: most }, (_, k) => laid(resilienceDot(k < full ? 'full' : 'empty'), x + k * 22, y, 1.1)).join('')

export default async function glance(): Promise<Glance> {
  await words.learn('samurai-sword')
  return {
    round: 'turn',
    defs: '',
    wins: ['SAM-11', 'SAM-15', 'SAM-108'],
    steps: [
      { key: 'recover', clauses: ['SAM-53', 'SAM-55'], art: scene(laid(characterArt('musashi'), 24, 16, 0.85), dots(122, 64, 5, 5)) },
      { key: 'draw', clauses: ['SAM-56'], art: scene(laid(pile(20), 26, 22, 0.75), arrow(108, 76, 146, 76), laid(cardArt('parry'), 148, 34, 0.55, -8), laid(cardArt('bo'), 186, 30, 0.55, 6)) },
      { key: 'play', clauses: ['SAM-59', 'SAM-66'], art: scene(laid(cardArt('katana'), 14, 24, 0.7), laid(cardArt('tea_ceremony'), 86, 24, 0.7), laid(cardArt('armor'), 158, 24, 0.7)) },
      { key: 'discard', clauses: ['SAM-70', 'SAM-71'], art: scene(...[0, 1, 2, 3, 4, 5, 6].map((k) => laid(cardArt('parry'), 22 + k * 22, 40 - Math.abs(3 - k) * -3, 0.5, (k - 3) * 3)), note('7', 214, 30)) },
    ],
    know: [
      { key: 'attack', clauses: ['SAM-77', 'SAM-82', 'SAM-85'], art: scene(laid(cardArt('kusarigama'), 14, 22, 0.72), arrow(92, 76, 150, 76), laid(characterArt('benkei'), 158, 22, 0.72), sign('1 + 1 = 2', 120, 42, 19)) },
      { key: 'parry', clauses: ['SAM-87', 'SAM-90', 'SAM-91'], art: scene(laid(cardArt('nodachi'), 40, 22, 0.72, -4), laid(cardArt('parry'), 122, 22, 0.72, 4)) },
      { key: 'defeat', clauses: ['SAM-98', 'SAM-99'], art: scene(laid(characterArt('goemon'), 20, 16, 0.8), dots(112, 34, 0, 5), laid(blossom(), 118, 80, 1.5), arrow(150, 94, 200, 94)) },
      { key: 'roles', clauses: ['SAM-11', 'SAM-23', 'SAM-24'], art: scene(laid(role('shogun'), 8, 34, 0.55), laid(role('samurai'), 64, 34, 0.55), laid(role('ninja', 2), 120, 34, 0.55), laid(role('ronin'), 176, 34, 0.55)) },
    ],
  }
}
