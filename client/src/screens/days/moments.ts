/** A moment as people write it, in their own time. */
import { localeOf } from '../../lib/locale'

export function momentText(at: number, lang: string, isDay = false): string {
  const time: Intl.DateTimeFormatOptions = isDay ? {} : { hour: '2-digit', minute: '2-digit' }
  return new Intl.DateTimeFormat(localeOf(lang), { weekday: 'short', day: 'numeric', month: 'short', ...time }).format(at)
}

/** The first moment of a day that was chosen (`2026-11-18`), in the browser's own time. */
export function startOfDay(day: string): number | null {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00`).getTime() : NaN
  return Number.isNaN(at) ? null : at
}
