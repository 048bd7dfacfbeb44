import { beforeEach, describe, expect, it } from 'vitest'
import type { Sandbox } from '#sandbox/app/app.ts'
import { Client, type Reply, openSandbox } from '#sandbox/testing/client.ts'
import { fieldsOf, numberOf, textOf } from '#sandbox/testing/reading.ts'

const minute = 60_000
const mobile = '1711000001'
let sandbox: Sandbox
let client: Client
let ahead: number

beforeEach(() => {
  ahead = 0
  sandbox = openSandbox({ games: 60, now: () => Date.now() + ahead })
  client = new Client(sandbox)
})

type Purpose = 'login' | 'register' | 'password'
const ask = (purpose: Purpose, mobileNum = mobile, more: object = {}, from = client) => {
  const to = { countryDialingCode: '880', ...more }
  return purpose === 'login'
    ? from.send('POST', '/wps/verification/sms/noLogin', { body: { ...to, mobileNum } })
    : from.send('POST', '/wps/verification/sms', { body: { ...to, mobileNo: mobileNum, purpose } })
}
const sent = async (): Promise<{ to: string; code: string }[]> =>
  JSON.parse((await new Client(sandbox).get('/sandbox/outbox')).text)
const prove = (verificationCode: string, key: string = crypto.randomUUID()) =>
  client.send('POST', '/wps/verification/password', {
    body: { mobileNum: mobile, countryDialingCode: '880', verificationCode },
    headers: { 'Idempotency-Key': key },
  })
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('messages', () => {
  it('to one number are five an hour, whatever they are for', async () => {
    for (const purpose of ['login', 'register', 'password', 'login', 'register'] as const) {
      expect((await ask(purpose)).status).toBe(200)
      ahead += minute
    }
    const refused = await ask('password')
    expect([refused.status, refused.code]).toEqual([429, 'too_many'])
    expect(numberOf(refused.value, 'expirationTime')).toBeGreaterThan(sandbox.now() + 50 * minute)
    expect(await sent()).toHaveLength(5)
    ahead += 56 * minute
    expect((await ask('password')).status).toBe(200)
  })

  it('requested from one address are sixty an hour, whatever the number and the browser', async () => {
    for (let n = 0; n < 60; n += 1)
      await ask('register', `17990000${String(n).padStart(2, '0')}`, {}, new Client(sandbox))
    const refused = await ask('register', '1799000099', {}, new Client(sandbox))
    expect([refused.status, refused.code]).toEqual([429, 'too_many'])
    expect(await sent()).toHaveLength(60)
  })

  it('are not sent on a request from another site', async () => {
    for (const headers of [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      Object.assign(client.extra, headers)
      for (const purpose of ['login', 'register', 'password'] as const)
        expect((await ask(purpose)).status).toBe(403)
    }
    expect(await sent()).toEqual([])
  })
})

describe('the check for humans', () => {
  const abroad = (): Client => {
    const guest = new Client(sandbox)
    const key = { 'Sandbox-Key': sandbox.controlKey }
    Object.assign(guest.extra, { 'X-Forwarded-For': '203.0.113.7', ...key })
    return guest
  }
  const slide = async (guest: Client, subject: string) => {
    await guest.get('/wps/verification/slider')
    const { offset } = JSON.parse((await guest.get('/sandbox/slider')).text)
    const body = { kind: 'sms', subject, offset }
    return fieldsOf((await guest.send('POST', '/wps/verification/proof', { body })).value)
  }

  it.each(['login', 'register', 'password'] as const)(
    'is required before every code for the %s, whatever the merchant’s switches',
    async (purpose) => {
      const guest = abroad()
      expect((await ask(purpose, mobile, {}, guest)).code).toBe('human_required')
      expect(await sent()).toEqual([])
      const proof = await slide(guest, `880${mobile}`)
      expect((await ask(purpose, mobile, proof, guest)).status).toBe(200)
      ahead += 2 * minute
      expect((await ask(purpose, mobile, proof, guest)).code).toBe('human_required')
      expect(await sent()).toHaveLength(1)
    },
  )

  it('is skipped on this machine, unless the merchant requires it of everybody', async () => {
    expect((await ask('password')).status).toBe(200)
    await client.send('PATCH', '/sandbox/settings', { body: { SLIDER3: true } })
    expect((await ask('register')).code).toBe('human_required')
  })
})

describe('a right answer', () => {
  const choose = async ({ value }: Reply) => {
    const both = { newPassword: 'Brandnew1', confirmNewPassword: 'Brandnew1' }
    const claims = { iat: sandbox.now(), jti: crypto.randomUUID() }
    return client.send('POST', '/wps/member/password/mobile', {
      body: await client.seal({ proof: textOf(value, 'proof'), ...both, ...claims }),
      headers: { Encryption: 'JWE', 'Content-Type': 'application/jose' },
    })
  }

  it('whose proof was lost gets another, valid until the lost one would expire', async () => {
    await ask('password')
    const [{ code } = { code: '' }] = await sent()
    const lost = await prove(code, 'one-proof')
    expect(lost.value).toHaveProperty('userName', 'member')
    expect((await prove(code)).code).toBe('code_expired')
    ahead += 9 * minute
    const again = await prove(code, 'one-proof')
    expect(textOf(again.value, 'proof')).not.toBe(textOf(lost.value, 'proof'))
    expect((await choose(again)).success).toBe(true)
    ahead += 2 * minute
    const late = await prove(code, 'one-proof')
    expect((await choose(late)).code).toBe('code_expired')
  })
})

describe('wrong answers', () => {
  it('invalidate a code at the fifth', async () => {
    await ask('password')
    const [{ code } = { code: '' }] = await sent()
    for (let n = 0; n < 5; n += 1) expect((await prove(wrong(code))).code).toBe('code_wrong')
    expect((await prove(code)).code).toBe('code_expired')
  })

  it('count for their number over all its codes: fifteen an hour', async () => {
    for (let round = 0; round < 3; round += 1) {
      await ask('password')
      const [{ code } = { code: '' }] = await sent()
      for (let n = 0; n < 5; n += 1) await prove(wrong(code))
      ahead += minute
    }
    await ask('password')
    const [{ code } = { code: '' }] = await sent()
    const refused = await prove(code)
    expect([refused.status, refused.code]).toEqual([429, 'too_many'])
    expect(numberOf(refused.value, 'expirationTime')).toBeGreaterThan(sandbox.now())
  })

  it('for a number without a code do not lock its owner out', async () => {
    for (let n = 0; n < 20; n += 1) expect((await prove('000000')).code).toBe('code_wrong')
    await ask('password')
    const [{ code } = { code: '' }] = await sent()
    expect((await prove(code)).success).toBe(true)
  })
})
