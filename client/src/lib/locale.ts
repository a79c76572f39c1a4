/** How dates and numbers are written: in the language that is spoken, as the browser's own region writes it. */

/** The browser's own form of that language (`en-GB`); English of no region is ours, and ours is British. */
export function localeOf(lang: string, wanted: readonly string[] = navigator.languages ?? [navigator.language]): string {
  const own = wanted.find((tag) => tag.toLowerCase().startsWith(`${lang}-`))
  return own ?? (lang === 'en' ? 'en-GB' : lang)
}
