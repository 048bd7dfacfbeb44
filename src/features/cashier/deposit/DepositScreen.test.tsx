import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { activateLanguageIntent } from '#i18n/language.atoms.ts'
import { storeSentKey } from '#net/money/sentKeys.ts'
import { newActKey } from '#net/money/actKey.ts'
import { store } from '#net/query/queryClient.ts'
import { Refused, platform, page } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { DepositScreen } from './DepositScreen.tsx'
import { method, depositOrder } from './deposit.testing.ts'

let create: () => unknown
let answers: Record<string, () => unknown>
let asked: string[]

setUp()
beforeEach(() => {
  create = () => depositOrder
  answers = {
    '/wps/deposit/methods': () => ({ list: [method, { ...method, methodId: 1, min: 'much' }] }),
    '/wps/deposit/promotions': () => ({ list: [] }),
    '/wps/deposit/orders': () => page([]),
    '/wps/deposit/order': () => create(),
  }
  asked = platform(answers)
  logIn()
})

async function fill(amount = '500') {
  const shown = await visit(<DepositScreen search={{}} />)
  fireEvent.click(await screen.findByRole('radio', { name: /TakaTap/ }))
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: amount } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
  return shown
}

describe('a deposit on one page', () => {
  it('shows the valid entries of a partly malformed list', async () => {
    await visit(<DepositScreen search={{}} />)
    expect(await screen.findAllByRole('radio')).toHaveLength(1)
  })

  it('shows no amount field when the platform offers no method', async () => {
    platform({
      '/wps/deposit/methods': () => ({ list: [] }),
      '/wps/deposit/promotions': () => ({ list: [] }),
      '/wps/deposit/orders': () => page([]),
    })
    await visit(<DepositScreen search={{}} />)
    expect(await screen.findByText('No payment method is open right now')).toBeVisible()
    expect(screen.queryByLabelText('Amount')).toBeNull()
  })

  it('shows costs and promotions in the player’s digits', async () => {
    localStorage.setItem('digits', 'bengali')
    const terms = { min: '500.00', rate: 50, maxBonus: '5000.00', turnover: 8 }
    answers['/wps/deposit/promotions'] = () => ({
      list: [{ promotionId: 'first', title: 'বোনাস +50%', ...terms }],
    })
    await act(async () => store.set(activateLanguageIntent, 'BN'))
    await visit(<DepositScreen search={{}} />)
    expect(await screen.findByText(/ফি ১%/)).toBeVisible()
    expect(await screen.findByText('বোনাস +৫০%')).toBeVisible()
  })

  it('shows fee and credited amount before the order is placed', async () => {
    await visit(<DepositScreen search={{}} />)
    fireEvent.click(await screen.findByRole('radio', { name: /TakaTap/ }))
    expect(screen.queryByText('You receive')).toBeNull()
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '৫০০' } })
    expect(screen.getByText('You receive').parentElement).toHaveTextContent('৳495.00')
  })

  it('starts with the method of the last deposit, and suggests no larger amount than before', async () => {
    const nodi = { ...method, methodId: 'nodi', name: 'NodiPay' }
    const paid = { ...depositOrder, methodId: 'nodi', status: 'credited', amount: '1500.00' }
    asked = platform({
      '/wps/deposit/methods': () => ({ list: [method, nodi] }),
      '/wps/deposit/promotions': () => ({ list: [] }),
      '/wps/deposit/orders': () => page([paid]),
    })
    await visit(<DepositScreen search={{}} />)
    const ways = within(await screen.findByRole('radiogroup', { name: 'Payment method' }))
    expect(ways.getAllByRole('radio')[0]).toBe(ways.getByRole('radio', { name: /NodiPay/ }))
    expect(ways.getByRole('radio', { name: /NodiPay Last used/ })).toBeChecked()
    const amounts = within(screen.getByRole('radiogroup', { name: 'Suggested amounts' }))
    const offered = amounts.getAllByRole<HTMLInputElement>('radio')
    expect(offered.map(({ labels }) => labels?.[0]?.textContent)).toEqual(
      ['৳200', '৳500', '৳1,000', '৳1,500'], // prettier-ignore
    )
    expect(screen.getByLabelText('Amount')).toHaveValue('')
    for (const radio of offered) expect(radio).not.toBeChecked()
    fireEvent.click(amounts.getByRole('radio', { name: '৳1,000' }))
    expect(screen.getByLabelText('Amount')).toHaveValue('1000')
  })

  it('becomes an order, and its draft is removed', async () => {
    const { at } = await fill()
    await waitFor(() => expect(at()).toBe('/m/voucherCenter?order=D123'))
    expect(sessionStorage.getItem('depositDraft')).toBeNull()
  })

  it.each([
    ['24h', 4_000_000_000_000, /^You are on a break until .+ You can withdraw/],
    ['6m', 4_000_000_000_000, /^You have excluded yourself\. You can withdraw/],
    ['forever', null, /^You have excluded yourself\. You can withdraw/],
  ])(
    'cannot be started during a break of %s, and says so at once',
    async (length, until, sentence) => {
      const limits = { limits: [], sessionMinutes: null, realityMinutes: null }
      answers['/wps/member/limits'] = () => ({ ...limits, break: { length, since: 0, until } })
      await visit(<DepositScreen search={{}} />)
      expect(await screen.findByText(sentence)).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull()
      expect(screen.getByRole('link', { name: 'See my limits' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Back' })).toBeVisible()
    },
  )

  it.each([
    [new Refused(403, 'free_reject'), 'Please login an actual account to use this function'],
    [new Refused(403, 'not_permitted'), /does not have permission/],
    [new Refused(409, 'orders_open'), /several orders open/],
    [new Refused(403, 'self_excluded'), /excluded yourself/],
    [new Refused(429, 'too_many'), /Too many attempts/],
  ])(
    'shows the reason when refused with %j, and keeps what was typed',
    async (refusal, sentence) => {
      create = () => refusal
      const { at } = await fill('1,250.50')
      expect(await screen.findByText(sentence)).toBeVisible()
      expect(screen.getByLabelText('Amount')).toHaveValue('1,250.50')
      expect(at()).toBe('/')
    },
  )

  it.each([
    ['amount_invalid', () => screen.getByLabelText('Amount')],
    ['method_closed', () => screen.getByRole('radiogroup', { name: 'Payment method' })],
  ])('shows the refusal %s at its field and focuses it', async (code, field) => {
    create = () => new Refused(400, code)
    await fill()
    await waitFor(() => expect(field()).toBeInvalid())
    await waitFor(() => expect(field()).toHaveFocus())
  })

  it('says after ten seconds without an answer that nothing is charged twice', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    create = () => new Promise(() => undefined)
    await fill()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await screen.findByText(/You are not charged twice/)).toBeVisible()
    expect(screen.getByText(/You can leave this page/)).toBeVisible()
    vi.useRealTimers()
  })

  it('with an unknown outcome is not sent again, and the player can check it once more', async () => {
    asked = platform({
      '/wps/deposit/methods': () => ({ list: [method] }),
      '/wps/deposit/promotions': () => ({ list: [] }),
      '/wps/deposit/orders': () => new Error('no network'),
      '/wps/deposit/order': () => new Error('no network'),
    })
    await fill()
    expect(await screen.findByText(/We do not know whether/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() =>
      expect(asked.filter((call) => call.includes('pageNo=1')).length).toBeGreaterThan(1),
    )
    expect(asked.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
  })
})

describe('a deposit without an answer before the app was closed', () => {
  const key = newActKey()
  const kept = (account: string) => storeSentKey({ account, kind: 'deposit', key })
  const looks = () => asked.filter((call) => call.includes('pageSize=50')).length
  const having = (orders: readonly unknown[]) => {
    asked = platform({
      '/wps/deposit/methods': () => ({ list: [method] }),
      '/wps/deposit/promotions': () => ({ list: [] }),
      '/wps/deposit/orders': () => page(orders),
    })
  }

  it('is found at the next visit, and its key is dropped', async () => {
    kept('member')
    having([{ ...depositOrder, key }])
    const { at } = await visit(<DepositScreen search={{}} />)
    await waitFor(() => expect(at()).toBe('/m/voucherCenter?order=D123'))
    expect(localStorage.getItem('sentKeys')).toBeNull()
    expect(asked.some((call) => call.startsWith('PUT'))).toBe(false)
  })

  it('is reported as not arrived only after a second check 30 seconds later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    kept('member')
    having([])
    await visit(<DepositScreen search={{}} />)
    expect(await screen.findByText(/We check again in 30 seconds/)).toBeVisible()
    expect(screen.queryByText(/You can send it again/)).toBeNull()
    expect(looks()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(await screen.findByText(/You can send it again/)).toBeVisible()
    expect(looks()).toBe(2)
  })

  it('is not looked for under another account', async () => {
    kept('rahim')
    having([])
    await visit(<DepositScreen search={{}} />)
    await screen.findByRole('radio', { name: /TakaTap/ })
    expect(looks()).toBe(0)
  })
})
