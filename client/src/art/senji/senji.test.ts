import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defs } from '../patterns'
import { flaw } from '../wellformed'
import { ANIMAL_NAMES } from './animals'
import {
  cord,
  diplomacyBack,
  diplomacyFace,
  foldedLetter,
  kindSign,
  lotStand,
  promiseStrip,
  sealedBid,
  type DiplomacyKind,
} from './diplomacy'
import { FAMILIES, LANDS, familyCrest, familyDefs, roundel, weave, type Family } from './families'
import { hanafudaBack, hanafudaFace, type Hanafuda } from './hanafuda'
import { RELATION_KANJI, SENJI_SAMURAI_KANJI } from './kanji'
import * as map from './mapdress'
import * as moves from './moves'
import * as pieces from './pieces'
import { PLANTS } from './plants'
import { samuraiFace, type Samurai } from './samurai'
import { SEASONS, sandGlass, seasonWheel } from './wheel'

const NASTY = `O'Neil & <b>"Ōda"</b>`
const ESCAPED = 'O&#39;Neil &#38; &#60;b&#62;&#34;Ōda&#34;&#60;/b&#62;'
const CLANS: readonly Family[] = [...FAMILIES, 'emperor']
const KAMI = ['military', 'diplomat', 'economist'] as const

/** The deck of the rules: A animal, T ribbon, S sun, - plain. */
const DECK: Record<(typeof PLANTS)[number], string> = {
  pine: '- T - crane T S - deer T - tortoise S',
  plum: 'warbler T S - boar T - hare S - T -',
  iris: '- cuckoo T - butterfly S - T - carp T S',
  kiku: '- swallow S - T - fox T S - goose T',
}
const SYMBOLS: Record<string, Hanafuda['symbol']> = { '-': '', T: 'tanzaku', S: 'sun' }
const HANAFUDA: Hanafuda[] = PLANTS.flatMap((colour) =>
  DECK[colour].split(' ').map((cell, i): Hanafuda => {
    const symbol = SYMBOLS[cell]
    return symbol === undefined ? { colour, value: i + 1, symbol: 'animal', animal: cell } : { colour, value: i + 1, symbol }
  }),
)
const titled = (face: Hanafuda): string => `${face.colour} ${face.value}`
const wordless = (drawing: string): string => drawing.replace(/<text.*?<\/text>/g, '')
const texts = (drawing: string): string[] => [...drawing.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, words = '']) => words)

describe('hanafuda', () => {
  it('has 48 faces, all animals among them', () => {
    expect(HANAFUDA.length).toBe(48)
    expect(HANAFUDA.flatMap((face) => face.animal ?? []).sort()).toEqual([...ANIMAL_NAMES].sort())
  })
  it.each(HANAFUDA.map((face) => [titled(face), face] as const))('%s is well-formed and shows its value', (_, face) => {
    for (const small of [false, true]) {
      expect(flaw(hanafudaFace(face, { small }))).toBeNull()
      expect(texts(hanafudaFace(face, { small }))[0]).toBe(String(face.value))
      expect(hanafudaFace(face, { small })).toBe(hanafudaFace({ ...face }, { small }))
    }
  })
  it('no two pictures are alike, even without their numbers and signs', () => {
    expect(new Set(HANAFUDA.map((face) => wordless(hanafudaFace(face)))).size).toBe(48)
  })
  /** What only a cushion or a blossom of each plant has. */
  const HEARTS = { pine: 'fill="#8b5a2b"', plum: 'r="2.6" fill="#f2d27a"', iris: 'fill="#f2c94c"', kiku: 'r="4" fill="#8a5d08"' }
  it.each(PLANTS)('%s: as many blossoms as the value', (plant) => {
    const count = (value: number): number => hanafudaFace({ colour: plant, value, symbol: '' }).split(HEARTS[plant]).length - 1
    const values = Array.from({ length: 12 }, (_, i) => i + 1)
    expect(values.map(count)).toEqual(values)
  })
  it('a plant nobody has drawn has leaves and its letter', () => {
    for (const colour of ['maple', 'toString', ''])
      for (const symbol of ['plain', 'animal', 'sun', 'tanzaku'] as const)
        expect(flaw(hanafudaFace({ colour, value: 13, symbol }))).toBeNull()
    expect(texts(hanafudaFace({ colour: '<b', value: 3, symbol: 'plain' }))).toEqual(['3', '&#60;'])
  })
  it('an animal nobody has drawn is a toy, not an empty card', () => {
    const strange = hanafudaFace({ colour: 'plum', value: 3, symbol: 'animal', animal: 'toString' })
    expect(strange).toBe(hanafudaFace({ colour: 'plum', value: 3, symbol: 'animal', animal: 'dragon' }))
    expect(flaw(strange)).toBeNull()
    expect(wordless(strange)).not.toBe(wordless(hanafudaFace({ colour: 'plum', value: 3, symbol: '' })))
  })
})

describe('diplomacy', () => {
  const KINDS: readonly (readonly [DiplomacyKind, string?])[] = [
    ...Object.keys(RELATION_KANJI).map((relation) => ['member', relation] as const),
    ['member', 'uncle'],
    ['support'],
    ['trade'],
    ['dummy'],
  ]
  it.each(CLANS.flatMap((family) => KINDS.map(([kind, relation]) => [family, kind, relation] as const)))(
    '%s %s %s',
    (family, kind, relation) => {
      const face = (name: string, small = false): string => diplomacyFace({ family, kind, relation, value: 4, name }, { small })
      expect(flaw(face(NASTY))).toBeNull()
      expect(flaw(face(NASTY, true))).toBeNull()
      expect(texts(face(NASTY)).at(-1)).toBe(ESCAPED)
      expect(texts(face('x'))[0]).toBe('4')
      expect(texts(face('x', true))[0]).toBe('4')
      expect(texts(face('x', true))).not.toContain('x')
    },
  )
  it('families and kinds look different without words', () => {
    const faces = CLANS.flatMap((family) =>
      (['member', 'support', 'trade', 'dummy'] as const).map((kind) =>
        wordless(diplomacyFace({ family, kind, value: 1, name: 'x' })),
      ),
    )
    expect(new Set(faces).size).toBe(faces.length)
  })
  it('a relation has its own kanji, an unknown one is a person', () => {
    const signs = (relation: string): string[] =>
      texts(diplomacyFace({ family: 'red', kind: 'member', relation, value: 2, name: 'x' })).slice(1, -1)
    expect(signs('grandfather')).toEqual(['祖', '父'])
    expect(signs('constructor')).toEqual(['人'])
  })
})

describe('samurai', () => {
  const ids = Object.keys(SENJI_SAMURAI_KANJI)
  const card = (id: string, kami: Samurai['kami'] = 'military'): Samurai => ({ id, kami, name: 'x', initial: 'Z', honour: 7 })
  it.each([...ids, 'somebody', 'toString'])('%s', (id) => {
    for (const kami of KAMI)
      for (const options of [{}, { small: true }, { dead: true }, { dead: true, small: true }]) {
        const face = samuraiFace({ ...card(id, kami), name: NASTY }, options)
        expect(flaw(face)).toBeNull()
        expect(texts(face)).toContain('7')
        expect(texts(face)).toContain('Z')
        expect(texts(face).includes(ESCAPED)).toBe(!('small' in options))
      }
    expect(samuraiFace(card(id))).toBe(samuraiFace(card(id)))
  })
  it('eighteen portraits, and none is another', () => {
    const military = new Set(['baba', 'chosokabe', 'hosokawa', 'mori', 'oda', 'shimazu', 'wakizaka', 'yamagata'])
    const faces = ids.map((id) => wordless(samuraiFace(card(id, military.has(id) ? 'military' : 'diplomat'))))
    expect(new Set(faces).size).toBe(18)
  })
  it('the dead bear the sign of a kami', () => {
    expect(texts(samuraiFace(card('oda'), { dead: true }))).toContain('神')
    expect(texts(samuraiFace(card('oda')))).not.toContain('神')
  })
})

describe('everything else', () => {
  const box = [0, 0, 100, 100] as const
  const d = map.carve([
    [0, 0],
    [60, 5],
    [30, 70],
  ])
  const drawings: Record<string, string> = {
    hanafudaBack: hanafudaBack({ label: 'a "b"' }),
    backs: diplomacyBack() + diplomacyBack('red') + sealedBid() + sealedBid('blue', { label: NASTY }),
    winter: foldedLetter() + lotStand() + lotStand(3) + kindSign('trade'),
    cords: (['open', 'tied', 'done'] as const).map((state) => cord(state) + cord(state, { across: true })).join(''),
    promises: (['made', 'kept', 'broken'] as const).map((state) => promiseStrip('green', state)).join(''),
    wheels: SEASONS.map((season, i) => seasonWheel(season, i * 3 + 1)).join(''),
    glasses: [-1, 0, 0.01, 0.38, 0.99, 1, 2].map((left) => sandGlass(left)).join(''),
    tokens: pieces.orderToken() + pieces.orderToken('march', { may: true }) + pieces.orderToken('production', { chosen: true }),
    marks: moves.battleSeal() + pieces.torii() + pieces.alone(pieces.torii(), pieces.BOX.torii, { label: NASTY }),
    arrows: moves.brushArrow([0, 0], [100, 40]) + moves.brushArrow([5, 5], [5, 5]) + moves.brushArrow([50, 0], [40, 3], -0.4),
    map:
      map.mapDefs('m', box) +
      map.landscape('m', box, {
        provinces: LANDS.map((land) => ({ d, land })),
        borders: [d],
        crossings: [d],
        seaBoundaries: [d],
        decor: [
          { d, kind: 'island' },
          { d, kind: 'lake' },
        ],
      }) +
      map.legalLand(d) +
      map.chosenLand(d) +
      map.hem(d, 'red') +
      map.curtain(0, 0, 80) +
      map.placeName(1, 2, NASTY) +
      map.seaName(1, 2, '北海', NASTY) +
      map.grain('m', box),
  }
  for (const family of CLANS)
    drawings[family] =
      familyCrest(family) +
      roundel(family, { label: 'x' }) +
      pieces.fortress(family) +
      pieces.unitTag(family, 12) +
      pieces.nobori(family, 'economist', '<') +
      pieces.ship(family, 3, { may: true, done: true, samurai: [['B', 'military']] }) +
      moves.dieFace(family) +
      moves.dieFace(family, { aside: true }) +
      pieces.honourMarker(family, { own: true, beyond: 70 })

  it.each(Object.entries(drawings))('%s is well-formed', (_, drawing) => expect(flaw(drawing)).toBeNull())
  it('all crests and all weaves differ', () => {
    expect(new Set(CLANS.map((family) => wordless(familyCrest(family)))).size).toBe(7)
    expect(new Set(LANDS.map((land) => weave(land, 'w').replaceAll(land, ''))).size).toBe(8)
  })
  it('no id is written twice, and every one that is used is there', () => {
    const cards =
      HANAFUDA.map((face) => hanafudaFace(face)).join('') +
      CLANS.map((family) => diplomacyFace({ family, kind: 'support', value: 1, name: 'x' })).join('')
    const page = defs() + familyDefs() + Object.values(drawings).join('') + cards
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((found) => found[1])
    const used = [...page.matchAll(/url\(#([^)]+)\)/g)].map((found) => found[1])
    expect(new Set(ids).size).toBe(ids.length)
    expect([...new Set(used)].filter((id) => !ids.includes(id))).toEqual([])
    expect(used.length).toBeGreaterThan(0)
  })
  it('numbers are shown', () => {
    expect(texts(pieces.unitTag('red', 12))).toEqual(['12'])
    expect(texts(pieces.ship('red', 5, { samurai: [['B', 'military']] }))).toEqual(['B', '5'])
    expect(texts(pieces.honourMarker('red', { beyond: 70 }))).toEqual(['+70'])
    expect(texts(seasonWheel('winter', 4)).at(-1)).toBe('四')
    expect(texts(seasonWheel('winter', 14)).at(-1)).toBe('14')
  })
  it('the sand falls', () => {
    const upper = (left: number): number => Number(/M0,([-\d.]+)L[\d.]+,[-\d.]+/.exec(sandGlass(left))?.[1])
    expect([0.9, 0.5, 0.1].map(upper)).toEqual([...[0.9, 0.5, 0.1].map(upper)].sort((a, b) => a - b))
    expect(upper(0.9)).toBeLessThan(upper(0.1))
  })
})

describe('carved edges', () => {
  const points = (path: string): string[] => path.replace(/[MZ]/g, '').split('L')
  it('neighbours share them', () => {
    const left = map.carve([
      [0, 0],
      [50, 0],
      [50, 90],
      [0, 90],
    ])
    const right = map.carve([
      [50, 90],
      [50, 0],
      [120, 0],
    ])
    const border = points(
      map.carve(
        [
          [50, 0],
          [50, 90],
        ],
        { closed: false },
      ),
    )
    expect(border.length).toBeGreaterThan(10)
    expect(border.filter((point) => !points(left).includes(point) || !points(right).includes(point))).toEqual([])
  })
  it('a wider map is wider', () => {
    const x = (stretch: number): number =>
      Number(
        points(
          map.carve(
            [
              [100, 0],
              [90, 50],
            ],
            { closed: false, stretch },
          ),
        )[0]?.split(',')[0],
      )
    expect(x(1.17) / x(1)).toBeCloseTo(1.17, 2)
  })
})

describe('the colours', () => {
  const sheet =
    readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf-8') +
    readFileSync(join(import.meta.dirname, '../../boards/senji/families.css'), 'utf-8')
  /** The last value of a variable in that theme, or its value by day. */
  const value = (name: string, night: boolean): string => {
    const blocks = [...sheet.matchAll(/(:root[^{]*)\{([^}]*)\}/g)].filter(
      ([, selector = '']) => !selector.includes('night') || night,
    )
    const found = blocks.flatMap(([, , body = '']) =>
      [...body.matchAll(new RegExp(`${name}: (#[0-9a-f]{6})`, 'g'))].map(([, hex]) => hex),
    )
    return found.at(-1) ?? 'missing'
  }
  const light = (hex: string): number =>
    [1, 3, 5]
      .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
      .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
      .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i]!, 0)
  const contrast = (a: string, b: string): number => {
    const [low = 0, high = 0] = [light(a), light(b)].sort((x, y) => x - y)
    return (high + 0.05) / (low + 0.05)
  }
  it.each(CLANS)('%s: text on the cloth, the name on paper and mat', (family) => {
    expect(contrast(value(`--fam-${family}`, false), value(`--on-fam-${family}`, false))).toBeGreaterThanOrEqual(4.5)
    for (const night of [false, true])
      for (const ground of ['--washi', '--washi-shade', '--mat', '--raised'])
        expect(contrast(value(`--fam-${family}-ink`, night), value(ground, night)), `${ground} ${night}`).toBeGreaterThanOrEqual(
          4.5,
        )
  })
  it.each(LANDS)('%s: names of places on its weave', (land) => {
    expect(contrast(value(`--weave-${land}`, false), '#1d1a17')).toBeGreaterThanOrEqual(4.5)
  })
  it.each(KAMI)('%s: the initial on the cloth', (kami) => {
    expect(contrast(value(`--kami-${kami}`, false), '#fff6e4')).toBeGreaterThanOrEqual(4.5)
  })
})
