import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { BOARDS, bundlesIn, drawingsOf, groupsOf } from './build/bundles.ts'
import { squeezePlugin } from './build/squeeze.ts'
import { wordsPlugin } from './build/words.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const hall = process.env.TATAMI_HALL ?? 'http://127.0.0.1:8640'
/** What only the rooms beside the table share: the lobby, profiles, settings, rules. */
const ROOMS = /[\\/]src[\\/](frame[\\/](Page|Section|Choose|Switch|More|GameSign|CopyField|OwnTables|HereList|NameField|HoverCard|OwnNotes|MarkOf|Bubble)\.svelte|lib[\\/](clipboard|notify|games\.svelte)\.ts)/

/** What binds the fields of forms, which no first table has. Loading it does nothing, so whoever only names it need not fetch it. */
const FIELDS = /[\\/]bindings[\\/](input|select)\.js$/

const BUNDLES = bundlesIn(here('src/boards'))

/** Drawings of one game: its gallery and its page at a glance share them with its board, and the other games with nobody. */
const OF_A_GAME = new RegExp(`[\\\\/]art[\\\\/]((kanji|backs|motifs|plain|scenery|scrolls|${drawingsOf(BUNDLES).join('|')})\\.ts$|(scrolls|${BOARDS.join('|')})[\\\\/])`)

const ON_THE_WAY = new RegExp(`[\\\\/](Home|Game|TableScreen|${BOARDS.join('|')})-`)

/** Names are written wherever a file is asked for, and what is left to chance in them squeezes badly. */
const NAMED = '[name]-[hash:7]'

export default defineConfig({
  base: '/',
  plugins: [svelte(), wordsPlugin(here('../src/tatami/locales')), squeezePlugin()],
  resolve: { conditions: process.env.VITEST ? ['browser'] : undefined },
  build: {
    target: 'es2022',
    manifest: true,
    outDir: here('../src/tatami/web/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What is on the way to the first table is fetched side by side; for the rest a list of its parts would be longer than the wait.
    modulePreload: { polyfill: false, resolveDependencies: (file, parts) => (ON_THE_WAY.test(file) ? parts : parts.filter((part) => part.endsWith('.css'))) },
    // Many small files squeeze badly: what most screens share travels as one, and so does what all parts of a large board share.
    // What only the rooms beside the table share stays out of it: whoever sits down at once never needs it.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: FIELDS, sideEffects: false }] },
      input: { index: here('index.html'), sw: here('src/worker/sw.ts') },
      output: {
        // The service worker's address never changes; everything else is named after what is in it.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : `assets/${NAMED}.js`),
        chunkFileNames: `assets/${NAMED}.js`,
        assetFileNames: `assets/${NAMED}[extname]`,
        codeSplitting: {
          groups: [
            // What the cards of three games share must not lie in the file of the first.
            { name: 'cards', test: /[\\/]src[\\/](art[\\/](backs|motifs|plain|kanji)|generated[\\/]cards)\.ts$/, priority: 1 },
            { name: 'scrolls', test: /[\\/]art[\\/](scrolls([\\/][\w-]+)?|scenery)\.ts$/, priority: 1 },
            // Two maps are drawn with it: it must not lie in the file of either.
            { name: 'maps', test: /[\\/]lib[\\/]glass\.svelte\.ts$/, minShareCount: 2, priority: 1.5 },
            ...groupsOf(BUNDLES),
            { name: 'shared', test: (id) => /node_modules|[\\/]src[\\/](lib|frame|art)[\\/]/.test(id) && !ROOMS.test(id) && !OF_A_GAME.test(id), minShareCount: 3, priority: 2 },
            // A table travels as one file, though a lesson and the waiting room take parts of it.
            { name: 'Game', test: /[\\/]screens[\\/]table[\\/]((Game|TableScreen|Bar|Question|Rail|Log|LogLine|Notices|Catchup|Effects)\.svelte|(catchup\.svelte|hints\.svelte|keys|later)\.ts)/, priority: 1 },
            // Svelte's index and its attributes name them, too: without a file of their own they come with what all share.
            { name: 'fields', test: FIELDS, priority: 3, includeDependenciesRecursively: false },
            { name: 'rooms', test: ROOMS, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    // The hall heeds its own pages only, so these must look like one.
    proxy: {
      '/api': { target: hall, changeOrigin: true, headers: { origin: hall } },
      '/ws': { target: hall, ws: true, changeOrigin: true, headers: { origin: hall } },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    setupFiles: ['src/testing.ts'],
    testTimeout: 30_000, // on a busy machine the first test of a file waits for its components
  },
})
