import { screen } from '@testing-library/react'
import { beforeEach, expect, it, describe } from 'vitest'
import { Failure } from '#net/failure.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { useRefusalText, detailsOf, isOwnLimit } from './useRefusalText.ts'
import { placesOf } from '#net/form/faults.ts'
import { depositPlaces } from '#features/cashier/deposit/form.rules.ts'

function Refusal({ code, details }: { code: string; details: object }) {
  const textOf = useRefusalText()
  return <p role="alert">{textOf(new Failure('refused', code, details))}</p>
}

setUp()
beforeEach(() => void platform({}))

const textOf = async (code: string, details: object) => {
  await visit(<Refusal code={code} details={details} />)
  return screen.getByRole('alert').textContent
}
const at = Date.UTC(2026, 10, 2, 6)

it.each([
  ['limit_deposit', { left: '100.00', resetsAt: at }, /lets you deposit ৳100\.00 more until .+\./],
  ['cooling_off', { until: at }, /on a break until .+\./],
  ['turnover_left', { left: '300.00' }, /must stake ৳300\.00 more/],
  ['allowance_used', { countLeft: 0 }, /no withdrawals left today/],
  ['allowance_used', { countLeft: 2, amountLeft: '200.00' }, /withdraw ৳200\.00 today/],
  ['payment_password_wrong', { triesLeft: 2 }, /Tries left: 2/],
  ['payment_password_locked', { expirationTime: at }, /try again at .+\d/],
  ['amount_invalid', { min: '100.00', max: '500.00' }, /৳100.+৳500/],
])('the refusal %s with %j says the exact rest', async (code, details, text) => {
  expect(await textOf(code, details)).toMatch(text)
})

it.each([
  ['limit_deposit', { left: '100.00' }],
  ['limit_deposit', { resetsAt: at }],
  ['cooling_off', {}],
  ['turnover_left', {}],
  ['allowance_used', {}],
  ['payment_password_wrong', {}],
  ['payment_password_locked', {}],
])('the refusal %s with only %j has its general text', async (code, details) => {
  const text = await textOf(code, details)
  expect(text).toMatch(/\w/)
  expect(text).not.toMatch(/NaN|Invalid|undefined|leaves|Stake ৳|Tries left: |again at/)
})

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
