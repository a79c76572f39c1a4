/** What things are called aloud, and what a close look at them says. */
import { alone } from '../../art/senji/pieces'
import { roundel, type Family } from '../../art/senji/families'
import { PROVINCE_KANJI, SEA_KANJI } from '../../art/senji/kanji'
import { t } from '../../lib/words.svelte'
import type { OpenedCard } from '../game'
import { CLUSTER, cluster } from './cluster'
import { familyName, regionName, samuraiName } from './pack'
import { EMPEROR, isCovered, orderPlace, type Fleet, type Force, type Party, type Reading, type Region } from './reading'

/** A party in a sentence: 'yes' for the viewer's own, and its name. */
export const partyFacts = ({ scene }: Reading, party: Party): { you: string; seat: string } => ({
  you: party === EMPEROR ? 'emperor' : scene.viewer === party ? 'yes' : 'no',
  seat: party === EMPEROR ? '' : scene.name(party),
})

export const partyName = (reading: Reading, party: Party): string => t('client-senji-party', partyFacts(reading, party))

const forceWords = ({ pack }: Reading, { units, samurai }: Force): string[] => [
  t('client-senji-units', { count: units }),
  ...samurai.map((id) => samuraiName(pack, id)),
]

/** What is to be known of a region, without its name. */
export function regionFacts(reading: Reading, region: Region): string[] {
  const { closed, holder, forces, order, isSea } = region
  if (closed) return [t('client-senji-closed')]
  if (isSea) return reading.fleets.filter(({ sea }) => sea === region.id).map((fleet) => fleetLabel(reading, fleet))
  return [
    holder ? t('client-senji-held', partyFacts(reading, holder)) : t('client-senji-free'),
    ...(forces.length ? [] : holder ? [t('client-senji-units', { count: 0 })] : []),
    ...forces.flatMap((force) => forceWords(reading, force)),
    ...(order ? [orderWords(order.order, order.open)] : []),
  ]
}

function orderWords(order: string | null, open: boolean): string {
  if (!order) return t('client-senji-order-hidden')
  return t(open ? 'client-senji-order-open' : 'client-senji-order-own', { order: t(`client-senji-order-${order}`) })
}

/** "Echizen, Maxim's, 5 units, Hosokawa, order face down". */
export const regionLabel = (reading: Reading, region: Region): string =>
  [regionName(reading.pack, region.id), ...regionFacts(reading, region)].join(', ')

export const fleetLabel = (reading: Reading, fleet: Fleet): string =>
  [
    t('client-senji-fleet', { ...partyFacts(reading, fleet.party), sea: regionName(reading.pack, fleet.sea) }),
    ...forceWords(reading, fleet),
    ...(fleet.waits ? [t('client-senji-fleet-waits')] : []),
  ].join(', ')

export const neighboursOf = ({ pack }: Reading, id: string): string => {
  const land = pack.map.provinces.find((one) => one.id === id)
  const near = land ? [...land.land, ...land.crossings, ...land.seas] : (pack.map.seas.find((one) => one.id === id)?.coast ?? [])
  return near.map((other) => regionName(pack, other)).join(', ')
}

export const kanjiOf = (id: string): string => ({ ...PROVINCE_KANJI, ...SEA_KANJI } as Record<string, string>)[id] ?? ''

export const openedRegion = (reading: Reading, region: Region): OpenedCard => ({
  art: region.isSea ? '' : alone(cluster(reading, region), CLUSTER),
  name: regionName(reading.pack, region.id),
  kanji: kanjiOf(region.id),
  kind: regionFacts(reading, region).join(', '),
  about: t('client-senji-borders', { names: neighboursOf(reading, region.id) }),
  ...(isCovered(region) ? { thing: orderPlace(region.id) } : {}),
})

/** How many cards somebody holds: hanafuda, and diplomacy cards with the dummy. */
export const handSizes = ({ scene }: Reading, seat: string): { hanafuda: number; diplomacy: number } => ({
  hanafuda: scene.count(`hanafuda.${seat}`),
  diplomacy: scene.count(`hand.${seat}`) + scene.count(`dummy.${seat}`),
})

/** The facts of a seat, one by one, as they are spoken. */
export function seatFacts(reading: Reading, seat: string): string[] {
  const family = reading.family(seat)
  return [
    ...(family ? [familyName(family)] : []),
    ...(reading.isOut(seat) ? [t('client-senji-out')] : []),
    ...(reading.host === seat ? [t('client-senji-host')] : []),
    t('client-senji-honour', { count: reading.honour(seat) }),
    t('client-senji-provinces', { count: reading.provincesOf(seat) }),
    t('client-senji-units', { count: reading.unitsOf(seat) }),
    t('client-senji-hands', { ...handSizes(reading, seat) }),
  ]
}

export const seatLabel = (reading: Reading, seat: string): string => [partyName(reading, seat), ...seatFacts(reading, seat)].join(', ')

export function openedSeat(reading: Reading, seat: string): OpenedCard {
  const { scene, pack } = reading
  const cards = (place: string): string => scene.place(`${place}.${seat}`).map(({ name }) => samuraiName(pack, name)).join(', ')
  const [samurai, kami] = [cards('samurai'), cards('kami')]
  const [family, ...facts] = seatFacts(reading, seat)
  return {
    art: roundel((reading.family(seat) ?? 'emperor') as Family),
    name: partyName(reading, seat),
    thing: seat,
    kind: family ?? '',
    about: [
      facts.join(', '),
      ...(samurai ? [t('client-senji-has-samurai', { names: samurai })] : []),
      ...(kami ? [t('client-senji-has-kami', { names: kami })] : []),
    ].join('. '),
  }
}
