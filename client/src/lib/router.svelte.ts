/** Where in the house we are: real paths, so that every place can be linked. */
import { GAMES } from '../generated/games'

export type Place =
  | { at: 'home' }
  | { at: 'lobby'; game: string }
  | { at: 'table'; table: string }
  | { at: 'rules'; game: string; leaf: string; clause: string }
  | { at: 'learn'; game: string; chapter: string }
  | { at: 'replay'; table: string; shared: boolean; act: number | null; eyes: string }
  | { at: 'result'; table: string; shared: boolean }
  | { at: 'verify' }
  | { at: 'profile' }
  | { at: 'friends'; key: string }
  | { at: 'days'; leaf: string }
  | { at: 'decks'; deck: string; pack: string; character: string }
  | { at: 'ladder'; game: string; players: number; season: string; everybody: boolean; offset: number }
  | { at: 'player'; name: string }
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
      if (second && third === 'result') return { at: 'result', table: second, shared: false }
      return second ? { at: 'table', table: second } : { at: 'lobby', game: '' }
    case 'rules':
      return { at: 'rules', game: second, leaf: third, clause: decoded(hash.replace(/^#/, '')) || third }
    case 'learn':
      return { at: 'learn', game: second, chapter: third }
    case 'replay':
    case 'shared': {
      if (!second) return { at: 'nowhere', path }
      if (third === 'result') return { at: 'result', table: second, shared: first === 'shared' }
      const act = asked.get('act')
      const number = act !== null && /^\d{1,6}$/.test(act) ? Number(act) : null
      return { at: 'replay', table: second, shared: first === 'shared', act: number, eyes: asked.get('eyes') ?? '' }
    }
    case 'friends':
    case 'friend':
      return { at: 'friends', key: second }
    case 'days':
      return { at: 'days', leaf: second }
    case 'decks':
      return { at: 'decks', deck: second, pack: asked.get('pack') ?? '', character: asked.get('character') ?? '' }
    case 'ladder':
      return { at: 'ladder', game: second, players: numbered(asked.get('players')), season: asked.get('season') ?? '', everybody: asked.has('everybody'), offset: numbered(asked.get('from')) }
    case 'player':
      return second ? { at: 'player', name: second } : { at: 'nowhere', path }
    case 'verify':
    case 'profile':
    case 'settings':
    case 'about':
      return { at: first }
    default:
      return { at: 'nowhere', path }
  }
}

/** A number of at most five digits, else 0. */
const numbered = (text: string | null): number => (text !== null && /^\d{1,5}$/.test(text) ? Number(text) : 0)

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
  /** A newer version of the client is here: the next page is loaded anew, with all of its files. */
  isOutdated = false
  #path = ''

  start(): void {
    this.#read()
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string, replace = false): void {
    if (this.isOutdated && !replace) return location.assign(path)
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
