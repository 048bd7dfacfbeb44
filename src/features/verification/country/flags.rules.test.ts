import { expect, it } from 'vitest'
import { flagOf, flagsAt } from './flags.rules.ts'

const site = 'https://mela.example'
const hosts = ['https://img.example']

it.each([
  ['https://img.example/flags/', 'https://img.example/flags'],
  ['https://img.example', 'https://img.example'],
  ['/flags', '/flags'],
  ['https://mela.example/flags', '/flags'],
  ['', null],
  ['https://evil.example/flags', null],
  ['http://img.example/flags', null],
  ['//img.example/flags', null],
  ['https://img.example@evil.example', null],
  ['data:image/svg+xml,x', null],
  ['javascript:alert(1)', null],
])('flags at %j are taken from %j', (place, from) => {
  expect(flagsAt(place, hosts, site)).toBe(from)
})

it('the flag of a country has its region’s name', () => {
  expect(flagOf('/flags', 'BD')).toBe('/flags/bd.svg')
  expect(flagOf(null, 'BD')).toBeNull()
})
