import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { faultsOf } from '#net/form/faults.ts'
import { linkForm } from './link.rules.ts'

describe('a rebate', () => {
  it.each([
    ['0.35', 0.35],
    ['.35', 0.35],
    ['0,35', 0.35],
    ['০.৩৫', 0.35],
    [' 0.3 % ', 0.3],
    ['٠٫٣٥٪', 0.35],
    ['\u200e0.35\u200f', 0.35],
    ['0', 0],
    ['1.', 1],
    ['', undefined],
    ['-1', undefined],
    ['0.355', undefined],
    ['1e1', undefined],
    ['much', undefined],
  ])('%s is %s percent', (text, rebate) => {
    const read = v.safeParse(linkForm(99), { type: 'player', rebate: text, days: 0 })
    expect(read.success ? read.output.rebate : undefined).toBe(rebate)
  })

  it.each([
    ['0.6', {}],
    ['0.61', { rebate: 'tooMuch' }],
    ['x', { rebate: 'malformed' }],
  ])('%s, where at most 0.6 is allowed, has the errors %j', (rebate, faults) => {
    expect(faultsOf(linkForm(0.6), { type: 'player', rebate, days: 0 })).toEqual(faults)
  })
})
