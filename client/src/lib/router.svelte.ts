/** Where in the house we are: real paths, so that every place can be linked. */
import { GAMES } from '../generated/games'

export type Place =
  | { at: 'home' }
  | { at: 'lobby'; game: string }
  | { at: 'table'; table: string }
  | { at: 'rules'; game: string; clause: string }
  | { at: 'learn'; game: string; chapter: string }
  | { at: 'replay'; table: string; shared: boolean; act: number | null; eyes: string }
  | { at: 'profile' }
  | { at: 'settings' }
  | { at: 'about' }
  | { at: 'nowhere'; path: string }

/** Which place a path names. */
export function placeOf(path: string, query = '', hash = ''): Place {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decoded)
  const asked = new URLSearchParams(query)
  switch (first) {
    case '':
      return { at: 'home' }
    case 'lobby':
      return { at: 'lobby', game: second }
    case 'table':
      return second ? { at: 'table', table: second } : { at: 'lobby', game: '' }
    case 'rules':
      return { at: 'rules', game: second, clause: decoded(hash.replace(/^#/, '')) || third }
    case 'learn':
      return { at: 'learn', game: second, chapter: third }
    case 'replay':
    case 'shared': {
      if (!second) return { at: 'nowhere', path }
      const act = asked.get('act')
      const number = act !== null && /^\d{1,6}$/.test(act) ? Number(act) : null
      return { at: 'replay', table: second, shared: first === 'shared', act: number, eyes: asked.get('eyes') ?? '' }
    }
    case 'profile':
    case 'settings':
    case 'about':
      return { at: first }
    default:
      return { at: 'nowhere', path }
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The page on which a clause of the rulebook can be read. */
export function clauseLink(clause: string): string {
  const prefix = clause.split('-')[0] ?? ''
  return `/rules/${GAMES.find((game) => game.prefix === prefix)?.name ?? ''}#${clause}`
}

class Router {
  place = $state.raw<Place>({ at: 'home' })
  /** The screen before this one, if it was one of ours: a way back to it. */
  from = $state.raw<{ at: Place['at']; path: string } | null>(null)
  #path = ''

  start(): void {
    this.#read()
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else if (path !== location.pathname + location.search + location.hash) history.pushState(null, '', path)
    const before = this.place
    this.#read()
    if (before.at !== this.place.at) scrollTo(0, 0)
  }

  #read(): void {
    const place = placeOf(location.pathname, location.search, location.hash)
    if (this.#path && place.at !== this.place.at) this.from = { at: this.place.at, path: this.#path }
    this.#path = location.pathname + location.search + location.hash
    this.place = place
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
