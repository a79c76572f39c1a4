import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Pack } from '../../generated/senjutsu-pack'
import { flaw } from '../wellformed'
import { cardFace, valuesOf, wrapped } from './cards'
import { CARD_KANJI, STATUS_KANJI } from './kanji'
import { duelBack, statusFace } from './status'
import { movement, payloadSigns } from './glyphs'
import { readPart } from './reading'

const pack = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../src/tatami/games/senjutsu/data/house.json'), 'utf-8')) as Pack
const card = (slug: string) => pack.cards.find((one) => one.slug === slug)!
const face = (slug: string, compact = false): string => cardFace(card(slug), { name: card(slug).name['en'] ?? '', text: 'Attack the cell in front: 1 wound. In Aggression, deal 1 wound more.', compact })

/** What is left of a drawing without its colours and without its name. */
const form = (drawing: string): string => drawing.replace(/(fill|stroke)="[^"]*"/g, '').replace(/<text[^>]*art-name[^>]*>[^<]*<\/text>/g, '')

describe('the cards of the house', () => {
  it('are all drawn, in both sizes, as sound SVG', () => {
    for (const each of pack.cards)
      for (const compact of [false, true]) {
        const drawn = cardFace(each, { name: each.name['uk'] ?? '', text: each.name['ru'] ?? '', compact })
        expect(flaw(drawn), each.slug).toBeNull()
        expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
      }
    for (const each of pack.statuses) expect(flaw(statusFace(each, { name: each.name['en'] ?? '' })), each.slug).toBeNull()
    expect(flaw(duelBack())).toBeNull()
  })
  it('differ from each other without any colour and without their names', () => {
    const forms = new Map<string, string>()
    for (const each of pack.cards) {
      const drawn = form(cardFace(each, { name: '' }))
      expect(forms.get(drawn), each.slug).toBeUndefined()
      forms.set(drawn, each.slug)
    }
  })
  it('have one to three signs of their own, and no card that is none has any', () => {
    expect(Object.keys(CARD_KANJI).sort()).toEqual(pack.cards.map(({ slug }) => slug).sort())
    expect(Object.keys(STATUS_KANJI).sort()).toEqual(pack.statuses.map(({ slug }) => slug).sort())
    const signs = [...Object.values(CARD_KANJI), ...Object.values(STATUS_KANJI)] as string[]
    expect(new Set(signs).size).toBe(signs.length)
    expect(signs.filter((each) => [...each].length < 1 || [...each].length > 3)).toEqual([])
  })
  it('say their rank by notches and signs, not by colour alone', () => {
    const feet = ['plain_cut', 'low_sweep', 'severing_cut', 'riposte', 'storm_of_steel', 'katana_cut'].map((slug) => (face(slug).match(/cy="137.2"/g) ?? []).length)
    expect(feet).toEqual([1, 1, 2, 3, 4, 0])
  })
})

describe('a face', () => {
  it('shows the values at which its card can act', () => {
    expect([card('plain_cut'), card('plain_guard'), card('three_speed_feint'), card('unbroken_wall'), card('riposte')].map(valuesOf)).toEqual(['5', '6–2', '8·5·2', '9–2', ''])
  })
  it('shows the pack’s own signs before the house’s', () => {
    expect(cardFace({ ...card('plain_cut'), kanji: '花' }, { name: '' })).toContain('花')
    expect(cardFace({ ...card('plain_cut'), slug: 'of_another_pack' }, { name: 'Crane Step' })).toContain('Crane Step')
  })
  it('shows each part below a line, with its own initiative', () => {
    expect(face('storm_of_steel').match(/M5,[\d.]+H95/g)).toHaveLength(2)
    for (const value of ['5', '2']) expect(face('storm_of_steel')).toContain(`>${value}</text>`)
    expect(face('plain_cut')).not.toMatch(/M5,[\d.]+H95/)
  })
  it('shows the values of a cell that is not blocked at every one', () => {
    expect(face('high_guard')).toContain('>9·8</text>')
    expect(face('high_guard')).toContain('>7·6</text>')
  })
  it('keeps names of three long words whole in a small hand', () => {
    const told = cardFace(card('hidden_vipers_fang'), { name: 'Скрытый клык гадюки', compact: true })
    expect(told).toContain('гадюки')
    expect(told).not.toContain('…')
  })
  it('escapes whatever a pack calls its cards', () => {
    const told = cardFace({ ...card('plain_cut'), kanji: '<b>' }, { name: '<script>"&', text: '<i>' })
    expect(told).not.toContain('<script>')
    expect(flaw(told)).toBeNull()
  })
})

describe('signs', () => {
  it('of movement differ: may, must, how far, up to how far', () => {
    const steps = [{ step: 1, dirs: ['F'] }, { step: 1, dirs: ['F'], must: true }, { step: 2, dirs: ['F'] }, { step: 2, dirs: ['F'], up_to: true }, { turn: 1 }, { turn: 2 }, { turn: 2, up_to: true }, { turn: 1, must: true }, { step: 1, dirs: ['F', 'FL'] }]
    expect(new Set(steps.map((atom) => movement(atom as Parameters<typeof movement>[0]))).size).toBe(steps.length)
    // What must be done differs from what may by more than its tint: an arrow filled with ink, a disc in the loop.
    expect(movement({ turn: 1, must: true })).toContain('<circle')
    expect(movement({ turn: 1 })).not.toContain('<circle')
  })
  it('of what is suffered differ in form', () => {
    const words = ['w', 'heavy', 'stun', 'limp', 'poison', 'push', 'pull', 'rotate', 'defeat', 'mark'] as const
    const drawn = words.map((word) => payloadSigns({ [word]: 1 }, '#000').join(''))
    expect(new Set(drawn).size).toBe(words.length)
    expect(payloadSigns({ w: 2 }, '#000')).not.toEqual(payloadSigns({ w: 1 }, '#000'))
    expect(payloadSigns({ push: 2 }, '#000')).not.toEqual(payloadSigns({ push: 1 }, '#000'))
  })
  it('keep what opens behind a gate apart from what always counts', () => {
    const { cells, rows } = readPart(card('low_sweep').parts[0]!)
    expect(cells.get('F')?.map(({ gate }) => gate)).toEqual([0, 1])
    expect(rows).toHaveLength(1)
    expect(rows[0]?.gates).toHaveLength(1)
  })
  it('say every choice, one after the other', () => {
    expect(readPart(card('clear_head').parts[0]!).rows.filter(({ or }) => or)).toHaveLength(2)
  })
})

describe('words on a card', () => {
  it('end at a whole word', () => {
    expect(wrapped('Step back, back-left or back-right. Block the cell in front', 8, 2).at(-1)).toMatch(/\p{L}…$/u)
    expect(wrapped('Parry', 12, 2)).toEqual(['Parry'])
  })
})
