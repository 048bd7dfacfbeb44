import { expect, it } from 'vitest'
import { daysFrom, grown, trafficKindOf, sumOfMonth } from './traffic.rules.ts'

it.each([
  ['/cdn/2/game/7.svg', 'pictures'],
  ['/wps/session/login', 'data'],
  ['/lgw/game/hot', 'data'],
  ['/assets/app-1234567.js', 'app'],
  ['/m/home', 'app'],
  ['/fonts/noto-sans-bengali.woff2', 'app'],
  ['/cdnish', 'app'],
])('%s counts as %s', (path, kind) => expect(trafficKindOf(path)).toBe(kind))

const some = (app: number) => ({ app, data: 1, pictures: 2 })

it('adds to today and keeps earlier days', () => {
  const days = grown({ '2026-10-31': some(9), '2026-11-01': some(5) }, '2026-11-01', some(3))
  expect(days).toEqual({ '2026-10-31': some(9), '2026-11-01': { app: 8, data: 2, pictures: 4 } })
})

it('stores the newest 31 days', () => {
  const october = Array.from(
    { length: 31 },
    (_, at) => `2026-10-${String(at + 1).padStart(2, '0')}`,
  )
  const days = grown(
    Object.fromEntries(october.map((day) => [day, some(1)])),
    '2026-11-01',
    some(3),
  )
  expect(Object.keys(days)).toEqual([...october.slice(1), '2026-11-01'])
})

it('sums the current month only', () => {
  const days = { '2026-10-31': some(9), '2026-11-01': some(5), '2026-11-21': some(7) }
  expect(sumOfMonth(days, '2026-11-21')).toEqual({ app: 12, data: 2, pictures: 4 })
})

it.each([
  ['nothing', null, {}],
  ['a list', [1], {}],
  ['a strange day', { yesterday: some(1) }, {}],
  [
    'broken bytes',
    { '2026-11-01': { app: 'x' }, '2026-11-02': some(1) },
    { '2026-11-02': some(1) },
  ],
  ['negative bytes', { '2026-11-01': some(-4) }, {}],
])('of %s keeps the valid part', (_, kept, expected) => expect(daysFrom(kept)).toEqual(expected))
