/** How the table is laid out in the room there is. */
export type Shape = 'wide' | 'narrow'

/** `wide`: the families beside the map. `narrow`: above it, in one row. */
export const shapeOf = (width: number, height: number, text = 1): Shape =>
  !width || (width >= 620 * Math.sqrt(text) && height >= 300) ? 'wide' : 'narrow'
