/** The checks of `src/tatami_verify.py`, here in the browser: the hall that dealt is not asked anything.
 *
 * Function by function the same, so that both can be read side by side; a test runs both over the same records, good and
 * tampered with, and compares what they say. It knows no rules: whether these are the draws that the rules ask for is seen
 * by whoever plays the record again.
 */
import { hex, hmacUnder, sha256, shake128, utf8 } from './hashes'
import { get, has, isLine, parseLine, type Json, type Line } from './json'

const FORMAT = 1
const MOST_SEATS = 26
export const MOST_BYTES = 1 << 22
const LONGEST_LINE = 1 << 20
const ACTS = ['answer', 'take_back', 'time_up', 'resigned', 'ended']
const KINDS = ['chance', ...ACTS, 'hash', 'outcome']

/** What was checked, and how often. */
export interface Report {
  holds: true
  game: string
  seats: number
  acts: number
  deal: boolean
  receipt: string
  picks: number
  orders: number
  shuffles: number
  draws: number
  /** Of which table the record says it is. */
  table: string
}

/** Why a record is not found good: false if it does not hold, null if nothing can be said of it. */
export interface Fault {
  holds: false | null
  what: string
  line: number
  facts: Record<string, string | number>
}

class Trouble extends Error {
  constructor(readonly fault: Fault) {
    super(fault.what)
  }
}
const unreadable = (what: string, line = 0, facts = {}): Trouble => new Trouble({ holds: null, what, line, facts })
const broken = (what: string, line: number, facts = {}): Trouble => new Trouble({ holds: false, what, line, facts })

const digest = (text: string): string => hex(sha256(utf8(text)))

function seedFrom(secret: string, entropies: string[]): string {
  const shares = entropies.map((entropy, seat) => `${String.fromCharCode(65 + seat)}:${entropy}`)
  return hex(hmacUnder(utf8(secret))(utf8(shares.join(','))))
}

/** The 64-bit words of one draw. */
type Words = (label: string, counter: number, count: number) => bigint[]

function wordsOf(seed: string): Words {
  const under = hmacUnder(utf8(seed))
  return (label, counter, count) => {
    const stream = shake128(under(utf8(`${label}/${counter}`)), 8 * count)
    const view = new DataView(stream.buffer, stream.byteOffset, stream.length)
    return Array.from({ length: count }, (_, k) => view.getBigUint64(k * 8))
  }
}

/** Fisher and Yates: the last thing changes places with any up to itself, then the one before it ... */
function shuffled(words: Words, label: string, counter: number, things: bigint[]): bigint[] {
  const mixed = [...things]
  const numbers = words(label, counter, mixed.length)
  for (let last = mixed.length - 1; last > 0; last--) {
    const chosen = Number(numbers[last]! % BigInt(last + 1))
    ;[mixed[last], mixed[chosen]] = [mixed[chosen]!, mixed[last]!]
  }
  return mixed
}

const isWhole = (value: Json | undefined): value is bigint => typeof value === 'bigint'
const areWhole = (value: Json | undefined): value is bigint[] => Array.isArray(value) && value.every(isWhole)
/** Hexadecimal and nothing else: a comma in one could pass for the share of another seat. */
const areEntropies = (value: Json | undefined): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string' && /^[0-9a-f]+$/.test(each))
/** One is one, however it is written: Python finds 1, 1.0 and true alike. */
const isOne = (value: Json | undefined): boolean => value === 1n || value === 1 || value === true

type Numbered = [number: number, line: Line]

function linesOf(record: Uint8Array): Numbered[] {
  const lines: Numbered[] = []
  for (let start = 0, number = 1; start <= record.length; number++) {
    const found = record.indexOf(10, start)
    const end = found < 0 ? record.length : found
    const line = record.subarray(start, end)
    start = end + 1
    if (line.every((byte) => byte === 32 || (byte >= 9 && byte <= 13))) continue
    const parsed = line.length <= LONGEST_LINE ? parseLine(line) : null
    if (!parsed) throw unreadable('bad-line', number)
    lines.push([number, parsed])
  }
  return lines
}

/** Checks everything that can be checked from outside. */
export function verify(record: Uint8Array, receipt?: Uint8Array): Report | Fault {
  try {
    if (record.length > MOST_BYTES) throw unreadable('too-big', 0, { most: MOST_BYTES >> 20 })
    return checked(record, receipt)
  } catch (error) {
    if (error instanceof Trouble) return error.fault
    throw error
  }
}

function checked(record: Uint8Array, receipt?: Uint8Array): Report {
  const lines = linesOf(record)
  const [first, header] = lines[0] ?? [0, {}]
  if (get(header, 'tatami') !== 'record') throw unreadable('not-a-record')
  if (!isOne(get(header, 'format')) || FORMAT !== 1) throw unreadable('other-format', first)
  const [game, seats, seed] = [get(header, 'game'), get(header, 'seats'), get(header, 'seed')]
  if (typeof game !== 'string' || typeof seed !== 'string' || !isWhole(seats)) throw unreadable('bad-line', first)
  if (seats <= 0n || seats > MOST_SEATS) throw unreadable('bad-line', first)
  const table = get(header, 'table')
  const report: Report = { holds: true, game, seats: Number(seats), acts: 0, deal: false, receipt: '', picks: 0, orders: 0, shuffles: 0, draws: 0, table: typeof table === 'string' ? table : '' }
  if (has(header, 'deal')) {
    checkDeal(header, first, report.seats, seed)
    report.deal = true
  } else if (has(header, 'position')) throw unreadable('position', first)
  if (get(header, 'commitment') !== digest(seed)) throw broken('commitment', first)
  checkLines(lines.slice(1), seed, report)
  if (receipt) report.receipt = checkReceipt(receipt, header, first)
  return report
}

/** The secret is the promised one, and the seed is made of it and of a share of every seat. */
function checkDeal(header: Line, number: number, seats: number, seed: string): void {
  const deal = get(header, 'deal')
  const secret = isLine(deal) ? get(deal, 'secret') : undefined
  if (!isLine(deal) || typeof secret !== 'string') throw unreadable('bad-deal', number)
  if (has(header, 'position')) throw broken('dealt-position', number)
  if (get(deal, 'commitment') !== digest(secret)) throw broken('secret', number)
  const entropies = get(deal, 'entropies')
  if (!areEntropies(entropies) || entropies.length !== seats) throw broken('entropies', number)
  if (seed !== seedFrom(secret, entropies)) throw broken('seed', number)
}

/** Every draw is drawn once more; it takes its number from its place among them. */
function checkLines(lines: Numbered[], seed: string, report: Report): void {
  const isOld = !report.deal && !lines.some(([, line]) => has(line, 'of'))
  const words = wordsOf(seed)
  for (const [number, line] of lines) {
    if (!KINDS.some((kind) => has(line, kind))) throw unreadable('bad-line', number)
    if (has(line, 'chance')) checkDraw(number, line, words, report, isOld)
    report.acts += Number(ACTS.some((kind) => has(line, kind)))
  }
}

function checkDraw(number: number, line: Line, words: Words, report: Report, isOld: boolean): void {
  const [label, result, of, counter] = [get(line, 'chance'), get(line, 'result'), get(line, 'of'), report.draws]
  if (typeof label !== 'string' || !areWhole(result)) throw unreadable('bad-line', number)
  let expected: bigint[]
  if (isWhole(of) && of > 0n) {
    expected = [words(label, counter, 1)[0]! % of]
    report.picks += 1
  } else if (areWhole(of)) {
    expected = shuffled(words, label, counter, of)
    report.shuffles += 1
  } else if (has(line, 'of')) throw unreadable('bad-line', number)
  else {
    // An order of one thing would be a pick that hides how many options it had.
    expected = result.length !== 1 ? shuffled(words, label, counter, result.map((_, k) => BigInt(k))) : []
    report.orders += 1
  }
  report.draws += 1
  if (result.length === expected.length && result.every((each, k) => each === expected[k])) return
  throw isOld ? unreadable('old', number) : broken('draw', number, { draw: counter, label })
}

/** What a player wrote down when sitting down stands in the record; gives the letter of the seat. */
function checkReceipt(text: Uint8Array, header: Line, number: number): string {
  const receipt = parseLine(text)
  const seat = receipt ? get(receipt, 'seat') : undefined
  if (!receipt || typeof seat !== 'string' || !has(receipt, 'commitment') || !has(receipt, 'entropy')) throw unreadable('bad-receipt')
  const deal = get(header, 'deal')
  if (!isLine(deal)) throw broken('receipt-deal', number)
  if (get(receipt, 'commitment') !== get(deal, 'commitment')) throw broken('receipt-commitment', number)
  const at = seat.length === 1 ? seat.charCodeAt(0) - 65 : -1
  const share = (get(deal, 'entropies') as Json[])[at]
  if (share === undefined || get(receipt, 'entropy') !== share) throw broken('receipt-entropy', number, { seat })
  if (has(header, 'table') && has(receipt, 'table') && !isSame(get(header, 'table'), get(receipt, 'table'))) throw broken('receipt-table', number)
  return seat
}

const isSame = (a: Json | undefined, b: Json | undefined): boolean => a === b || written(a) === written(b)
const written = (value: Json | undefined): string => JSON.stringify(value, (_, each: Json) => (isWhole(each) ? Number(each) : each))
