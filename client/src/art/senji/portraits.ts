/** Portraits of the samurai: a bust over the point 0,0 (the throat), about 80 wide, from -62 to 48. */
import { circle, each, fill, group, line, path } from '../svg'
import { SUMI } from './families'
import type { Kami } from './pieces'

const HAIR = '#231e1b'
const STEEL = '#39424b'
const GOLD = '#d8b04a'
const RED = '#a8382a'
const STRAW = '#d9bd7c'
const edge = (width = 1.3): string => `stroke="${SUMI}" stroke-width="${width}" stroke-linejoin="round"`
const shape = (d: string, colour: string): string => path(d, `fill="${colour}" ${edge()}`)
/** A drawing and its mirror image. */
const both = (body: string): string => body + group('transform="scale(-1 1)"', body)
const strokes = (d: string, colour: string, width: number): string => path(d, line(colour, width, true))

/** What rises from a helmet. */
const HELMET_CRESTS: Record<string, string> = {
  horns: both(shape('M-6,-40C-20,-42 -28,-52 -26,-64C-18,-56 -10,-50 -3,-47Z', GOLD)),
  crescent: shape('M-24,-62C-22,-44 22,-44 24,-62C26,-36 -26,-36 -24,-62Z', GOLD),
  sun: circle(0, -54, 11, `fill="${RED}" ${edge()}`) + circle(0, -54, 7.5, line(GOLD, 1.2)),
  antlers: both(strokes('M-5,-40C-12,-46 -18,-52 -18,-64M-12,-48C-20,-48 -26,-52 -28,-58', '#8a5a2b', 4)),
  trident: shape('M-2.5,-40V-50H-14V-64H-9V-55H-2.5V-66H2.5V-55H9V-64H14V-50H2.5V-40Z', GOLD),
  ears: both(shape('M-4,-40C-16,-46 -18,-58 -12,-68C-5,-62 -2,-52 -1,-44Z', '#efe6d2')),
  plume: shape('M0,-42C-8,-56 -2,-68 14,-68C10,-62 18,-56 12,-50C10,-44 4,-42 0,-42Z', '#efe6d2'),
  rings: shape('M-11,-52a11,11 0 1 1 22,0a11,11 0 1 1 -22,0Z', GOLD) + path('M-11,-52H11M0,-63V-41', line(SUMI, 2)),
}

const helmet = (crest: string): string =>
  both(shape('M-19,-24L-33,-4C-28,0 -22,2 -17,1L-13,-16Z', STEEL) + strokes('M-24,-14L-15,-8M-28,-8L-16,-3', GOLD, 1.2)) +
  (HELMET_CRESTS[crest] ?? '') +
  shape('M-19,-22C-20,-46 20,-46 19,-22C12,-27 -12,-27 -19,-22Z', STEEL) +
  path('M-9,-38Q-12,-32 -12,-26M9,-38Q12,-32 12,-26M0,-41V-26', line('#8d98a3', 1)) +
  shape('M-21,-21C-12,-29 12,-29 21,-21C12,-24 -12,-24 -21,-21Z', GOLD)

/** What civilians wear on their heads. */
const HEADS: Record<string, string> = {
  eboshi:
    shape('M-14,-26C-14,-40 -8,-62 8,-64C16,-60 16,-40 14,-26C6,-31 -6,-31 -14,-26Z', HAIR) +
    path('M-6,-34C-4,-46 2,-54 8,-58', line('#5a524b', 1.1)),
  court:
    shape('M-14,-26C-13,-38 -8,-42 8,-42C13,-40 14,-32 14,-26C6,-31 -6,-31 -14,-26Z', HAIR) +
    shape('M6,-40C8,-54 22,-62 30,-50C24,-54 16,-46 13,-36Z', HAIR),
  hood:
    shape('M-18,6C-24,-20 -20,-46 0,-46C20,-46 24,-20 18,6C14,-8 15,-30 0,-31C-15,-30 -14,-8 -18,6Z', '#e9e2d2') +
    path('M-12,-36C-4,-42 6,-42 12,-36', line(SUMI, 0.9)),
  knot:
    shape('M-15,-18C-17,-36 -8,-38 0,-36C8,-38 17,-36 15,-18C12,-28 6,-31 0,-31C-6,-31 -12,-28 -15,-18Z', HAIR) +
    shape('M-4,-35C-8,-42 -4,-50 4,-48C8,-44 6,-38 4,-35Z', HAIR),
  brim:
    shape('M-36,-20C-20,-34 -10,-46 0,-46C10,-46 20,-34 36,-20C16,-27 -16,-27 -36,-20Z', STRAW) +
    path('M0,-45L-22,-24M0,-45L-8,-26M0,-45L8,-26M0,-45L22,-24', line('#8f7330', 1)),
  cap:
    shape('M-16,-22C-19,-40 -8,-44 0,-44C8,-44 19,-40 16,-22C10,-29 -10,-29 -16,-22Z', '#6b5a2e') +
    path('M-16,-24C-8,-32 8,-32 16,-24', line(GOLD, 2)),
  band:
    shape('M-16,-14C-20,-42 20,-42 16,-14C13,-26 8,-30 0,-30C-8,-30 -13,-26 -16,-14Z', HAIR) +
    path('M-15,-28C-8,-34 8,-34 15,-28', line('#efe6d2', 3.6)) +
    shape('M13,-30L27,-38L24,-29L29,-25Z', '#efe6d2'),
  lady:
    shape('M-15,-16C-19,-42 19,-42 15,-16C12,-27 6,-30 0,-33C-6,-30 -12,-27 -15,-16Z', HAIR) +
    shape('M-7,-37a7,6 0 1 1 14,0a7,6 0 1 1 -14,0Z', HAIR) +
    strokes('M-17,-42L17,-36', GOLD, 2) +
    circle(-17, -42, 2.6, fill(RED)),
}
/** Long hair falls behind the shoulders. */
const LONG = shape('M-17,-20C-26,10 -24,30 -27,46H-12L-10,-4H10L12,46H27C24,30 26,10 17,-20C10,-38 -10,-38 -17,-20Z', HAIR)

const BEARDS: Record<string, string> = {
  moustache: strokes('M-6,-6.5Q-2,-9 0,-7Q2,-9 6,-6.5', HAIR, 1.8),
  goatee: strokes('M-6,-6.5Q-2,-9 0,-7Q2,-9 6,-6.5', HAIR, 1.4) + shape('M-3,0C-2,8 2,8 3,0Q0,2 -3,0Z', HAIR),
  full:
    shape('M-12,-10C-13,4 -6,12 0,12C6,12 13,4 12,-10C8,-5 3,-8 0,-7C-3,-8 -8,-5 -12,-10Z', HAIR) +
    strokes('M-3,-2.6H3', '#c98b7a', 1.4),
}

/** Eyes and brows, the left half: calm, stern, merry, old; a woman's. */
const EYES = [
  'M-8.5,-18.5q3,-1.8 5.5,0M-10,-22.5q4,-2.4 7,.8',
  'M-9,-18.6L-3,-17.4M-10.5,-24L-3,-20.8',
  'M-8.5,-17.5q3,-3 5.5,0M-9.5,-23q3,-2 5.5,-1',
  'M-8.5,-18q3,1.6 5.5,0M-10,-22q3,-1.6 6.5,-1M-8,-14.4q2,1 4,0',
  'M-8.5,-18.2q3,-2.2 5.5,0M-8.6,-23q2.4,-1 4.6,-.4',
] as const

const face = (skin: string, beard: string, soft: boolean, mood: number): string =>
  shape('M-6,-2V12H6V-2Z', skin) +
  shape('M-13,-24C-13,-36 13,-36 13,-24C13,-9 7,2 0,4C-7,2 -13,-9 -13,-24Z', skin) +
  both(strokes(EYES[soft ? 4 : mood % 4]!, SUMI, soft ? 1.4 : 1.7)) +
  strokes('M1,-18Q3,-12 .4,-11.4', SUMI, 0.9) +
  (beard === 'full' ? '' : strokes('M-2.4,-4.4q2.4,1.4 4.8,0', soft ? RED : '#8b4a3c', soft ? 2.2 : 1.4)) +
  (BEARDS[beard] ?? '')

const robe = (colour: string, light: string): string =>
  shape('M-40,50C-40,24 -22,16 -8,10L0,22L8,10C22,16 40,24 40,50Z', colour) +
  shape('M-8,9L0,22L-4,50H-12ZM8,9L0,24L-2,30L6,50H12Z', light) +
  path('M-26,28L-22,50M26,28L22,50', line(SUMI, 0.9))

/** Laced plates on breast and shoulders. */
const armour = (colour: string, light: string): string =>
  shape('M-22,50V20L-8,10H8L22,20V50Z', STEEL) +
  each([26, 34, 42], (y) => path(`M-21,${y}H21`, `stroke-dasharray="3 2" ${line(light, 2.4)}`)) +
  both(
    shape('M-20,16L-42,22L-44,48H-24L-20,34Z', colour) + strokes('M-40,28L-23,24.4M-41,35L-23,31.4M-42,42L-24,38.4', light, 1.8),
  )

type Look = readonly [head: string, beard: string, cloth: number]

/** How each samurai looks; whoever is not among them gets a look by the letters of the name. */
const LOOKS: Record<string, Look> = {
  baba: ['horns', 'moustache', 0],
  chosokabe: ['crescent', 'full', 1],
  hosokawa: ['sun', 'goatee', 2],
  mori: ['trident', '', 3],
  oda: ['plume', 'goatee', 4],
  shimazu: ['rings', 'full', 3],
  wakizaka: ['ears', '', 2],
  yamagata: ['antlers', 'moustache', 0],
  akashi: ['eboshi', 'moustache', 1],
  ekei: ['hood', '', 4],
  fukushima: ['knot', 'full', 0],
  naoe: ['court', '', 2],
  umeko: ['lady', '', 3],
  daisuke: ['brim', 'goatee', 4],
  gamo: ['knot', '', 2],
  ishida: ['cap', 'moustache', 1],
  kuroda: ['brim', 'full', 3],
  tachibana: ['band', '', 0],
}
const CLOTHS: readonly (readonly [string, string])[] = [
  ['#8c3a30', '#ecd9b0'],
  ['#2f5566', '#d9c48a'],
  ['#4f6b3a', '#efe3c4'],
  ['#5d4676', '#e6cf96'],
  ['#3a3530', '#c8a24a'],
]
const GREY = ['#8b867c', '#d5cfc0'] as const

const CREST_NAMES = Object.keys(HELMET_CRESTS)
const HEAD_NAMES = Object.keys(HEADS)

function looks(id: string, kami: Kami): Look {
  const own = Object.hasOwn(LOOKS, id) && LOOKS[id]
  if (own) return own
  const sum = [...id].reduce((all, sign) => (all * 31 + sign.charCodeAt(0)) % 9973, 7)
  const heads = kami === 'military' ? CREST_NAMES : HEAD_NAMES
  return [heads[sum % heads.length]!, ['', 'moustache', 'goatee', 'full'][sum % 4]!, sum % CLOTHS.length]
}

/** The bust of a samurai; a dead one has lost his colours. */
export function portrait(id: string, kami: Kami, dead = false): string {
  const [head, beard, cloth] = looks(id, kami)
  const soldier = kami === 'military' && Object.hasOwn(HELMET_CRESTS, head)
  const woman = head === 'lady' || head === 'band'
  const [colour, light] = dead ? GREY : CLOTHS[cloth]!
  return (
    (woman ? LONG : '') +
    (soldier ? armour(colour, light) : robe(colour, light)) +
    face(dead ? '#e4dece' : '#f0d7b4', woman ? '' : beard, woman, cloth + beard.length) +
    (soldier ? helmet(head) : (HEADS[head] ?? ''))
  )
}
