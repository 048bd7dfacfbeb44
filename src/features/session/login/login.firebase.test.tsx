import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { visit } from '#testing/visit.tsx'
import { merchantAtom } from '#features/merchant/merchant.atoms.ts'
import { readMerchant } from '#features/merchant/merchant.ts'
import { forgetNumber } from '#features/session/remembered/remembered.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'
import { LoginScreen } from './LoginScreen.tsx'
import { sendingCodes, setUpPlatform, submit, tab, type } from './login.testing.ts'

const token = 'a-token-of-firebase'
// Firebase itself, which sends codes over the network.
vi.mock('#features/verification/firebase.ts', () => ({
  sendFirebaseCode: async () => ({
    confirm: async (code: string) => {
      if (code === '246810') return token
      throw Object.assign(new Error(), { code: 'auth/invalid-verification-code' })
    },
  }),
}))

const login = setUpPlatform(sendingCodes('NP', '977'))
afterEach(() => forgetNumber())

async function openWithCode() {
  vi.spyOn(merchantAtom, 'read').mockReturnValue({
    ...readMerchant(),
    firebase: { apiKey: 'a-key', projectId: 'a-project' },
  })
  await visit(<LoginScreen />)
  fireEvent.click(await tab('With SMS code'))
  await screen.findByRole('button', { name: 'Country code +977' })
  type('Mobile number', '9801000301')
  fireEvent.click(screen.getByRole('button', { name: 'Get code' }))
  await screen.findByRole('button', { name: /Resend in \d+ s/ })
}

it('a code that Firebase has checked opens the session after a wrong first one', async () => {
  await openWithCode()
  type('SMS code', '111111')
  submit()
  expect(await screen.findByText('Verification code error')).toBeVisible()
  expect(login.tries).toEqual([])
  type('SMS code', '246810')
  submit()
  await waitFor(() => expect(store.get(sessionAtom)?.userName).toBe('member'))
  expect(login.tries).toMatchObject([
    {
      type: 'firebase',
      firebaseMobileNo: '9801000301',
      countryDialingCode: '977',
      firebaseChannel: 'sms',
      firebaseIdToken: token,
    },
  ])
})
