/** The key in a personal link, however much of the link was pasted. */
export function keyOf(text: string): string {
  const whole = text.trim()
  return decodeURIComponent(/#back=([^&\s]+)/.exec(whole)?.[1] ?? whole)
}
