/** Three orders of Shinobi in pictures. */
import { pile } from '../../art/backs'
import { clanDefs, type Clan } from '../../art/clans'
import { armyStack, clanBack, clanFace, shinobiFace } from '../../art/shinobi'
import { words } from '../../lib/words.svelte'
import { arrow, gap, laid, note, scene, sign, type Glance } from '../glance'
import { clanName } from './table'

const face = (kind: string): string => shinobiFace(kind, clanName(kind))
const army = (clan: Clan, count: number): string => armyStack(clan, count, { tag: true })

export default async function glance(): Promise<Glance> {
  await words.learn('shinobi')
  return {
    round: 'turn',
    defs: clanDefs(),
    wins: ['SHI-2', 'SHI-67', 'SHI-68'],
    steps: [
      { key: 'first', clauses: ['SHI-20', 'SHI-21', 'SHI-22'], art: scene(laid(face('oda'), 20, 36, 0.68, -5), arrow(98, 78, 146, 66), laid(army('oda', 2), 160, 32, 1.1)) },
      { key: 'second', clauses: ['SHI-23', 'SHI-24', 'SHI-25', 'SHI-26'], art: scene(laid(face('takeda'), 12, 8, 0.5), arrow(66, 48, 98, 84, -6), gap(102, 62, 0.55), arrow(188, 66, 160, 96, -6), laid(army('mori', 3), 186, 8, 0.85)) },
      { key: 'third', clauses: ['SHI-35', 'SHI-36', 'SHI-37', 'SHI-38', 'SHI-45'], art: scene(laid(army('takeda', 4), 22, 14, 1.1), arrow(92, 84, 148, 84), laid(army('uesugi', 2), 158, 40, 1.1), sign('4 > 2', 118, 58, 24)) },
      { key: 'draw', clauses: ['SHI-56', 'SHI-60'], art: scene(laid(pile(12), 30, 22, 0.75), arrow(112, 76, 152, 76), laid(face('mori'), 150, 34, 0.5, -10), laid(face('ninja'), 184, 30, 0.5, 4), note('4', 216, 28)) },
    ],
    know: [
      { key: 'clan', clauses: ['SHI-4', 'SHI-6'], art: scene(laid(clanBack(), 40, 16, 0.85), laid(clanFace('uesugi', clanName('uesugi')), 120, 16, 0.85)) },
      { key: 'ninja', clauses: ['SHI-49', 'SHI-51', 'SHI-54'], art: scene(laid(face('ninja'), 30, 14, 0.88), arrow(124, 76, 160, 76), laid(army('hojo', 3), 168, 30, 1.05)) },
      { key: 'shield', clauses: ['SHI-40', 'SHI-43'], art: scene(laid(armyStack('hojo', 3, { tag: true, protect: true }), 88, 8, 1.25)) },
      { key: 'end', clauses: ['SHI-60', 'SHI-61', 'SHI-64'], art: scene(gap(40, 16, 0.85), laid(clanFace('oda', clanName('oda')), 140, 16, 0.85)) },
    ],
  }
}
