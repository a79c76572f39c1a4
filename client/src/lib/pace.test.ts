import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { flies, stays } from './pace'
import { PACES, settings } from './settings.svelte'

afterEach(() => settings.set('pace', 'normal'))

it('lets everything land before the next thing comes, at every pace', () => {
  for (const pace of PACES) {
    settings.set('pace', pace)
    expect(flies(), pace).toBeLessThanOrEqual(stays('plain'))
    expect(stays('plain')).toBeLessThanOrEqual(stays('reveal'))
  }
})

it('is the only clock: nobody else asks for the pace', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(ts|svelte)$/.test(name) && !/test/.test(name))
  const own = files.filter((name) => /now\.pace/.test(readFileSync(join('src', name), 'utf-8'))).map((name) => name.replaceAll('\\', '/'))
  // Two screens let it be chosen.
  expect(own.sort()).toEqual(['lib/pace.ts', 'screens/settings/Settings.svelte', 'screens/table/More.svelte'])
})
