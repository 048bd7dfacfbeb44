import { useSearch } from '@tanstack/react-router'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { store } from '#net/query/queryClient.ts'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { WithdrawalScreen } from './WithdrawalScreen.tsx'
import { WithdrawalSearch } from '#features/cashier/cashier.search.ts'
import { account, withdrawalOrder, summary } from './withdrawal.testing.ts'

let create: () => unknown
let cancel: () => unknown
let known: () => unknown
let standing: object
let bound: { list: unknown[]; payeeName: string | null; allowed: number }
let asked: string[]

setUp()
beforeEach(() => {
  create = () => withdrawalOrder
  known = () => withdrawalOrder
  standing = summary
  bound = { list: [account], payeeName: 'Rahim', allowed: 5 }
  asked = platform({
    '/wps/withdrawal/summary': () => standing,
    '/wps/bank/accounts': () => bound,
    '/wps/bank/list': () => ({ list: [] }),
    '/wps/withdrawal/orders': () => ({ list: [], pageNum: 1, totalPages: 1, totalCount: 0 }),
    '/wps/withdrawal/cancel': () => cancel(),
    '/wps/withdrawal/order': (_, verb) => (verb === 'PUT' ? create() : known()),
  })
  logIn()
})

const Routed = () => (
  <WithdrawalScreen search={v.parse(WithdrawalSearch, useSearch({ strict: false }))} />
)
async function show(query = '') {
  const shown = await visit(null, {}, <Routed />)
  await shown.go(`/m/withdraw${query}`)
  return shown
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const secret = () => screen.getByLabelText('Payment password', { selector: 'input[type=password]' })

/** Goes from the amount step (the account is already bound) to the confirmation. */
async function confirm(amount = '1000') {
  const shown = await show()
  await screen.findByRole('heading', { name: 'How much?' })
  type('Amount', amount)
  press('Continue')
  await screen.findByRole('heading', { name: 'Is everything correct?' })
  return shown
}

async function ask(amount = '1000') {
  const shown = await confirm(amount)
  fireEvent.change(secret(), { target: { value: '২৪৬৮১০' } })
  press('Withdraw')
  return shown
}

describe('a withdrawal', () => {
  it('shows balance, limits and turnover before anything is typed', async () => {
    standing = { ...summary, turnoverNeed: '500.00', turnoverDone: '120.00' }
    await show()
    expect(await screen.findByText('৳12,500.00')).toBeVisible()
    expect(screen.getByText(/Turnover left: ৳380.00 of ৳500.00/)).toBeVisible()
    const factOf = (name: string) => screen.getByText(name).parentElement
    expect(factOf('Held for pending withdrawals')).toHaveTextContent('৳600.00')
    expect(factOf('Remaining today')).toHaveTextContent('৳49,400.00, 4 times')
    expect(screen.getByText(/fee ৳10\.00/)).toBeVisible()
    expect(screen.getByText(/about 30 min/)).toBeVisible()
  })

  it.each([
    ['a balance of ৳0', { available: '0.00' }, 'You have ৳0.00, and the minimum is ৳500.00'],
    ['a balance of ৳499.99', { available: '499.99' }, 'You have ৳499.99, and'],
    [
      'turnover left',
      { turnoverNeed: '500.00', turnoverDone: '120.00' },
      'Turnover left: ৳380.00 of ৳500.00',
    ],
    ['no withdrawal left today', { todayCount: 5 }, 'You have no withdrawals left today.'],
    ['too little for today', { todayAmount: '49600.00' }, 'still withdraw ৳400.00 today, but'],
    ['the least', { available: '500.00', todayAmount: '49500.00', todayCount: 4 }, null],
  ])('with %s asks for no input and says: %s', async (_, change, sentence) => {
    standing = { ...summary, ...change }
    for (const step of ['?step=account', '?step=amount']) {
      await show(step)
      const isAsked = step === '?step=amount' && sentence === null
      const name = isAsked ? 'How much?' : 'Where should we send it?'
      await screen.findByRole('heading', { name })
      const said = screen.queryAllByText(new RegExp(sentence ?? 'minimum is|left:|left today'))
      expect(said).toHaveLength(sentence === null ? 0 : 1)
      expect(screen.queryByRole('button', { name: 'Continue' }) === null).toBe(sentence !== null)
      expect(document.querySelector('form') === null, 'nothing to send').toBe(sentence !== null)
      const back = screen.queryByRole('link', { name: 'Back' })
      expect(back?.getAttribute('href') ?? null).toBe(sentence && '/m/member/home')
      cleanup()
    }
  })

  it('is possible when the turnover was completed in a game and the player returns', async () => {
    standing = { ...summary, turnoverNeed: '500.00' }
    await show()
    await screen.findByText(/Turnover left: ৳500.00 of/)
    standing = summary
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
  })

  it('keeps a pasted amount of any length and shows its error', async () => {
    await show()
    const field = await screen.findByRole('textbox', { name: 'Amount' })
    await userEvent.click(field)
    await userEvent.paste('1'.repeat(120))
    expect(field).toHaveValue('1'.repeat(120))
    press('Continue')
    expect(field).toHaveAccessibleDescription(/This amount is too large/)
  })

  it('shows fee and payout before it is confirmed', async () => {
    await confirm()
    const factOf = (name: string) => screen.getByText(name).parentElement
    expect(screen.getByText('Step 3 of 3')).toBeVisible()
    expect(factOf('Arrives in')).toHaveTextContent('about 30 min')
    expect(factOf('Fee')).toHaveTextContent('৳10.00')
    expect(factOf('You receive')).toHaveTextContent('৳990.00')
  })

  it('becomes an order, and the password is stored nowhere', async () => {
    const { at } = await ask()
    await waitFor(() => expect(at()).toBe('/m/withdraw?order=W123'))
    expect(
      JSON.stringify([...Object.values(sessionStorage), ...Object.values(localStorage)]),
    ).not.toMatch(/246810|২৪৬৮১০/)
    expect(asked.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
  })

  it('is found when the player goes a step back while it is being sent', async () => {
    const sent = Promise.withResolvers<unknown>()
    create = () => sent.promise
    const { at, back } = await ask()
    await back()
    expect(screen.getByRole('button', { name: 'Continue', busy: true })).toBeVisible()
    sent.resolve(withdrawalOrder)
    await waitFor(() => expect(at()).toBe('/m/withdraw?order=W123'))
  })

  it.each([
    ['turnover_left', { left: '380.00' }, /must stake ৳380.00 more/],
    ['orders_open', undefined, /several orders open/],
  ])('shows the refusal %s', async (code, details, sentence) => {
    create = () => new Refused(409, code, details)
    await ask()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Is everything correct?' })).toBeVisible()
  })

  it.each([
    ['balance_insufficient', undefined, /not enough/],
    ['allowance_used', { countLeft: 2, amountLeft: '50.00' }, /withdraw ৳50.00 today/],
    ['allowance_used', { countLeft: 0, amountLeft: '50.00' }, /no withdrawals left today/],
    ['amount_invalid', { min: '1.00', max: '2.00' }, /between ৳1.00 and ৳2.00/],
  ])('shows the refusal %s %j at the amount', async (code, details, sentence) => {
    create = () => new Refused(409, code, details)
    const { at } = await ask()
    const field = await screen.findByRole('textbox', { name: 'Amount' })
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence))
    expect(field).toHaveFocus()
    expect(at()).toBe('/m/withdraw?step=amount')
    type('Amount', '900')
    expect(screen.getByRole('heading', { name: 'How much?' })).toBeVisible()
  })

  it('asks for the payee’s name once; later accounts have it locked', async () => {
    await show('?step=account')
    fireEvent.click(await screen.findByRole('button', { name: 'Add another account' }))
    const name = await screen.findByLabelText('Payee name')
    expect(name).toHaveValue('Rahim')
    expect(name).toHaveAttribute('readonly')
  })

  it('does not add more accounts than are allowed', async () => {
    bound = { ...bound, allowed: 1 }
    await show('?step=account')
    await screen.findByRole('radio', { name: /TakaTap/ })
    expect(screen.queryByRole('button', { name: /account/ })).toBeNull()
  })
})

describe('an order', () => {
  it.each([
    ['applying', 'Requested', true],
    ['processing', 'Processing', false],
    ['paid', 'Paid', false],
    ['rejected', 'Rejected', false],
    ['cancelled', 'Canceled', false],
  ])('that is %s says so (%s), and can be cancelled: %s', async (status, name, is) => {
    known = () => ({
      ...withdrawalOrder,
      status,
      ...(status === 'rejected' && { reason: 'review' }),
    })
    await show('?order=W123')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Withdrawal of ৳1,000.00',
    )
    expect(screen.getByText(name)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel this withdrawal' }) !== null).toBe(is)
    const isBack = status === 'rejected' || status === 'cancelled'
    expect(screen.queryByText(/has been returned to your balance/) !== null).toBe(isBack)
    expect(within(screen.getByRole('list')).getAllByRole('listitem').length).toBeGreaterThan(0)
  })

  it('can be cancelled by a new request after a temporary refusal', async () => {
    const cancels = [new Refused(429, 'too_many'), { ...withdrawalOrder, status: 'cancelled' }]
    const keys = new Set<string | null>()
    cancel = () => cancels.shift()
    await show('?order=W123')
    while (cancels.length > 0) {
      fireEvent.click(await screen.findByRole('button', { name: 'Cancel this withdrawal' }))
      const left = cancels.length
      await waitFor(() => expect(store.get(confirmationAtom)).not.toBeNull())
      store.get(confirmationAtom)?.answer(true)
      await waitFor(() => expect(cancels).toHaveLength(left - 1))
      const [, init] = vi.mocked(fetch).mock.calls.findLast(([, sent]) => sent?.method === 'PUT')!
      keys.add(new Headers(init?.headers).get('Idempotency-Key'))
    }
    expect(keys.size).toBe(2)
  })

  it('is polled until it is final', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const times = () => asked.filter((call) => call.startsWith('GET /wps/withdrawal/order?')).length
    await show('?order=W123')
    await screen.findByText('Requested')
    known = () => ({ ...withdrawalOrder, status: 'paid' })
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    await screen.findByText('Paid')
    expect(times()).toBe(2)
    vi.useRealTimers()
  })
})
