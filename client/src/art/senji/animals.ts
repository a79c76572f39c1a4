/** The twelve animals of the hanafuda cards, in a field of 100 by 157: flat colour, one ink weight. */
import { circle, each, fill, group, path } from '../svg'
import { SUMI } from './families'
import type { Band } from './plants'

/** A shape: what fills it ('' for nothing), its path, and where it is not the common ink, its line. */
type Shape = readonly [colour: string, d: string, stroke?: string, width?: number]
/** A dot: colour, centre, radius. */
type Dot = readonly [colour: string, x: number, y: number, r: number]

interface Animal {
  /** How far the figure is moved on its card. */
  by: readonly [x: number, y: number]
  /** Where the plant may blossom: round the figure. */
  band: Band
  figure: readonly (Shape | Dot)[]
  /** The figure is the left half only. */
  mirrored?: boolean
}

const SNOW = '#fbf7ec'
const RED = '#c8402b'
const BEAK = '#d9902b'
const FOX = '#c26a2a'
const HIDE = '#8a5a2b'
const SKIN = '#6f8f45'
const FIN = '#e6d6b4'
const CLEAR = 'none'

const ANIMALS: Record<string, Animal> = {
  crane: {
    by: [2, 2],
    band: [116, 148],
    figure: [
      ['', 'M30,114L36,84M44,114L46,86', SUMI, 2.4],
      [SUMI, 'M62,70C74,66 88,74 92,88C80,84 72,88 62,84Z'],
      [SNOW, 'M26,78C30,62 52,54 72,64C78,72 74,86 58,90C42,94 28,90 26,78Z'],
      ['', 'M34,72C44,64 60,64 68,72M36,79C46,72 58,72 66,78'],
      [SNOW, 'M30,74C22,60 40,46 28,34C24,28 16,30 16,34C24,32 26,38 25,44C24,54 18,64 26,80Z'],
      ['', 'M27,58C24,50 30,44 28,36', SUMI, 4],
      ['#6b6258', 'M17,32L4,37L16,36Z'],
      [RED, 'M18,30C21,26 27,27 28,31C24,32 21,32 18,30Z'],
    ],
  },
  deer: {
    by: [0, 5],
    band: [112, 150],
    figure: [
      ['', 'M34,50C28,42 22,40 20,28M24,38C18,36 14,32 13,26M38,49C40,40 46,36 46,24M43,35C49,33 52,28 52,22', '#5b3d22', 3],
      ['', 'M40,104L38,132M50,106V132M74,104L76,132M84,100L88,132', '#7a4d22', 5],
      [
        '#b0743a',
        'M26,58C30,50 42,48 46,56C50,66 52,72 60,76C76,74 92,80 92,96C92,108 70,110 50,108C38,106 36,92 36,76C32,74 24,72 18,70C16,66 20,62 26,58Z',
      ],
      [HIDE, 'M44,54C50,46 56,46 58,50C54,56 50,58 46,58Z'],
      [SNOW, 'M92,92C98,92 99,98 96,102Z'],
      ['', 'M62,84h0M72,82h0M82,87h0M67,93h0M77,95h0M57,95h0', SNOW, 5],
      [SUMI, 31, 60, 2],
    ],
  },
  tortoise: {
    by: [0, 14],
    band: [46, 150],
    figure: [
      ['#5e7a35', 'M84,94C96,98 100,108 94,118C90,112 84,110 78,108ZM78,104C90,108 96,118 88,126C84,118 78,114 72,112Z'],
      [SKIN, 'M26,106C20,112 16,118 20,122H30L34,110M62,110L66,122H76L74,106'],
      [SKIN, 'M16,92C6,88 2,78 8,74C14,70 22,76 26,86Z'],
      ['#7a5a2e', 'M18,102C18,76 36,62 52,62C70,62 86,78 84,102C70,112 34,112 18,102Z'],
      [
        '',
        'M42,72H60L66,84L58,96H44L36,84ZM42,72L36,65M60,72L66,65M66,84L82,86M36,84L20,86M44,96L40,108M58,96L62,108',
        '#e6c98b',
        1.8,
      ],
      [SUMI, 11, 79, 1.7],
    ],
  },
  warbler: {
    by: [2, 22],
    band: [80, 150],
    figure: [
      ['#4d6a2d', 'M70,66L96,84L86,88L66,78Z'],
      ['', 'M44,82L42,94M54,82V94', SUMI, 2],
      ['#8aa34a', 'M20,52C16,38 30,28 42,34C62,38 78,52 76,66C72,82 46,86 32,76C24,70 22,62 20,52Z'],
      ['#efe7c4', 'M26,64C34,76 52,82 66,76C54,86 36,86 26,64Z'],
      ['#5e7a35', 'M42,48C56,48 72,58 78,72C62,74 46,66 42,48Z'],
      [BEAK, 'M20,46L8,48L20,52Z'],
      ['', 'M24,38C30,36 36,38 40,42M50,54Q62,58 68,68'],
      [SUMI, 28, 44, 2.2],
    ],
  },
  boar: {
    by: [0, 22],
    band: [20, 150],
    figure: [
      ['#3a2a20', 'M14,106L20,124H27L28,108M40,110L42,126H49L50,110M68,110L72,126H79L78,106M84,102L92,118H98L92,98'],
      ['#4b362a', 'M8,88C12,74 30,66 52,68C76,68 94,78 96,94C96,108 80,114 58,114C40,116 26,112 18,106L4,104L2,96L9,94Z'],
      ['#2a1d16', 'M26,70L22,58L36,66M38,66L40,56L48,66M52,66L56,57L62,67M66,68L72,60L76,71M80,74L87,68L88,79'],
      ['#6b4d3a', 'M22,80L20,66L33,76Z'],
      [SNOW, 'M10,101C9,95 12,92 15,92C14,96 14,99 15,103Z'],
      ['', 'M44,84C52,80 62,82 68,88M50,96C58,92 68,94 74,99M36,92C40,90 44,92 46,95', '#8a6a52'],
      [SNOW, 19, 90, 1.9],
    ],
  },
  hare: {
    by: [2, 24],
    band: [20, 150],
    figure: [
      [SNOW, 'M82,112C92,108 94,98 86,96C80,98 78,104 80,110Z'],
      [SNOW, 'M16,120C14,112 22,108 28,110C24,94 38,82 56,84C78,86 88,104 84,120Z'],
      [
        SNOW,
        'M22,92C10,90 8,76 18,70C22,66 30,66 36,70C32,58 34,42 42,36C48,44 46,60 42,70C46,58 54,46 62,44C64,54 56,68 46,76C48,86 40,96 30,95Z',
      ],
      ['', 'M40,66C38,58 39,48 42,43M46,70C50,62 55,54 59,50', '#c98b86', 2.6],
      ['', 'M60,118C56,106 66,98 76,102M11,84l4,1'],
      [RED, 24, 80, 2.2],
    ],
  },
  cuckoo: {
    by: [0, 4],
    band: [112, 150],
    figure: [
      [
        '#5f7386',
        'M8,58C18,50 28,52 36,58C40,44 54,30 78,22C74,36 68,48 60,58C72,60 86,66 98,80C82,78 68,76 58,74C50,80 40,80 32,74C24,72 16,66 8,58Z',
      ],
      ['#f3ecd8', 'M36,60C46,58 54,62 58,72C50,80 40,80 32,74Z'],
      ['', 'M39,66H54M38,71H55M40,76H50'],
      ['', 'M44,48C52,42 62,36 70,32M48,54C54,50 60,46 65,44M76,70l4,-4M84,73l4,-4', '#dfe6ea', 1.8],
      [BEAK, 'M10,57L0,62L12,63Z'],
      ['#f2d27a', 19, 58, 2],
    ],
  },
  butterfly: {
    by: [50, 56],
    band: [94, 150],
    mirrored: true,
    figure: [
      [BEAK, 'M-2,0C-12,-28 -40,-32 -42,-14C-44,0 -24,8 -3,5Z'],
      [RED, 'M-3,5C-22,8 -30,20 -22,28C-12,32 -4,18 -1,10Z'],
      ['#f6e3b0', 'M-8,-6C-18,-20 -32,-22 -36,-14C-30,-8 -18,-4 -8,-2Z'],
      ['#1b5573', -28, -14, 4],
      [SUMI, 'M.2,-10C-3,0 -2,14 .2,20Z'],
      ['', 'M-1,-9C-4,-18 -10,-22 -13,-21M-18,14l-3,8'],
    ],
  },
  carp: {
    by: [-4, 2],
    band: [46, 150],
    figure: [
      ['', 'M8,66q10,-8 20,0M76,112q11,-8 22,0M66,140q10,-7 20,0M8,112q8,-6 16,0', '#2f6480', 2.4],
      [FIN, 'M58,56C46,54 38,60 34,70C44,71 52,69 58,66ZM86,56C95,60 99,68 97,78C89,75 84,71 82,66Z'],
      [FIN, 'M42,88C33,88 28,94 27,101C34,101 39,99 42,96ZM60,92C69,94 73,100 71,108C64,105 58,103 55,100Z'],
      [FIN, 'M37,112C30,122 20,126 15,139C27,136 34,133 40,130C46,135 54,139 63,142C59,130 51,121 46,114Z'],
      [SNOW, 'M60,38C62,24 80,23 85,36C92,56 84,71 70,81C58,90 52,102 46,119H37C35,98 40,86 48,76C56,66 59,54 60,38Z'],
      [
        RED,
        'M61,45C70,40 80,40 87,47C87,56 84,63 78,67C70,64 62,58 60,50ZM55,78L68,83C60,90 55,97 51,105L38,99C41,89 47,82 55,78Z',
        CLEAR,
      ],
      [
        '',
        'M62,72q5,3 7,8M55,82q5,3 7,8M50,70q5,2 8,7M46,90q5,3 6,9M42,100q4,3 5,8M66,36q6,-4 12,0M64,29q-6,-2 -8,-8M79,28q6,-2 7,-8',
        SUMI,
        1,
      ],
      [SUMI, 63.5, 37, 1.9],
      [SUMI, 81, 36, 1.9],
    ],
  },
  swallow: {
    by: [0, 8],
    band: [118, 144],
    figure: [
      [
        '#22313d',
        'M6,44C22,40 36,48 46,58C56,44 74,32 96,30C84,40 74,54 66,66C70,76 80,86 94,94C80,92 70,88 62,82C62,90 66,98 74,108C60,100 54,90 52,80C40,76 32,68 28,60C20,56 12,50 6,44Z',
      ],
      [SNOW, 'M46,58C52,60 58,66 62,82C56,82 46,78 40,72Z'],
      [RED, 'M30,60C34,56 42,56 46,60C42,66 36,68 32,64Z'],
      [SUMI, 'M24,55L13,60L26,61Z'],
      [SNOW, 31, 56.5, 1.6],
    ],
  },
  fox: {
    by: [2, 20],
    band: [40, 150],
    figure: [
      [FOX, 'M74,128C98,124 100,92 84,80C92,98 82,108 68,110Z'],
      [SNOW, 'M90,88C89,84 87,82 84,80C90,92 87,100 82,104C90,102 92,96 90,88Z'],
      [FOX, 'M28,128L34,92C36,78 60,76 70,96C76,108 76,120 74,128Z'],
      [SNOW, 'M36,128L40,100C44,108 46,118 46,128Z'],
      [FOX, 'M18,64L16,42L30,54C36,51 44,51 49,54L62,44L58,66C56,80 46,88 38,96C30,90 20,80 18,64Z'],
      [SNOW, 'M20,68C26,70 34,76 38,95C30,90 21,81 20,68ZM57,68C51,70 42,76 38,95C47,88 55,81 57,68Z'],
      ['', 'M24,66C28,62 32,64 34,68M43,68C45,64 50,62 53,66', SUMI, 2],
      [SUMI, 'M35,90h6l-3,5ZM20,50L19,46L25,52ZM58,52L59,48L53,54Z'],
    ],
  },
  goose: {
    by: [1, 12],
    band: [104, 148],
    figure: [
      ['#f2e2b0', 62, 44, 28],
      [
        '#8a6a4a',
        'M4,36C10,28 18,30 22,36C30,40 36,48 42,56C46,40 60,26 84,22C82,36 76,50 66,60C76,62 88,68 96,80C80,84 58,84 46,76C36,70 26,52 18,44C12,44 8,42 4,36Z',
      ],
      ['#e9ddc4', 'M42,58C52,58 62,66 66,80C56,80 46,76 40,66Z'],
      ['', 'M50,48C58,40 68,34 78,30M54,54C62,48 68,42 74,38M74,72q8,2 14,6', '#e9ddc4', 1.6],
      [BEAK, 'M5,35L-2,40L10,41Z'],
      [SUMI, 13, 36, 1.9],
    ],
  },
}

/** An animal that only somebody's own cards know: the paper dog of the fairs. */
const TOY: Animal = {
  by: [0, 14],
  band: [104, 148],
  figure: [
    [SNOW, 'M84,80C96,74 98,60 90,56C84,62 82,70 78,76Z'],
    [SNOW, 'M22,118C18,98 30,76 54,76C80,76 88,92 86,118H70Q66,106 54,106T38,118Z'],
    [SUMI, 'M14,50L14,30L28,38ZM46,40L58,32L56,52Z'],
    [SNOW, 'M12,62C12,30 60,30 58,64C56,90 12,90 12,62Z'],
    [RED, 'M22,82C36,90 50,86 57,74L60,80C54,92 38,98 24,92Z'],
    ['', 'M30,70q4,3 8,0M34,64v7', SUMI, 1.8],
    [SUMI, 26, 58, 2.2],
    [SUMI, 44, 58, 2.2],
    [RED, 70, 94, 6],
  ],
}

const shown = (shape: Shape | Dot): string => {
  if (typeof shape[1] === 'number')
    return circle(shape[1], shape[2] as number, shape[3] as number, `stroke="none" ${fill(shape[0])}`)
  const [colour, d, stroke, width] = shape as Shape
  return path(d, `fill="${colour || 'none'}"${stroke ? ` stroke="${stroke}"` : ''}${width ? ` stroke-width="${width}"` : ''}`)
}

const known = (name: string): Animal => (Object.hasOwn(ANIMALS, name) && ANIMALS[name]) || TOY

export const ANIMAL_NAMES: readonly string[] = Object.keys(ANIMALS)

/** Where a plant may blossom beside that animal. */
export const animalBand = (name: string): Band => known(name).band

export function animal(name: string): string {
  const { by, figure, mirrored } = known(name)
  const drawing = each(figure, shown)
  const whole = mirrored ? drawing + group('transform="scale(-1 1)"', drawing) : drawing
  return `<g transform="translate(${by[0]} ${by[1]})" stroke="${SUMI}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">${whole}</g>`
}
