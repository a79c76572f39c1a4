/** A card of one's hand shown to one or to all (SEN-R13). No question offers that, so it stands where the card is looked at. */
import type { Answering } from '../../../lib/answering.svelte'
import type { Scene } from '../scene'
import { t } from '../../../lib/words.svelte'
import type { OpenedCard } from '../../game'
import { isDummy } from '../cards'

export function withShowing(scene: Scene, answering: Answering | null, face: string, card: OpenedCard): OpenedCard {
  if (!answering?.isAsked || isDummy(face)) return card
  const others = scene.others.filter((seat) => !scene.view.table.out.includes(seat))
  const to = (name: string, whom: string) => ({ name, do: () => void answering.give(`show ${face} > ${whom}`) })
  return {
    ...card,
    clauses: [...(card.clauses ?? []), 'SEN-R13'],
    deeds: { title: t('client-senji-show-to'), each: [...others.map((seat) => to(scene.name(seat), seat)), to(t('client-senji-show-all'), 'all')] },
  }
}
