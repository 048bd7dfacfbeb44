import { createLocalJWKSet, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { type Social, newAsk, openPage, openSocial, press } from '#sandbox/social/social.testing.ts'

const read = async (answer: Response | Promise<Response>) => JSON.parse(await (await answer).text())

const answerOf = (response: Response) =>
  Object.fromEntries(new URL(response.headers.get('Location') ?? '').searchParams)

async function grant(social: Social) {
  const ask = newAsk()
  const { code = '' } = answerOf(
    await press(social, await openPage(social, ask.query), { person: 'sajid' }),
  )
  return { ...ask, code }
}

type Granted = Awaited<ReturnType<typeof grant>>

const exchange = ({ provider, secret }: Social, granted: Granted, more: object = {}) =>
  provider.request('/google/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: granted.code,
      redirect_uri: granted.redirectUri,
      client_id: 'mela-at-google',
      client_secret: secret,
      code_verifier: granted.codeVerifier,
      ...more,
    }),
  })

describe('the authorization page', () => {
  it('offers its people, under a policy that allows the return address and no script', async () => {
    const social = await openSocial()
    const page = await openPage(social, newAsk().query)
    const policy = page.headers.get('Content-Security-Policy')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Ayesha Rahman')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    expect(policy).toContain("form-action 'self' http://localhost:4173 http://127.0.0.1:4173;")
  })

  it('is in the requested language', async () => {
    const social = await openSocial()
    const page = await openPage(social, newAsk({ ui_locales: 'bn' }).query)
    expect(await page.text()).toContain('একটি অ্যাকাউন্ট বেছে নিন')
  })

  it.each([
    ['another client', { client_id: 'someone-else' }],
    ['an address that is not registered', { redirect_uri: 'https://evil.example/m/socialReturn' }],
    [
      'an address below a registered one',
      { redirect_uri: 'http://localhost:4173/m/socialReturn/x' },
    ],
  ])('does not redirect for %s', async (_, more) => {
    const page = await openPage(await openSocial(), newAsk(more).query)
    expect([page.status, page.headers.get('Location')]).toEqual([400, null])
  })

  it.each([
    ['without a challenge', { code_challenge: '' }],
    ['with a plain challenge', { code_challenge_method: 'plain' }],
    ['without openid', { scope: 'email' }],
    ['for a token', { response_type: 'token' }],
    ['without a nonce', { nonce: '' }],
  ])('sends the client back %s', async (_, more) => {
    const page = await openPage(await openSocial(), newAsk(more).query)
    expect(page.status).toBe(303)
    expect(answerOf(page)).toEqual({
      error: 'invalid_request',
      state: 'the-state',
      iss: 'http://localhost:4175/google',
    })
  })

  it('answers consent with a code, and a refusal without', async () => {
    const social = await openSocial()
    const yes = await press(social, await openPage(social, newAsk().query), { person: 'ayesha' })
    expect(answerOf(yes)).toMatchObject({ state: 'the-state', code: expect.any(String) })
    const no = await press(social, await openPage(social, newAsk().query), { decline: '1' })
    expect(answerOf(no)).toMatchObject({ state: 'the-state', error: 'access_denied' })
  })

  it('can be answered once, within ten minutes, by an offered person', async () => {
    const social = await openSocial()
    const page = await openPage(social, newAsk().query)
    const copy = page.clone()
    expect((await press(social, page, { person: 'ayesha' })).status).toBe(303)
    expect((await press(social, copy, { person: 'ayesha' })).status).toBe(400)
    const late = await openPage(social, newAsk().query)
    social.clock.ms = 601_000
    expect((await press(social, late, { person: 'ayesha' })).status).toBe(400)
    const other = await openPage(social, newAsk().query)
    expect((await press(social, other, { person: 'nobody' })).status).toBe(400)
  })
})

describe('the token endpoint', () => {
  it('returns an ID token that its keys verify', async () => {
    const social = await openSocial()
    const granted = await grant(social)
    const { id_token } = await read(exchange(social, granted))
    const keys = await read(social.provider.request('/google/jwks'))
    const { payload, protectedHeader } = await jwtVerify(id_token, createLocalJWKSet(keys), {
      issuer: 'http://localhost:4175/google',
      audience: 'mela-at-google',
    })
    expect(protectedHeader.alg).toBe('RS256')
    expect(payload).toMatchObject({ nonce: granted.nonce, name: 'Sajid Hasan' })
  })

  it('accepts a code once', async () => {
    const social = await openSocial()
    const granted = await grant(social)
    expect((await exchange(social, granted)).status).toBe(200)
    expect(await (await exchange(social, granted)).json()).toEqual({ error: 'invalid_grant' })
  })

  it('accepts a code for 60 seconds', async () => {
    const social = await openSocial()
    const granted = await grant(social)
    social.clock.ms = 60_000
    expect((await exchange(social, granted)).status).toBe(400)
  })

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['another address', { redirect_uri: 'http://127.0.0.1:4173/m/socialReturn' }],
    ['another client', { client_id: 'mela-at-facebook' }],
  ])('refuses %s, and the code is used up', async (_, more) => {
    const social = await openSocial()
    const granted = await grant(social)
    expect((await exchange(social, granted, more)).status).toBe(400)
    expect((await exchange(social, granted)).status).toBe(400)
  })

  it('refuses a wrong secret without using up the code', async () => {
    const social = await openSocial()
    const granted = await grant(social)
    expect((await exchange(social, granted, { client_secret: 'guessed' })).status).toBe(401)
    expect((await exchange(social, granted)).status).toBe(200)
  })

  it('rejects a code of the other issuer', async () => {
    const social = await openSocial()
    const granted = await grant(social)
    const answer = await social.provider.request('/facebook/token', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: granted.code,
        redirect_uri: granted.redirectUri,
        client_id: 'mela-at-facebook',
        client_secret: social.secret,
        code_verifier: granted.codeVerifier,
      }),
    })
    expect(answer.status).toBe(400)
  })
})

it('describes each issuer separately, with its own type of key', async () => {
  const { provider } = await openSocial()
  for (const [name, kty] of [
    ['google', 'RSA'],
    ['facebook', 'EC'],
  ] as const) {
    const described = provider.request(`/${name}/.well-known/openid-configuration`)
    const { issuer, jwks_uri, code_challenge_methods_supported } = await read(described)
    expect(issuer).toBe(`http://localhost:4175/${name}`)
    expect(code_challenge_methods_supported).toEqual(['S256'])
    const { keys } = await read(provider.request(new URL(jwks_uri).pathname))
    expect(keys).toMatchObject([{ kty, use: 'sig' }])
    expect(keys[0]).not.toHaveProperty('d')
  }
})
