/** What this browser's player has chosen; kept in the browser, never sent anywhere. */

export const LANGS = ['en', 'uk', 'ru'] as const
export type Lang = (typeof LANGS)[number]
export const THEMES = ['auto', 'day', 'night'] as const
export const MOTIONS = ['auto', 'full', 'less'] as const
export const PACES = ['calm', 'normal', 'quick', 'instant'] as const
export const CONFIRMS = ['sensible', 'always', 'never'] as const
export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const

export interface Choices {
  lang: Lang | 'auto'
  theme: (typeof THEMES)[number]
  motion: (typeof MOTIONS)[number]
  /** How long each thing that happens stays before the next. */
  pace: (typeof PACES)[number]
  confirm: (typeof CONFIRMS)[number]
  textSize: (typeof TEXT_SIZES)[number]
  sound: boolean
  /** Whether the browser may say that it is one's turn while the page is hidden. */
  notify: boolean
  /** Own secrets stay covered until they are held (for those who share their screen). */
  streamer: boolean
  /** Where nothing but a pass is offered the client gives it, after a while. */
  pass: boolean
  /** The name a guest gave last. */
  name: string
  /** Play now: sit down with people who wait, if there are any. */
  join: boolean
  /** Play now: whoever comes while the game is young may take a bot's cushion. */
  welcome: boolean
  /** Play now: so many at the table; 0 is the number at which the game is at its best. */
  players: number
  /** Play now: the kind of bots; '' is the game's best. */
  bots: string
}

const DEFAULTS: Choices = {
  lang: 'auto',
  theme: 'auto',
  motion: 'auto',
  pace: 'normal',
  confirm: 'sensible',
  textSize: 100,
  sound: false,
  notify: false,
  streamer: false,
  pass: false,
  name: '',
  join: true,
  welcome: true,
  players: 0,
  bots: '',
}
const KEY = 'tatami.settings'

/** What was kept, as far as it is still understood. */
export function understood(kept: unknown): Choices {
  const choices: Record<string, unknown> = { ...DEFAULTS }
  const allowed: Record<string, readonly unknown[]> = {
    lang: ['auto', ...LANGS],
    theme: THEMES,
    motion: MOTIONS,
    pace: PACES,
    confirm: CONFIRMS,
    textSize: TEXT_SIZES,
  }
  if (kept && typeof kept === 'object')
    for (const [name, value] of Object.entries(kept)) {
      const fits = allowed[name]?.includes(value) ?? typeof value === typeof choices[name]
      if (name in choices && fits) choices[name] = value
    }
  return choices as unknown as Choices
}

function read(): Choices {
  try {
    return understood(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return { ...DEFAULTS }
  }
}

class Settings {
  #choices = $state<Choices>(read())
  /** Follows the system while nothing was chosen. */
  #systemDark = $state(matches('(prefers-color-scheme: dark)'))
  #systemStill = $state(matches('(prefers-reduced-motion: reduce)'))

  constructor() {
    follow('(prefers-color-scheme: dark)', (on) => (this.#systemDark = on))
    follow('(prefers-reduced-motion: reduce)', (on) => (this.#systemStill = on))
    if (typeof addEventListener === 'function')
      addEventListener('storage', (event) => {
        if (event.key === KEY) this.#choices = read()
      })
  }

  get now(): Choices {
    return this.#choices
  }

  set<K extends keyof Choices>(name: K, value: Choices[K]): void {
    this.#choices[name] = value
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#choices))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  get theme(): 'day' | 'night' {
    const chosen = this.#choices.theme
    return chosen === 'auto' ? (this.#systemDark ? 'night' : 'day') : chosen
  }

  /** Whether things may move; otherwise they only fade. */
  get moves(): boolean {
    const chosen = this.#choices.motion
    return chosen === 'auto' ? !this.#systemStill : chosen === 'full'
  }

  get lang(): Lang {
    const chosen = this.#choices.lang
    return chosen === 'auto' ? preferred(navigator.languages ?? [navigator.language]) : chosen
  }
}

/** The first of our languages that the browser asks for. */
export function preferred(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const found = LANGS.find((lang) => tag.toLowerCase().split('-')[0] === lang)
    if (found) return found
  }
  return 'en'
}

function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}

function follow(query: string, tell: (on: boolean) => void): void {
  if (typeof matchMedia !== 'function') return
  matchMedia(query).addEventListener?.('change', (event) => tell(event.matches))
}

export const settings = new Settings()
