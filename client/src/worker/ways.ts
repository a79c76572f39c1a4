/** What the service worker may keep: a list of what everybody may read, and nothing else. */

/** The client's own places, as the hall knows them (`web/pages.py`): each is the same page. */
const PLACES = /^\/(?:(?:lobby|table|rules|learn|replay|shared|profile|settings|about|verify|friends|friend|days|decks|ladder|player)(?:\/.*)?)?$/

/** Files of the client that are not named after their content. */
const LOOSE = /^\/(?:theme\.js|favicon\.svg|icon\.svg|icon-[a-z0-9-]+\.png|manifest\.webmanifest)$/

/** Texts and cards that are the same for everybody: rules, the house's cards, lessons. Nothing of tables, people or records. */
const TEXTS = /^\/api\/(?:games(?:\/[a-z-]{1,40}\/(?:rules|data\/house(?:\/texts)?))?|lessons(?:\/[a-z-]{1,40})?)$/

/** A page, a file named after its content, another file of the client, or a text; '' is none of our business. */
export type Way = 'page' | 'asset' | 'loose' | 'text' | ''

export interface Asked {
  method: string
  mode: string
  url: string
}

export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const { origin: whose, pathname, search } = new URL(url)
  if (method !== 'GET' || whose !== origin) return ''
  if (mode === 'navigate') return PLACES.test(pathname) ? 'page' : ''
  if (search) return ''
  if (pathname.startsWith('/assets/')) return 'asset'
  if (LOOSE.test(pathname)) return 'loose'
  return TEXTS.test(pathname) ? 'text' : ''
}

/** One text has one address for each language, though the hall goes by a header. */
export const keyOf = (url: string, lang: string): string => `${new URL(url).pathname}?lang=${/^[a-z]{2}$/.test(lang) ? lang : 'en'}`
