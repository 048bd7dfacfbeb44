import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listDeposits } from '#api/money/deposit.ts'
import { invalidate, store } from '#net/query/queryClient.ts'
import { platform, page } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { DepositScreen } from './DepositScreen.tsx'
import { depositsAtom, methodsAtom } from './deposit.atoms.ts'
import { method, depositOrder } from './deposit.testing.ts'

setUp()
beforeEach(() => logIn())

describe('a deposit while the list of earlier deposits is slow', () => {
  it('shows the skeleton until the earlier deposits decide which method comes first', async () => {
    const earlier = Promise.withResolvers<unknown>()
    platform({
      '/wps/deposit/methods': () => ({ list: [method] }),
      '/wps/deposit/promotions': () => ({ list: [] }),
      '/wps/deposit/orders': () => earlier.promise,
    })
    const release = store.sub(methodsAtom, () => undefined)
    await vi.waitUntil(() => store.get(methodsAtom).value)
    await visit(<DepositScreen search={{}} />)
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeVisible())
    expect(screen.queryByRole('radio')).toBeNull()
    earlier.resolve(page([]))
    expect(await screen.findByRole('radio', { name: /TakaTap/ })).toBeVisible()
    release()
  })

  it('shows the form after three seconds without the earlier deposits', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    platform({
      '/wps/deposit/methods': () => ({ list: [method] }),
      '/wps/deposit/promotions': () => ({ list: [] }),
    })
    await visit(<DepositScreen search={{}} />)
    await vi.waitUntil(() => store.get(methodsAtom).value)
    expect(screen.queryByRole('radio')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(await screen.findByRole('radio', { name: /TakaTap/ })).toBeVisible()
  })

  describe('with the method of the last deposit, while the list is read again', () => {
    const nodi = { ...method, methodId: 'nodi', name: 'NodiPay' }
    let reread: PromiseWithResolvers<unknown>
    const late = (orders: readonly unknown[]) =>
      act(async () => {
        reread.resolve(page(orders))
        await reread.promise
      })
    const radios = () =>
      within(screen.getByRole('radiogroup', { name: 'Payment method' })).getAllByRole('radio')
    const names = () => radios().map((radio) => radio.closest('label')?.textContent)

    beforeEach(async () => {
      reread = Promise.withResolvers()
      const lists = [
        Promise.resolve(page([{ ...depositOrder, methodId: 'nodi', status: 'reviewing' }])),
      ]
      platform({
        '/wps/deposit/methods': () => ({ list: [method, nodi] }),
        '/wps/deposit/promotions': () => ({ list: [] }),
        '/wps/deposit/orders': () => lists.shift() ?? reread.promise,
      })
      await visit(<DepositScreen search={{}} />)
      await screen.findByRole('radio', { name: /NodiPay/, checked: true })
      void invalidate(listDeposits)
    })

    it.each([
      ['none', []],
      ['one by another method', [{ ...depositOrder, methodId: 'tap', status: 'credited' }]],
    ])('keeps the method in its place when the list then has %s', async (_, orders) => {
      const before = names()
      fireEvent.click(screen.getByRole('radio', { name: /NodiPay/ }))
      await late(orders)
      await waitFor(() => expect(store.get(depositsAtom).value).toHaveLength(orders.length))
      expect(screen.getByRole('radio', { name: /NodiPay/ })).toBeChecked()
      expect(names()).toEqual(before)
    })

    it('keeps the method when the page is restored with an amount typed for it', async () => {
      fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '500' } })
      cleanup()
      await late([])
      await visit(<DepositScreen search={{}} />)
      expect(await screen.findByRole('radio', { name: /NodiPay/ })).toBeChecked()
      expect(screen.getByLabelText('Amount')).toHaveValue('500')
    })
  })
})
