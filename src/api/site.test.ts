import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { kindOf } from './member.ts'
import { gateOf, getSite } from './site.ts'

describe('the system status', () => {
  it.each([
    [{ maintenance: true, regionRestriction: false }, 'maintenance'],
    [{ maintenance: true, regionRestriction: true }, 'maintenance'],
    [{ maintenance: false, regionRestriction: true }, 'region'],
    [{ maintenance: false, regionRestriction: false, status: 1 }, 'open'],
    [{ status: 1 }, 'maintenance'],
    [{ status: 2 }, 'region'],
    [{ status: 0 }, 'open'],
    [{}, 'open'],
  ])('%j gives %s', (flags, gate) => {
    expect(gateOf(flags)).toBe(gate)
  })

  it('is read from an answer that says nothing but the time', () => {
    expect(v.parse(getSite.output, { serverTime: 5 })).toMatchObject({
      gate: 'open',
      template: { memberCentre: 'base', deposit: 'base' },
      switches: {},
    })
  })
})

describe('a member type', () => {
  it.each([
    [0, 'member'],
    [1, 'agent'],
    [2, 'agent'],
    [4, 'trial'],
    [40, 'trial'],
    [41, 'trial'],
    [42, 'trial'],
    [3, 'other'],
    [99, 'other'],
  ])('%d is %s', (type, kind) => {
    expect(kindOf(type)).toBe(kind)
  })
})
