/** Everything the browser says by itself, in the player's language; sentences of games come from the hall. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import CATALOGUES from 'virtual:words'
import type { Lang } from './settings.svelte'

type Catalogue = () => Promise<{ default: string }>

/** What every visit needs. */
const COMMON = CATALOGUES[''] as Record<Lang, Catalogue>

export type Facts = Record<string, FluentVariable>

class Words {
  lang = $state<Lang>('en')
  #bundle = $state.raw<FluentBundle | null>(null)
  #games = new Set<string>()
  #learning = new Map<string, Promise<void>>()

  /** Speaks that language from now on, with the words of the games that are open. */
  async speak(lang: Lang): Promise<void> {
    const texts = await Promise.all([
      COMMON[lang](),
      ...[...this.#games].flatMap((game) => (CATALOGUES[game] ? [CATALOGUES[game][lang]()] : [])),
    ])
    const bundle = new FluentBundle(lang, { useIsolating: false })
    for (const text of texts) addTo(bundle, text.default)
    this.lang = lang
    this.#bundle = bundle
  }

  /** The words of a game, of the `generic` board or of the `rest`; without them only its sentences from the hall can be shown. */
  async learn(game: string): Promise<void> {
    const catalogues = CATALOGUES[game]
    const lang = this.lang
    if (!catalogues || this.#games.has(game)) return this.#learning.get(game)
    this.#games.add(game)
    const learning = this.#fetch(catalogues[lang], lang)
    this.#learning.set(game, learning)
    return learning.catch((trouble: unknown) => {
      this.#games.delete(game)
      throw trouble
    })
  }

  async #fetch(catalogue: Catalogue, lang: Lang): Promise<void> {
    const text = await catalogue()
    // Whoever changed the language meanwhile fetches these words, too.
    if (!this.#bundle || lang !== this.lang) return
    const more = copyOf(this.#bundle)
    addTo(more, text.default)
    this.#bundle = more
  }

  /** Whether there are words for `id`, or for `id.attribute`. */
  has(id: string): boolean {
    const [name = '', attribute] = id.split('.')
    const message = this.#bundle?.getMessage(name)
    return Boolean(attribute ? message?.attributes[attribute] : message)
  }

  /** `id` or `id.attribute`. A key that is missing is an error in the console, which tests do not forgive. */
  text(id: string, facts?: Facts): string {
    const bundle = this.#bundle
    if (!bundle) return ''
    const [name = '', attribute] = id.split('.')
    const message = bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) {
      console.error(`no words for ${id}`)
      return id
    }
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, facts, errors)
    for (const error of errors) console.error(`${id}: ${error.message}`)
    return text
  }
}

function addTo(bundle: FluentBundle, text: string): void {
  for (const error of bundle.addResource(new FluentResource(text), { allowOverrides: true })) console.error(error.message)
}

/** Messages cannot be added under a reactive value: a new bundle with the same ones can. */
function copyOf(old: FluentBundle): FluentBundle {
  const copy = new FluentBundle(old.locales, { useIsolating: false })
  copy._messages = new Map(old._messages)
  copy._terms = new Map(old._terms)
  return copy
}

export const words = new Words()
export const t = (id: string, facts?: Facts): string => words.text(id, facts)
/** The name of something that the notation calls so: `named('tenno-kind', 'peasant_1')`. */
export const named = (family: string, name: string): string => t(`${family}-${name.replaceAll('_', '-')}`)
