/** For the tests of this room: a small pack, and a hall that keeps decks as the real one does. */
import type { Card, Pack } from '../../generated/senjutsu-pack'
import type { CheckedDeck, DeckEntry, KeptDeck } from '../../generated/wire'

const card = (slug: string, more: Partial<Card> = {}): Card => ({
  id: slug.toUpperCase(), slug, name: { en: slug.replaceAll('_', ' '), uk: `${slug} українською` }, pool: 'basic', types: ['attack'], rank: 'wood', copies: 3, initiative: 5, parts: [{ effects: [] }], ...more,
})

export const PACK: Pack = {
  format: 1, game: 'senjutsu', name: 'house', version: 1,
  cards: [
    card('plain_cut'),
    card('steel_guard', { types: ['defence'], rank: 'steel', initiative: { range: [7, 3] }, school: 'crane' }),
    card('deep_breath', { types: ['meditation'], initiative: null, keywords: ['instant'], timing: 'start_of_turn', cost: 1 }),
    card('tiger_leap', { pool: 'personal', owner: 'student', rank: 'gold', initiative: { choose: [8, 2] }, cost: 2, alt_initiative: { value: 9, pay: 1 } }),
    card('wolf_bite', { pool: 'personal', owner: 'ronin' }),
    card('katana_cut', { pool: 'core_weapon', weapon: 'katana', rank: 'core', types: ['core', 'attack'] }),
    card('naginata_sweep', { pool: 'core_weapon', weapon: 'naginata', rank: 'core', types: ['core', 'attack'] }),
  ],
  statuses: [],
  characters: [
    { id: 'student', name: { en: 'Student', uk: 'Учень' }, epithet: { en: 'Tiger' }, symbol: 'tiger', advantage: 10, hand_limit: 5, wound_limit: 5, weapons: ['katana'], default_weapon: 'katana_cut', core_ability: 'x', favourite_kamae: 'balance', kamae_tree: { start: 'neutral', nodes: [], branches: [] } },
    { id: 'ronin', name: { en: 'Ronin' }, epithet: { en: 'Wolf' }, symbol: 'wolf', advantage: 20, hand_limit: 5, wound_limit: 5, weapons: ['katana', 'naginata'], default_weapon: 'naginata_sweep', core_ability: 'x', favourite_kamae: 'balance', kamae_tree: { start: 'neutral', nodes: [], branches: [] } },
  ],
  schools: [{ id: 'crane', name: { en: 'Crane' } }],
  terrain: [], battlefields: [],
  decks: [{ id: 'student_signature', name: { en: 'Tiger’s Path' }, plan: { en: 'Strike first.' }, character: 'student', weapon: 'katana_cut', cards: { plain_cut: 3, tiger_leap: 1 } }],
}

const TEXTS = {
  name: 'house', sha256: '00', lang: 'en', statuses: {},
  cards: Object.fromEntries(PACK.cards.map(({ slug, name }) => [slug, { name: name['en'], frame: ['Attack', 'Wood'], text: `What ${slug} does.` }])),
}

/** Reads the file form as the hall does, as far as these tests write it. Legal is what has four cards. */
export function checkedText(text: string): CheckedDeck {
  const fields = Object.fromEntries([...text.matchAll(/^(name|character|weapon): (.*)$/gm)].map(([, field, value]) => [field, value]))
  const cards = Object.fromEntries([...text.matchAll(/^(\d+) (\S+)$/gm)].map(([, count, slug]) => [slug ?? '', Number(count)]))
  const rest = text.split('\n').filter((line) => line && !/^(name|character|weapon): |^\d+ \S+$/.test(line))
  const count = Object.values(cards).reduce((sum, one) => sum + one, 0)
  const unread = rest.filter((line) => !line.startsWith('#')).map((line) => ({ code: 'deck-file-line', clauses: [], facts: { line: 1, text: line }, text: `What is “${line}”?` }))
  const size = count === 4 ? [] : [{ code: 'deck-size', clauses: ['SJT-240'], facts: { given: count, size: 4 }, text: `A deck has 4 cards, this one has ${count}.` }]
  const faults = [...unread, ...size]
  return { name: fields['name'] ?? '', character: fields['character'] ?? '', weapon: fields['weapon'] ?? '', cards, count, rest, faults, fits: faults.length ? '' : 'matched', line: faults.length ? '' : `bring ${fields['weapon']}: ${Object.entries(cards).map(([slug, one]) => `${slug}*${one}`).join(', ')}` }
}

interface Row {
  pack: string
  name: string
  text: string
  revision: number
}

/** A hall of one account: what it keeps, what was asked of it, and what it refuses next. */
export class FakeHall {
  rows = new Map<string, Row>()
  asked: { method: string; path: string; body: Record<string, unknown> }[] = []
  away = false
  #next = 1

  readonly fetch = (path: string, { method = 'GET', body = '{}' }: { method?: string; body?: string } = {}): Promise<Response> => {
    const given = JSON.parse(body) as Record<string, unknown>
    this.asked.push({ method, path, body: given })
    if (this.away) return Promise.reject(new Error('away'))
    const [status, answer] = this.#answer(method, path, given)
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(answer), { status }))
  }

  told(id: string): KeptDeck {
    const { pack, name, text, revision } = this.rows.get(id)!
    const checked = checkedText(text)
    const { character, weapon, count, fits, line, faults } = checked
    const entry: DeckEntry = { id, revision, pack, name, changed_at: 0, character, weapon, count, faults: faults.length, fits, line, is_pack_here: true, is_pack_changed: false }
    return { entry, text, checked }
  }

  /** As another tab would have saved it. */
  write(id: string, row: Omit<Row, 'revision'>): void {
    this.rows.set(id, { ...row, revision: (this.rows.get(id)?.revision ?? 0) + 1 })
  }

  #answer(method: string, path: string, body: Record<string, unknown>): [number, unknown] {
    const [place = ''] = path.split('?')
    if (place === '/api/games') return [200, []]
    if (place.endsWith('/texts')) return [200, TEXTS]
    if (place.endsWith('/check')) return [200, checkedText(String(body['text']))]
    if (place === '/api/games/senjutsu/data/house') return [200, PACK]
    if (place === '/api/me/decks' && method === 'GET') return [200, { decks: [...this.rows.keys()].map((id) => this.told(id).entry), most: 100 }]
    if (place === '/api/me/decks') return [201, this.#keep(`d${this.#next++}`, body)]
    const id = place.split('/').at(-1) ?? ''
    const row = this.rows.get(id)
    if (!row) return [404, { code: 'no-such-deck', title: 'This deck is gone.' }]
    if (method === 'GET') return [200, this.told(id)]
    if (method === 'DELETE') return this.rows.delete(id), [204, null]
    if (body['revision'] !== row.revision) return [409, { code: 'deck-has-changed', title: 'Changed elsewhere.', facts: { name: row.name, revision: row.revision } }]
    return [200, this.#keep(id, { ...row, ...body })]
  }

  #keep(id: string, { pack, name = '', text }: Record<string, unknown>): KeptDeck {
    this.write(id, { pack: String(pack), name: String(name), text: String(text) })
    return this.told(id)
  }
}
