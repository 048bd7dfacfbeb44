import { beforeEach, vi } from 'vitest'
import { credentialsAtom, renewCredentialsAtom } from '#net/session/credentials.ts'
import { identifyAs } from '#net/session/identity.testing.ts'
import { restoreOfflineQueue } from './offlineQueue.ts'
import { store } from '#net/query/queryClient.ts'

export const star = { name: 'addFavourite', params: { nodeId: '7', vendor: 'PGS' } } as const
export const unstar = { name: 'removeFavourite', params: { nodeId: '7', vendor: 'PGS' } } as const

export const fetchMock = vi.fn<typeof fetch>()
export const accepts = async () => Response.json({ success: true, value: { success: true } })
export const refuses = async () => Response.json({ success: false, code: 'x' }, { status: 409 })
export const isGone = async () => {
  throw new TypeError('no network')
}

export const idempotencyKeyOf = (call: number) =>
  new Headers(fetchMock.mock.calls[call]?.[1]?.headers).get('Idempotency-Key')

export function signInAs(account: string) {
  localStorage.setItem('autoLogin', '1')
  store.set(credentialsAtom, { token: 't', account })
}

export function signOut() {
  localStorage.setItem('autoLogin', '0')
  store.set(credentialsAtom, null)
}

export const throwOut = () => store.set(credentialsAtom, null)

/** A form keeps the player on screen. */
export const lapse = () => store.set(renewCredentialsAtom, null)

export function setUpOfflineQueue() {
  identifyAs({
    language: () => 'BN',
    token: () => store.get(credentialsAtom)?.token ?? null,
    onSignedOut: lapse,
  })

  beforeEach(async () => {
    vi.stubGlobal('fetch', fetchMock)
    signOut()
    await restoreOfflineQueue()
    signInAs('member')
  })
}
