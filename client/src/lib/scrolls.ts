/** A part that scrolls when it must: while it does, the keyboard reaches it and moves it with the arrows. */
export function scrolls(element: HTMLElement): () => void {
  const look = () => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  const watch = () => {
    sizes.disconnect()
    for (const one of [element, ...element.children]) sizes.observe(one)
    look()
  }
  const parts = new MutationObserver(watch)
  parts.observe(element, { childList: true })
  watch()
  return () => {
    sizes.disconnect()
    parts.disconnect()
  }
}
