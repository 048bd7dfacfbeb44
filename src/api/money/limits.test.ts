import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { endOfBreak, listProtectionChanges, setLimit } from './limits.ts'

const change = { changeId: 1, at: 5, effectiveAt: 5, cancelled: false }
const parsed = (item: object) =>
  v.parse(listProtectionChanges.output, { list: [{ ...change, ...item }] })[0]

describe('a change of one’s own limits', () => {
  it.each([
    [{ kind: 'deposit', period: 'day', from: '500.00', to: null }, 50_000, null],
    [{ kind: 'loss', period: 'week', from: null, to: '1234.50' }, null, 123_450],
    [{ kind: 'session', from: '30', to: '60' }, 30, 60],
    [{ kind: 'reality', from: null, to: '15' }, null, 15],
    [{ kind: 'break', from: '7d', to: 'forever' }, '7d', 'forever'],
  ])('%o is read in the app’s units', (item, from, to) => {
    expect(parsed(item)).toMatchObject({
      id: '1',
      from,
      to,
      period: 'period' in item ? item.period : null,
    })
  })

  it('is sent as a decimal, and as null to remove a limit', () => {
    const limit = { kind: 'loss', period: 'day' } as const
    expect(setLimit.encode({ ...limit, amount: 50_000 })).toEqual({ ...limit, amount: '500.00' })
    expect(setLimit.encode({ ...limit, amount: null })).toEqual({ ...limit, amount: null })
  })
})

it.each([
  ['24h', '2026-03-05T06:00:00.000Z'],
  ['7d', '2026-03-11T06:00:00.000Z'],
  ['30d', '2026-04-03T06:00:00.000Z'],
  ['6m', '2026-09-04T06:00:00.000Z'],
  ['1y', '2027-03-04T06:00:00.000Z'],
] as const)('a break of %s ends at %s', (length, end) => {
  const start = Date.parse('2026-03-04T06:00:00Z')
  expect(new Date(endOfBreak(length, start) ?? 0).toISOString()).toBe(end)
})
