/** Faces of Samurai Sword. The band at the foot tells the kind; the numbers come from the rules. */
import { crestAt, type Crest } from './crests'
import { ACTION_KANJI, CHARACTER_KANJI, PROPERTY_KANJI, ROLE_KANJI, WEAPON_KANJI } from './kanji'
import { fan, mist, plates } from './motifs'
import { patternFill } from './patterns'
import { parrySign, reachSign, stars, woundSigns, type Property, type Role } from './signs'
import {
  CREAM,
  INK,
  PAPER,
  at,
  cardOf,
  circle,
  each,
  fill,
  group,
  kanji,
  line,
  nameLine,
  num,
  path,
  pigment,
  polar,
  rect,
  text,
  upTo,
  xy,
  type Labelled,
  type Pigment,
} from './svg'
import { weapon, type Weapon } from './weapons'

export type Action = keyof typeof ACTION_KANJI
export type Character = keyof typeof CHARACTER_KANJI

/** What is printed on a card besides its name; the rules know it. */
export interface Numbers {
  reach?: number
  wounds?: number
  /** An action stops a weapon. */
  parry?: boolean
  resilience?: number
  stars?: number
  /** What an action or a property adds. */
  bonus?: number
}

export interface FaceOptions extends Labelled {
  /** For cards under 56 px: no name, a thin band, larger signs. */
  small?: boolean
}

const GOLD = pigment('kin')
const INDIGO = pigment('ai')

/** A card with its band; `body` stands on the line y = 118 (130 on a small card), `corner` in the upper left. */
function family(colour: string, body: string, corner: string, name: string, { small = false, ...options }: FaceOptions): string {
  const paper = rect(0, 0, 100, 140, fill(PAPER))
  if (small)
    return cardOf(
      paper + at(0, 12, body) + at(-1, -3, corner, 'scale(1.45)') + rect(0, 130, 100, 10, fill(colour)),
      undefined,
      options,
    )
  const ink = colour === GOLD ? INK : CREAM
  return cardOf(
    paper + body + corner + rect(0, 118, 100, 22, fill(colour)) + nameLine(name, 50, 133.4, 92, 13, ink),
    undefined,
    options,
  )
}

/** Kanji in a small upright cartouche, lower right: no weapon lies there. */
function cartouche(signs: string, colour: string): string {
  const size = [13, 12, 10.5][signs.length - 1] ?? 10
  const height = 7 + signs.length * (size + 1)
  return (
    rect(79, 113 - height, 16, height, `rx="1.5" ${fill(colour)}`) +
    kanji(signs, 87, 115.6 - height + size * 0.88, size, CREAM, size + 1)
  )
}

const plus = (bonus: number | undefined): string =>
  bonus === undefined ? '' : text(8, 24, 19, `+${bonus}`, `class="art-number" fill="${INK}"`)

export function weaponFace(
  kind: Weapon,
  name: string,
  { reach, wounds }: Numbers = {},
  options: FaceOptions = {},
): string {
  const colour = pigment('shu')
  const body = circle(54, 72, 33, fill(colour, 0.1)) + weapon(kind) + (options.small ? '' : cartouche(WEAPON_KANJI[kind], colour))
  const corner = (reach === undefined ? '' : reachSign(reach)) + (wounds === undefined ? '' : woundSigns(wounds))
  return family(colour, body, corner, name, options)
}

/** A print with its kanji: where the first stands and how large it is. */
type Print = readonly [draw: () => string, x: number, y: number, size: number]

const rays = (): string =>
  each(upTo(20), (i) =>
    path(`M${xy(polar(30, i * 18, 50, 70))}L${xy(polar(i % 2 ? 45 : 38, i * 18, 50, 70))}`, line(GOLD, 2.4, true)),
  )

const ACTIONS: Record<Action, Print> = {
  parry: [() => path('M16,108L84,36M84,108L16,36', `opacity=".5" ${line(GOLD, 4.5, true)}`), 50, 86, 46],
  geisha: [() => fan(50, 119, 34), 50, 42, 31],
  diversion: [
    () => path('M44,112Q14,100 16,66l-5,7m5,-7l6,6M56,112Q86,100 84,66l5,7m-5,-7l-6,6', line(GOLD, 2.4, true)),
    50,
    56,
    32,
  ],
  battle_cry: [rays, 50, 86, 44],
  tea_ceremony: [
    () =>
      path('M26,92h48q-2,22 -16,24h-16q-14,-2 -16,-24z', fill(pigment('yoru'))) +
      path('M26,92h48l-1,6h-46z', fill(pigment('koke'))),
    50,
    80,
    44,
  ],
  jujutsu: [() => circle(50, 70, 37, `stroke-dasharray="170 60" opacity=".6" ${line(GOLD, 5, true)}`), 50, 64, 31],
  daimyo: [
    () =>
      mist([
        [-6, 96, 60, 7],
        [40, 106, 70, 7],
        [-8, 50, 30, 6],
      ]),
    50,
    58,
    32,
  ],
  breathing: [() => path('M10,96h52q12,0 12,-8t-9,-8M18,104h64q11,0 11,7M10,112h40', line(GOLD, 2, true)), 50, 76, 46],
}

const PROPERTIES: Record<Property, Print> = {
  focus: [
    () => each([42, 34, 26], (r, i) => circle(50, 68, r, `opacity="${[0.3, 0.5, 0.7][i] ?? 1}" ${line(INDIGO, 1.4)}`)),
    50,
    62,
    30,
  ],
  armor: [() => plates(INDIGO, [94, 103.5, 113]), 50, 80, 46],
  fast_draw: [() => path('M0,113Q70,104 100,44V51Q72,110 0,117Z', fill(INDIGO, 0.85)), 46, 52, 32],
  bushido: [() => circle(50, 64, 37, fill(INDIGO, 0.14)) + crestAt('ogi', 50, 103, 26, INDIGO, PAPER), 50, 42, 24],
}

/** On a small card the kanji leave the corner to the number and grow where they can: foot of the first and size. */
const SMALL: readonly (readonly [y: number, size: number])[] = [
  [88, 58],
  [64, 40],
  [47, 31],
]

function printed([draw, x, y, size]: Print, signs: string, small = false): string {
  const [foot, large] = (small && SMALL[signs.length - 1]) || [y, size]
  return draw() + kanji(signs, x, foot, large)
}

export const actionFace = (
  kind: Action,
  name: string,
  { parry = kind === 'parry', bonus }: Numbers = {},
  options: FaceOptions = {},
): string =>
  family(GOLD, printed(ACTIONS[kind], ACTION_KANJI[kind], options.small), parry ? parrySign() : plus(bonus), name, options)

export const propertyFace = (kind: Property, name: string, { bonus }: Numbers = {}, options: FaceOptions = {}): string =>
  family(INDIGO, printed(PROPERTIES[kind], PROPERTY_KANJI[kind], options.small), plus(bonus), name, options)

/** The crest and the colour of each character. */
const CHARACTERS: Record<Character, readonly [Crest, Pigment]> = {
  benkei: ['kikko', 'ai'],
  chiyome: ['kikyo', 'ume'],
  ginchiyo: ['hishi', 'fuji'],
  goemon: ['kuyo', 'yoru'],
  hanzo: ['uroko', 'yoru'],
  hideyoshi: ['kikyo', 'koke'],
  ieyasu: ['mokko', 'koke'],
  kojiro: ['ogi', 'ai'],
  musashi: ['juji', 'shu'],
  nobunaga: ['mokko', 'kin'],
  tomoe: ['tomoe', 'shu'],
  ushiwaka: ['ume', 'fuji'],
}

export function characterFace(who: Character, name: string, { resilience = 0 }: Numbers = {}, options: FaceOptions = {}): string {
  const [crest, pig] = CHARACTERS[who]
  const colour = pigment(pig)
  const signs = CHARACTER_KANJI[who]
  const size = [54, 38, 29, 22][signs.length - 1] ?? 22
  const step = size * 1.02
  const points = each(
    upTo(resilience),
    (i) =>
      circle(15, 106 - i * 12, 4.6, fill(CREAM)) + path(`M15,${num(103.5 - i * 12)}v5M12.5,${106 - i * 12}h5`, line(colour, 1.5)),
  )
  const spine =
    rect(0, -12, 30, 152, fill(colour)) +
    rect(0, -12, 30, 152, fill(patternFill('hemp'), 0.2)) +
    crestAt(crest, 15, 20, 24, CREAM, colour)
  const body = spine + points + kanji(signs, 65, 64 - ((signs.length - 1) * step) / 2 + size * 0.36, size, INK, step)
  return family(pigment('yoru'), body, '', name, options)
}

const holds = <T extends string>(table: Record<T, unknown>, kind: string): kind is T => Object.hasOwn(table, kind)

const ROLE_PIGMENT: Record<Role, Pigment> = { shogun: 'shu', samurai: 'ai', ninja: 'yoru', ronin: 'koke' }

/** The role without its stars: ninja_2 is a ninja. */
const plainRole = (role: string): Role => {
  const plain = role.replace(/_\d$/, '')
  if (holds(ROLE_KANJI, plain)) return plain
  throw new Error(`no role: ${role}`)
}

export function roleFace(role: string, name: string, { stars: count }: Numbers = {}, options: FaceOptions = {}): string {
  const plain = plainRole(role)
  const colour = pigment(ROLE_PIGMENT[plain])
  const signs = ROLE_KANJI[plain]
  const moon = circle(50, 60, 40, fill(PAPER)) + circle(50, 60, 43, line(PAPER, 1))
  const body =
    rect(0, -12, 100, 152, fill(colour)) +
    rect(0, -12, 100, 152, fill(patternFill('waves'), 0.16)) +
    moon +
    (signs.length === 1 ? kanji(signs, 50, 77, 46, colour) : kanji(signs, 50, 56, 32, colour, 33)) +
    group('class="art-stars"', stars(count ?? 0, 50, 110))
  return family(pigment('yoru'), body, '', name, options)
}

/** The face of any playing card by the name the rules give its kind. */
export function samuraiFace(kind: string, name: string, numbers: Numbers = {}, options: FaceOptions = {}): string {
  if (holds(WEAPON_KANJI, kind)) return weaponFace(kind, name, numbers, options)
  if (holds(PROPERTY_KANJI, kind)) return propertyFace(kind, name, numbers, options)
  if (holds(ACTION_KANJI, kind)) return actionFace(kind, name, numbers, options)
  throw new Error(`no face: ${kind}`)
}
