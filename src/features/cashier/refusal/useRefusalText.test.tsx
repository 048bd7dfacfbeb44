import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { Failure } from '#net/failure.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { useRefusalText } from './useRefusalText.ts'

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
