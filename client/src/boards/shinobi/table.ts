/** What lies on a table of Shinobi, read from the scene: counts and names, no rules. */
import { CLANS, isClan, type Clan } from '../../art/clans'
import type { GameEvent, Scene } from './scene'
import { named, t } from '../../lib/words.svelte'

export const ORDERS = ['FirstOrder', 'SecondOrder', 'ArmyToAttack'] as const

export const armyPlace = (seat: string, clan: string): string => `province.${seat}.${clan}`

export const clanName = (clan: string): string => named('shinobi-kind', clan)

/** A seat in a sentence: 'yes' for the viewer's own, and its name. */
export const seatFacts = (scene: Scene, seat: string): { you: string; seat: string } => ({
  you: scene.viewer === seat ? 'yes' : 'no',
  seat: scene.name(seat),
})

export const strength = (scene: Scene, seat: string, clan: string): number => scene.count(armyPlace(seat, clan))

/** Cards of each clan on the table, the most first. */
export function totals(scene: Scene): [clan: Clan, count: number][] {
  const { clans } = scene.aids
  const counted =
    clans
      ? Object.entries(clans)
      : CLANS.map((clan): [string, number] => [clan, scene.seats.reduce((sum, seat) => sum + strength(scene, seat, clan), 0)])
  return counted.filter((pair): pair is [Clan, number] => isClan(pair[0])).sort((a, b) => b[1] - a[1])
}

/** Armies that may not be attacked this turn, by `B.oda`, and why. */
export function protections(scene: Scene): Record<string, string> {
  return Object.fromEntries(scene.view.table.protected.map(({ army, cause }) => [army, cause]))
}

/** Why an army is protected, in words, or '' if it is not. */
export function protection(scene: Scene, seat: string, clan: string): string {
  const cause = protections(scene)[`${seat}.${clan}`]
  return cause ? t(`client-shinobi-safe-${cause.replaceAll(' ', '-')}`) : ''
}

/** Which of the three orders is being given, from 0; 3 when none is. */
export function orderNow(scene: Scene): number {
  const [name = ''] = Object.keys(scene.view.pending.at(-1) ?? {})
  const found = (ORDERS as readonly string[]).indexOf(name)
  return found < 0 ? ORDERS.length : found
}

/** Whom a seat serves, as far as the viewer may know. */
export function servedBy(scene: Scene, seat: string): Clan | null {
  const face = scene.place(`clan.${seat}`)[0]?.face ?? ''
  return isClan(face) ? face : null
}

/** Turns that follow this one, or null before the last round. */
export function turnsLeft(scene: Scene): number | null {
  const left = scene.view.table.turns_left
  return left >= 0 ? left : null
}

/** The spoken name of an army. */
export function armyLabel(scene: Scene, seat: string, clan: string): string {
  const name = t('client-shinobi-army', { clan: clanName(clan), count: strength(scene, seat, clan), ...seatFacts(scene, seat) })
  const safe = protection(scene, seat, clan)
  return safe ? t('client-shinobi-with', { what: name, more: safe }) : name
}

/** The armies of a province in one line: "Hōjō 2, Oda 1". */
export const armiesIn = (scene: Scene, seat: string): string =>
  CLANS.filter((clan) => strength(scene, seat, clan)).map((clan) => `${clanName(clan)} ${strength(scene, seat, clan)}`).join(', ')

export function provinceLabel(scene: Scene, seat: string): string {
  const armies = armiesIn(scene, seat)
  return t('client-shinobi-province-holds', { ...seatFacts(scene, seat), armies: armies || t('client-shinobi-no-armies') })
}

/** What an order has done, in a few words. */
export function deed(scene: Scene, event: GameEvent): string {
  const place = (seat: string): string => (scene.viewer === seat ? t('client-shinobi-at-yours') : scene.name(seat))
  const clan = clanName('clan' in event ? event.clan : 'oda')
  switch (event.event) {
    case 'PlacedAbroad':
      return t('client-shinobi-did-place', { clan, goal: place(event.province) })
    case 'NinjaPlayed':
      return t('client-shinobi-did-ninja', { clan, goal: place(event.province) })
    case 'PlacedAtHome':
      return t('client-shinobi-did-home', { clan })
    case 'TroopsMoved':
      return t('client-shinobi-did-move', { clan, source: place(event.source), goal: place(event.goal) })
    case 'Attacked':
      return t('client-shinobi-did-attack', { army: clanName(event.army), clan, goal: place(event.province) })
    default:
      return t('client-shinobi-did-nothing')
  }
}
