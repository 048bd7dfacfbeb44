import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { CategoryVendors } from '#api/games/vendors.ts'
import {
  type FilterChoice,
  type Filter,
  choicesIn,
  filterAfter,
  classesOf,
  filterFor,
  filterOf,
  isNarrowed,
  known,
  isWhole,
  searchOf,
} from './filter.rules.ts'
import { LobbySearch } from './lobby.search.ts'

const vendor = (code: string) => ({ code, name: code, logo: null, gameCount: 3 })
const catalogue: readonly CategoryVendors[] = [
  {
    category: 'RNG',
    vendors: [vendor('PADMA'), vendor('BAAGH')],
    classes: ['Megaways', 'FeatureBuy'],
  },
  { category: 'LIVE', vendors: [vendor('ASHOR')], classes: ['Roulette'] },
  { category: 'FISH', vendors: [vendor('PADMA')], classes: ['Cannon'] },
]
const read = (search: Record<string, unknown>, start?: Filter['list']) =>
  filterOf(v.parse(LobbySearch, search), start)

describe('the address', () => {
  it.each([
    [{}, filterFor('ALL')],
    [{ gameCategory: 'RNG' }, filterFor('RNG')],
    [{ gameCategory: 'rng' }, filterFor('RNG')],
    [{ gameType: 'FISH' }, filterFor('FISH')],
    [{ gameCategory: 'LIVE', gameType: 'FISH' }, filterFor('LIVE')],
    [{ gameCategory: 'NONSENSE' }, filterFor('ALL')],
    [{ gameCategory: '42', vassalage: 'no vendor', gameClassify: [7] }, filterFor('ALL')],
    [{ gameCategory: 'HOT' }, filterFor('ALL', { classify: 'HOT' })],
    [{ gameCategory: 'FAV' }, filterFor('ALL', { classify: 'FAV' })],
    [{ gameType: 'RNG', gameClassify: 'RECENT' }, filterFor('RNG', { classify: 'RECENT' })],
    [{ gameCategory: 'NEW' }, filterFor('RNG', { classify: 'NEW' })],
    [{ gameCategory: 'MEGAWAY' }, filterFor('RNG', { classify: 'MEGAWAY' })],
    [{ gameCategory: 'LIVE', gameClassify: 'NEW' }, filterFor('LIVE')],
    [{ gameCategory: 'RNG', gameClassify: 'ALL' }, filterFor('RNG')],
    [{ gameCategory: 'RNG', gameClassify: '' }, filterFor('RNG')],
    [{ gameCategory: 'HOT', gameClassify: ' ' }, filterFor('ALL', { classify: 'HOT' })],
    [{ gameCategory: 'RNG', minBet: '0.05' }, filterFor('RNG', { minBet: '0.05' })],
    [{ gameCategory: 'RNG', minBet: '0.1' }, filterFor('RNG', { minBet: '0.1' })],
    [{ gameCategory: 'RNG', minBet: '3' }, filterFor('RNG')],
    [{ gameCategory: 'FISH', minBet: '0.05' }, filterFor('FISH')],
    [{ minBet: '0.05' }, filterFor('ALL', { minBet: '0.05' })],
    [{ gameCategory: 'HOT', minBet: '0.05' }, filterFor('ALL', { classify: 'HOT' })],
    [{ gameCategory: 'RNG', minLine: '20' }, filterFor('RNG', { minLine: 20 })],
    [{ gameCategory: 'RNG', minBet: '0.10' }, filterFor('RNG', { minBet: '0.1' })],
    [{ gameCategory: 'RNG', minLine: '1e2' }, filterFor('RNG')],
    [{ gameCategory: 'RNG', minLine: 'many' }, filterFor('RNG')],
    [{ gameCategory: 'RNG', minLine: '-1' }, filterFor('RNG')],
    [{ gameCategory: 'LIVE', minLine: '20' }, filterFor('LIVE')],
    [{ gameName: ' tiger ' }, filterFor('ALL', { name: 'tiger' })],
    [{ gameName: '777' }, filterFor('ALL', { name: '777' })],
  ] as const)('%j means %j', (search, expected) => expect(read(search)).toEqual(expected))

  it('of the slots center means slots unless it names another category', () => {
    expect(read({}, 'RNG').list).toBe('RNG')
    expect(read({ gameCategory: 'LIVE' }, 'RNG').list).toBe('LIVE')
  })

  it.each<[string, Record<string, unknown>, Filter]>([
    ['under gameCategory', { gameCategory: 'RNG', vassalage: 'PADMA' }, filterFor('RNG')],
    ['under gameType', { gameType: 'RNG' }, filterFor('RNG', { name: 'a', minBet: '0.01' })],
    ['of home', { pageType: 'list', gameType: 'LIVE' }, filterFor('LIVE', { classify: 'FAV' })],
    ['of a removed class', { gameCategory: 'HOT' }, filterFor('ALL', { vendor: 'PADMA' })],
    ['of nothing yet', {}, filterFor('RNG', { classify: 'NEW' })],
  ])('gives the address of the list %s, which parses back to the same', (_, before, filter) => {
    const after = { ...before, ...searchOf(filter, before) }
    expect(read(after)).toEqual(filter)
    expect('gameType' in before && 'gameCategory' in after).toBe(false)
  })
})

describe('drops what the merchant does not have:', () => {
  it.each<[string, Filter, Filter]>([
    ['a vendor', filterFor('RNG', { vendor: 'NOBODY' }), filterFor('RNG')],
    ['a vendor of another category', filterFor('LIVE', { vendor: 'PADMA' }), filterFor('LIVE')],
    ['a class', filterFor('RNG', { classify: 'Crash' }), filterFor('RNG')],
    ['a prefix of a class', filterFor('RNG', { classify: 'F' }), filterFor('RNG')],
    ['a class of fish', filterFor('FISH', { classify: 'Cannon' }), filterFor('FISH')],
    ['a category', filterFor('BG', { vendor: 'PADMA' }), filterFor('ALL')],
  ])('%s', (_, filter, expected) => expect(known(filter, catalogue)).toEqual(expected))

  it.each<[string, Filter]>([
    ['a vendor', filterFor('RNG', { vendor: 'PADMA' })],
    ['a vendor among all', filterFor('ALL', { vendor: 'ASHOR' })],
    ['favourites', filterFor('FISH', { classify: 'FAV' })],
    ['a class of slots', filterFor('RNG', { classify: 'Megaways' })],
    ['a class of tables', filterFor('LIVE', { classify: 'Roulette' })],
  ])('keeps %s that the merchant has', (_, filter) =>
    expect(known(filter, catalogue)).toEqual(filter),
  )

  it.each([
    ['MEGAWAY', 'Megaways'],
    ['megaways', 'Megaways'],
    ['FEATUREBUY', 'FeatureBuy'],
  ])('sends the class %s in the platform’s spelling', (classify, spelt) =>
    expect(known(filterFor('RNG', { classify }), catalogue).classify).toBe(spelt),
  )

  it('but keeps everything until its catalogue is known', () =>
    expect(known(filterFor('RNG', { vendor: 'NOBODY' }), undefined).vendor).toBe('NOBODY'))

  it('keeps classes for slots and tables only', () => {
    expect(classesOf('RNG', catalogue)).toEqual(['Megaways', 'FeatureBuy'])
    expect(classesOf('LIVE', catalogue)).toEqual(['Roulette'])
    expect(classesOf('FISH', catalogue)).toEqual([])
    expect(classesOf('ALL', catalogue)).toEqual([])
  })
})

describe('choosing a filter', () => {
  const full = filterFor('RNG', {
    classify: 'Megaways',
    vendor: 'PADMA',
    minBet: '0.1',
    name: 'tiger',
  })
  it.each<[string, Filter, FilterChoice, Partial<Filter>]>([
    ['a class clears the name', full, { kind: 'class', classify: 'FeatureBuy' }, { name: '' }],
    [
      'NEW clears the vendor, too',
      full,
      { kind: 'class', classify: 'NEW' },
      { name: '', vendor: null, minBet: '0.1' },
    ],
    [
      'favourites clear the stake and keep the vendor',
      full,
      { kind: 'class', classify: 'FAV' },
      { name: '', vendor: 'PADMA', minBet: null },
    ],
    [
      'a vendor resets the class',
      full,
      { kind: 'vendor', vendor: 'BAAGH' },
      { classify: null, vendor: 'BAAGH', name: 'tiger' },
    ],
    ['clearing the vendor does, too', full, { kind: 'vendor', vendor: null }, { classify: null }],
    [
      'a name keeps the rest',
      full,
      { kind: 'name', name: ' lion ' },
      { classify: 'Megaways', vendor: 'PADMA', name: 'lion' },
    ],
    [
      'a name changes from favourites to the whole list',
      filterFor('LIVE', { classify: 'FAV' }),
      { kind: 'name', name: 'tiger' },
      { classify: null, name: 'tiger' },
    ],
    [
      'clearing the stake keeps the rest',
      full,
      { kind: 'minBet' },
      { classify: 'Megaways', vendor: 'PADMA', minBet: null, name: 'tiger' },
    ],
    [
      'clearing the pay lines does, too',
      filterFor('ALL', { minLine: 20, minBet: '0.1' }),
      { kind: 'minLine' },
      { minLine: null, minBet: '0.1' },
    ],
    [
      'submitting the panel sets everything at once',
      full,
      { kind: 'panel', classify: 'FeatureBuy', vendor: 'BAAGH', minBet: null },
      { classify: 'FeatureBuy', vendor: 'BAAGH', minBet: null, name: 'tiger' },
    ],
    [
      'a stake in the panel changes from favourites to the whole list, too',
      filterFor('RNG', { classify: 'FAV' }),
      { kind: 'panel', classify: 'FAV', vendor: 'PADMA', minBet: '0.1' },
      { classify: null, vendor: 'PADMA', minBet: '0.1' },
    ],
    [
      'a vendor in the panel does not',
      filterFor('RNG', { classify: 'FAV' }),
      { kind: 'panel', classify: 'FAV', vendor: 'PADMA', minBet: null },
      { classify: 'FAV', vendor: 'PADMA' },
    ],
  ])('%s', (_, filter, choice, expected) =>
    expect(filterAfter(filter, choice)).toMatchObject({ list: filter.list, ...expected }),
  )
})

it.each<[Filter, boolean]>([
  [filterFor('ALL'), true],
  [filterFor('RNG'), true],
  [filterFor('ALL', { vendor: 'PADMA' }), false],
  [filterFor('ALL', { classify: 'FAV' }), false],
  [filterFor('ALL', { minBet: '0.1' }), false],
  [filterFor('ALL', { minLine: 20 }), false],
  [filterFor('ALL', { classify: 'HOT' }), false],
  [filterFor('RNG', { name: 'tiger' }), false],
])('%j is the whole list: %s', (filter, isSo) => expect(isWhole(filter)).toBe(isSo))

it.each<[Partial<Filter>, number]>([
  [{}, 0],
  [{ classify: 'FAV' }, 0],
  [{ classify: 'NEW' }, 0],
  [{ name: 'tiger' }, 0],
  [{ classify: 'Megaways', vendor: 'PADMA', minBet: '0.1' }, 3],
])('%j counts %i choices of the panel', (change, count) => {
  const filter = filterFor('RNG', change)
  expect(choicesIn(filter)).toBe(count)
  expect(isNarrowed(filter)).toBe(count > 0 || filter.name !== '')
})
