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

const wayOut =
  'Where the platform cannot be changed, an adapter translates its answers (docs/platform.md).'

it('a deviation is named by the call’s method and path', () => {
  expect(reportOf('platform.example', checked(typed)).join('\n')).toBe(`\
GET /lgw/vendor/list (listVendors): value[*].displayName
  expected: string
  actual:   7, 12 times
  the app:  leaves that row of the list out

not checked: everything private: no account was given
3 answers read, 1 deviation
${wayOut}`)
})

it('a header that several answers lack is one entry', () => {
  const [entry, , last, way] = reportOf(
    'platform.example',
    checked(etag('listGames'), etag('listHotGames')),
  )
  expect(entry).toBe(`\
2 calls: header ETag
  expected: an entity tag
  actual:   nothing
  the app:  downloads the whole answer at each check
  calls:    GET /lgw/game/list (listGames), GET /lgw/game/hot (listHotGames)
`)
  expect(last).toBe('3 answers read, 2 deviations')
  expect(way).toBe(wayOut)
})

const wrapped = (
  endpoint: string,
  actual: string,
  effect = 'shows an error notice',
): Deviation => ({
  endpoint,
  field: '',
  expected: 'an envelope, {"success": true, "value": …}',
  actual: `${actual} (HTTP 200)`,
  effect,
})

it('a wrong envelope of every call is one entry, first in the list', () => {
  const cached = 'shows the cached answer'
  const all = checked(
    etag('listVendors'),
    wrapped('listVendors', '{}', cached),
    wrapped('listGames', '{"data":1}'),
    wrapped('listHotGames', '{}'),
  )
  expect(reportOf('platform.example', all).slice(0, 2).join('\n')).toBe(`\
every call
  expected: an envelope, {"success": true, "value": …}
  actual:   {} (HTTP 200) or {"data":1} (HTTP 200)
  the app:  shows the cached answer or shows an error notice

GET /lgw/vendor/list (listVendors): header ETag
  expected: an entity tag
  actual:   nothing
  the app:  downloads the whole answer at each check
`)
  expect(faultsOf('platform.example', all)[0]).toMatch(/^every call: the answer is \{\}/)
})

it('the same deviation of several calls is one entry, a different one another', () => {
  const other = { ...typed, endpoint: 'listGames', actual: '8' }
  const report = reportOf('platform.example', checked(other, typed, { ...typed, endpoint: 'x' }))
  expect(report.slice(0, 2).map((entry) => entry.split('\n')[0])).toEqual([
    '2 calls: value[*].displayName',
    'GET /lgw/game/list (listGames): value[*].displayName',
  ])
})

it('a release prints one sentence each', () => {
  expect(faultsOf('platform.example', checked(typed, etag('listGames')))).toEqual([
    'GET /lgw/vendor/list (listVendors): value[*].displayName is 7, 12 times instead of string; the app leaves that row of the list out.',
    'GET /lgw/game/list (listGames): header ETag is nothing instead of an entity tag; the app downloads the whole answer at each check.',
    wayOut,
  ])
})

it.each([
  [
    'a redirect to https://login.example/?from=1 (HTTP 302)',
    'platform.example answers with a redirect to https://login.example/?from=1 (HTTP 302): the platform is not at this address.',
  ],
  [
    'an HTML page (HTTP 502)',
    'platform.example answers with an HTML page (HTTP 502) instead of JSON: the platform is not at this address, or out of service.',
  ],
  [
    '"busy" (HTTP 503)',
    'platform.example answers with "busy" (HTTP 503) instead of JSON: the platform is not at this address, or out of service.',
  ],
])('prints one sentence when every call is answered with %s', (actual, sentence) => {
  const odd = { ...typed, field: '', expected: 'JSON', actual }
  const all = checked(odd, { ...odd, endpoint: 'listGames' })
  expect(reportOf('platform.example', all)).toEqual([sentence])
  expect(faultsOf('platform.example', all)).toEqual([sentence])
  expect(faultsOf('platform.example', checked(odd)).length).toBe(2)
})

it('no advice is printed without a deviation', () => {
  expect(reportOf('platform.example', checked()).at(-1)).toBe('3 answers read, 0 deviations')
  expect(faultsOf('platform.example', checked())).toEqual([])
})
