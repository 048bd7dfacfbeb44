import { describe, expect, it } from 'vitest'
import { type Known, type TimedStatus, retryDelay, statusNow } from './status.rules.ts'

const now = 1_000_000
const said = (gate: TimedStatus['gate'], age: number): TimedStatus => ({
  gate,
  since: null,
  until: null,
  ip: '',
  country: '',
  at: now - age,
})
const known = (facts: Partial<Known>): Known => ({
  last: null,
  failure: undefined,
  isOnline: true,
  now,
  ...facts,
})

describe('whether the site is closed', () => {
  it.each<[string, Partial<Known>, string]>([
    ['nothing is known yet', {}, 'open'],
    ['the platform has just reported maintenance', { last: said('maintenance', 0) }, 'maintenance'],
    [
      'the platform has just reported a restricted region',
      { last: said('region', 60_000) },
      'region',
    ],
    ['it reported so more than 60 s ago', { last: said('maintenance', 60_001) }, 'open'],
    [
      'it reported so before the clock was set back',
      { last: said('maintenance', -86_400_000) },
      'open',
    ],
    ['the phone is offline', { last: said('maintenance', 0), isOnline: false }, 'open'],
    [
      'the status call itself is refused',
      { failure: { kind: 'busy', code: 'maintenance' } },
      'maintenance',
    ],
    [
      'the network was lost during the status call',
      { last: said('region', 0), failure: { kind: 'offline', code: null } },
      'open',
    ],
    [
      'the call is refused for the region',
      { failure: { kind: 'refused', code: 'region_restricted' } },
      'region',
    ],
  ])('%s', (_, facts, gate) => {
    expect(statusNow(known(facts)).gate).toBe(gate)
  })

  it('checks less and less often, and always before an answer expires', () => {
    expect([0, 1, 2, 3, 9].map(retryDelay)).toEqual([5_000, 10_000, 20_000, 40_000, 40_000])
  })
})
