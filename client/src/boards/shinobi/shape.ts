/** How the mat is laid out: by the room there is, nothing else. */
export type Shape = 'wide' | 'table' | 'strip'

/** `scale`: how large the text is, 1 as a rule; larger text needs more room. */
export function shapeOf(width: number, height: number, scale = 1): Shape {
  if (!width || (width >= 640 * scale && height >= 350 + 80 * scale)) return 'wide'
  return width >= 440 && width > height * 1.5 ? 'strip' : 'table'
}
