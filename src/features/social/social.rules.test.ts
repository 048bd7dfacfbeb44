import { describe, expect, it } from 'vitest'
import {
  type AddressedSetup,
  type Trip,
  arrivalOf,
  authorizationUrl,
  isTrusted,
} from './social.rules.ts'

const setup: AddressedSetup = {
  provider: 'google',
  issuer: 'https://accounts.google.com',
  authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  clientId: 'client-1',
  scopes: ['openid', 'email'],
}

const state = 's'.repeat(43)
const trip: Trip = {
  provider: 'google',
  issuer: 'https://accounts.google.com',
  state,
  nonce: 'n'.repeat(43),
  verifier: 'v'.repeat(43),
  next: '/m/fav',
  startedAt: 1_000_000,
}

describe('a sign-in page is trusted', () => {
  const at = (authorizationEndpoint: string, provider: 'google' | 'facebook' = 'google') =>
    isTrusted({ ...setup, provider, authorizationEndpoint }, 'https://mela.example')

  it.each([
    ['https://accounts.google.com/o/oauth2/v2/auth', 'google', true],
    ['https://www.facebook.com/v24.0/dialog/oauth', 'facebook', true],
    ['https://www.facebook.com/v24.0/dialog/oauth', 'google', false],
    ['https://accounts.google.com.evil.example/auth', 'google', false],
    ['https://accounts.google.com@evil.example/auth', 'google', false],
    ['https://accounts.google.com:8443/auth', 'google', false],
    ['https://user:pass@accounts.google.com/auth', 'google', false],
    ['https://accounts.google.com/auth#x', 'google', false],
    ['http://accounts.google.com/auth', 'google', false],
    ['javascript:alert(1)', 'google', false],
    ['http://localhost:4175/google/authorize', 'google', false],
  ] as const)('%s as %s: %s', (address, provider, expected) => {
    expect(at(address, provider)).toBe(expected)
  })

  it('at a host that the merchant names, and by https only', () => {
    const own = ['https://login.mela.example']
    const isOwn = (authorizationEndpoint: string) =>
      isTrusted({ ...setup, authorizationEndpoint }, 'https://mela.example', own)
    expect(isOwn('https://login.mela.example/google/authorize')).toBe(true)
    expect(isOwn('https://accounts.google.com/o/oauth2/v2/auth')).toBe(true)
    expect(isOwn('http://login.mela.example/google/authorize')).toBe(false)
    expect(isOwn('https://login.evil.example/google/authorize')).toBe(false)
  })

  it('at another port of localhost', () => {
    const local = { ...setup, authorizationEndpoint: 'http://localhost:4175/google/authorize' }
    expect(isTrusted(local, 'http://localhost:4173')).toBe(true)
    expect(isTrusted(local, 'http://127.0.0.1:4173')).toBe(true)
    const far = { ...setup, authorizationEndpoint: 'http://10.0.0.1/authorize' }
    expect(isTrusted(far, 'http://localhost:4173')).toBe(false)
  })
})

it('asks for a code with PKCE, state and nonce, and keeps the provider’s own query', () => {
  const url = new URL(
    authorizationUrl({
      setup: { ...setup, authorizationEndpoint: `${setup.authorizationEndpoint}?hd=x` },
      trip,
      challenge: 'c'.repeat(43),
      redirectUri: 'https://mela.example/m/socialReturn',
      locale: 'bn',
    }),
  )
  expect(url.origin + url.pathname).toBe(setup.authorizationEndpoint)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    hd: 'x',
    response_type: 'code',
    client_id: 'client-1',
    redirect_uri: 'https://mela.example/m/socialReturn',
    scope: 'openid email',
    state,
    nonce: trip.nonce,
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
    ui_locales: 'bn',
  })
  expect(url.href).not.toContain(trip.verifier)
})

describe('an answer', () => {
  const arrive = (query: string, from: Trip | null = trip, now = trip.startedAt + 1000) => {
    const arrival = arrivalOf(query, from, now)
    return arrival.kind === 'code' ? arrival.code : arrival.ending
  }

  it.each([
    ['with the code', `?code=abc&state=${state}`, 'abc'],
    ['of the right issuer', `?code=abc&state=${state}&iss=https://accounts.google.com`, 'abc'],
    ['with additional parameters', `?code=abc&state=${state}&scope=a&authuser=0`, 'abc'],
    ['of another issuer', `?code=abc&state=${state}&iss=https://evil.example`, 'stray'],
    ['with another state', '?code=abc&state=other', 'stray'],
    ['without a state', '?code=abc', 'stray'],
    ['with an empty code', `?code=&state=${state}`, 'stray'],
    ['with neither code nor error', `?state=${state}`, 'stray'],
    ['that is not an answer', '', 'stray'],
    ['with a no', `?error=access_denied&state=${state}`, 'denied'],
    ['with a refusal for another request', '?error=access_denied&state=other', 'stray'],
    ['with an error', `?error=temporarily_unavailable&state=${state}`, 'broken'],
  ])('%s', (_, query, expected) => {
    expect(arrive(query)).toBe(expected)
  })

  it('is valid for ten minutes, and only in the tab that asked', () => {
    const query = `?code=abc&state=${state}`
    expect(arrive(query, trip, trip.startedAt + 600_000)).toBe('abc')
    expect(arrive(query, trip, trip.startedAt + 600_001)).toBe('expired')
    expect(arrive(query, trip, trip.startedAt - 600_001)).toBe('expired')
    expect(arrive(query, null)).toBe('stray')
  })
})
