import { act, screen } from '@testing-library/react'
import { atom, useAtomValue } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { BalanceWidget } from '#features/wallet/balance/BalanceWidget.tsx'
import { isMoneyHiddenAtom } from '#i18n/format.ts'
import { store } from '#net/query/queryClient.ts'
import { useHiddenMoney } from './useHiddenMoney.ts'

function Confirmation() {
  useHiddenMoney()
  return null
}

/** The balance is in the first view; what confirms it is loaded later. */
const isLoadedAtom = atom(true)

function Page() {
  return (
    <>
      <BalanceWidget />
      {useAtomValue(isLoadedAtom) && <Confirmation />}
    </>
  )
}

const walletOf = (sumBalance: string) => ({ sumBalance, currencySymbol: '৳', currency: 'BDT' })
let answer: () => unknown

setUp()
beforeEach(async () => {
  answer = () => walletOf('123456.7')
  platform({ '/wps/wallet': () => answer() })
  logIn()
  await visit(<Page />)
  await screen.findByText('৳1,23,456.70')
})
afterEach(() => {
  store.set(isMoneyHiddenAtom, false)
  store.set(isLoadedAtom, true)
})

const tell = (event: 'pagehide' | 'pageshow') =>
  act(() => {
    dispatchEvent(new Event(event))
  })
const leave = () => tell('pagehide')
const comeBack = () => tell('pageshow')
const balance = () => screen.getByRole('region', { name: 'Balance' })

describe('amounts on a page in the back/forward cache', () => {
  it('are hidden before the browser caches the page', () => {
    leave()
    expect(balance()).toHaveTextContent('৳ ****')
    expect(balance()).not.toHaveTextContent(/\d/)
  })

  it('are shown again once the platform has answered', async () => {
    const fresh = Promise.withResolvers<unknown>()
    leave()
    answer = () => fresh.promise
    comeBack()
    expect(balance()).not.toHaveTextContent(/\d/)
    await act(async () => fresh.resolve(walletOf('5.00')))
    expect(await screen.findByText('৳5.00')).toBeVisible()
  })

  it('are hidden and confirmed also when the page was left before it had loaded', async () => {
    act(() => store.set(isLoadedAtom, false))
    leave()
    expect(balance()).not.toHaveTextContent(/\d/)
    comeBack()
    expect(balance()).not.toHaveTextContent(/\d/)
    answer = () => walletOf('5.00')
    act(() => store.set(isLoadedAtom, true))
    expect(await screen.findByText('৳5.00')).toBeVisible()
  })

  it('are shown as they were when the platform does not answer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    leave()
    answer = () => new Promise(() => undefined)
    comeBack()
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(balance()).not.toHaveTextContent(/\d/)
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(balance()).toHaveTextContent('৳1,23,456.70')
  })

  it('are not read again on a page that was never left', () => {
    answer = vi.fn<() => unknown>(() => walletOf('1.00'))
    comeBack()
    expect(answer).not.toHaveBeenCalled()
    expect(balance()).toHaveTextContent('৳1,23,456.70')
  })
})
