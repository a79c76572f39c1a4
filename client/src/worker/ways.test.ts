import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../generated/games'
import { keyOf, wayOf, type Way } from './ways'

const HALL = 'https://hall.example'
const way = (path: string, mode = 'cors', method = 'GET'): Way => wayOf({ method, mode, url: new URL(path, HALL).href }, HALL)

describe('what may be kept', () => {
  it.each(['/', '/lobby', '/table/Ab-9_x', '/rules/tenno/cards', '/learn/senji/3', '/shared/x', '/verify'])('%s is the one page', (path) => expect(way(path, 'navigate')).toBe('page'))
  it.each(['/api/me', '/openapi.json', '/metrics', '/healthz', '/nowhere', '/lobbyist'])('%s is not a page of ours', (path) => expect(way(path, 'navigate')).toBe(''))
  it.each([
    ['/assets/shared-x.js', 'asset'], ['/theme.js', 'loose'], ['/icon-192.png', 'loose'], ['/manifest.webmanifest', 'loose'],
    ['/api/games', 'text'], ['/api/games/tenno/rules', 'text'], ['/api/games/senji/data/house', 'text'],
    ['/api/games/senjutsu/data/house/texts', 'text'], ['/api/lessons', 'text'], ['/api/lessons/samurai-sword', 'text'],
  ])('%s: %s', (path, found) => expect(way(path)).toBe(found))

  it('is nothing else that the hall answers', () => {
    const { paths } = JSON.parse(readFileSync('../docs/api/openapi.json', 'utf-8')) as { paths: Record<string, object> }
    const keptPaths = Object.keys(paths).filter((path) => way(path.replace('/{name}', '/house').replaceAll(/\{\w+\}/g, 'abc')) !== '')
    expect(keptPaths.sort()).toEqual(['/api/games', '/api/games/{game}/data/{name}', '/api/games/{game}/data/{name}/texts', '/api/games/{game}/rules', '/api/lessons', '/api/lessons/{game}'])
  })

  it('is only asked for, never sent', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'HEAD']) expect(way('/api/lessons/tenno', 'cors', method)).toBe('')
  })
  it('has no query, so that nobody fills a cache with it', () => expect(way('/api/games/tenno/rules?x=1')).toBe(''))
  it('is ours', () => expect(wayOf({ method: 'GET', mode: 'cors', url: 'https://else.example/assets/x.js' }, HALL)).toBe(''))
  it('is not another pack than the house’s', () => expect(way('/api/games/senji/data/mine')).toBe(''))
  it('is there for every game', () => {
    for (const { name } of GAMES) expect(way(`/api/games/${name}/rules`)).toBe('text')
  })
  it('has an address for each language', () => {
    expect(keyOf(`${HALL}/api/games`, 'uk')).toBe('/api/games?lang=uk')
    expect(keyOf(`${HALL}/api/games`, 'uk-UA,uk;q=0.9')).toBe('/api/games?lang=en')
  })
})
