import { SignJWT, generateKeyPair } from 'jose'
import { describe, expect, it } from 'vitest'
import { type Social, openSocial } from './social.testing.ts'

const phone = { countryDialingCode: '880', firebaseMobileNo: '1711000001' }
const number = '+8801711000001'

/** Calls the Identity Toolkit as the Firebase package does. */
const toolkit = async ({ provider }: Social, call: string, body: object) => {
  const answer = await provider.request(`/identitytoolkit.googleapis.com/v1/accounts:${call}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  return { status: answer.status, ...JSON.parse(await answer.text()) }
}

async function prove(social: Social, phoneNumber = number) {
  const { sessionInfo } = await toolkit(social, 'sendVerificationCode', { phoneNumber })
  const code = social.sms.at(-1)?.code ?? ''
  const { idToken } = await toolkit(social, 'signInWithPhoneNumber', { sessionInfo, code })
  return String(idToken)
}

const logIn = ({ client }: Social, firebaseIdToken: string, more: object = {}) =>
  client.sendSealed(
    { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken, ...phone, ...more },
    { iat: client.sandbox.now() },
  )

describe('a login with a number verified by Firebase', () => {
  it('opens a session for the member of that number', async () => {
    const social = await openSocial()
    const reply = await logIn(social, await prove(social))
    expect(reply).toMatchObject({ status: 200, value: { userName: 'member', type: 0 } })
    expect(social.sms).toEqual([{ to: number, code: expect.stringMatching(/^\d{6}$/) }])
  })

  it('is valid once', async () => {
    const social = await openSocial()
    const token = await prove(social)
    expect((await logIn(social, token)).status).toBe(200)
    expect((await logIn(social, token)).code).toBe('code_expired')
  })

  it('is invalid for another number', async () => {
    const social = await openSocial()
    const token = await prove(social, '+8801711000002')
    expect((await logIn(social, token)).code).toBe('code_wrong')
  })

  it('is invalid after ten minutes', async () => {
    const social = await openSocial()
    const token = await prove(social)
    social.clock.ms = 601_000
    expect((await logIn(social, token)).code).toBe('code_expired')
  })

  it('is refused while logins by SMS are off, or the keys cannot be read', async () => {
    const social = await openSocial()
    const token = await prove(social)
    social.clock.isProviderUp = false
    expect((await logIn(social, token)).code).toBe('social_unavailable')
    await social.client.send('PATCH', '/sandbox/settings', {
      body: { MOBILEVERCODELOGIN3: false },
    })
    expect((await logIn(social, token)).code).toBe('not_permitted')
  })

  it('is refused with a foreign signature, and counts as a wrong guess', async () => {
    const social = await openSocial()
    const { privateKey } = await generateKeyPair('RS256')
    const now = Math.floor(Date.now() / 1000)
    const forged = await new SignJWT({ phone_number: number, auth_time: now, sub: 'x' })
      .setProtectedHeader({ alg: 'RS256', kid: 'x' })
      .setIssuer('https://securetoken.google.com/mela-sandbox')
      .setAudience('mela-sandbox')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
    expect(await logIn(social, forged)).toMatchObject({
      code: 'code_wrong',
      value: { captcha: true },
    })
    expect((await logIn(social, await prove(social))).code).toBe('captcha_required')
  })

  it.each(['none', 'a.b.c', `${'e30.'.repeat(2)}x`])(
    'is refused without a valid token: %s',
    async (token) => {
      const social = await openSocial()
      expect((await logIn(social, token)).code).toBe('code_wrong')
    },
  )
})

describe('a registration with a number verified by Firebase', () => {
  const register = async (social: Social, more: object) => {
    const { client } = social
    const form = {
      type: 0,
      registerMethod: 'H5',
      registerUrl: 'localhost',
      domain: 'localhost',
      countryDialingCode: '880',
      password: 'Newcomer#2468',
      confirmPassword: 'Newcomer#2468',
      mobileNum: '01711999999',
      verificationCode: '123456',
      captcha: await client.solveCaptcha(),
      firebaseChannel: 'sms',
      iat: client.sandbox.now(),
      jti: crypto.randomUUID(),
      ...more,
    }
    return client.send('PUT', '/wps/registration/mobile', {
      body: await client.seal(form),
      headers: { Encryption: 'JWE' },
    })
  }

  it('creates the account of that number', async () => {
    const social = await openSocial()
    const firebaseIdToken = await prove(social, '+8801711999999')
    const reply = await register(social, { firebaseIdToken })
    expect(reply).toMatchObject({ status: 200, value: { userName: '8801711999999' } })
  })

  it('creates none for another number', async () => {
    const social = await openSocial()
    const firebaseIdToken = await prove(social)
    expect((await register(social, { firebaseIdToken })).code).toBe('code_wrong')
    expect((await register(social, {})).code).toBe('code_wrong')
    expect((await social.client.login('8801711999999', 'Newcomer#2468')).code).toBe('login_failed')
  })
})

describe('the Firebase stand-in', () => {
  it('allows five attempts at a code, and accepts it once', async () => {
    const social = await openSocial()
    const { sessionInfo } = await toolkit(social, 'sendVerificationCode', { phoneNumber: number })
    const code = social.sms.at(-1)?.code ?? ''
    const wrong = code === '000000' ? '111111' : '000000'
    const attempt = async (given: string) =>
      (await toolkit(social, 'signInWithPhoneNumber', { sessionInfo, code: given })).error?.message
    for (let n = 0; n < 5; n += 1) expect(await attempt(wrong)).toBe('INVALID_CODE')
    expect(await attempt(code)).toBe('SESSION_EXPIRED')
  })

  it('accepts calls of the app’s origin only', async () => {
    const { provider } = await openSocial()
    const preflight = (Origin: string) =>
      provider.request('/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode', {
        method: 'OPTIONS',
        headers: { Origin, 'Access-Control-Request-Method': 'POST' },
      })
    const own = await preflight('http://localhost:4173')
    expect(own.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:4173')
    const other = await preflight('https://evil.example')
    expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it('sends nothing to an invalid number', async () => {
    const social = await openSocial()
    const { error } = await toolkit(social, 'sendVerificationCode', { phoneNumber: '01711' })
    expect(error.message).toBe('INVALID_PHONE_NUMBER')
    expect(social.sms).toEqual([])
  })
})
