import { describe, expect, it, vi } from 'vitest'
import { challengeOf, newSecret, storeTrip, takeTrip, takeAnswer } from './social.atoms.ts'
import type { Trip } from './social.rules.ts'

const trip: Trip = {
  provider: 'facebook',
  issuer: 'https://www.facebook.com',
  state: newSecret(),
  nonce: newSecret(),
  verifier: newSecret(),
  startedAt: 1,
}

const storedIn = (storage: Storage) =>
  Object.keys(storage)
    .map((key) => storage.getItem(key))
    .join()

describe('a sign-in request', () => {
  it('is read once, in this tab only', () => {
    expect(storeTrip(trip)).toBe(true)
    expect(storedIn(localStorage)).not.toContain(trip.verifier)
    expect(takeTrip()).toEqual(trip)
    expect(takeTrip()).toBeNull()
    expect(storedIn(sessionStorage)).not.toContain(trip.verifier)
  })

  it('is ignored when the stored one is malformed', () => {
    sessionStorage.setItem('socialTrip', '{"provider":"evil"}')
    expect(takeTrip()).toBeNull()
  })

  it('does not start when nothing can be stored', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(storeTrip(trip)).toBe(false)
    vi.unstubAllGlobals()
  })
})

it('removes the answer from the address and the history', () => {
  history.replaceState(null, '', '/m/socialReturn?code=abc&state=def#_=_')
  expect(takeAnswer()).toBe('?code=abc&state=def')
  expect(location.pathname + location.search + location.hash).toBe('/m/socialReturn')
  window.mela.socialAnswer = '?code=first'
  expect(takeAnswer()).toBe('?code=first')
  expect(takeAnswer()).toBe('')
})

it('makes the challenge of RFC 7636, with a new secret each time', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
  const secrets = Array.from({ length: 100 }, newSecret)
  expect(new Set(secrets).size).toBe(100)
  expect(secrets.every((secret) => /^[\w-]{43}$/.test(secret))).toBe(true)
})
