import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { Refused, platform, page } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { doesReloadAsk, visitInBrowser } from '#features/cashier/leaving/leaving.testing.tsx'
import { DepositScreen } from '#features/cashier/deposit/DepositScreen.tsx'
import { depositOrder } from '#features/cashier/deposit/deposit.testing.ts'
import { picturesAtom } from '#features/cashier/deposit/drafts.ts'

const picture = { id: 'p', name: 'slip.png', type: 'image/png' as const, blob: new Blob(['x']) }
let known: () => unknown
let asked: string[]

setUp()
beforeEach(() => {
  known = () => depositOrder
  asked = platform({
    '/wps/deposit/orders': () => page([]),
    '/wps/deposit/order': () => known(),
  })
  logIn()
})

describe('an order', () => {
  const look = (change: object) => {
    known = () => ({ ...depositOrder, ...change })
    return visit(<DepositScreen search={{ order: 'D123' }} />)
  }
  const heading = () => screen.findByRole('heading', { level: 1 })

  it('that is waiting shows the payee, the reference and the deadline', async () => {
    const expiresAt = Date.now() + 600_000
    await look({ instruction: { payTo: '01300000101', reference: 'KLXF3R', expiresAt } })
    expect(await heading()).toHaveTextContent('Pay ৳500.00')
    expect(screen.getByText('01300000101')).toBeVisible()
    expect(screen.getByText('KLXF3R')).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|09:5\d)$/)
  })

  it.each([
    ['no pictures', [], false],
    ['a picture, which is in memory only', [picture], true],
  ])(
    'that is waiting and has %s: whether the browser asks before a reload',
    async (_, pictures, is) => {
      const expiresAt = Date.now() + 600_000
      known = () => ({ ...depositOrder, instruction: { payTo: '01', reference: 'KL', expiresAt } })
      store.set(picturesAtom, { orderId: 'D123', pictures })
      visitInBrowser(<DepositScreen search={{ order: 'D123' }} />)
      await screen.findByRole('button', { name: 'Send for review' })
      expect(doesReloadAsk()).toBe(is)
    },
  )

  it('that is waiting suggests the number that paid the last order', async () => {
    const slip = { transactionId: 'TX', senderLast4: '4321', images: 0 }
    platform({
      '/wps/deposit/order': () => ({
        ...depositOrder,
        instruction: { payTo: '01', reference: 'KL', expiresAt: Date.now() + 600_000 },
      }),
      '/wps/deposit/orders': () => page([{ ...depositOrder, status: 'credited', slip }]),
    })
    await visit(<DepositScreen search={{ order: 'D123' }} />)
    const sender = await screen.findByLabelText('Last 4 characters of the number you paid from')
    await waitFor(() => expect(sender).toHaveValue('4321'))
  })

  it('shows the reported payment in place of the form', async () => {
    const expiresAt = Date.now() + 600_000
    known = () => ({ ...depositOrder, instruction: { payTo: '01', reference: 'KL', expiresAt } })
    const asked = platform({
      '/wps/deposit/orders': () => page([]),
      '/wps/deposit/order': () => known(),
      '/wps/deposit/slip': () => (known = () => ({ ...depositOrder, status: 'reviewing' }))(),
    })
    const { at, back, go } = await visit(null, {}, <DepositScreen search={{ order: 'D123' }} />)
    await go('/m/voucherCenter')
    const type = async (label: string, value: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value } })
    await type('Transaction ID', '8N7A6B5C4D')
    await type('Last 4 characters of the number you paid from', '4321')
    fireEvent.click(screen.getByRole('button', { name: 'Send for review' }))
    expect(await screen.findByText('Checking your payment')).toBeVisible()
    expect(asked.filter((call) => call.startsWith('PUT'))).toEqual(['PUT /wps/deposit/slip'])
    expect(at()).toBe('/m/voucherCenter?order=D123')
    await back()
    expect(at()).toBe('/')
  })

  it('is polled while it may change, and not once it is final', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const times = () => asked.filter((call) => call.startsWith('GET /wps/deposit/order?')).length
    await look({ status: 'reviewing' })
    await heading()
    await act(() => vi.advanceTimersByTimeAsync(4000))
    await waitFor(() => expect(times()).toBe(2))
    known = () => ({ ...depositOrder, status: 'credited' })
    await act(() => vi.advanceTimersByTimeAsync(4000))
    await screen.findByText('Credited')
    const before = times()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(times()).toBe(before)
    vi.useRealTimers()
  })

  it('that was placed from a game leads back to it, and never to another site', async () => {
    known = () => ({ ...depositOrder, status: 'credited' })
    const next = '/m/launchGame?gameId=7'
    const { at } = await visit(<DepositScreen search={{ order: 'D123', next }} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Back to the game' }))
    await waitFor(() => expect(at()).toBe(next))
    await visit(<DepositScreen search={{ order: 'D123', next: '//evil.test' }} />)
    expect(await screen.findByRole('link', { name: 'Go to home' })).toBeVisible()
  })

  it('that was not placed from a game leads back to the previous page', async () => {
    known = () => ({ ...depositOrder, status: 'credited' })
    const { at, go } = await visit(null, {}, <DepositScreen search={{ order: 'D123' }} />)
    await go('/m/voucherCenter')
    fireEvent.click(await screen.findByRole('button', { name: 'Back to where you were' }))
    await waitFor(() => expect(at()).toBe('/'))
  })

  it.each([
    ['reviewing', 'Checking your payment', true],
    ['credited', 'Credited', true],
    ['rejected', 'Rejected', false],
    ['expired', 'Expired', false],
    ['cancelled', 'Canceled', false],
  ])('that is %s says so, and shows what reaches the balance: %s, %s', async (status, name, is) => {
    await look({ status, ...(status === 'rejected' && { reason: 'not_received' }) })
    expect(await heading()).toHaveTextContent('Deposit of ৳500.00')
    expect(screen.getByText(name)).toBeVisible()
    expect(screen.queryByText('To your balance') !== null).toBe(is)
    expect(within(screen.getByRole('list')).getAllByRole('listitem').length).toBeGreaterThan(1)
  })

  it('animates the balance when it is credited on screen', async () => {
    let sumBalance = '12500.00'
    platform({
      '/wps/deposit/orders': () => page([]),
      '/wps/deposit/order': () => known(),
      '/wps/wallet': () => ({ sumBalance, currencySymbol: '৳', currency: 'BDT' }),
    })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await look({ status: 'reviewing' })
    expect(await screen.findByText('Checking your payment')).toBeVisible()
    expect(await screen.findByText('৳12,500.00')).not.toHaveAttribute('data-new')
    sumBalance = '12995.00'
    known = () => ({ ...depositOrder, status: 'credited' })
    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()
    const balance = await screen.findByText('৳12,995.00')
    expect(balance).toHaveAttribute('data-new')
    expect(balance.closest('p')).toHaveTextContent('Your balance')
    expect(screen.queryByText('৳12,500.00')).toBeNull()
  })

  it('is requested once at a time on a slow network, and the answer is shown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await look({ status: 'reviewing' })
    await heading()
    const late = Promise.withResolvers<unknown>()
    const before = asked.length
    known = () => late.promise
    await act(() => vi.advanceTimersByTimeAsync(9000))
    expect(asked.slice(before).filter((call) => call.includes('orderNo='))).toHaveLength(1)
    late.resolve({ ...depositOrder, status: 'credited' })
    vi.useRealTimers()
    expect(await screen.findByText('Credited')).toBeVisible()
  })

  it('of another player is not shown', async () => {
    known = () => new Refused(404, 'not_found')
    await visit(<DepositScreen search={{ order: 'D123' }} />)
    expect(await screen.findByText('This is no longer available')).toBeVisible()
  })
})
