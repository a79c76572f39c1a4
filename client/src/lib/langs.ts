/** What the languages call themselves: the same whatever language is spoken. */
import type { Lang } from './settings.svelte'

export const ENDONYMS: Record<Lang, { whole: string; short: string; tiny: string }> = {
  en: { whole: 'English', short: 'EN', tiny: 'EN' },
  uk: { whole: 'Українська', short: 'УКР', tiny: 'УК' },
  ru: { whole: 'Русский', short: 'РУС', tiny: 'РУ' },
}
