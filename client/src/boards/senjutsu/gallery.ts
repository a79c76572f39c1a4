/** The cards of the house's pack as the board draws them, in the hall's words: nothing is put together here. */
import { t, words } from '../../lib/words.svelte'
import type { Exhibit, Hall } from '../gallery'
import { cardArt, signsOf } from './cards/faces'
import { clausesOf } from './cards/opened'
import { inWords, textOf, visitPack } from './pack'

function exhibit(id: string, count: number): Exhibit[] {
  const told = textOf(id)
  return told ? [{ id, count, art: cardArt(id), name: told.name, kanji: signsOf(id), kind: told.frame.join(' · '), about: told.text, clauses: clausesOf(id) }] : []
}

export default async function gallery(): Promise<Hall[]> {
  const [pack] = await Promise.all([visitPack({ name: 'house', sha256: '' }), words.learn('senjutsu')])
  if (!pack) throw new Error(t('client-trouble-unreachable'))
  const cardsOf = (pools: readonly string[], owner: string | null = null): Exhibit[] =>
    pools.flatMap((pool) => pack.cards.filter((card) => card.pool === pool && (card.owner ?? null) === owner)).flatMap((card) => exhibit(card.slug, card.copies))
  return [
    ...pack.characters.map(({ id, name, epithet }) => ({
      id: `character-${id}`, title: inWords(name), about: inWords(epithet), clauses: ['SJT-5', 'SJT-21', 'SJT-25'], cards: cardsOf(['core_ability', 'personal'], id),
    })),
    { id: 'weapons', title: t('client-gallery-senjutsu-weapons'), clauses: ['SJT-26', 'SJT-243'], cards: cardsOf(['core_weapon']) },
    { id: 'basic', title: t('client-gallery-senjutsu-basic'), clauses: ['SJT-20', 'SJT-240'], cards: cardsOf(['basic']) },
    {
      id: 'statuses', title: t('client-gallery-senjutsu-statuses'), clauses: ['SJT-176'],
      cards: pack.statuses.flatMap(({ slug, copies = 0 }) => exhibit(slug, copies)),
    },
  ]
}
