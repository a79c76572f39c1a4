/** For tests: which characters a woff2 file can draw, read from the file itself. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

const HEADER = 48
const CMAP = 0
/** Tables that come in another form, with a length of their own. */
const GLYF = 10
const LOCA = 11

export function glyphsOf(file: string): Set<number> {
  const bytes = readFileSync(file)
  const count = bytes.readUInt16BE(12)
  let at = HEADER
  const base128 = (): number => {
    let value = 0
    for (;;) {
      const byte = bytes[at++] ?? 0
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let [start, found, length] = [0, -1, 0]
  for (let k = 0; k < count; k += 1) {
    const flags = bytes[at++] ?? 0
    const [tag, form] = [flags & 63, flags >> 6]
    if (tag === 63) at += 4
    const plain = base128()
    const isTransformed = tag === GLYF || tag === LOCA ? form === 0 : form !== 0
    const stored = isTransformed ? base128() : plain
    if (tag === CMAP) [found, length] = [start, stored]
    start += stored
  }
  const tables = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)))
  return characters(tables.subarray(found, found + length))
}

/** What a cmap table has: formats 4 and 12 are those of our files. */
function characters(cmap: Buffer): Set<number> {
  const found = new Set<number>()
  for (let k = 0; k < cmap.readUInt16BE(2); k += 1) {
    const at = cmap.readUInt32BE(4 + 8 * k + 4)
    const format = cmap.readUInt16BE(at)
    for (const [first, last] of format === 4 ? segments(cmap, at) : format === 12 ? groups(cmap, at) : [])
      for (let code = first; code <= last && code < 0xffff; code += 1) found.add(code)
  }
  return found
}

type Spans = [first: number, last: number][]

function segments(cmap: Buffer, at: number): Spans {
  const twice = cmap.readUInt16BE(at + 6)
  return Array.from({ length: twice / 2 }, (_, k) => [cmap.readUInt16BE(at + 16 + twice + 2 * k), cmap.readUInt16BE(at + 14 + 2 * k)])
}

function groups(cmap: Buffer, at: number): Spans {
  return Array.from({ length: cmap.readUInt32BE(at + 12) }, (_, k) => [cmap.readUInt32BE(at + 16 + 12 * k), cmap.readUInt32BE(at + 20 + 12 * k)])
}
