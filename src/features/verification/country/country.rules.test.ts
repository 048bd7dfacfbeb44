import { describe, expect, it } from 'vitest'
import { countries } from '#api/account/phone.ts'
import { findCountries, nameCountries, flagOf, flagsAt } from './country.rules.ts'

const bengali = nameCountries(countries, 'bn')
const english = nameCountries(countries, 'en')
const firstFor = (typed: string, named = english) => findCountries(named, typed, '880')[0]?.region

describe('a country is found', () => {
  it.each([
    ['by its English name', 'bangla', 'BD'],
    ['by its dialing code', '880', 'BD'],
    ['by its dialing code with a plus', '+91', 'IN'],
    ['by its dialing code in Bengali digits', '৯৭৭', 'NP'],
    ['by its region', 'np', 'NP'],
    ['by a name in the middle', 'kingdom', 'GB'],
  ])('%s', (_, typed, region) => {
    expect(firstFor(typed)).toBe(region)
  })

  it('by its Bengali name, and also by the English one', () => {
    expect(firstFor('বাংলাদেশ', bengali)).toBe('BD')
    expect(firstFor('bangladesh', bengali)).toBe('BD')
  })

  it('first in the list while nothing is typed, when it is the chosen one', () => {
    expect(firstFor('')).toBe('BD')
    expect(findCountries(english, '', '91')[0]?.region).toBe('IN')
  })

  it('not at all by a text that is in no name', () => {
    expect(findCountries(english, 'atlantis', '880')).toEqual([])
  })
})

it('has every country once, each with a dialling code', () => {
  expect(new Set(countries.map(({ region }) => region)).size).toBe(countries.length)
  for (const { dialingCode } of countries) expect(dialingCode).toMatch(/^[1-9]\d{0,3}$/)
  expect(countries.length).toBeGreaterThan(210)
})

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
