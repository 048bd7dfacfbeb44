import { describe, expect, it } from 'vitest'
import { Client, openSandbox } from '#sandbox/testing/client.ts'
import { numberOf, textOf } from '#sandbox/testing/reading.ts'

const phone = { mobileNum: '1711000001', countryDialingCode: '880' }
const ask = (client: Client, body: object = phone) =>
  client.send('POST', '/wps/verification/sms/noLogin', { body })
const outbox = async (client: Client) => JSON.parse((await client.get('/sandbox/outbox')).text)
const later = (client: Client, offsetMs: number) =>
  client.send('PUT', '/sandbox/clock', { body: { offsetMs } })

/** Signs in with a code; `ahead` is how far the platform's clock is set forward. */
async function enter(
  client: Client,
  verificationCode: string,
  ahead = 0,
  username = '8801711000001',
) {
  const captcha = await client.solveCaptcha()
  return client.sendSealed(
    { type: 'sms', username, countryDialingCode: '880', verificationCode, captcha },
    { iat: Date.now() + ahead },
  )
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function askedClient() {
  const client = new Client()
  await ask(client)
  const [{ code }] = await outbox(client)
  return { client, code: String(code) }
}

describe('a code by SMS', () => {
  it('reaches the number, with the time until the next', async () => {
    const client = new Client()
    const { status, value } = await ask(client)
    expect(status).toBe(200)
    expect(numberOf(value, 'expirationTime') - client.sandbox.now()).toBeGreaterThan(59_000)
    expect(await outbox(client)).toEqual([
      {
        to: '+8801711000001',
        kind: 'sms',
        code: expect.stringMatching(/^\d{6}$/),
        at: expect.any(Number),
      },
    ])
  })

  it('for a registration has that time in minutes', async () => {
    const body = { mobileNo: '01799000001', countryDialingCode: '880', purpose: 'register' }
    const { value } = await new Client().send('POST', '/wps/verification/sms', { body })
    expect(numberOf(value, 'expiredMinutes')).toBeCloseTo(1, 2)
  })

  it('is sent once a minute, also to the number in another format', async () => {
    const { client } = await askedClient()
    const again = await ask(client, { ...phone, mobileNum: '০১৭১১-000001' })
    expect([again.status, again.code]).toEqual([429, 'too_many'])
    expect(numberOf(again.value, 'expirationTime')).toBeGreaterThan(client.sandbox.now())
    await later(client, 61_000)
    expect((await ask(client)).status).toBe(200)
    expect(await outbox(client)).toHaveLength(2)
  })

  it.each([{ mobileNum: '12' }, { mobileNum: 'abcdefgh' }, { countryDialingCode: 'BD' }])(
    'is not sent to %j',
    async (change) => {
      const client = new Client()
      expect((await ask(client, { ...phone, ...change })).code).toBe('input_invalid')
      expect(await outbox(client)).toEqual([])
    },
  )
})

describe('a login by code', () => {
  it('opens the session of the number’s account', async () => {
    const { client, code } = await askedClient()
    const { success, value } = await enter(client, code)
    expect([success, textOf(value, 'userName')]).toEqual([true, 'member'])
  })

  it('accepts a code once', async () => {
    const { client, code } = await askedClient()
    await enter(client, code)
    expect((await enter(new Client(client.sandbox), code)).code).toBe('code_expired')
  })

  it('whose answer was lost is answered again under its key, with a session of its own', async () => {
    const { client, code } = await askedClient()
    const send = async (key: string) =>
      client.send('POST', '/wps/session/login', {
        body: await client.seal({
          type: 'sms',
          username: '8801711000001',
          countryDialingCode: '880',
          verificationCode: code,
          iat: Date.now(),
          jti: crypto.randomUUID(),
        }),
        headers: {
          Encryption: 'JWE',
          'Content-Type': 'application/jose',
          'Idempotency-Key': key,
        },
      })
    const lost = await send('one-login')
    const again = await send('one-login')
    expect(again.value).toMatchObject({ userName: 'member', type: 0 })
    expect(textOf(again.value, 'token')).not.toBe(textOf(lost.value, 'token'))
    client.token = textOf(again.value, 'token')
    expect((await client.get('/wps/wallet')).success).toBe(true)
    expect((await send('another')).code).toBe('code_expired')
    await client.sandbox.db.updateTable('accounts').set({ disabled: 1 }).execute()
    expect((await send('one-login')).code).toBe('account_disabled')
  })

  it('accepts it for ten minutes', async () => {
    const { client, code } = await askedClient()
    await later(client, 601_000)
    expect((await enter(client, code, 601_000)).code).toBe('code_expired')
  })

  it('rejects the code after five mistakes', async () => {
    const { client, code } = await askedClient()
    for (let mistake = 0; mistake < 5; mistake += 1)
      expect((await enter(client, wrong(code))).code).toBe('code_wrong')
    expect((await enter(client, code)).code).toBe('code_expired')
  })

  it('rejects a code of another number or purpose', async () => {
    const { client, code } = await askedClient()
    expect((await enter(client, code, 0, '8801711000002')).code).toBe('code_wrong')
    const other = new Client(openSandbox())
    const body = { mobileNo: phone.mobileNum, countryDialingCode: '880', purpose: 'password' }
    await other.send('POST', '/wps/verification/sms', { body })
    const [{ code: forPassword }] = await outbox(other)
    expect((await enter(other, forPassword)).code).toBe('code_wrong')
  })

  it('reveals that there is no account only with a right code', async () => {
    const client = new Client()
    const stranger = { ...phone, mobileNum: '1799000009' }
    expect((await ask(client, stranger)).status).toBe(200)
    const [{ code }] = await outbox(client)
    expect((await enter(client, wrong(code), 0, '8801799000009')).code).toBe('code_wrong')
    expect((await enter(client, code, 0, '8801799000009')).code).toBe('account_disabled')
  })

  it('is refused to a disabled account', async () => {
    const client = new Client()
    await ask(client, { ...phone, mobileNum: '1711000008' })
    const [{ code }] = await outbox(client)
    expect((await enter(client, code, 0, '8801711000008')).code).toBe('account_disabled')
  })

  it('is refused when the merchant has switched it off', async () => {
    const { client, code } = await askedClient()
    await client.send('PATCH', '/sandbox/settings', { body: { MOBILEVERCODELOGIN3: false } })
    expect((await enter(client, code)).code).toBe('not_permitted')
    expect((await ask(client, { ...phone, mobileNum: '1711000002' })).code).toBe('not_permitted')
  })
})
