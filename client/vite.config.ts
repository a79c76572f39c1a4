import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { squeezePlugin } from './build/squeeze.ts'
import { wordsPlugin } from './build/words.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const hall = process.env.TATAMI_HALL ?? 'http://127.0.0.1:8640'
/** What only the rooms beside the table share: the lobby, profiles, settings, rules. */
const ROOMS = /[\\/]src[\\/](frame[\\/](Page|Section|Choose|Switch|More|GameSign|CopyField|OwnTables)\.svelte|lib[\\/](clipboard|games\.svelte)\.ts)/

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
    modulePreload: { polyfill: false },
    // Many small files squeeze badly: what most screens share travels as one, and so does what all parts of Senji share.
    // What only the rooms beside the table share stays out of it: whoever sits down at once never needs it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'senji-shared', test: /[\\/]senji[\\/](pack|kept\.svelte|front\.svelte|reading|geography|parts|labels|cluster|later|Later|families|crests|pieces|kanji)\.(ts|svelte)$/, priority: 1 },
            { name: 'shared', test: (id) => /node_modules|[\\/]src[\\/](lib|frame|art(?![\\/]senji))[\\/]/.test(id) && !ROOMS.test(id) && !/[\\/]art[\\/]backs\.ts$/.test(id), minShareCount: 3, priority: 2 },
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
