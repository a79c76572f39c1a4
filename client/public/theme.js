// Before the first paint: the theme that was chosen last, so that nothing flashes.
try {
  const kept = JSON.parse(localStorage.getItem('tatami.settings') || '{}')
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const theme = kept.theme === 'day' || kept.theme === 'night' ? kept.theme : dark ? 'night' : 'day'
  document.documentElement.dataset.theme = theme
} catch {
  document.documentElement.dataset.theme = 'day'
}
