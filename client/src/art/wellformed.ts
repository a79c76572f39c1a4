/** For tests: what is wrong with a piece of SVG, or nothing. A few lines instead of an XML parser. */

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z0-9-]*="[^"<]*")*)\s*(\/?)>/y

export function flaw(markup: string): string | null {
  const open: string[] = []
  let at = 0
  while (at < markup.length) {
    const next = markup.indexOf('<', at)
    const words = markup.slice(at, next < 0 ? undefined : next)
    if (/&(?!(?:#\d+|amp|lt|gt|quot|apos);)|>/.test(words)) return `not escaped: ${words}`
    if (next < 0) break
    TAG.lastIndex = next
    const tag = TAG.exec(markup)
    if (!tag) return `not a tag: ${markup.slice(next, next + 60)}`
    const [whole, closing, name = '', attributes = '', alone] = tag
    const names = [...attributes.matchAll(/([a-zA-Z0-9-]+)="/g)].map((found) => found[1])
    if (new Set(names).size < names.length) return `an attribute twice: ${whole}`
    if (names.includes('style')) return `a style attribute: ${whole}`
    if (/NaN|undefined|null|Infinity/.test(attributes)) return `not a number: ${whole}`
    if (closing && open.pop() !== name) return `closed too early: ${whole}`
    if (!closing && !alone) open.push(name)
    at = next + whole.length
  }
  return open.length ? `not closed: ${open.join(' ')}` : null
}
