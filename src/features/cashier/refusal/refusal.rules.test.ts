import { describe, expect, it } from 'vitest'
import { placesOf } from '#net/form/faults.ts'
import { detailsOf, isOwnLimit } from './refusal.rules.ts'
import { depositPlaces } from '#features/cashier/deposit/form.rules.ts'

describe('a refusal', () => {
  it.each([
    ['amount_invalid', ['amount']],
    ['method_closed', ['methodId']],
    ['promotion_unavailable', ['promotionId']],
    ['orders_open', []],
    ['limit_deposit', []],
    [null, []],
  ])('with %s is shown at the field %s', (code, fields) => {
    expect(placesOf({ code, details: null }, depositPlaces)).toEqual(fields)
  })

  it.each(['limit_deposit', 'cooling_off', 'self_excluded'])(
    'with %s links to the limits',
    (code) => expect(isOwnLimit(code)).toBe(true),
  )

  it('carries its figures and drops malformed ones', () => {
    expect(detailsOf({ period: 'day', left: '12.50', resetsAt: 5 })).toMatchObject({ left: 1250 })
    expect(detailsOf(undefined)).toEqual({})
    expect(detailsOf({ until: null })).toEqual({ until: null })
  })
})
