/** JSON as the verifier must read it: whole numbers stay whole and exact, and a name that stands twice is a fault.
 *
 * `JSON.parse` believes the last of two, rounds what is large and cannot tell 1 from 1.0; somebody else, reading the same
 * record, might believe something else.
 */
export type Json = null | boolean | bigint | number | string | Json[] | { [name: string]: Json }
export type Line = Record<string, Json>

const MOST_DEEP = 900
const LONGEST_NUMBER = 4300
const SPACE = /[ \t\n\r]*/y
const NUMBER = /(-?(?:0|[1-9]\d*))(\.\d+)?([eE][-+]?\d+)?/y
// eslint-disable-next-line no-control-regex
const PLAIN = /[^"\\\u0000-\u001f]*/y
const ESCAPES: Record<string, string> = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }
const WORDS: [string, Json][] = [
  ['null', null], ['true', true], ['false', false], ['NaN', NaN], ['Infinity', Infinity], ['-Infinity', -Infinity],
]

/** An object, or null if the text is anything else. */
export function parseLine(bytes: Uint8Array): Line | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const value = new Reader(text).all()
    return isLine(value) ? value : null
  } catch {
    return null
  }
}

export const isLine = (value: Json | undefined): value is Line => typeof value === 'object' && value !== null && !Array.isArray(value)
/** Names like `__proto__` are names like any other. */
export const has = (line: Line, name: string): boolean => Object.hasOwn(line, name)
export const get = (line: Line, name: string): Json | undefined => (has(line, name) ? line[name] : undefined)

class Reader {
  #at = 0

  constructor(readonly text: string) {}

  all(): Json {
    const value = this.#value(0)
    this.#skip(SPACE)
    if (this.#at !== this.text.length) throw new Error('more')
    return value
  }

  #skip(what: RegExp): string {
    what.lastIndex = this.#at
    const found = what.exec(this.text)?.[0] ?? ''
    this.#at += found.length
    return found
  }

  #take(sign: string): boolean {
    if (!this.text.startsWith(sign, this.#at)) return false
    this.#at += sign.length
    return true
  }

  #need(sign: string): void {
    if (!this.#take(sign)) throw new Error(sign)
  }

  #value(depth: number): Json {
    if (depth > MOST_DEEP) throw new Error('deep')
    this.#skip(SPACE)
    if (this.#take('"')) return this.#string()
    if (this.#take('{')) return this.#object(depth)
    if (this.#take('[')) return this.#list(depth)
    for (const [word, value] of WORDS) if (this.#take(word)) return value
    NUMBER.lastIndex = this.#at
    const [all = '', whole = '', point, power] = NUMBER.exec(this.text) ?? []
    if (!all) throw new Error('value')
    this.#at += all.length
    if (point || power) return Number(all)
    if (whole.length > LONGEST_NUMBER) throw new Error('long')
    return BigInt(whole)
  }

  #string(): string {
    let found = ''
    for (;;) {
      found += this.#skip(PLAIN)
      if (this.#take('"')) return found
      this.#need('\\')
      const sign = this.text[this.#at++] ?? ''
      const code = this.text.slice(this.#at, this.#at + 4)
      if (sign !== 'u' && !(sign in ESCAPES)) throw new Error('escape')
      if (sign === 'u' && !/^[\da-fA-F]{4}$/.test(code)) throw new Error('code')
      if (sign === 'u') this.#at += 4
      found += sign === 'u' ? String.fromCharCode(parseInt(code, 16)) : ESCAPES[sign]
    }
  }

  #list(depth: number): Json[] {
    const found: Json[] = []
    this.#skip(SPACE)
    if (this.#take(']')) return found
    for (;;) {
      found.push(this.#value(depth + 1))
      this.#skip(SPACE)
      if (this.#take(']')) return found
      this.#need(',')
    }
  }

  #object(depth: number): Line {
    const found = Object.create(null) as Line
    this.#skip(SPACE)
    if (this.#take('}')) return found
    for (;;) {
      this.#skip(SPACE)
      this.#need('"')
      const name = this.#string()
      if (has(found, name)) throw new Error('twice')
      this.#skip(SPACE)
      this.#need(':')
      found[name] = this.#value(depth + 1)
      this.#skip(SPACE)
      if (this.#take('}')) return found
      this.#need(',')
    }
  }
}
