import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { faultsOf } from '#net/form/faults.ts'
import { daysForm, periodOf, periodRangeOf } from './period.rules.ts'
import { RecordSearch } from '#features/records/records.search.ts'

const today = '2026-03-04'

describe('the requested days', () => {
  it.each([
    [{}, '2026-02-26', today],
    [{ period: 'today' }, today, today],
    [{ period: 'week' }, '2026-02-26', today],
    [{ period: 'month' }, '2026-02-03', today],
    [{ period: 'custom', from: '2025-12-05', to: today }, '2025-12-05', today],
    [{ period: 'custom', from: '2026-03-01', to: '2026-03-01' }, '2026-03-01', '2026-03-01'],
    [{ period: 'custom', from: '2025-12-04', to: today }, '2026-02-26', today],
    [{ period: 'custom', from: today }, '2026-02-26', today],
    [{ period: 'custom', from: '2026-02-30', to: today }, '2026-02-26', today],
    [{ period: 'year' }, '2026-02-26', today],
  ])('of %j are %s to %s', (search, from, to) =>
    expect(periodRangeOf(v.parse(RecordSearch, search), today)).toEqual({ from, to }),
  )

  it('are the last week when no valid days are given', () => {
    expect(periodOf({ period: 'custom', from: today, to: '2026-03-01' }, today)).toBe('week')
    expect(periodOf({ period: 'month' }, today)).toBe('month')
  })
})

it.each([
  ['', '', { from: 'missing' }],
  ['', today, { from: 'missing' }],
  [today, '', { to: 'missing' }],
  [today, '2026-03-05', { to: 'future' }],
  ['2026-03-02', '2026-03-01', { from: 'reversed' }],
  ['2025-12-04', today, { from: 'long' }],
  ['2025-12-05', today, {}],
  [today, today, {}],
])('from %j to %j is invalid at %j', (from, to, faults) =>
  expect(faultsOf(daysForm({ from, to }, today), { from, to })).toEqual(faults),
)
