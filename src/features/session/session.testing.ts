import { i18n } from '@lingui/core'
import { afterEach, beforeEach, vi } from 'vitest'
import { credentialsAtom } from '#net/session/credentials.ts'
import { identifyAs } from '#net/session/identity.testing.ts'
import { store } from '#net/query/queryClient.ts'
import { placeMerchant } from '#features/merchant/merchant.testing.ts'
import { endSessionIntent } from './session.atoms.ts'
import { expireSessionIntent, watchSessionIntent } from './session.watch.ts'

export const token = 'a-token-of-sixteen'
export const grant = { token, userName: 'member', type: 0, firstTimeLogin: false }
/** Never answers until a test gives it an implementation. */
export const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()

export function setUpSession(isForm = () => false) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  store.set(watchSessionIntent, isForm)

  beforeEach(() => {
    placeMerchant()
    vi.stubGlobal('fetch', fetched)
    fetched.mockImplementation(() => new Promise(() => undefined))
    identifyAs({
      token: () => store.get(credentialsAtom)?.token ?? null,
      onSignedOut: (ended) => store.set(expireSessionIntent, ended),
    })
  })

  afterEach(() => {
    store.set(endSessionIntent)
  })
}

export const loggedOut = 'fail: The account has been logged out, please log in again'
