/** Notes of letters in the reader's language, put together from the names of families, provinces and kinds of cards. */
import { t, words, type Facts } from '../../../lib/words.svelte'
import { regionName, type Pack } from '../pack'

const CASES = ['acc', 'gen'] as const
const keyOf = (kind: string, name: string): string => `senji-${kind}-${name.replaceAll('_', '-')}`

/** A name in its cases: `family`, `family_acc`, `family_gen`; one that a data pack brought along has none. */
function formsOf(fact: string, kind: string, name: string, own = ''): Facts {
  const key = keyOf(kind, name)
  const isOurs = words.has(key) && (!own || t(key) === own)
  const plain = isOurs ? t(key) : own || name
  return Object.fromEntries([[fact, plain], ...CASES.map((form) => [`${fact}_${form}`, isOurs && words.has(`${key}.${form}`) ? t(`${key}.${form}`) : plain])])
}

const WISHED = [['family', 'family'], ['what', 'card-kind'], ['value', '']] as const

/** What a note says (`vow:strike.echizen`); cards are drawn, not told. */
export function noteText(pack: Pack, note: string): string {
  const [sort = '', rest = ''] = note.split(/:(.*)/)
  const parts = rest.split('.')
  const [word = '', of] = parts
  if (sort === 'want') {
    const told = WISHED.flatMap(([name, kind], k) => (parts[k] && parts[k] !== 'any' ? [{ name, kind, value: parts[k] }] : []))
    const facts = told.map(({ name, kind, value }) => (kind ? formsOf(name, kind, value) : { [name]: Number(value) }))
    return t(['senji-note-want', ...told.map(({ name }) => name)].join('-'), Object.assign({}, ...facts) as Facts)
  }
  const key = keyOf('note', `${sort}-${word}`)
  if (word === 'hold') return t(key, { ...formsOf('family', 'family', of ?? ''), ...formsOf('what', 'card-kind', parts[2] ?? '') })
  if (!of) return t(key)
  return t(key, word === 'attack' ? formsOf('family', 'family', of) : formsOf('region', 'region', of, regionName(pack, of)))
}
