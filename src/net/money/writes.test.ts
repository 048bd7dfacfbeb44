import { beforeEach, expect, it, vi } from 'vitest'
import { addBankAccount } from '#api/money/bankAccount.ts'
import { cancelDeposit, createDeposit, submitSlip } from '#api/money/deposit.ts'
import { setLimit } from '#api/money/limits.ts'
import { uploadImage } from '#api/money/upload.ts'
import { cancelWithdrawal, createWithdrawal, setPaymentPassword } from '#api/money/withdrawal.ts'
import { type CallOptions, call } from '#net/call.ts'
import { identifyAs } from '#net/session/identity.testing.ts'

const fetched = vi.fn<typeof fetch>(async () => Response.json({ success: true, value: {} }))

beforeEach(() => {
  identifyAs({ language: () => 'BN', token: () => 'a token' })
  vi.stubGlobal('fetch', fetched)
})

const amount = 50_000
const slip = { transactionId: '8N7A6B5C4D', senderLast4: '1234', images: [] }

/** The platform carries out only one of two requests with the same key. */
it.each<[string, (options: CallOptions) => Promise<unknown>]>([
  ['a deposit', (options) => call(createDeposit, { methodId: 'm', amount }, options)],
  ['the slip of a deposit', (options) => call(submitSlip, { id: '1', ...slip }, options)],
  ['cancelling a deposit', (options) => call(cancelDeposit, { id: '1' }, options)],
  ['a withdrawal', (options) => call(createWithdrawal, { accountId: 'a', amount }, options)],
  ['cancelling a withdrawal', (options) => call(cancelWithdrawal, { id: '1' }, options)],
  ['an account', (options) => call(addBankAccount, { bank: 'b', number: '017' }, options)],
  ['a picture', (options) => call(uploadImage, { type: 'image/png', data: 'AAAA' }, options)],
  ['a password', (options) => call(setPaymentPassword, { paymentPassword: 'x' }, options)],
  ['a limit', (options) => call(setLimit, { kind: 'loss', period: 'day', amount }, options)],
])('%s sent twice with the same key is done once', async (_, send) => {
  await send({ idempotencyKey: 'one' }).catch(() => undefined)
  const headers = new Headers(fetched.mock.lastCall?.[1]?.headers)
  expect(headers.get('Idempotency-Key')).toBe('one')
})
