import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { SessionGrant } from '#api/account/session.ts'
import { Client } from '#sandbox/testing/client.ts'
import {
  byMobile,
  byName,
  codeFor,
  filled,
  join,
  sendRegistration,
  setRegistrationRules,
  settings,
} from '#sandbox/testing/registration.ts'
import { textOf } from '#sandbox/testing/reading.ts'

describe('a registration', () => {
  it('creates an account with an empty wallet and signs the player in', async () => {
    const client = new Client()
    const { status, value } = await join(client)
    expect(status).toBe(200)
    expect(v.parse(SessionGrant, value)).toMatchObject({ userName: 'newcomer', type: 0 })
    client.token = textOf(value, 'token')
    expect((await client.get('/wps/wallet')).value).toHaveProperty('sumBalance', '0.00')
    expect((await new Client(client.sandbox).login('newcomer', filled.password)).success).toBe(true)
  })

  it('accepts a name in any case, and each name once', async () => {
    const client = new Client()
    expect((await join(client, { username: 'NewComer' })).value).toHaveProperty(
      'userName',
      'newcomer',
    )
    const again = await join(new Client(client.sandbox), { username: 'newcomer' })
    expect([again.status, again.code]).toEqual([409, 'username_exists'])
  })

  it('requires the declaration of age when the merchant asks for it', async () => {
    const client = new Client()
    await settings(client, { AGEDECLARE3: true })
    expect(await join(client)).toMatchObject({ status: 400, code: 'age_unconfirmed' })
    expect(await join(client, { ageConfirmed: false })).toMatchObject({ code: 'age_unconfirmed' })
    expect(await join(client, { ageConfirmed: true })).toMatchObject({ status: 200 })
  })

  it('is refused unencrypted', async () => {
    const { status, text } = await new Client().send('PUT', byName, { body: filled })
    expect(status).toBe(400)
    expect(text).not.toContain(filled.password)
  })

  it('is refused when its body is sent a second time', async () => {
    const client = new Client()
    const captcha = await client.solveCaptcha()
    const body = await client.seal({ ...filled, captcha, iat: Date.now(), jti: 'twice-the-same' })
    const sent = { body, headers: { Encryption: 'JWE' } }
    expect((await client.send('PUT', byName, sent)).success).toBe(true)
    expect((await client.send('PUT', byName, sent)).value).toHaveProperty('fields', ['jti'])
  })

  it('logs no secret', async () => {
    const client = new Client()
    await setRegistrationRules(client, { paymentPassword: { enabled: true } })
    const { value } = await join(client, { paymentPassword: '135790' }, 'a-key')
    const tables = ['accounts', 'registrations', 'idempotency', 'sessions'] as const
    const rows = await Promise.all(
      tables.map((table) => client.sandbox.db.selectFrom(table).selectAll().execute()),
    )
    const written = JSON.stringify(rows)
    for (const secret of [filled.password, '135790', textOf(value, 'token')])
      expect(written).not.toContain(secret)
  })
})

describe('a registration that is sent again under its key', () => {
  it('signs the player in with a working session, and creates no second account', async () => {
    const client = new Client()
    const form = { captcha: await client.solveCaptcha() }
    await sendRegistration(client, form, 'one-form')
    const lost = new Client(client.sandbox)
    const { status, value } = await sendRegistration(lost, form, 'one-form')
    expect(status).toBe(200)
    lost.token = textOf(value, 'token')
    expect((await lost.get('/wps/member/info')).value).toHaveProperty('account', 'newcomer')
  })

  it('is one account when it arrives many times at once', async () => {
    const client = new Client()
    const form = { captcha: await client.solveCaptcha() }
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => sendRegistration(client, form, 'one-form')),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(replies.map(({ value }) => textOf(value, 'userName')))).toEqual(
      new Set(['newcomer']),
    )
  })

  it('with another captcha is still the same registration', async () => {
    const client = new Client()
    await join(client, {}, 'one-form')
    const reloaded = await join(client, {}, 'one-form')
    expect([reloaded.status, textOf(reloaded.value, 'userName')]).toEqual([200, 'newcomer'])
  })

  it('with another password is refused', async () => {
    const client = new Client()
    await join(client, {}, 'one-form')
    const password = 'Guessed#2468'
    const guessed = await join(client, { password, confirmPassword: password }, 'one-form')
    expect([guessed.status, guessed.code]).toEqual([422, 'idempotency_mismatch'])
  })

  it('with another body is refused', async () => {
    const client = new Client()
    await join(client, {}, 'one-form')
    const other = await sendRegistration(
      client,
      { captcha: '1111', username: 'someone' },
      'one-form',
    )
    expect([other.status, other.code]).toEqual([422, 'idempotency_mismatch'])
  })
})

describe('what a registration lacks', () => {
  it.each([
    [{ username: 'a b' }, 'username_invalid'],
    [{ username: '1abcd' }, 'username_invalid'],
    [{ password: 'short1', confirmPassword: 'short1' }, 'password_invalid'],
    [{ password: 'onlyletters', confirmPassword: 'onlyletters' }, 'password_invalid'],
    [{ confirmPassword: 'Another#2468' }, 'input_invalid'],
    [{ mobileNum: '12345678901234567890' }, 'mobile_invalid'],
    [{ affiliateCode: 'nobody-here' }, 'invitation_invalid'],
    [{ affiliateCode: 'member' }, 'invitation_invalid'],
    [{ captcha: '' }, 'captcha_required'],
    [{ captcha: '00000' }, 'captcha_wrong'],
    [{ username: '' }, 'input_invalid'],
  ])('%j is refused with %s', async (form, code) => {
    expect((await join(new Client(), form)).code).toBe(code)
  })

  it('names the fields that are missing', async () => {
    const client = new Client()
    await setRegistrationRules(client, { email: { enabled: true, required: true } })
    const { value } = await sendRegistration(client, { username: '' })
    expect(value).toHaveProperty('fields', ['username', 'email', 'captcha'])
  })

  it('ignores a field that the site does not ask for', async () => {
    expect((await join(new Client(), { email: 'not an address' })).success).toBe(true)
  })

  it('a captcha is valid for one attempt', async () => {
    const client = new Client()
    const captcha = await client.solveCaptcha()
    await sendRegistration(client, { captcha, username: 'member' })
    expect((await sendRegistration(client, { captcha })).code).toBe('captcha_wrong')
  })
})

describe('a registration by mobile number', () => {
  const form = { username: undefined, mobileNum: '01811 000 009' }
  const joinByMobile = async (client: Client, more: object = {}) =>
    sendRegistration(
      client,
      { ...form, captcha: await client.solveCaptcha(), ...more },
      undefined,
      byMobile,
    )

  it('requires the code that was sent to the number, once', async () => {
    const client = new Client()
    const verificationCode = await codeFor(client, '1811000009')
    expect((await joinByMobile(client, { verificationCode: '1' })).code).toBe('code_wrong')
    const { value } = await joinByMobile(client, { verificationCode })
    expect(value).toHaveProperty('userName', '8801811000009')
    const again = await joinByMobile(client, { verificationCode })
    expect([again.status, again.code]).toEqual([409, 'mobile_exists'])
  })

  it('rejects a code that is ten minutes old, or was sent for another purpose', async () => {
    const client = new Client()
    const verificationCode = await codeFor(client, '1811000009')
    await client.send('PUT', '/sandbox/clock', { body: { offsetMs: 11 * 60_000 } })
    const captcha = await client.solveCaptcha()
    const late = { iat: Date.now() + 11 * 60_000, jti: crypto.randomUUID() }
    const body = await client.seal({ ...filled, ...form, captcha, verificationCode, ...late })
    const reply = await client.send('PUT', byMobile, { body, headers: { Encryption: 'JWE' } })
    expect(reply.code).toBe('code_expired')

    const other = new Client()
    const mobile = { mobileNum: '1811000009', countryDialingCode: '880' }
    await other.send('POST', '/wps/verification/sms/noLogin', { body: mobile })
    const sent: { code: string }[] = JSON.parse((await other.get('/sandbox/outbox')).text)
    const login = { verificationCode: sent[0]?.code ?? '000000' }
    expect((await joinByMobile(other, login)).code).toBe('code_wrong')
  })

  it('requires no code when the site asks for none', async () => {
    const client = new Client()
    await settings(client, { REGMOBVERF3: false })
    expect((await joinByMobile(client)).success).toBe(true)
  })

  it('requires no password when the code is enough', async () => {
    const client = new Client()
    await settings(client, { MOBILENUMPASSREG3: false })
    const verificationCode = await codeFor(client, '1811000009')
    const bare = { verificationCode, password: undefined, confirmPassword: undefined }
    expect((await joinByMobile(client, bare)).success).toBe(true)
  })

  it('is switched off by its switch', async () => {
    const client = new Client()
    await settings(client, { MOBILENUMREG3: false })
    expect((await joinByMobile(client)).code).toBe('not_permitted')
  })
})
