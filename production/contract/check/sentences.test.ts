import { expect, it } from 'vitest'
import type { Deviation } from './deviation.ts'
import { faultsOf, reportOf } from './sentences.ts'

const etag = (endpoint: string): Deviation => ({
  endpoint,
  field: 'header ETag',
  expected: 'an entity tag',
  actual: 'nothing',
  effect: 'downloads the whole answer at each check',
})
const typed: Deviation = {
  endpoint: 'listVendors',
  field: 'value[*].displayName',
  expected: 'string',
  actual: '7, 12 times',
  effect: 'leaves that row of the list out',
}
const checked = (...deviations: readonly Deviation[]) => ({
  deviations,
  called: ['listVendors', 'listGames', 'listHotGames'],
  skipped: ['everything private: no account was given'],
})

it('a deviation is named by the call’s method and path', () => {
  expect(reportOf(checked(typed)).join('\n')).toBe(`\
GET /lgw/vendor/list (listVendors): value[*].displayName
  expected: string
  actual:   7, 12 times
  the app:  leaves that row of the list out

not checked: everything private: no account was given
3 answers read, 1 deviation`)
})

it('a header that several answers lack is one entry', () => {
  const [entry, , last] = reportOf(checked(etag('listGames'), etag('listHotGames')))
  expect(entry).toBe(`\
2 calls: header ETag
  expected: an entity tag
  actual:   nothing
  the app:  downloads the whole answer at each check
  calls:    GET /lgw/game/list (listGames), GET /lgw/game/hot (listHotGames)
`)
  expect(last).toBe('3 answers read, 2 deviations')
})

it('a release says the same in one sentence each', () => {
  expect(faultsOf('platform.example', checked(typed, etag('listGames')))).toEqual([
    'GET /lgw/vendor/list (listVendors): value[*].displayName is 7, 12 times instead of string; the app leaves that row of the list out.',
    'GET /lgw/game/list (listGames): header ETag is nothing instead of an entity tag; the app downloads the whole answer at each check.',
  ])
})
