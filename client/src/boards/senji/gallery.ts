/** The samurai, the diplomacy cards and the hanafuda of the house's pack. */
import { FAMILIES, familyDefs } from '../../art/senji/families'
import { named, t, words } from '../../lib/words.svelte'
import type { Exhibit, Hall } from '../gallery'
import { diplomacyOf, isDummy } from './cards'
import './families.css'
import { openedCard, openedSamurai } from './opened'
import { familyName, loadPack, type Pack } from './pack'
import { proportion } from './pictures'

export const defs = (): string => familyDefs()

const exhibit = (pack: Pack, id: string, count: number): Exhibit => ({ id, count, shape: proportion(pack, id), ...openedCard(pack, id) })

/** Faces of a family's deck, with how often each is in it. */
function deckOf(pack: Pack, family: string): Map<string, number> {
  const { members = {}, support = [], trade = [] } = pack.decks[family] ?? {}
  const faces = [...Object.keys(members).map((who) => `member_${who}`), ...support.map((value) => `support_${value}`), ...trade.map((value) => `trade_${value}`), 'dummy']
  const counts = new Map<string, number>()
  for (const face of faces) counts.set(`${family}_${face}`, (counts.get(`${family}_${face}`) ?? 0) + 1)
  return counts
}

/** The same is said of every card of a kind: it is said once, above them. */
function kindHall(pack: Pack, kind: 'member' | 'support' | 'trade' | 'dummy'): Hall {
  const faces = FAMILIES.flatMap((family) => [...deckOf(pack, family)]).filter(([face]) => diplomacyOf(pack, face)?.kind === kind)
  const cards = faces.map(([face, count]) => exhibit(pack, face, count))
  const [first] = cards
  const bare = cards.map(({ about: _, clauses: __, ...card }) => ({ ...card, kind: isDummy(card.id) ? '' : familyName(diplomacyOf(pack, card.id)?.family ?? '') }))
  return { id: kind, title: t(`client-gallery-senji-${kind}`), about: first?.about ?? '', clauses: first?.clauses ?? [], cards: bare }
}

/** What a fallen samurai of each kind can still do, once. */
function kamiHall(pack: Pack): Hall {
  const kinds = [...new Set(pack.samurai.map(({ kami }) => kami))]
  const cards = kinds.flatMap((kami): Exhibit[] => {
    const fallen = pack.samurai.filter((one) => one.kami === kami)
    const { kind: _, ...card } = openedSamurai(pack, fallen[0]?.id ?? '', true)
    const name = named('senji-kami', kami)
    return [{ ...card, id: `kami-${kami}`, count: fallen.length, name: name.charAt(0).toUpperCase() + name.slice(1) }]
  })
  return { id: 'kami', title: t('client-gallery-senji-kami'), cards }
}

export default async function gallery(): Promise<Hall[]> {
  const [pack] = await Promise.all([loadPack('house'), words.learn('senji'), words.learn('senji-later')])
  const flowers = pack.hanafuda.map(({ colour, value, copies }) => exhibit(pack, `${colour}_${value}`, copies))
  return [
    { id: 'samurai', title: t('client-gallery-senji-samurai'), clauses: ['SEN-184'], cards: pack.samurai.map(({ id }) => exhibit(pack, id, 1)) },
    kamiHall(pack),
    ...(['member', 'support', 'trade', 'dummy'] as const).map((kind) => kindHall(pack, kind)),
    {
      id: 'hanafuda', title: t('client-gallery-senji-hanafuda'), about: flowers[0]?.about ?? '', clauses: flowers[0]?.clauses ?? [],
      cards: flowers.map(({ about: _, clauses: __, ...card }) => card),
    },
  ]
}
