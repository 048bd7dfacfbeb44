import { expect, it } from 'vitest'
import { frameFor } from './frames.rules.ts'
import { type SeenTile, isRemembered, seenName, withSeen } from './seen.rules.ts'

it.each([
  ['/m/home', true],
  ['/?lang=EN', true],
  ['/m/gameLobbyCenter?gameCategory=RNG', true],
  ['/m/home?pageType=list&gameType=RNG', true],
  ['/m/hot', true],
  ['/m/fav', false],
  ['/m/recent', false],
  ['/m/gameLobbyCenter?gameClassify=RECENT', false],
  ['/m/gameLobbyCenter?gameCategory=FAV', false],
  ['/m/login', false],
  ['/m/help', false],
])('%s is remembered: %s', (address, expected) => {
  const [pathname = '', search = ''] = address.split(/(?=\?)/)
  expect(isRemembered(frameFor(pathname, search), address)).toBe(expected)
})

it('knows home by one name in each language, and a list by its address', () => {
  expect(seenName('home', '/?a=1', 'bn')).toBe(seenName('home', '/m/home', 'bn'))
  expect(seenName('home', '/m/home', 'en')).not.toBe(seenName('home', '/m/home', 'bn'))
  const [slots, fish] = ['RNG', 'FISH'].map((category) =>
    seenName('lobby', `/m/gameLobbyCenter?gameCategory=${category}`, 'bn'),
  )
  expect(slots).not.toBe(fish)
})

const tiles = (id: string): SeenTile[] => [{ id, name: id, art: [] }]

it('remembers the three newest, each once', () => {
  const names = ['a', 'b', 'c', 'a', 'd']
  const seen = names.reduce((all, name) => withSeen(all, name, tiles(name)), {})
  expect(seen).toEqual({ c: tiles('c'), a: tiles('a'), d: tiles('d') })
})
