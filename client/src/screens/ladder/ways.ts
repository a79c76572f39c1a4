/** Paths of ladders, and numbers as they are written there. */
import type { LadderRung, Sitter } from '../../generated/wire'
import { localeOf } from '../../lib/locale'
import { t, words } from '../../lib/words.svelte'

export const STEP = 50

export interface Wanted {
  game: string
  players: number
  season: string
  everybody: boolean
  offset: number
}

export function ladderLink(wanted: Wanted): string {
  const asked = new URLSearchParams()
  if (wanted.players) asked.set('players', String(wanted.players))
  if (wanted.season) asked.set('season', wanted.season)
  else if (wanted.everybody) asked.set('everybody', '')
  if (wanted.offset) asked.set('from', String(wanted.offset))
  return `/ladder/${wanted.game}${asked.size ? `?${String(asked)}` : ''}`
}

export function ladderCall(wanted: Wanted): string {
  const asked = new URLSearchParams({ limit: String(STEP), offset: String(wanted.offset) })
  if (wanted.players) asked.set('players', String(wanted.players))
  if (wanted.season) asked.set('season', wanted.season)
  if (wanted.everybody) asked.set('everybody', 'true')
  return `/api/games/${encodeURIComponent(wanted.game)}/ladder?${String(asked)}`
}

/** A bot by what its kind is called, where we know it. */
export const botCalled = (kind: string): string => t('client-ladder-bot', { kind: kind === 'sensible' || kind === 'random' ? t(`client-bots-${kind}`) : kind })
export const rungCalled = (rung: LadderRung): string => (rung.bot ? botCalled(rung.bot) : (rung.name ?? ''))
export const sitterCalled = (who: Sitter): string => (who.bot ? botCalled(who.bot) : who.name || t('client-ladder-somebody'))

/** `2026-4` as people say it. */
export function seasonCalled(season: string): string {
  const [year = '', quarter = ''] = season.split('-')
  return t('client-ladder-season', { year, quarter })
}

/** One digit behind the point, with a real minus. */
export const tenths = (value: number): string => new Intl.NumberFormat(localeOf(words.lang), { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value).replace('-', '−')
export const share = (part: number, of: number): string => new Intl.NumberFormat(localeOf(words.lang), { style: 'percent', maximumFractionDigits: 0 }).format(of ? part / of : 0)
