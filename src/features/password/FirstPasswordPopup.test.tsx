import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { openSessionIntent, settlePasswordIntent } from '#features/session/session.atoms.ts'
import { FirstPasswordPopup } from './FirstPasswordPopup.tsx'
import { isFirstPasswordDueAtom } from './first.atoms.ts'

let switches: Record<string, boolean>
const onClose = vi.fn<() => void>()
const logInFirst = () =>
  store.set(openSessionIntent, {
    token: 'a-token-of-sixteen',
    userName: 'fresh',
    type: 0,
    firstTimeLogin: true,
  })

setUp()
beforeEach(() => {
  switches = {}
  platform({ '/wps/system/status': () => ({ info: { whitelabel: switches }, serverTime: 0 }) })
})

describe('the reminder of the first password', () => {
  it('is due until the player has chosen their own', () => {
    expect(store.get(isFirstPasswordDueAtom)).toBe(false)
    logIn()
    expect(store.get(isFirstPasswordDueAtom)).toBe(false)
    logInFirst()
    expect(store.get(isFirstPasswordDueAtom)).toBe(true)
    store.set(settlePasswordIntent)
    expect(store.get(isFirstPasswordDueAtom)).toBe(false)
  })

  it('opens the form, or closes until the next start', async () => {
    logInFirst()
    const { at } = await visit(<FirstPasswordPopup onClose={onClose} />)
    expect(screen.queryByText(/You can deposit and withdraw/)).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Later' }))
    expect(onClose).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: 'Choose now' }))
    await waitFor(() => expect(at()).toBe('/m/changePsw'))
  })

  it('says that withdrawals wait when the merchant requires a new password', async () => {
    switches = { FIRSTPSW3: true }
    logInFirst()
    await visit(<FirstPasswordPopup onClose={onClose} />)
    expect(await screen.findByText(/You can deposit and withdraw once/)).toBeVisible()
  })
})
