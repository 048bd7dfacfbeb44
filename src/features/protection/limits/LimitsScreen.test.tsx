import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { LimitsScreen } from './LimitsScreen.tsx'

const resetsAt = Date.now() + 3_600_000
const limit = (kind: string, period: string, change: object = {}) => ({
  kind,
  period,
  amount: null,
  used: '0.00',
  resetsAt,
  ...change,
})

let own: Record<string, unknown>
let write: () => unknown
let asked: string[]
const puts = () => asked.filter((call) => call.startsWith('PUT'))

setUp()
beforeEach(() => {
  own = {
    limits: [
      limit('deposit', 'day', { amount: '1000.00', used: '400.00' }),
      limit('deposit', 'week'),
      limit('loss', 'day', { pending: { amount: null, effectiveAt: resetsAt }, amount: '50.00' }),
      limit('deposit', 'year'),
    ],
    sessionMinutes: 60,
    realityMinutes: null,
    break: null,
  }
  write = () => ({ success: true })
  asked = platform({
    '/wps/member/limits': (_, verb) => (verb === 'PUT' ? write() : own),
    '/wps/member/limits/pending': () => write(),
    '/wps/member/limits/session': () => write(),
    '/wps/member/limits/reality': () => write(),
    '/wps/member/break': () => write(),
    '/wps/member/limits/history': () => ({
      list: [
        {
          changeId: 2,
          at: 1_700_000_000_000,
          kind: 'loss',
          period: 'day',
          from: '50.00',
          to: null,
          effectiveAt: 1_700_086_400_000,
          cancelled: true,
        },
        {
          changeId: 1,
          at: 1_700_000_000_000,
          kind: 'session',
          from: null,
          to: '60',
          effectiveAt: 1_700_000_000_000,
          cancelled: false,
        },
      ],
    }),
  })
  logIn()
})

const region = (name: string) => screen.findByRole('region', { name })

async function pressDay() {
  fireEvent.click(within(await region('Deposit limit')).getByRole('button', { name: /Per day/ }))
  return screen.findByLabelText('Maximum per day')
}
async function openDay() {
  await visit(<LimitsScreen />)
  return pressDay()
}
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Maximum per day'), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const lastToast = () => toasts().at(-1)

describe('the player’s limits', () => {
  it('show what is used, what is left, and pending changes', async () => {
    await visit(<LimitsScreen />)
    const deposit = await region('Deposit limit')
    expect(within(deposit).getAllByRole('button')).toHaveLength(2)
    expect(deposit).toHaveTextContent('৳400.00 used, ৳600.00 left')
    expect(within(deposit).getByRole('progressbar')).toHaveAttribute('value', '0.4')
    expect(within(deposit).getByRole('button', { name: /Per week/ })).toHaveTextContent('No limit')
    const loss = await region('Loss limit')
    expect(loss).toHaveTextContent(/From .*: No limit/)
    expect(await region('Time')).toHaveTextContent('1 hour')
  })

  it('offer a retry when loading fails', async () => {
    own = {}
    await visit(<LimitsScreen />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    own = { limits: [limit('wager', 'month')], sessionMinutes: null, realityMinutes: 30 }
    own['break'] = null
    fireEvent.click(again)
    expect(await region('Stake limit')).toHaveTextContent('Per month')
    expect(screen.getByRole('radio', { name: '30 minutes' })).toBeChecked()
  })

  it.each([
    ['', 'Enter an amount'],
    ['1e5', /Enter the amount in digits/],
    ['-5', 'The amount must be above zero'],
    ['5.001', /can be read in two ways/],
    ['5.0001', 'No more than two decimal places'],
  ])('with “%s” typed keeps it and shows: %s', async (typed, sentence) => {
    const field = await openDay()
    type(typed)
    save()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(field).toHaveFocus()
    expect(puts()).toEqual([])
  })

  it('typed but not saved are dropped when the sheet is closed', async () => {
    await openDay()
    type('777')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByLabelText('Maximum per day')).toBeNull())
    expect(await pressDay()).toHaveValue('1000')
  })

  it.each([
    ['৫০০', 'Takes effect immediately', 'success: Saved. It takes effect now.'],
    [
      '2,000',
      /takes effect after 24 hours, and you can cancel it/,
      'success: Saved. It takes effect after 24 hours.',
    ],
  ])('changed to %s say when that takes effect', async (typed, before, after) => {
    await openDay()
    type(typed)
    expect(screen.getByText(before)).toBeVisible()
    save()
    await waitFor(() => expect(lastToast()).toBe(after))
    expect(puts()).toHaveLength(1)
  })

  it('show a refusal at the field until it is edited', async () => {
    write = () => new Refused(400, 'amount_invalid', { min: '100.00', max: '5000.00' })
    const field = await openDay()
    type('5')
    save()
    expect(await screen.findByText('Enter an amount between ৳100.00 and ৳5,000.00')).toBeVisible()
    expect(field).toBeInvalid()
    type('50')
    expect(field).toBeValid()
  })

  it('show when saving failed, and keep the input', async () => {
    write = () => new Error('no network')
    const field = await openDay()
    type('500')
    save()
    expect(await screen.findByText(/did not get an answer/)).toBeVisible()
    expect(field).toHaveValue('500')
  })

  it('cannot be saved while they are being removed', async () => {
    const answer = Promise.withResolvers<unknown>()
    write = () => answer.promise
    await openDay()
    fireEvent.click(screen.getByRole('button', { name: /Remove this limit/ }))
    save()
    answer.resolve({ success: true })
    await waitFor(() => expect(lastToast()).toBe('success: Saved. It takes effect after 24 hours.'))
    expect(puts()).toHaveLength(1)
  })

  it('that are pending can be cancelled', async () => {
    await visit(<LimitsScreen />)
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel change' }))
    await waitFor(() => expect(lastToast()).toBe('success: Your limit stays as it is'))
    expect(puts()).toEqual(['PUT /wps/member/limits/pending'])
  })

  it('list every change with old value, new value and status', async () => {
    await visit(<LimitsScreen />)
    const rows = within(await region('Your changes'))
    const [taken, session] = await rows.findAllByRole('listitem')
    expect(taken).toHaveTextContent(/Loss limit, Per day৳50.00 → No limit.*Canceled/)
    expect(session).toHaveTextContent(/Session time.*No limit → 1 hour/)
  })
})

describe('a reality check', () => {
  it('that is refused goes back to its earlier value', async () => {
    write = () => new Refused(429, 'too_many')
    await visit(<LimitsScreen />)
    fireEvent.click(await screen.findByRole('radio', { name: '15 minutes' }))
    expect(await screen.findByText(/Too many attempts/)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Off' })).toBeChecked()
  })
})

describe('a break', () => {
  it('is announced as over without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    own = { ...own, break: { length: '24h', since: 1, until: Date.now() + 30_000 } }
    await visit(<LimitsScreen />)
    expect(await screen.findByText(/You are on a break until/)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(90_000))
    expect(screen.queryByText(/You are on a break until/)).toBeNull()
  })

  const answer = async (confirmed: boolean) => {
    await waitFor(() => expect(store.get(confirmationAtom)).not.toBeNull())
    store.get(confirmationAtom)?.answer(confirmed)
  }

  it('begins only once it is confirmed', async () => {
    await visit(<LimitsScreen />)
    fireEvent.click(await screen.findByRole('button', { name: '7 days' }))
    await answer(false)
    expect(puts()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: '7 days' }))
    await answer(true)
    await waitFor(() => expect(lastToast()).toBe('success: Your break has started'))
    expect(puts()).toEqual(['PUT /wps/member/break'])
  })

  it('can be replaced by a longer one only', async () => {
    write = () => new Refused(409, 'conflict')
    own = { ...own, break: { length: '7d', since: 1, until: Date.now() + 5 * 86_400_000 } }
    await visit(<LimitsScreen />)
    expect(await screen.findByText(/You are on a break until/)).toBeVisible()
    expect(screen.queryByRole('button', { name: '24 hours' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '7 days' }))
    await answer(true)
    await waitFor(() => expect(lastToast()).toBe('fail: You are already on a longer break'))
  })

  it('for good offers no other break', async () => {
    own = { ...own, break: { length: 'forever', since: 1, until: null } }
    await visit(<LimitsScreen />)
    expect(await screen.findByText('You have excluded yourself permanently')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Permanently' })).toBeNull()
  })
})
