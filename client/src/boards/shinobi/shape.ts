/** How the mat is laid out: by the room there is, nothing else. */
export type Shape = 'wide' | 'table' | 'strip'

export function shapeOf(width: number, height: number): Shape {
  if (!width || (width >= 640 && height >= 380)) return 'wide'
  return width >= 440 && width > height * 1.5 ? 'strip' : 'table'
}
