import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { SessionGrant } from '#api/account/session.ts'
import { listSocialSetups } from '#api/account/social.ts'
import { comeBack, logInWith, on, openSocial } from '#sandbox/social/social.testing.ts'
import { Client, openSandbox, testOptions } from '#sandbox/testing/client.ts'
import { numberOf, textOf } from '#sandbox/testing/reading.ts'

const setups = async (client: Client) => (await client.call(listSocialSetups)).value

describe('the list of providers', () => {
  it('has the start address of each provider', async () => {
    const { client } = await openSocial()
    const value = await setups(client)
    expect(v.parse(listSocialSetups.output, value)).toHaveLength(2)
    expect(value).toHaveProperty([0], {
      provider: 'google',
      issuer: 'http://localhost:4175/google',
      authorizationEndpoint: 'http://localhost:4175/google/authorize',
      clientId: 'mela-at-google',
      scopes: ['openid', 'profile', 'email'],
    })
  })

  it('has only those that are switched on', async () => {
    const { client } = await openSocial({ ...on, GOOGLELOGIN3: false })
    expect(await setups(client)).toMatchObject([{ provider: 'facebook' }])
  })

  it('has none that is unreachable, or when there is none', async () => {
    const { client, clock } = await openSocial()
    clock.isProviderUp = false
    expect(await setups(client)).toEqual([])
    const lonely = new Client(openSandbox({ games: 60 }))
    await lonely.send('PATCH', '/sandbox/settings', { body: on })
    expect(await setups(lonely)).toEqual([])
  })
})

describe.each(['google', 'facebook'] as const)('a login with %s', (provider) => {
  it('creates a member the first time, and finds the same one later', async () => {
    const social = await openSocial()
    const first = await logInWith(social.client, await comeBack(social, provider))
    expect(first.status).toBe(200)
    expect(v.parse(SessionGrant, first.value)).toMatchObject({ type: 0, firstTimeLogin: false })
    expect(textOf(first.value, 'userName')).toMatch(/^sajid\d{4}$/)
    expect(first.headers.get('Set-Cookie')).toMatch(/mela_session=.+HttpOnly; SameSite=Lax/)
    expect((await social.client.get('/wps/wallet')).status).toBe(200)
    const again = await logInWith(new Client(social.sandbox), await comeBack(social, provider))
    expect(textOf(again.value, 'userName')).toBe(textOf(first.value, 'userName'))
    expect(first.value).toHaveProperty('isNew', true)
    expect(again.value).toHaveProperty('isNew', false)
    const other = await comeBack(social, provider, 'ayesha')
    const { value } = await logInWith(new Client(social.sandbox), other)
    expect(textOf(value, 'userName')).not.toBe(textOf(first.value, 'userName'))
  })

  it('links a new player to the inviter, and accepts an invalid code', async () => {
    const social = await openSocial()
    const inviter = new Client(social.sandbox)
    await inviter.login('member')
    const friends = async () => (await inviter.get('/wps/invite', { language: 'EN' })).value
    const before = await friends()
    const affiliateCode = textOf(before, 'code')
    const registered = numberOf(before, 'registered') + 1
    const proof = await comeBack(social, provider)
    const invited = await logInWith(new Client(social.sandbox), { ...proof, affiliateCode })
    expect(invited.status).toBe(200)
    expect(await friends()).toHaveProperty('registered', registered)
    const other = await comeBack(social, provider, 'ayesha')
    const stray = { ...other, affiliateCode: 'nobody' }
    expect((await logInWith(new Client(social.sandbox), stray)).status).toBe(200)
    expect(await friends()).toHaveProperty('registered', registered)
  })
})

it('keeps providers apart: the same e-mail does not link accounts', async () => {
  const social = await openSocial()
  const google = await logInWith(social.client, await comeBack(social, 'google'))
  const facebook = await logInWith(social.client, await comeBack(social, 'facebook'))
  expect(textOf(google.value, 'userName')).not.toBe(textOf(facebook.value, 'userName'))
})

it('answers a request whose answer was lost once more, with a new session', async () => {
  const social = await openSocial()
  const payload = await comeBack(social)
  const first = await logInWith(social.client, payload, 'once')
  const again = await logInWith(social.client, payload, 'once')
  expect(again.value).toMatchObject({ userName: textOf(first.value, 'userName'), type: 0 })
  expect(textOf(again.value, 'token')).not.toBe(textOf(first.value, 'token'))
  expect((await social.client.get('/wps/wallet')).status).toBe(200)
})

describe('a login is refused', () => {
  it('when the same code is sent twice', async () => {
    const social = await openSocial()
    const payload = await comeBack(social)
    expect((await logInWith(social.client, payload)).status).toBe(200)
    const again = await logInWith(social.client, payload)
    expect([again.status, again.code]).toEqual([400, 'social_rejected'])
  })

  it('when the code is older than a minute', async () => {
    const social = await openSocial()
    const payload = await comeBack(social)
    social.clock.ms = 61_000
    expect((await logInWith(social.client, payload)).code).toBe('social_rejected')
  })

  it.each([
    ['another nonce', { nonce: 'n'.repeat(43) }],
    ['another verifier', { codeVerifier: 'v'.repeat(43) }],
    ['a made-up code', { code: 'guessed' }],
    ['the other provider', { provider: 'facebook' }],
  ])('with %s', async (_, more) => {
    const social = await openSocial()
    const reply = await logInWith(social.client, { ...(await comeBack(social)), ...more })
    expect(reply.code).toBe('social_rejected')
    expect(social.client.cookies.has('mela_session')).toBe(false)
  })

  it('with a foreign return address', async () => {
    const social = await openSocial()
    const redirectUri = 'https://evil.example/m/socialReturn'
    const reply = await logInWith(social.client, { ...(await comeBack(social)), redirectUri })
    expect(reply).toMatchObject({ code: 'input_invalid', value: { fields: ['redirectUri'] } })
  })

  it('while the switch is off', async () => {
    const social = await openSocial()
    const payload = await comeBack(social)
    await social.client.send('PATCH', '/sandbox/settings', { body: { GOOGLELOGIN3: false } })
    const reply = await logInWith(social.client, payload)
    expect([reply.status, reply.code]).toEqual([403, 'not_permitted'])
  })

  it('while the provider is down', async () => {
    const social = await openSocial()
    const payload = await comeBack(social)
    social.clock.isProviderUp = false
    const reply = await logInWith(social.client, payload)
    expect([reply.status, reply.code]).toEqual([503, 'social_unavailable'])
  })

  it('for a disabled account', async () => {
    const social = await openSocial()
    const reply = await logInWith(social.client, await comeBack(social, 'google', 'mitu'))
    expect([reply.status, reply.code]).toEqual([403, 'account_disabled'])
    expect(social.client.cookies.has('mela_session')).toBe(false)
  })

  it('when it is not encrypted', async () => {
    const social = await openSocial()
    const body = await comeBack(social)
    const reply = await social.client.send('POST', '/wps/session/login/social', { body })
    expect(reply.code).toBe('input_invalid')
    expect(reply.text).not.toContain(body.code)
  })
})

/** Signs in at a provider that returns the test's ID token. */
async function loginWithToken(claims: Record<string, unknown>, isForged = false) {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const stranger = await generateKeyPair('ES256')
  const issuer = 'http://localhost:4175/google'
  const nonce = 'n'.repeat(43)
  const now = Math.floor(Date.now() / 1000)
  const idToken = await new SignJWT({
    iss: issuer,
    aud: 'mela-at-google',
    sub: 'somebody',
    iat: now,
    exp: now + 300,
    nonce,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'k' })
    .sign(isForged ? stranger.privateKey : privateKey)
  const answers: Record<string, unknown> = {
    '/google/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    },
    '/google/token': { id_token: idToken },
    '/google/jwks': { keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'ES256' }] },
  }
  const reach: typeof fetch = async (input) =>
    Response.json(answers[new URL(new Request(input).url).pathname])
  const provider = { origin: 'http://localhost:4175', secret: 's', fetch: reach }
  const client = new Client(openSandbox({ games: 60, provider }))
  await client.send('PATCH', '/sandbox/settings', { body: on })
  const redirectUri = `${testOptions.origin}/m/socialReturn`
  const codeVerifier = 'v'.repeat(43)
  return logInWith(client, { provider: 'google', code: 'c', codeVerifier, redirectUri, nonce })
}

describe('an ID token', () => {
  const past = Math.floor(Date.now() / 1000) - 3600
  it('is accepted when all of it is valid', async () => {
    expect((await loginWithToken({})).status).toBe(200)
  })

  it.each([
    ['of another issuer', { iss: 'http://localhost:4175/facebook' }],
    ['for another client', { aud: 'somebody-else' }],
    ['that has expired', { iat: past - 300, exp: past }],
    ['without an end', { exp: undefined }],
    ['with another nonce', { nonce: 'other' }],
    ['about nobody', { sub: undefined }],
  ])('is refused %s', async (_, claims) => {
    expect((await loginWithToken(claims)).code).toBe('social_rejected')
  })

  it('is refused with a foreign signature', async () => {
    expect((await loginWithToken({}, true)).code).toBe('social_rejected')
  })
})
