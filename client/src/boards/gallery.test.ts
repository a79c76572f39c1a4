import { describe, expect, it, vi } from 'vitest'
import { defs as common } from '../art/patterns'
import { flaw } from '../art/wellformed'
import { GAMES } from '../generated/games'
import { galleryOf, hasGallery } from './gallery'

describe('the gallery', () => {
  it.each(['tenno', 'shinobi', 'samurai-sword'])('of %s shows every card once, drawn, named and explained', async (game) => {
    const complaint = vi.spyOn(console, 'error')
    const { halls, defs } = await galleryOf(game)
    const cards = halls.flatMap((hall) => hall.cards)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
    for (const card of cards) {
      expect(flaw(card.art), card.id).toBeNull()
      expect(card.name && card.about && card.count, card.id).toBeTruthy()
      expect(card.clauses?.length, card.id).toBeGreaterThan(0)
      for (const [, id = ''] of card.art.matchAll(/url\(#([\w-]+)\)/g)) expect(common() + defs + card.art, card.id).toContain(`id="${id}"`)
    }
    expect(complaint).not.toHaveBeenCalled()
  })

  it('counts what is in the box', async () => {
    const box = async (game: string): Promise<number> => (await galleryOf(game)).halls.flatMap((hall) => hall.cards).reduce((sum, { count }) => sum + count, 0)
    expect(await box('tenno')).toBe(77)
    expect(await box('shinobi')).toBe(5 * 11 + 3 + 5)
    // 90 playing cards, 12 characters, 7 roles: what the box says.
    expect(await box('samurai-sword')).toBe(90 + 12 + 7)
  })

  it('is there for every game of the shelf', () => {
    expect(GAMES.filter(({ status }) => status !== 'laboratory').map(({ name }) => [name, hasGallery(name)])).toEqual([
      ['tenno', true], ['shinobi', true], ['samurai-sword', true], ['senji', true], ['senjutsu', true],
    ])
    expect(hasGallery('nothing')).toBe(false)
  })
})
