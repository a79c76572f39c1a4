/** The thirteen weapons of Samurai Sword as silhouettes, lying from lower left to upper right. */
import type { WEAPON_KANJI } from './kanji'
import { INK, PAPER, circle, each, fill, line, path, pigment, type Point } from './svg'

export type Weapon = keyof typeof WEAPON_KANJI

const WOOD = '#8a5a2c'
const DARK = '#6b421d'
const BROWN = '#7a4a24'
const RED = pigment('shu')
const GOLD = pigment('kin')

const steel = (d: string, width: number, shine: string): string =>
  path(d, line(INK, width, true)) + path(shine, line('#fff', 1, true))
const hilt = (d: string): string => path(d, line(RED, 5.4, true)) + path(d, `stroke-dasharray="1.2 3" ${line(PAPER, 5.4)}`)
const guard = (d: string): string => path(d, line(GOLD, 4))

const STUDS: readonly Point[] = [
  [46, 74],
  [52, 80],
  [56, 65],
  [62, 71],
  [66, 56],
  [72, 62],
  [76, 46],
  [82, 52],
]

const DRAWN: Record<Weapon, () => string> = {
  bokken: () =>
    path('M16,104Q58,84 84,40', line(WOOD, 6, true)) +
    path('M16,104Q24,100.5 31,96.5', line(DARK, 6.6, true)) +
    path('M30,92l5,9', line(DARK, 2.4, true)),
  kiseru: () =>
    path('M22,100L70,58', line(BROWN, 4, true)) +
    path('M16,105L30,93M66,61.5L78,51', line(GOLD, 4.6, true)) +
    path('M78,51q6,-4 4,-11', line(GOLD, 4, true)) +
    path('M76,40h12l-1.5,-7h-9z', fill(GOLD)) +
    path('M81,29q-5,-5 0,-9.5t-2,-9', `opacity=".55" ${line(INK, 1.5, true)}`),
  wakizashi: () => steel('M38,84Q62,70 74,46', 5, 'M40,82.5Q61,69 72,50') + hilt('M22,95L35,86') + guard('M33.5,80L40,90'),
  bo: () => path('M14,106L88,34', line(WOOD, 5, true)) + path('M14,106l8,-8M80,42l8,-8', line(INK, 5.6, true)),
  kusarigama: () =>
    path('M24,106L56,62', line(BROWN, 5, true)) +
    path('M56,62Q74,42 92,60Q76,54 60,70Z', fill(INK)) +
    path('M26,103Q64,118 70,96T52,46Q42,38 35,49', `stroke-dasharray=".5 4.6" ${line(INK, 2.8, true)}`) +
    circle(33.5, 54, 5, fill(INK)),
  katana: () => steel('M30,92Q66,74 86,32', 5, 'M33,90Q64,74 83,38') + hilt('M13,102L27,94') + guard('M26,87L33,98'),
  shuriken: () =>
    path('M48,40L54,64L78,70L54,76L48,100L42,76L18,70L42,64Z', fill(INK)) +
    path('M48,40V66M48,74V100M18,70H44M52,70H78', `opacity=".4" ${line('#fff', 1)}`) +
    circle(48, 70, 4.6, fill(PAPER)),
  kanabo: () =>
    path('M18,104L42,82', line(RED, 5, true)) +
    path('M42,82L80,46', line(INK, 14, true)) +
    each(STUDS, ([x, y]) => circle(x, y, 1.9, fill(GOLD))),
  nodachi: () => steel('M36,94Q80,74 90,20', 5.6, 'M40,91.5Q78,72 87.5,28') + hilt('M11,108L31,97') + guard('M30,89L38,102'),
  naginata: () =>
    path('M14,108L64,56', line(RED, 4, true)) + path('M64,56Q80,42 84,20Q96,40 69,61Z', fill(INK)) + guard('M60,54l10,9'),
  nagayari: () =>
    path('M12,110L72,46', line(RED, 4, true)) +
    path('M90,26L77,49L68,41Z', fill(INK)) +
    path('M88,29L73,45', `opacity=".5" ${line('#fff', 0.9)}`) +
    guard('M68,41l8.5,8.5'),
  tanegashima: () =>
    path('M34,84L90,42', line(INK, 4.6)) +
    path('M12,106Q20,92 34,86L60,66L64,72L40,92Q28,96 24,108Q16,112 12,106Z', fill(BROWN)) +
    path('M44,76l-3,-8', line(GOLD, 2.4, true)) +
    path('M46,88q5,4 8,-3', line(INK, 1.8, true)),
  daikyu: () =>
    path('M30,112Q78,96 70,60Q66,44 84,18', line(RED, 4, true)) +
    path('M30,112L84,18', line(INK, 1, true)) +
    path('M30,60L72,78', line(BROWN, 2, true)) +
    path('M78,80.5l-9,1.5l3,-7.5z', fill(INK)) +
    path('M30,60l-6,.5m8.5,.5l-5.5,-5m10,7l-5.5,-5', line(INK, 1.8, true)),
}

export const weapon = (kind: Weapon): string => DRAWN[kind]()
