/** For every vitest file: English words, as the app has them; a fresh page for each test; dialogs, which jsdom lacks. */
import { cleanup } from '@testing-library/svelte'
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

await words.speak('en')
for (const game of ['tenno', 'shinobi', 'samurai-sword']) await words.learn(game)
