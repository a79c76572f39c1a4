/** The cards of the house's pack, in the hall's words: nothing is put together here. Drawn plainly until there is a board. */
import { plainFace } from '../../art/plain'
import type { CardText, CardTexts } from '../../generated/wire'
import { call } from '../../lib/api'
import { t, words } from '../../lib/words.svelte'
import type { Exhibit, Hall } from '../gallery'

type Names = Readonly<Record<string, string>>

/** What is read of the pack; the rest is the engine's. */
interface Pack {
  cards: readonly { slug: string; copies: number; pool: string; owner?: string | null; kanji?: string }[]
  statuses: readonly { slug: string; copies?: number }[]
  characters: readonly { id: string; name: Names; epithet: Names }[]
}

const PACK = '/api/games/senjutsu/data/house'

const inWords = (names: Names): string => names[words.lang] ?? names['en'] ?? ''

function exhibit(id: string, count: number, told: CardText | undefined, kanji = ''): Exhibit[] {
  if (!told) return []
  return [{ id, count, art: plainFace(told.name), name: told.name, kanji, kind: told.frame.join(' · '), about: told.text }]
}

export default async function gallery(): Promise<Hall[]> {
  const [pack, told] = await Promise.all([call<Pack>('GET', PACK), call<CardTexts>('GET', `${PACK}/texts`)])
  const cardsOf = (pools: readonly string[], owner: string | null = null): Exhibit[] =>
    pools.flatMap((pool) => pack.cards.filter((card) => card.pool === pool && (card.owner ?? null) === owner)).flatMap((card) => exhibit(card.slug, card.copies, told.cards[card.slug], card.kanji))
  return [
    ...pack.characters.map(({ id, name, epithet }) => ({
      id: `character-${id}`, title: inWords(name), about: inWords(epithet), clauses: ['SJT-5', 'SJT-21', 'SJT-25'], cards: cardsOf(['core_ability', 'personal'], id),
    })),
    { id: 'weapons', title: t('client-gallery-senjutsu-weapons'), clauses: ['SJT-26', 'SJT-243'], cards: cardsOf(['core_weapon']) },
    { id: 'basic', title: t('client-gallery-senjutsu-basic'), clauses: ['SJT-20', 'SJT-240'], cards: cardsOf(['basic']) },
    {
      id: 'statuses', title: t('client-gallery-senjutsu-statuses'), clauses: ['SJT-176'],
      cards: pack.statuses.flatMap(({ slug, copies = 0 }) => exhibit(slug, copies, told.statuses[slug])),
    },
  ]
}
