/** For every vitest file: English words, as the app has them. */
import { words } from './lib/words.svelte'

await words.speak('en')
for (const game of ['tenno', 'shinobi', 'samurai-sword']) await words.learn(game)
