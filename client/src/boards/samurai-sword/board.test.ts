import { fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { describe, expect, it } from 'vitest'
import { partsOf } from '../../lib/answering.svelte'
import { breakable } from './faces'
import { aidsOf, playerOf, roleOf } from './facts'
import Notes from './Notes.svelte'
import Result from './Result.svelte'
import game from './index'
import { answerByTouching, cardInHand, find, sceneOf, seatOf, sitDown, touch, type SceneName } from './testing/scenes'

const TABLES = ['play3', 'play4', 'play5', 'play6', 'play7', 'spectator'] as const
const QUESTIONS = ['geisha', 'parry', 'parry_hanzo', 'cry', 'jujutsu', 'bushido', 'bushido3', 'source', 'discard'] as const

const lights = (elements: Iterable<HTMLElement>): string[] => [...elements].map((element) => element.dataset['light'] ?? '')

describe('the seats', () => {
  for (const name of TABLES)
    for (const round of [false, true])
      it(`are all there, each with its spoken name and its number: ${name}, ${round ? 'ring' : 'strip'}`, () => {
        const { scene, box } = sitDown(name, { round })
        for (const seat of scene.others) {
          const label = seatOf(box, seat).getAttribute('aria-label') ?? ''
          const { resilience, most, honor } = playerOf(scene, seat)
          expect(label).toContain(scene.name(seat))
          expect(label).toContain(`Resilience ${resilience} of ${most}`)
          expect(label).toContain(`Honour ${honor}`)
          expect(label).not.toMatch(/undefined|NaN|samurai-sword/)
        }
        const ways = Object.values(aidsOf(scene).seats ?? {}).map((way) => (way.skipped ? '-' : String(way.difficulty)))
        const shown = [...box.querySelectorAll<HTMLElement>('[data-difficulty]')].map((disc) => disc.dataset['difficulty'])
        expect(shown.sort()).toEqual(ways.sort())
      })

  it('hide every role that is not known, and show the own one', () => {
    const { scene, box } = sitDown('play5', { round: true })
    const signs = Object.fromEntries([...box.querySelectorAll<HTMLElement>('[data-role]')].map((sign) => [sign.dataset['place'], sign.dataset['role']]))
    expect(signs).toEqual({ 'role.A': 'ninja', 'role.B': '?', 'role.C': '?', 'role.D': 'shogun', 'role.E': '?' })
    expect(scene.view.places['role.B']).toEqual(['?'])
  })

  it('know with three players that everybody but the Shogun is a Ninja', () => {
    const scene = sceneOf('play3')
    expect(scene.seats.map((seat) => roleOf(scene, seat))).toEqual(['ninja', 'ninja', 'shogun'])
  })

  it('show no face of a hand that is not ours', () => {
    for (const name of ['play7', 'parry', 'spectator'] as const) {
      const { scene, box } = sitDown(name, { round: true })
      const faces = box.querySelectorAll('[data-card]').length
      const own = scene.viewer ? new Set(scene.view.places[`hand.${scene.viewer}`]).size + 1 : 0
      const open = scene.others.length + own + scene.count('resolving') + 2
      expect(faces).toBe(open)
    }
  })

  it('say in words who is Harmless', () => {
    const { box } = sitDown('play5', { round: true })
    expect(find(box, '[data-player="C"]').classList).toContain('harmless')
    expect(find(box, '[data-player="C"]').textContent).toContain('Harmless')
  })
})

describe('answering', () => {
  for (const name of QUESTIONS) {
    const offers = sceneOf(name).question?.offers ?? []
    for (const offer of offers.filter((one) => Object.keys(partsOf(one)).length))
      it(`by touching the table: ${name}, ${offer.answer}`, async () => {
        const sitting = sitDown(name)
        await answerByTouching(sitting, offer)
        expect(sitting.given).toEqual([offer.answer])
      })
  }

  it('lights exactly the cards that some offer plays', () => {
    const { scene, box } = sitDown('play5')
    const playable = new Set(scene.question?.offers?.map((offer) => partsOf(offer)['card']))
    for (const card of new Set(scene.view.places['hand.A']))
      expect(cardInHand(box, card).dataset['light']).toBe(playable.has(card) ? 'legal' : 'dull')
    expect(playable.has('parry')).toBe(false)
  })

  it('lights the seats in reach once a weapon is chosen, and says why about the others', async () => {
    const { box, attempts } = sitDown('play5')
    await touch(cardInHand(box, 'kusarigama'))
    expect(lights(['B', 'C', 'D', 'E'].map((seat) => seatOf(box, seat)))).toEqual(['legal', 'dull', 'dull', 'legal'])
    await touch(seatOf(box, 'D'))
    expect(attempts).toEqual(['attack kusarigama > D'])
  })

  it('asks once more before a blow, and takes the second touch for a yes', async () => {
    const { box, given, answering } = sitDown('play5', { confirms: true })
    await touch(cardInHand(box, 'bokken'))
    expect(given).toEqual([])
    expect(answering.ready?.answer).toBe('attack bokken > B')
    await touch(seatOf(box, 'B'))
    expect(given).toEqual(['attack bokken > B'])
  })

  it('opens a seat by a touch while nothing is asked of us', async () => {
    const { box, opened, wondered } = sitDown('others')
    await touch(seatOf(box, 'E'))
    expect(opened[0]?.name).toBe('Bohdan · Benkei')
    expect(opened[0]?.about).toContain('Difficulty raised by 1')
    expect(opened[0]?.clauses).toEqual(['SAM-160'])
    expect(wondered).toEqual([])
  })

  it('never lets the hand of somebody stand for an attack when only the seat is chosen', async () => {
    const { box } = sitDown('geisha')
    await touch(seatOf(box, 'C'))
    expect(box.querySelector('[data-answer]')).toBeNull()
  })

  it('explains why the deck is not looked at', async () => {
    const { box, attempts } = sitDown('play5')
    await touch(find(box, '[data-place="deck"]'))
    expect(attempts).toEqual(['look at deck'])
  })

  it('confirms what cannot be taken back, and nothing else', () => {
    const confirmed = (name: SceneName): string[] => {
      const { question } = sceneOf(name)
      return (question?.offers ?? []).filter((offer) => question && game.mustConfirm(question, offer)).map((offer) => offer.answer)
    }
    expect(confirmed('play5')).toContain('attack kusarigama > B')
    expect(confirmed('play5')).toContain('play tea_ceremony')
    expect(confirmed('parry')).toEqual([])
    expect(confirmed('discard')).toEqual([])
  })
})

describe('the reach of a weapon', () => {
  for (const name of ['play5', 'others'] as const)
    it(`is painted while the pointer is on it, whoever is to move: ${name}`, async () => {
      const { scene, box } = sitDown(name, { round: true })
      const item = cardInHand(box, 'shuriken').closest('li') as HTMLElement
      expect(box.querySelector('[data-painted]')).toBeNull()
      await fireEvent.pointerEnter(item)
      await tick()
      expect(box.querySelectorAll('[data-painted]').length).toBeGreaterThan(0)
      for (const [seat, way] of Object.entries(aidsOf(scene).seats ?? {})) {
        const disc = [...box.querySelectorAll<HTMLElement>('[data-reach]')][scene.others.indexOf(seat)]
        expect(disc?.dataset['reach']).toBe(!way.skipped && way.difficulty <= 3 ? 'reached' : 'out')
      }
      await fireEvent.pointerLeave(item)
      await tick()
      expect(box.querySelector('[data-painted]')).toBeNull()
    })

  it('is barred where Armor stops it', async () => {
    const { box } = sitDown('play5', { round: true })
    await touch(cardInHand(box, 'kusarigama'))
    expect(box.querySelectorAll('[data-bar]').length).toBe(2)
    expect(box.textContent).toContain('2 away +\u00a01 Armor')
  })

  it('stripes the wounds to come on the seat that is looked at', async () => {
    const { box, answering } = sitDown('play5', { round: true })
    await touch(cardInHand(box, 'kusarigama'))
    answering.lookAt({ target: 'B' })
    await tick()
    // 2 printed, 1 for Fast Draw, 1 less for Ginchiyo.
    expect(box.querySelectorAll('[data-player="B"] [data-dot="lost"]').length).toBe(2)
    expect(find(box, '[data-blow]').dataset['blow']).toBe('B')
    answering.lookAt({ target: 'D' })
    await tick()
    expect(box.querySelector('[data-dot="lost"]')).toBeNull()
  })
})

describe('what is happening', () => {
  it('is told in numbers to whoever is attacked', () => {
    const { box } = sitDown('parry')
    const told = find(box, '.report').textContent?.replace(/\s+/g, ' ')
    expect(told).toContain('Pavlo attacks you with the Katana')
    expect(told).toContain('Wounds3')
    expect(told).toContain('Your Resilience3')
    expect(told).toContain('You are Defeated−1 Honour')
    expect(box.querySelectorAll('[data-player="A"] [data-dot="lost"]').length).toBe(3)
  })

  it('is told about others as well', () => {
    const { box } = sitDown('attacked_other', { round: true })
    const told = find(box, '.report').textContent?.replace(/\s+/g, ' ')
    expect(told).toContain('Pavlo attacks Taras with the Katana')
    expect(told).toContain('Resilience of Taras4')
    expect(told).toContain('Then left2')
    expect(find(box, '[data-blow]').dataset['blow']).toBe('B')
  })
})

describe('beside the table', () => {
  it('everybody, the roles in play, and how many are not known', () => {
    const { container } = render(Notes, { scene: sceneOf('play5') })
    const told = container.textContent?.replace(/\s+/g, ' ') ?? ''
    expect(told).toContain('Ninja × 2 You 1 not known')
    expect(told).toContain('Shogun Pavlo')
    expect(told).toContain('Ronin 1 not known')
    expect(told).toContain('Points so far: 3 × 1 = 3')
    expect(told).toContain('Every attack on Benkei has its Difficulty raised by 1.')
  })

  it('what counted at the end adds up to the score of each team', () => {
    const { container } = render(Result, { scene: sceneOf('over') })
    const told = container.textContent?.replace(/\s+/g, ' ') ?? ''
    expect(told).toContain('The Ninja11')
    expect(told).toContain('4 × 1 + 1 Daimyo = 5')
    expect(told).toContain('3 × 2 = 6')
    expect(told).not.toContain('Deadly Strike')
  })

  it('names the turn and counts the hand', () => {
    const scene = sceneOf('play5')
    expect(game.when(scene)).toBe('turn 6')
    expect(game.handSize?.(scene)).toBe(6)
    expect(game.asksHand?.(scene)).toBe(true)
    expect(game.asksHand?.(sceneOf('source'))).toBe(false)
  })
})

describe('Bushido', () => {
  for (const round of [false, true])
    it(`shows the weapon it revealed and what comes of either answer: ${round ? 'ring' : 'strip'}`, () => {
      const { box } = sitDown('bushido', { round })
      expect(find(box, '.middle .now [data-thing]').getAttribute('aria-label')).toMatch(/Bushido.*Katana/)
      expect(find(box, '.middle .report').textContent).toMatch(/Katana[^]*moves on[^]*Discard an Honour token[^]*discarded/)
    })

  it('does not tell the Shogun of three to discard an Honour token', () => {
    const { box, scene } = sitDown('bushido3')
    const told = find(box, '.middle .report').textContent ?? ''
    expect(told).toMatch(/Katana[^]*moves on[^]*Lose nothing[^]*discarded/)
    expect(told).not.toContain('Honour token')
    expect(scene.question?.offers?.at(-1)?.label).toBe('Discard Bushido')
  })

  it('shows nothing of that kind at other questions', () => {
    expect(sitDown('source').box.querySelector('.middle .now')).toBeNull()
  })
})

it('long words break between syllables, and never before a soft sign', () => {
  const parts = (word: string): string => breakable(word).replaceAll('\u00ad', '-')
  expect(parts('Холоднокровність')).toBe('Хо-лод-нок-ров-ність')
  expect(parts('Стремительность')).toBe('Стре-ми-тель-ность')
  expect(parts('обескровлен')).toBe('обес-кров-лен')
  expect(parts('Bushido')).toBe('Bu-shido')
  expect(parts('Armor')).toBe('Armor')
})
