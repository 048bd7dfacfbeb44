import { expect, it } from 'vitest'
import { hostsFrom, pictureAddress } from './picture.ts'

const hosts = ['a', 'b', 'c']

it.each([
  ['the stored host comes first', 'b', 0.9, ['b', 'c', 'a']],
  ['a removed host is dropped', 'z', 0, ['a', 'b', 'c']],
  ['the first host is random', null, 0.5, ['b', 'c', 'a']],
  ['a random index is always in the list', null, 0.999, ['c', 'a', 'b']],
] as const)('%s', (_, stored, chance, expected) =>
  expect(hostsFrom(stored, hosts, chance)).toEqual(expected),
)

it('has no address without hosts', () => expect(hostsFrom('a', [], 0.3)).toEqual([]))

it.each([
  ['/cdn/1', 'tile/X/1.svg', '/cdn/1/tile/X/1.svg'],
  ['https://img.example/', '/1.webp', 'https://img.example/1.webp'],
  ['/cdn/1', 'https://elsewhere.example/1.png', null],
  ['/cdn/1', '//elsewhere.example/1.png', null],
  ['/cdn/1', 'javascript:alert(1)', null],
])('below %s, %s is %s', (host, path, address) => expect(pictureAddress(host, path)).toBe(address))
