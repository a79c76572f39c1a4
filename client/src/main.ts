import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { version } from './lib/version'
import { words } from './lib/words.svelte'
import { router } from './lib/router.svelte'
import './styles/tokens.css'
import './styles/base.css'
import './art/art.css'
import './fonts/fonts.css'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no #app')
await words.speak(settings.lang)
router.start()
mount(App, { target })

// Long after everything that was asked for is here: whoever sits down at once is not kept waiting by it.
const REST = 10_000
const install = (): void => void import('./lib/installed.svelte').then((installed) => installed.install(version)).catch(() => undefined)
addEventListener('load', () => setTimeout(install, REST))
if (document.readyState === 'complete') setTimeout(install, REST)
