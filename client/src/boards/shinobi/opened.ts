/** What is said about a card or an army when it is looked at closely. */
import { isClan } from '../../art/clans'
import { CLAN_KANJI, TENNO_KANJI } from '../../art/kanji'
import { clanFace, shinobiFace } from '../../art/shinobi'
import type { Scene } from './scene'
import { named, t } from '../../lib/words.svelte'
import type { OpenedCard } from '../game'
import { armyLabel, clanName, protection } from './table'

const kanjiOf = (kind: string): string => (isClan(kind) ? CLAN_KANJI[kind] : TENNO_KANJI.ninja)

export function openedCard(kind: string): OpenedCard {
  const isNinja = kind === 'ninja'
  return {
    art: shinobiFace(kind, clanName(kind)),
    name: clanName(kind),
    kanji: kanjiOf(kind),
    kind: t(isNinja ? 'client-shinobi-is-ninja' : 'client-shinobi-is-troops'),
    about: t(isNinja ? 'client-shinobi-about-ninja' : 'client-shinobi-about-troops'),
    clauses: isNinja ? ['SHI-49', 'SHI-51', 'SHI-54'] : ['SHI-20', 'SHI-24', 'SHI-31'],
  }
}

export function openedArmy(scene: Scene, seat: string, clan: string): OpenedCard {
  const safe = protection(scene, seat, clan)
  return {
    art: shinobiFace(clan, clanName(clan)),
    name: named('shinobi-clan', clan),
    kanji: kanjiOf(clan),
    kind: armyLabel(scene, seat, clan),
    about: t('client-shinobi-about-army'),
    clauses: safe ? ['SHI-33', 'SHI-40'] : ['SHI-33', 'SHI-38'],
  }
}

export function openedClan(clan: string): OpenedCard {
  return {
    art: isClan(clan) ? clanFace(clan, clanName(clan)) : '',
    name: named('shinobi-clan', clan),
    kanji: kanjiOf(clan),
    kind: t('client-shinobi-served'),
    about: t('client-shinobi-about-clan'),
    clauses: ['SHI-2', 'SHI-4', 'SHI-68'],
  }
}
