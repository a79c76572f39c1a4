/** Spoken names of the things of the mat, with numbers and state: what somebody hears who does not see the field. */
import type { Fighter } from '../../generated/senjutsu'
import { t } from '../../lib/words.svelte'
import { facingName, fighterOf, hasSides, heroName, kamaeName, listed, terrainName, whoIs } from './facts'
import { DIRECTIONS, spotOf } from './field/geometry'
import { seatOn } from './field/touching'
import { nameOf } from './pack'
import type { Scene } from './scene'

/** So and so many steps this way, then that way: as somebody on the field would say it. */
export function whereWords(scene: Scene, cell: string): string {
  const me = fighterOf(scene, scene.viewer ?? '')
  if (!me?.cell) return ''
  const [to, from] = [spotOf(cell), spotOf(me.cell)]
  const [q, r] = [to.q - from.q, to.r - from.r]
  if (!q && !r) return t('client-senjutsu-here')
  for (let k = 0; k < 6; k += 1) {
    const [a, b] = [DIRECTIONS[k]!, DIRECTIONS[(k + 1) % 6]!]
    const whole = a[0] * b[1] - a[1] * b[0]
    const [one, two] = [(q * b[1] - r * b[0]) / whole, (a[0] * r - a[1] * q) / whole]
    if (one <= 0 || two < 0) continue
    const way = (k - me.facing + 12) % 6
    const first = t('client-senjutsu-away', { count: one, way })
    return two ? t('client-senjutsu-away-then', { first, then: t('client-senjutsu-further', { count: two, way: (way + 1) % 6 }) }) : first
  }
  return ''
}

/** Everything that is on a cell, in the order of importance. */
export function cellLabel(scene: Scene, cell: string): string {
  const { table } = scene.view
  const here = seatOn(scene, cell)
  const facts = [
    here && figureWords(scene, here),
    ...table.terrain.filter((one) => one.cell === cell).map(({ kind }) => terrainName(scene, kind)),
    ...table.blocks.filter(({ cells }) => cells.includes(cell)).map(({ seat, value }) => t('client-senjutsu-blocked', { who: whoIs(scene, seat), you: seat === scene.viewer ? 'yes' : 'no', value })),
    table.step === 'setup' && scene.viewer && scene.aids.plan?.starts[scene.viewer]?.includes(cell) && t('client-senjutsu-start'),
    whereWords(scene, cell),
  ].filter((one): one is string => Boolean(one))
  return t('client-senjutsu-cell', { cell, what: facts.join('; ') || t('client-senjutsu-free') })
}

export function figureWords(scene: Scene, seat: string): string {
  const fighter = fighterOf(scene, seat)
  return t('client-senjutsu-figure', { who: whoIs(scene, seat), hero: heroName(scene, seat), known: heroName(scene, seat) ? 'yes' : 'no', facing: facingName(fighter?.facing ?? 0), side: sideOf(scene, seat) })
}

/** Friend or foe, where some fight together. */
export function sideOf(scene: Scene, seat: string): 'ally' | 'foe' | 'none' {
  const [one, me] = [fighterOf(scene, seat), fighterOf(scene, scene.viewer ?? '')]
  if (!one || !me || seat === scene.viewer || !hasSides(scene)) return 'none'
  return one.side === me.side ? 'ally' : 'foe'
}

/** What somebody has suffered beside wounds, as words for a line. */
export function statusWords(fighter: Fighter): string[] {
  return [
    ...fighter.limp.map((turns) => t('client-senjutsu-limp', { turns, most: 4 })),
    ...(fighter.stun ? [t('client-senjutsu-stun', { count: fighter.stun })] : []),
    ...(fighter.venom.length ? [t('client-senjutsu-poison', { count: fighter.venom.length })] : []),
    ...(fighter.is_masked ? [t('client-senjutsu-masked')] : []),
  ]
}

/** The whole field in sentences: for whoever listens instead of looking. */
export function fieldWords(scene: Scene): string[] {
  const { table } = scene.view
  const seats = scene.round.filter((seat) => fighterOf(scene, seat)?.cell)
  const people = seats.map((seat) => {
    const fighter = fighterOf(scene, seat)!
    if (fighter.is_out) return t('client-senjutsu-is-out', { who: whoIs(scene, seat), you: seat === scene.viewer ? 'yes' : 'no' })
    const facts = [
      figureWords(scene, seat),
      seat === scene.viewer ? t('client-senjutsu-on', { cell: fighter.cell ?? '' }) : whereWords(scene, fighter.cell ?? '') || t('client-senjutsu-on', { cell: fighter.cell ?? '' }),
      t('client-senjutsu-wounds', { count: fighter.wounds + fighter.heavy, heavy: fighter.heavy }),
      t('client-senjutsu-focus', { count: fighter.focus }),
      t('client-senjutsu-in-kamae', { kamae: kamaeName(fighter.kamae) }),
      ...statusWords(fighter),
      ...(fighter.card ? [t('client-senjutsu-shows', { card: nameOf(fighter.card), value: fighter.now })] : []),
    ]
    return `${facts.join(', ')}.`
  })
  const stones = table.terrain.map(({ kind, cell }) => `${terrainName(scene, kind)} ${cell}`)
  const blocks = table.blocks.map(({ seat, value, cells }) => `${t('client-senjutsu-blocks', { who: whoIs(scene, seat), you: seat === scene.viewer ? 'yes' : 'no', cells: listed(cells), value })}.`)
  return [...people, ...(stones.length ? [t('client-senjutsu-stands', { what: stones.join('; ') })] : []), ...blocks]
}
