/** The hashes that a fair deal is made of (docs/fair-deal.md): SHA-256, HMAC of it, and SHAKE-128.
 *
 * Our own few lines, because the browser's are not there where they are needed: WebCrypto knows no SHAKE, and nothing
 * at all on a page that came without TLS, as from a hall on the table in one's own house. A test compares them with it.
 */

/** UTF-8 of any text. Half of a pair of surrogates, which no text should have, is written as it is and not mended. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = []
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return Uint8Array.from(bytes)
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The first 32 bits behind the point of a root of each of the first primes. */
function fractions(count: number, root: number): Uint32Array {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) {
    if (Array.from({ length: n - 2 }, (_, k) => k + 2).some((k) => n % k === 0)) continue
    found.push((n ** (1 / root) % 1) * 2 ** 32)
  }
  return Uint32Array.from(found)
}
const ROUND = fractions(64, 3)
const START = fractions(8, 2)

export function sha256(bytes: Uint8Array): Uint8Array {
  const blocks = Math.ceil((bytes.length + 9) / 64)
  const padded = new Uint8Array(blocks * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0)
  const state = START.slice()
  const w = new Uint32Array(64)
  const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n))
  for (let block = 0; block < blocks; block++) {
    for (let k = 0; k < 16; k++) w[k] = view.getUint32(block * 64 + k * 4)
    for (let k = 16; k < 64; k++) {
      const [a, b] = [w[k - 15]!, w[k - 2]!]
      w[k] = w[k - 16]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[k - 7]! + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))
    }
    const v = Array.from(state)
    for (let k = 0; k < 64; k++) {
      const [a, b, c, , e, f, g, h] = v as [number, number, number, number, number, number, number, number]
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[k]! + w[k]!) | 0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      v.pop()
      v.unshift((one + two) | 0)
      v[4] = (v[4]! + one) | 0
    }
    v.forEach((value, k) => (state[k] = state[k]! + value))
  }
  const out = new DataView(new ArrayBuffer(32))
  state.forEach((value, k) => out.setUint32(k * 4, value))
  return new Uint8Array(out.buffer)
}

/** HMAC-SHA256 under one key; a seed is the key of thousands of draws. */
export function hmacUnder(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > 64 ? sha256(key) : key
  const pad = (by: number): Uint8Array => Uint8Array.from({ length: 64 }, (_, k) => (short[k] ?? 0) ^ by)
  const [inner, outer] = [pad(0x36), pad(0x5c)]
  return (message) => sha256(joined(outer, sha256(joined(inner, message))))
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

const RATE = 168
/** Where each lane goes, and by how much it is turned on the way. */
const TRACK: { at: number; by: number }[] = []
for (let k = 0, x = 1, y = 0; k < 24; k++) {
  ;[x, y] = [y, (2 * x + 3 * y) % 5]
  TRACK.push({ at: x + 5 * y, by: (((k + 1) * (k + 2)) / 2) % 64 })
}
/** The constants of the 24 rounds, low and high half, from the shift register that defines them. */
const IOTA: [number, number][] = []
for (let k = 0, register = 1; k < 24; k++) {
  const halves: [number, number] = [0, 0]
  for (let j = 0; j < 7; j++) {
    const bit = 2 ** j - 1
    if (register & 1) halves[bit < 32 ? 0 : 1] |= 1 << (bit % 32)
    register = register & 0x80 ? (register << 1) ^ 0x171 : register << 1
  }
  IOTA.push(halves)
}

/** Keccak-f[1600] on 25 lanes of 64 bits, each as its low and its high half. */
function permute(lo: Int32Array, hi: Int32Array): void {
  const [cl, ch] = [new Int32Array(5), new Int32Array(5)]
  for (let round = 0; round < 24; round++) {
    for (let x = 0; x < 5; x++) {
      cl[x] = lo[x]! ^ lo[x + 5]! ^ lo[x + 10]! ^ lo[x + 15]! ^ lo[x + 20]!
      ch[x] = hi[x]! ^ hi[x + 5]! ^ hi[x + 10]! ^ hi[x + 15]! ^ hi[x + 20]!
    }
    for (let x = 0; x < 5; x++) {
      const [a, b] = [(x + 4) % 5, (x + 1) % 5]
      const dl = cl[a]! ^ ((cl[b]! << 1) | (ch[b]! >>> 31))
      const dh = ch[a]! ^ ((ch[b]! << 1) | (cl[b]! >>> 31))
      for (let y = 0; y < 25; y += 5) {
        lo[x + y]! ^= dl
        hi[x + y]! ^= dh
      }
    }
    let [l, h] = [lo[1]!, hi[1]!]
    for (const { at, by } of TRACK) {
      const [nl, nh] = [lo[at]!, hi[at]!]
      const n = by % 32
      const [a, b] = by < 32 ? [l, h] : [h, l]
      lo[at] = n ? (a << n) | (b >>> (32 - n)) : a
      hi[at] = n ? (b << n) | (a >>> (32 - n)) : b
      ;[l, h] = [nl, nh]
    }
    for (let y = 0; y < 25; y += 5) {
      const [rl, rh] = [lo.slice(y, y + 5), hi.slice(y, y + 5)]
      for (let x = 0; x < 5; x++) {
        lo[y + x] = rl[x]! ^ (~rl[(x + 1) % 5]! & rl[(x + 2) % 5]!)
        hi[y + x] = rh[x]! ^ (~rh[(x + 1) % 5]! & rh[(x + 2) % 5]!)
      }
    }
    lo[0]! ^= IOTA[round]![0]
    hi[0]! ^= IOTA[round]![1]
  }
}

/** The first bytes of SHAKE-128 of something shorter than a block: a key of 32 bytes is all that it is asked of. */
export function shake128(bytes: Uint8Array, length: number): Uint8Array {
  if (bytes.length >= RATE) throw new Error('longer than a block')
  const block = new Uint8Array(200)
  block.set(bytes)
  block[bytes.length]! ^= 0x1f
  block[RATE - 1]! ^= 0x80
  const view = new DataView(block.buffer)
  const lo = Int32Array.from({ length: 25 }, (_, k) => view.getInt32(k * 8, true))
  const hi = Int32Array.from({ length: 25 }, (_, k) => view.getInt32(k * 8 + 4, true))
  const out = new Uint8Array(Math.ceil(length / RATE) * RATE)
  for (let start = 0; start < length; start += RATE) {
    permute(lo, hi)
    for (let k = 0; k < RATE / 8; k++) {
      view.setInt32(k * 8, lo[k]!, true)
      view.setInt32(k * 8 + 4, hi[k]!, true)
    }
    out.set(block.subarray(0, RATE), start)
  }
  return out.subarray(0, length)
}
