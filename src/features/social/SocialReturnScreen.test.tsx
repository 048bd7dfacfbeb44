import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { identifyAs } from '#net/session/identity.testing.ts'
import { platformKeys } from '#net/session/seal.testing.ts'
import { Refused, platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { store } from '#net/query/queryClient.ts'
import { isWelcomeDueAtom } from '#features/session/welcome.atoms.ts'
import { grant } from '#features/session/session.testing.ts'
import { SocialReturnScreen } from './SocialReturnScreen.tsx'
import { storeTrip } from './social.atoms.ts'

const keys = await platformKeys()
const state = 's'.repeat(43)
let reply: () => unknown
let sent: (string | null)[]

setUp()
beforeEach(() => {
  identifyAs({ sealingKeyIds: [keys.kid] })
  sent = []
  platform({ '/wps/session/key': () => keys.jwk, '/wps/session/login/social': () => reply() })
  const answered = fetch
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address === '/wps/session/login/social')
      sent.push(new Headers(init?.headers).get('Idempotency-Key'))
    return answered(address, init)
  })
  const issuer = 'https://accounts.google.com'
  const secrets = { state, nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) }
  storeTrip({ provider: 'google', issuer, ...secrets, next: '/m/fav', startedAt: Date.now() })
  window.mela.socialAnswer = `?${new URLSearchParams({ state, code: 'the-code' }).toString()}`
})

async function arrive() {
  const onSignedIn = vi.fn<(path: string) => void>()
  await visit(<SocialReturnScreen onSignedIn={onSignedIn} />)
  return onSignedIn
}

describe('the return from a provider', () => {
  it('can be retried with the same code, as the same request, after a lost answer', async () => {
    reply = () => new Error('no network')
    const onSignedIn = await arrive()
    await screen.findByText(/^We did not get an answer/)
    reply = () => grant
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('/m/fav'))
    expect(sent[0]).toMatch(/^[\w-]{36}$/)
    expect(sent).toEqual([sent[0], sent[0]])
  })

  it.each([true, undefined])('welcomes new players only: %s', async (isNew) => {
    reply = () => ({ ...grant, isNew })
    const onSignedIn = await arrive()
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('/m/fav'))
    expect(store.get(isWelcomeDueAtom)).toBe(isNew === true)
  })

  it('to another request is refused, and nothing is sent', async () => {
    window.mela.socialAnswer = `?code=stolen&state=${'x'.repeat(43)}`
    await arrive()
    expect(await screen.findByText(/was not started on this page/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toBeVisible()
    expect(sent).toEqual([])
  })

  it('cannot be retried when the platform has refused it', async () => {
    reply = () => new Refused(400, 'social_rejected')
    await arrive()
    expect(await screen.findByRole('link', { name: 'Back to sign-in' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
