import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

const known = new Map()

/** What scopes a component's styles, in six letters: chance does not squeeze, and every one travels twice. */
function cssHash({ hash, css, filename }) {
  const name = `T${hash(filename === '(unknown)' ? css : filename).slice(0, 5)}`
  if ((known.get(name) ?? filename) !== filename) throw new Error(`${known.get(name)} and ${filename} would share their styles`)
  known.set(name, filename)
  return name
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } }
