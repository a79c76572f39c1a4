/** Which card is looked at: the field shows what it would strike and block, and the way that it would force (`aids.cards`). */

class Projection {
  slug = $state<string | null>(null)
  /** Whose card it is; null for the viewer's own. */
  seat = $state<string | null>(null)
}

export const projection = new Projection()

/** Somebody looks at that card of a seat (his own, if none is said), or at none any more. */
export function project(slug: string | null, seat: string | null = null): void {
  projection.slug = slug
  projection.seat = slug === null ? null : seat
}
