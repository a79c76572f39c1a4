/** Which tables the lobby shows, in which order, and how a table is put in words. */
import type { Clock, GameInfo, PastGame, TableInfo } from '../../generated/wire'
import { CLOCKS } from '../../lib/laying'
import { t } from '../../lib/words.svelte'

export const SHOWS = ['all', 'open', 'playing', 'mine'] as const
export type Show = (typeof SHOWS)[number]

export const showOf = (text: string | null): Show => SHOWS.find((show) => show === text) ?? 'all'

/** The public tables of a game (or of all), those that wait for players first, then the newest first. */
export function listed(tables: readonly TableInfo[], game: string, show: Show, mine: ReadonlySet<string>): TableInfo[] {
  return tables
    .filter((table) => !game || table.game === game)
    .filter((table) => (show === 'mine' ? mine.has(table.id) : show === 'all' || table.phase === show))
    .sort((a, b) => Number(b.phase === 'open') - Number(a.phase === 'open') || b.opened_at - a.opened_at)
}

const rank = (game: PastGame): number => (game.your_turn ? 0 : game.phase === 'playing' ? 1 : game.phase === 'open' ? 2 : 3)

/** One's own tables, each once: first where one is asked, last what is over. */
export function ownTables(games: readonly PastGame[], game: string): PastGame[] {
  const once = new Map<string, PastGame>()
  for (const one of games) {
    const known = once.get(one.table)
    if (!known || rank(one) < rank(known)) once.set(one.table, one)
  }
  return [...once.values()]
    .filter((one) => !game || one.game === game)
    .sort((a, b) => rank(a) - rank(b) || b.opened_at - a.opened_at)
}

export const freeSeats = (table: TableInfo): number => table.seats.filter((cushion) => (cushion.kind ?? 'free') === 'free').length

/** A clock in words; '' where there is none. */
export function clockWords(clock: Clock): string {
  const { per_move, bank, increment } = clock
  if (!per_move && !bank) return ''
  const preset = Object.entries(CLOCKS).find(([, one]) => one.per_move === per_move && one.bank === bank && one.increment === increment)
  if (preset) return t(`client-clock-${preset[0]}`)
  const parts = []
  if (bank) parts.push(t('client-clock-of-bank', { minutes: Math.max(1, Math.round(bank / 60)), increment }))
  if (per_move) parts.push(t('client-clock-of-move', { seconds: per_move }))
  return parts.join(', ')
}

/** What one should know before one sits down: the clock, what is played otherwise, and whether one may talk. */
export const factsOf = (table: TableInfo, info: GameInfo | undefined): string[] =>
  [clockWords(table.clock), ...changedOptions(table, info), table.talk ? '' : t('client-lobby-no-talk'), hintWords(table)].filter(Boolean)

/** Who may ask a bot what to do, where that is not as usual. */
const hintWords = (table: TableInfo): string => (table.hints === 'yes' ? t('client-lobby-hints') : table.hints === 'no' ? t('client-lobby-no-hints') : '')

/** What is played otherwise than usual: “Memory aid: yes”. */
export function changedOptions(table: TableInfo, info: GameInfo | undefined): string[] {
  return (info?.options ?? []).flatMap((option) => {
    const value = table.options[option.name]
    if (value === undefined || value === option.default) return []
    return [value === true ? option.title : `${option.title}: ${option.names[option.values.indexOf(value)] ?? String(value)}`]
  })
}
