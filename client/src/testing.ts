/** For every vitest file: English words, as the app has them; a fresh page for each test; dialogs and sizes, which jsdom lacks. */
import { cleanup } from '@testing-library/svelte'
import CATALOGUES from 'virtual:words'
import { afterEach } from 'vitest'
import { words } from './lib/words.svelte'

afterEach(cleanup)
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
/** Nothing has a size here, so nothing ever changes it, and nothing is out of sight. */
Element.prototype.scrollIntoView ??= () => undefined
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

await words.speak('en')
for (const name of Object.keys(CATALOGUES)) if (name) await words.learn(name)
