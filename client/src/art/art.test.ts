import { describe, expect, it } from 'vitest'
import { SAMURAI_SWORD, SHINOBI, TENNO } from '../generated/cards'
import { GAMES as SHELF } from '../generated/games'
import { deckBack, pile, seatBack } from './backs'
import { CLANS, clanCrest, clanDefs, clanRoundel } from './clans'
import { CREST_NAMES, SEAT_CRESTS, crest, mon } from './crests'
import { PATHS } from './icons'
import { MORE } from './moreicons'
import { cloth, defs, logo } from './patterns'
import { characterFace, roleFace, samuraiFace, type Character } from './samurai'
import { scroll } from './scrolls'
import { seal } from './seals'
import { armyStack, clanBack, clanFace, clanLifted, shield, shinobiFace, stackHeight } from './shinobi'
import { blossom, ninjaStar, propertySign, resilienceDot, roleSign } from './signs'
import { prison, tennoFace } from './tenno'
import { flaw } from './wellformed'

const NASTY = `O'Neil & <b>"Ōda"</b>`
const ESCAPED = 'O&#39;Neil &#38; &#60;b&#62;&#34;Ōda&#34;&#60;/b&#62;'

type Face = (name: string, small: boolean) => string
const NUMBERS = { reach: 4, wounds: 2, bonus: 3, resilience: 5, stars: 2 }
const kinds = (group: object): string[] => Object.keys(group)

const FACES: Record<string, Face> = {}
for (const kind of kinds(TENNO.kinds)) FACES[`tenno ${kind}`] = (name, small) => tennoFace(kind, name, { small })
for (const group of [SAMURAI_SWORD.weapons, SAMURAI_SWORD.actions, SAMURAI_SWORD.properties])
  for (const kind of kinds(group)) FACES[`samurai ${kind}`] = (name, small) => samuraiFace(kind, name, NUMBERS, { small })
for (const who of kinds(SAMURAI_SWORD.characters) as Character[])
  FACES[`character ${who}`] = (name, small) => characterFace(who, name, NUMBERS, { small })
for (const role of ['shogun', 'samurai', 'ninja_1', 'ninja_2', 'ninja_3', 'ronin'])
  FACES[`role ${role}`] = (name, small) => roleFace(role, name, NUMBERS, { small })
for (const kind of [...SHINOBI.clans, 'ninja']) FACES[`shinobi ${kind}`] = (name, small) => shinobiFace(kind, name, { small })
for (const clan of CLANS) FACES[`secret ${clan}`] = (name, small) => clanFace(clan, name, small ? { label: name } : {})

describe.each(Object.entries(FACES))('%s', (_, face) => {
  it('is well-formed, large and small', () => {
    expect(flaw(face('Крестьянин', false))).toBeNull()
    expect(flaw(face('Крестьянин', true))).toBeNull()
  })
  it('prints the name, escaped', () => {
    expect(face(NASTY, false)).toContain(`>${ESCAPED}</text>`)
    expect(flaw(face(NASTY, false))).toBeNull()
  })
  it('is the same each time', () => expect(face('Bō', false)).toBe(face('Bō', false)))
})

describe('numbers', () => {
  it.each(Object.entries(TENNO.kinds))('Tenno: %s', (kind, { value }) => {
    const number = `fill="[^"]+">${value || 'X'}</text>`
    expect(tennoFace(kind, 'x')).toMatch(new RegExp(number))
    expect(tennoFace(kind, 'x', { small: true })).toMatch(new RegExp(number))
  })
  it('Tenno: the number of a name is not said twice', () => {
    expect(tennoFace('samurai_7', 'Самурай 7')).toContain('>Самурай</text>')
  })
  it('weapons: reach as a number, one stroke for each wound', () => {
    const strokes = (wounds: number): number => samuraiFace('katana', 'x', { reach: 7, wounds }).split('M3.4,-6.5').length - 1
    expect(samuraiFace('katana', 'x', { reach: 7 })).toContain('>7</text>')
    expect([1, 2, 3].map(strokes)).toEqual([1, 2, 3])
  })
  it('characters: one dot for each point of resilience', () => {
    const dots = (resilience: number): number => characterFace('tomoe', 'x', { resilience }).split('r="4.6"').length - 1
    expect([4, 5].map(dots)).toEqual([4, 5])
  })
  it('roles: stars', () => {
    const stars = (role: string, count: number): number => roleFace(role, 'x', { stars: count }).split('110)" d="').length - 1
    expect([stars('ninja_1', 1), stars('ninja_3', 3), stars('ronin', 0)]).toEqual([1, 3, 0])
  })
  it('piles and stacks say how many', () => {
    expect(pile(38)).toContain('>38</text>')
    expect(prison(3)).toContain('>3</text>')
    expect(prison(0)).not.toContain('<text')
    expect(armyStack('oda', 11)).toContain('>11</text>')
    expect(armyStack('oda', 0)).not.toContain('<text')
  })
  it('a large army is no higher than its mat allows', () => {
    expect(stackHeight(11)).toBe(stackHeight(5))
    expect(stackHeight(3)).toBeGreaterThan(stackHeight(2))
  })
  it('an unknown kind is an error, not an empty card', () => {
    expect(() => tennoFace('emperor', 'x')).toThrow('emperor')
    expect(() => samuraiFace('toString', 'x')).toThrow('toString')
    expect(() => shinobiFace('date', 'x')).toThrow('date')
    expect(() => roleFace('daimyo', 'x')).toThrow('daimyo')
  })
})

describe('names', () => {
  const size = (name: string): number => Number(/font-size="([\d.]+)" class="art-name"/.exec(tennoFace('monk', name))?.[1])
  it('a long name is smaller, then narrower', () => {
    expect(size('Монах')).toBe(13.5)
    expect(size('Чайная церемония')).toBeLessThan(13.5)
    expect(tennoFace('monk', 'Чайная церемония')).toContain('textLength="90"')
    expect(tennoFace('monk', 'Монах')).not.toContain('textLength')
  })
  it('a small card has none', () => expect(tennoFace('monk', 'Монах', { small: true })).not.toContain('Монах'))
  it('a spoken name is escaped; without one the drawing is silent', () => {
    expect(tennoFace('monk', 'x', { label: NASTY })).toContain(`role="img" aria-label="${ESCAPED}"`)
    expect(tennoFace('monk', 'x')).toContain('aria-hidden="true"')
  })
})

describe('everything else', () => {
  const drawings: Record<string, string> = {
    defs: defs(),
    clanDefs: clanDefs(),
    logo: logo(),
    deckBack: deckBack(),
    clanBack: clanBack(),
    shield: shield({ label: 'a "b"' }),
    blossom: blossom(),
    star: ninjaStar(),
    unknown: roleSign(null),
    shogun: roleSign('shogun'),
    armor: propertySign('armor'),
    full: resilienceDot('full'),
    empty: resilienceDot('empty'),
    lost: resilienceDot('lost'),
    mon: mon('ogi', { label: 'fan' }),
    cloth: cloth('var(--heri)', 'lozenges') + cloth('#123', 'rings', 0.1),
    seals: seal('won') + seal('lost', { label: 'x' }),
    piles: pile(0) + pile(4) + pile(140),
    stacks: armyStack('hojo', 0) + armyStack('mori', 3, { protect: true, step: 3 }),
  }
  for (const name of CREST_NAMES) drawings[`crest ${name}`] = crest(name)
  for (const clan of CLANS) drawings[`clan ${clan}`] = clanCrest(clan) + clanRoundel(clan) + clanLifted(clan)
  for (const [name, path] of Object.entries({ ...PATHS, ...MORE })) drawings[`icon ${name}`] = `<path d="${path}"/>`
  for (const game of [...SHELF.map((each) => each.name), 'go'])
    drawings[`scroll ${game}`] = scroll(game) + scroll(game, { view: 'wide' }) + scroll(game, { view: '0 0 10 10' })
  SEAT_CRESTS.forEach((name, seat) => (drawings[`back ${seat}`] = seatBack(`var(--seat-${seat + 1})`, name)))

  it.each(Object.entries(drawings))('%s is well-formed', (_, drawing) => expect(flaw(drawing)).toBeNull())

  it('no id is written twice, and every one that is used is there', () => {
    const page =
      Object.values(drawings).join('') +
      Object.values(FACES)
        .map((face) => face('x', false))
        .join('')
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((found) => found[1])
    const used = [...page.matchAll(/url\(#([^)]+)\)/g)].map((found) => found[1])
    expect(new Set(ids).size).toBe(ids.length)
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
    expect(used.length).toBeGreaterThan(0)
  })
  it('eight seats have eight crests', () => expect(new Set(SEAT_CRESTS).size).toBe(8))
  it('the title stands on the tall scroll alone', () => {
    expect(scroll('tenno')).toContain('天')
    expect(scroll('tenno', { view: 'wide' })).not.toContain('天')
  })
})

describe('the checker finds', () => {
  it.each([
    ['<g><path d="M0,0"/>', 'not closed'],
    ['<g></a>', 'closed too early'],
    ['<g a="1" a="2"/>', 'twice'],
    ['<g style="x"/>', 'style'],
    ['<g x="NaN"/>', 'number'],
    ['<text>a & b</text>', 'escaped'],
    ['<g x=1/>', 'not a tag'],
  ])('%s', (markup, reason) => expect(flaw(markup)).toContain(reason))
})
