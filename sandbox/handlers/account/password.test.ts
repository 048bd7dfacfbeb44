import { beforeEach, describe, expect, it } from 'vitest'
import { Client, type Reply, passwordOf, signedIn } from '#sandbox/testing/client.ts'
import { numberOf, textOf } from '#sandbox/testing/reading.ts'

const chosen = 'Brandnew1'
const both = (password: string) => ({ newPassword: password, confirmNewPassword: password })

describe('a change of the password', () => {
  let client: Client
  beforeEach(async () => {
    client = await signedIn('fresh')
  })
  const change = async (body: object, headers: Record<string, string> = {}) => {
    const reply = await client.send('POST', '/wps/member/password/v2', { body, headers })
    if (reply.success) client.token = textOf(reply.value, 'token')
    return reply
  }
  const oldPassword = passwordOf('fresh')

  it('makes the new one valid, and ends the forced change', async () => {
    expect((await change({ oldPassword, ...both(chosen) })).value).toMatchObject({ success: true })
    const next = new Client(client.sandbox)
    expect((await next.login('fresh', oldPassword)).code).toBe('login_failed')
    const captcha = await next.solveCaptcha()
    const reply = await next.login('fresh', chosen, { captcha })
    expect(reply.value).toMatchObject({ userName: 'fresh', firstTimeLogin: false })
  })

  it('ends the player’s other sessions and keeps this one', async () => {
    const other = await signedIn('fresh', client.sandbox)
    await change({ oldPassword, ...both(chosen) })
    expect((await client.get('/wps/wallet')).success).toBe(true)
    expect((await other.get('/wps/wallet')).code).toBe('session_expired')
  })

  it('sent again with its key is the same change', async () => {
    const key = { 'Idempotency-Key': 'one-change' }
    await change({ oldPassword, ...both(chosen) }, key)
    expect((await change({ oldPassword, ...both(chosen) }, key)).success).toBe(true)
  })

  it('gives the session a new token and cookie; the old ones are invalid', async () => {
    const copied = new Client(client.sandbox)
    copied.token = client.token
    for (const [name, value] of client.cookies) copied.cookies.set(name, value)
    await change({ oldPassword, ...both(chosen) })
    expect(client.token).not.toBe(copied.token)
    expect(client.cookies.get('mela_session')).not.toBe(copied.cookies.get('mela_session'))
    expect((await client.get('/wps/wallet')).success).toBe(true)
    expect((await copied.get('/wps/wallet')).code).toBe('session_expired')
    copied.cookies.set('mela_session', client.cookies.get('mela_session')!)
    expect((await copied.get('/wps/wallet')).code).toBe('session_expired')
  })

  it('whose answer was lost is answered for the old token and cookie, which allow nothing else', async () => {
    const lost = new Client(client.sandbox)
    lost.token = client.token
    for (const [name, value] of client.cookies) lost.cookies.set(name, value)
    const key = { 'Idempotency-Key': 'lost-answer' }
    const body = { oldPassword, ...both(chosen) }
    await change(body, key)
    const send = (headers: Record<string, string>) =>
      lost.send('POST', '/wps/member/password/v2', { body, headers })
    expect((await send({ 'Idempotency-Key': 'another' })).code).toBe('old_password_wrong')
    const again = await send(key)
    lost.token = textOf(again.value, 'token')
    expect((await lost.get('/wps/wallet')).success).toBe(true)
  })

  it('whose answer broke off after the cookie is answered again', async () => {
    const { token } = client
    const key = { 'Idempotency-Key': 'broken-off' }
    const body = { oldPassword, ...both(chosen) }
    await change(body, key)
    client.token = token
    const again = await client.send('POST', '/wps/member/password/v2', { body, headers: key })
    client.token = textOf(again.value, 'token')
    expect((await client.get('/wps/wallet')).success).toBe(true)
  })

  it.each([
    ['a wrong old password', { oldPassword: 'Nonsense1', ...both(chosen) }, 'old_password_wrong'],
    ['the same again', { oldPassword, ...both(oldPassword) }, 'password_same'],
    ['a weak new password', { oldPassword, ...both('short1') }, 'password_invalid'],
    ['letters alone', { oldPassword, ...both('onlyletters') }, 'password_invalid'],
    [
      'another confirmation',
      { oldPassword, newPassword: chosen, confirmNewPassword: 'x' },
      'input_invalid',
    ],
    ['no old one', both(chosen), 'input_invalid'],
  ])('is refused with %s', async (_, body, code) => {
    const reply = await change(body)
    expect([reply.status, reply.code]).toEqual([400, code])
    const next = new Client(client.sandbox)
    const captcha = await next.solveCaptcha()
    expect((await next.login('fresh', oldPassword, { captcha })).success).toBe(true)
  })

  it('does not allow guessing the old one', async () => {
    for (let n = 0; n < 5; n += 1) await change({ oldPassword: `Guess${n}`, ...both(chosen) })
    expect((await change({ oldPassword, ...both(chosen) })).code).toBe('account_locked')
  })
})

describe('a forgotten password', () => {
  let client: Client
  beforeEach(() => {
    client = new Client()
  })
  const phone = { mobileNum: '1711000001', countryDialingCode: '880' }
  const ask = (mobileNum = phone.mobileNum) =>
    client.send('POST', '/wps/verification/sms', {
      body: { mobileNo: mobileNum, countryDialingCode: '880', purpose: 'password' },
    })
  const outbox = async (): Promise<{ to: string; code: string }[]> =>
    JSON.parse((await client.get('/sandbox/outbox')).text)
  const prove = async (verificationCode: string, of = phone) =>
    client.send('POST', '/wps/verification/password', { body: { ...of, verificationCode } })
  const set = async (payload: object) =>
    client.send('POST', '/wps/member/password/mobile', {
      body: await client.seal({ ...payload, iat: Date.now(), jti: crypto.randomUUID() }),
      headers: { Encryption: 'JWE', 'Content-Type': 'application/jose' },
    })
  async function proof(): Promise<string> {
    await ask()
    return textOf((await prove((await outbox())[0]!.code)).value, 'proof')
  }

  it('is reset by phone, and every session ends', async () => {
    const session = await signedIn('member', client.sandbox)
    await ask()
    const sent = (await outbox())[0]!
    expect(sent.to).toBe('+8801711000001')
    const { value } = await prove(sent.code)
    expect(value).toHaveProperty('userName', 'member')
    expect((await set({ proof: textOf(value, 'proof'), ...both(chosen) })).success).toBe(true)
    expect((await session.get('/wps/wallet')).code).toBe('session_expired')
    expect((await client.login('member', chosen)).success).toBe(true)
  })

  it('gives the same answer for an unknown number, and sends nothing', async () => {
    const [known, unknown] = [await ask(), await ask('1799999999')]
    const said = ({ status, value }: Reply) => [
      status,
      Math.round(numberOf(value, 'expiredMinutes')),
    ]
    expect(said(unknown)).toEqual(said(known))
    expect((await ask('1799999999')).code).toBe((await ask()).code)
    expect((await outbox()).map(({ to }) => to)).toEqual(['+8801711000001'])
    const stranger = { ...phone, mobileNum: '1799999999' }
    const guesses = [await prove('000000', stranger), await prove('000000')]
    expect(guesses[0]!.text).toBe(guesses[1]!.text)
  })

  it('accepts a code once, and a limited number of guesses', async () => {
    await ask()
    const { code } = (await outbox())[0]!
    expect((await prove(code)).success).toBe(true)
    expect((await prove(code)).code).toBe('code_expired')
  })

  it.each([
    ['used before', async () => set({ proof: await proof(), ...both(chosen) })],
    ['made up', async () => undefined],
  ])('rejects a proof that was %s', async (_, use) => {
    await use()
    const reply = await set({ proof: 'sixteen-letters-of-nothing', ...both(chosen) })
    expect(reply.code).toBe('code_expired')
  })

  it('accepts a proof once, within ten minutes', async () => {
    const given = await proof()
    await set({ proof: given, ...both(chosen) })
    expect((await set({ proof: given, ...both('Another22') })).code).toBe('code_expired')
  })

  it('keeps the proof when the new password is invalid', async () => {
    const given = await proof()
    expect((await set({ proof: given, ...both('weak') })).code).toBe('password_invalid')
    expect((await set({ proof: given, ...both(chosen) })).success).toBe(true)
  })
})
