import { useSearch } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { store } from '#net/query/queryClient.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { WithdrawalScreen } from './WithdrawalScreen.tsx'
import { withdrawalDraftAtom } from './withdrawal.atoms.ts'
import { WithdrawalSearch } from '#features/cashier/cashier.search.ts'
import { account, withdrawalOrder, summary } from './withdrawal.testing.ts'

let create: () => unknown
let standing: object

setUp()
beforeEach(() => {
  create = () => withdrawalOrder
  standing = summary
  platform({
    '/wps/withdrawal/summary': () => standing,
    '/wps/bank/accounts': () => ({ list: [account], payeeName: 'Rahim', allowed: 5 }),
    '/wps/withdrawal/order': () => create(),
  })
  logIn()
})

const Routed = () => {
  const search = v.parse(WithdrawalSearch, useSearch({ strict: false }))
  return <WithdrawalScreen search={search} />
}

async function confirm() {
  store.set(withdrawalDraftAtom, { accountId: '1', amount: '1000' })
  const shown = await visit(null, {}, <Routed />)
  await shown.go('/m/withdraw?step=confirm')
  await screen.findByRole('heading', { name: 'Is everything correct?' })
}

const secret = () => screen.getByLabelText('Payment password', { selector: 'input[type=password]' })

async function ask() {
  await confirm()
  fireEvent.change(secret(), { target: { value: '২৪৬৮১০' } })
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
}

describe('a withdrawal', () => {
  it('with a wrong payment password shows the remaining attempts', async () => {
    create = () => new Refused(403, 'payment_password_wrong', { triesLeft: 3 })
    await ask()
    await waitFor(() => expect(secret()).toHaveAccessibleDescription(/Tries left: 3/))
  })

  it.each([
    [{ mobile: undefined }, true, false],
    [{ hasPaymentPassword: false }, false, true],
    [{ paymentLockedUntil: Date.now() + 600_000 }, false, true],
  ])('with %j asks for the password: %s, and for a code: %s', async (change, password, code) => {
    standing = { ...summary, ...change }
    await confirm()
    expect(document.querySelector('input[type=password]') !== null).toBe(password)
    expect(screen.queryByLabelText('SMS code') !== null).toBe(code)
  })

  it('after the last wrong password clears the field and says until when it is locked', async () => {
    const lockedUntil = Date.now() + 600_000
    create = () => {
      standing = { ...summary, paymentLockedUntil: lockedUntil }
      return new Refused(403, 'payment_password_locked', { expirationTime: lockedUntil })
    }
    await ask()
    expect(await screen.findByRole('textbox', { name: 'SMS code' })).toHaveValue('')
    expect(screen.getByText(/Use an SMS code, or try again at \d\d:\d\d/)).toBeVisible()
    expect(screen.queryByDisplayValue('২৪৬৮১০')).toBeNull()
  })

  it('with a locked password and no phone number says when to try again, and then enables it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const locked = { ...summary, mobile: undefined, paymentLockedUntil: Date.now() + 60_000 }
    standing = locked
    await confirm()
    expect(screen.getByText(/wrong payment passwords. Try again at \d\d:\d\d/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDisabled()
    standing = { ...locked, paymentLockedUntil: undefined }
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await waitFor(() => expect(secret()).toBeVisible())
    expect(screen.queryByText(/Try again at/)).toBeNull()
    vi.useRealTimers()
  })

  it('is confirmed by a code when the player chooses that', async () => {
    await confirm()
    fireEvent.click(screen.getByRole('radio', { name: 'SMS code' }))
    expect(screen.getByRole('textbox', { name: 'SMS code' })).toBeVisible()
    expect(document.querySelector('input[type=password]')).toBeNull()
  })

  it('offers to set a payment password when there is no way to confirm', async () => {
    standing = { ...summary, hasPaymentPassword: false, mobile: undefined }
    await confirm()
    expect(await screen.findByText(/You have none yet/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Set a payment password' })).toBeEnabled()
  })
})
