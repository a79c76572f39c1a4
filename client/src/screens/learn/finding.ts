/** Where on the page a place of the game is. */

export function find(place: string): Element | null {
  const seat = place.split('.')[1] ?? ''
  // Somebody's role stands for the whole player, an order for its whole province, whether it lies there or not.
  if (place.startsWith('role.') || place.startsWith('seat.')) return playerOf(place)
  if (place.startsWith('order.')) return visible(`.at-${CSS.escape(seat)}`)
  return visible(`[data-place="${CSS.escape(place)}"]`)
}

export const playerOf = (place: string): Element | null => visible(`[data-seat="${CSS.escape(place.split('.')[1] ?? '')}"]`)

export function visible(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((element) => element.getBoundingClientRect().width > 0) ?? null
}

/** The first of these places that is on the page, or whose player is. */
export function whereOf(places: readonly string[]): Element | null {
  return places.map(find).find(Boolean) ?? places.map(playerOf).find(Boolean) ?? null
}
