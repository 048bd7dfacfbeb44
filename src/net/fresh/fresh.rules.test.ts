import { describe, expect, it } from 'vitest'
import { confirmedData, hasAddress } from './fresh.rules.ts'

const first = '/lgw/game/list?gameType=RNG&pageNo=1&pageSize=15'
const second = '/lgw/game/list?gameType=RNG&pageNo=2&pageSize=15'
const cached = (value: unknown) => ({ value, at: 1, isCached: true })
const fresh = (value: unknown, at = 2) => ({ value, at, isCached: false })

describe('which reads an address concerns', () => {
  it.each([
    { title: 'the plain one of the same name', key: [first], address: first, isHeld: true },
    { title: 'not another page of it', key: [first], address: second, isHeld: false },
    { title: 'a list at its first page', key: ['pages', first], address: first, isHeld: true },
    { title: 'a list at a later page', key: ['pages', first], address: second, isHeld: true },
    {
      title: 'not a list of other games',
      key: ['pages', first],
      address: second.replace('RNG', 'LIVE'),
      isHeld: false,
    },
    { title: 'nobody', key: ['/wps/x', 3], address: first, isHeld: false },
  ])('$title', ({ key, address, isHeld }) => expect(hasAddress(key, address)).toBe(isHeld))
})

describe('a confirmed answer', () => {
  const pages = { pages: [cached('a'), cached('b')], pageParams: [1, 2] }
  const answer = { value: 'new' }
  it.each([
    {
      title: 'replaces a plain copy',
      data: cached('a'),
      address: first,
      confirmed: { at: 2, answer },
      isPages: false,
      after: fresh('new'),
    },
    {
      title: 'confirms a plain copy that has not changed',
      data: cached('a'),
      address: first,
      confirmed: { at: 2 },
      isPages: false,
      after: fresh('a'),
    },
    {
      title: 'replaces its own page only',
      data: pages,
      address: second,
      confirmed: { at: 2, answer },
      isPages: true,
      after: { pages: [cached('a'), fresh('new')], pageParams: [1, 2] },
    },
    {
      title: 'replaces the first page',
      data: pages,
      address: first,
      confirmed: { at: 2, answer },
      isPages: true,
      after: { pages: [fresh('new'), cached('b')], pageParams: [1, 2] },
    },
    {
      title: 'starts no list in the middle',
      data: undefined,
      address: second,
      confirmed: { at: 2, answer },
      isPages: true,
      after: undefined,
    },
    {
      title: 'starts a list that had failed',
      data: undefined,
      address: first,
      confirmed: { at: 2, answer },
      isPages: true,
      after: { pages: [fresh('new')], pageParams: [1] },
    },
    {
      title: 'ignores a page that is not loaded',
      data: { pages: [cached('a')], pageParams: [1] },
      address: second,
      confirmed: { at: 2, answer },
      isPages: true,
      after: undefined,
    },
    {
      title: 'confirms nothing without cached data',
      data: undefined,
      address: first,
      confirmed: { at: 2 },
      isPages: false,
      after: undefined,
    },
  ])('$title', ({ data, address, confirmed, isPages, after }) =>
    expect(confirmedData(data, address, confirmed, isPages)).toEqual(after),
  )
})
