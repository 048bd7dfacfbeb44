import { beforeEach, describe, expect, it } from 'vitest'
import { Client, signedIn } from '#sandbox/testing/client.ts'
import { numberOf, textOf } from '#sandbox/testing/reading.ts'
import { join, setRegistrationRules } from '#sandbox/testing/registration.ts'

const address = 'rahim@example.com'
let member: Client

beforeEach(async () => {
  member = await signedIn()
})

const ask = (email = address, client = member) =>
  client.send('POST', '/wps/member/email/code', { body: new URLSearchParams({ email }).toString() })
const bind = (verificationCode: string, email = address, client = member, key = '') =>
  client.send('POST', '/wps/member/email', {
    body: new URLSearchParams({ email, verificationCode }).toString(),
    headers: { 'Idempotency-Key': key || crypto.randomUUID() },
  })
const outbox = async (): Promise<{ to: string; kind: string; code: string }[]> =>
  JSON.parse((await member.get('/sandbox/outbox')).text)
const codeTo = async (email = address) =>
  (await outbox()).find(({ to }) => to === email)?.code ?? 'none'
const bound = async (client = member) =>
  textOf((await client.get('/wps/member/security')).value, 'email')
const inMinutes = (minutes: number) =>
  member.send('PUT', '/sandbox/clock', { body: { offsetMs: minutes * 60_000 } })

describe('an address', () => {
  it('is bound by the code that was sent to it, and shown masked', async () => {
    expect(await bound()).toBe('')
    const { value } = await ask(' Rahim@Example.com ')
    expect(numberOf(value, 'expiredMinutes')).toBeCloseTo(1, 1)
    expect((await outbox())[0]).toMatchObject({ to: address, kind: 'email' })
    expect((await bind(await codeTo())).value).toEqual({ success: true })
    expect(await bound()).toBe('ra***@example.com')
  })

  it('replaces the one before', async () => {
    for (const email of [address, 'karim@example.com']) {
      await ask(email)
      await bind(await codeTo(email), email)
    }
    expect(await bound()).toBe('ka***@example.com')
    expect((await ask(address, await signedIn('agent', member.sandbox))).success).toBe(true)
  })

  it('belongs to one account, bound or given at registration', async () => {
    await ask()
    await bind(await codeTo())
    const other = await signedIn('agent', member.sandbox)
    expect((await ask(address, other)).code).toBe('email_exists')
    await setRegistrationRules(member, { email: { enabled: true } })
    const newcomer = new Client(member.sandbox)
    expect((await join(newcomer, { email: address })).code).toBe('email_exists')
    await join(newcomer, { email: 'karim@example.com' })
    expect((await ask('karim@example.com', other)).code).toBe('email_exists')
  })

  it.each(['rahim', 'rahim@', 'rahim@example', 'ra him@example.com'])(
    'is not %s',
    async (email) => {
      expect(await ask(email)).toMatchObject({ status: 400, code: 'email_invalid' })
    },
  )
})

describe('its code', () => {
  it('is valid only for the player who asked, and for this address', async () => {
    await ask()
    const code = await codeTo()
    const other = await signedIn('agent', member.sandbox)
    expect((await bind(code, address, other)).code).toBe('code_wrong')
    expect((await bind(code, 'karim@example.com')).code).toBe('code_wrong')
    expect((await bind(code)).success).toBe(true)
  })

  it('is sent once a minute, valid once, and for ten minutes', async () => {
    await ask()
    expect(await ask()).toMatchObject({ status: 429, code: 'too_many' })
    const code = await codeTo()
    await bind(code)
    expect((await bind(code)).code).toBe('code_expired')
    await inMinutes(2)
    expect((await ask()).success).toBe(true)
    await inMinutes(13)
    expect((await bind(await codeTo())).code).toBe('code_expired')
  })

  it('is used up for a new request, but not for one whose answer was lost', async () => {
    await ask()
    const code = await codeTo()
    await bind(code, address, member, 'one-binding')
    expect((await bind(code, address, member, 'one-binding')).value).toEqual({ success: true })
    expect((await bind(code)).code).toBe('code_expired')
  })

  it('is void after five wrong ones', async () => {
    await ask()
    const code = await codeTo()
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) expect((await bind(wrong)).success).toBe(false)
    expect((await bind(code)).success).toBe(false)
    expect(await bound()).toBe('')
  })
})

it('neither guests nor trial players can bind one', async () => {
  const guest = new Client(member.sandbox)
  expect((await ask(address, guest)).status).toBe(401)
  expect((await bind('123456', address, guest)).status).toBe(401)
})
