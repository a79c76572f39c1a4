/** Troops, ninja, and the cards that say whom one serves. */
import { clanDefs } from '../../art/clans'
import { SHINOBI } from '../../generated/cards'
import { t, words } from '../../lib/words.svelte'
import type { Hall } from '../gallery'
import { openedCard, openedClan } from './opened'

export const defs = clanDefs

export default async function gallery(): Promise<Hall[]> {
  await words.learn('shinobi')
  const { clans, ninja, troopsPerClan } = SHINOBI
  return [
    {
      id: 'deck',
      title: t('client-gallery-shinobi-deck'),
      cards: [...clans.map((id) => ({ id, count: troopsPerClan, ...openedCard(id) })), { id: 'ninja', count: ninja, ...openedCard('ninja') }],
    },
    { id: 'clans', title: t('client-gallery-shinobi-clans'), cards: clans.map((clan) => ({ id: `clan-${clan}`, count: 1, ...openedClan(clan) })) },
  ]
}
