import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
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
