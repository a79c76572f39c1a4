/** How long ago something was, in words: “5 minutes ago”. */
const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [['day', 86_400], ['hour', 3600], ['minute', 60]]

export function ago(then: number, lang: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000))
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? ['second', 1]
  return format.format(-Math.floor(seconds / length), unit)
}
