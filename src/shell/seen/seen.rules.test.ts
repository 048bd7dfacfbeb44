import { expect, it } from 'vitest'
import { type SeenTile, isRemembered, seenName, withSeenTiles } from './seen.rules.ts'

it.each([
  ['home', '/m/home', true],
  ['home', '/?lang=EN', true],
  ['lobby', '/m/gameLobbyCenter?gameCategory=RNG', true],
  ['list', '/m/home?pageType=list&gameType=RNG', true],
  ['lobby', '/m/hot', true],
  ['all', '/m/gameLobbyCenter', true],
  ['lobby', '/m/fav', false],
  ['lobby', '/m/recent', false],
  ['lobby', '/m/gameLobbyCenter?gameClassify=RECENT', false],
  ['lobby', '/m/gameLobbyCenter?gameCategory=FAV', false],
  ['login', '/m/login', false],
  ['band', '/m/help', false],
] as const)('%s at %s is stored: %s', (drawn, address, expected) => {
  expect(isRemembered(drawn, address)).toBe(expected)
})

it('stores home under one key per language, and a list under its address', () => {
  expect(seenName('home', '/?a=1', 'bn')).toBe(seenName('home', '/m/home', 'bn'))
  expect(seenName('home', '/m/home', 'en')).not.toBe(seenName('home', '/m/home', 'bn'))
  const [slots, fish] = ['RNG', 'FISH'].map((category) =>
    seenName('lobby', `/m/gameLobbyCenter?gameCategory=${category}`, 'bn'),
  )
  expect(slots).not.toBe(fish)
})

const tiles = (id: string): SeenTile[] => [{ id, name: id, drawing: '' }]

it('stores the three newest, each once', () => {
  const names = ['a', 'b', 'c', 'a', 'd']
  const seen = names.reduce((all, name) => withSeenTiles(all, name, tiles(name)), {})
  expect(seen).toEqual({ c: tiles('c'), a: tiles('a'), d: tiles('d') })
})
