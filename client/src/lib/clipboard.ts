/** Copying and sharing, also where the browser offers neither: without https there is no clipboard. */

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByHand(text)
  }
}

function copyByHand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('aria-hidden', 'true')
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Inside an open dialog only its own content can be selected.
  const host = document.querySelector('dialog[open]') ?? document.body
  const focused = document.activeElement
  host.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function'

/** Hands a link to whatever the device shares with; nothing happens where the person changes their mind. */
export async function share(url: string, title: string): Promise<void> {
  await navigator.share({ url, title }).catch(() => undefined)
}
