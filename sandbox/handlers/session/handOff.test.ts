import { describe, expect, it } from 'vitest'
import { createHandOff, takeHandOff } from '#api/account/handOff.ts'
import { createTrial, playTrial, trialModule } from '#api/account/trial.ts'
import { Client, openSandbox, signedIn } from '#sandbox/testing/client.ts'
import { fieldsOf, numberOf, rowsOf, textOf } from '#sandbox/testing/reading.ts'

const wrong = '0'.repeat(13)

const ask = async (client: Client, more: object = {}) =>
  (await client.send('POST', createHandOff.path, { body: { language: 'EN', ...more } })).value

const askCode = async (client: Client, more: object = {}) => textOf(await ask(client, more), 'code')

async function take(
  client: Client,
  code: string,
  offsetMs = 0,
  more: object = {},
  key: string = crypto.randomUUID(),
) {
  const body = await client.seal({
    code,
    ...more,
    iat: Date.now() + offsetMs,
    jti: crypto.randomUUID(),
  })
  const headers = {
    Encryption: 'JWE',
    'Content-Type': 'application/jose',
    'Idempotency-Key': key,
  }
  const reply = await client.send('POST', takeHandOff.path, { body, headers })
  const session = reply.success && fieldsOf(reply.value).session
  if (session) client.token = textOf(session, 'token')
  return reply
}

const moveClock = (client: Client, offsetMs: number) =>
  client.send('PUT', '/sandbox/clock', { body: { offsetMs } })

/** Any other code of the same form. */
const another = (code: string) => (code === wrong ? '1'.repeat(13) : wrong)

async function browserAndApp(username = 'member') {
  const browser = await signedIn(username)
  return { browser, app: new Client(browser.sandbox) }
}

describe('a code for the installed app', () => {
  it('carries the player, the language and the invitation, in a new session', async () => {
    const { browser, app } = await browserAndApp()
    const code = await askCode(browser, { affiliateCode: 'agent' })
    expect(code).toMatch(/^\d{13}$/)
    const { value } = await take(app, code)
    const session = { userName: 'member', type: 0 }
    expect(value).toMatchObject({ language: 'EN', affiliateCode: 'agent', session })
    expect(app.token).not.toBe(browser.token)
    expect((await app.get('/wps/member/info')).value).toHaveProperty('account', 'member')
    expect((await browser.get('/wps/member/info')).value).toHaveProperty('account', 'member')
  })

  it('lists the app among the sessions of the account', async () => {
    const { browser, app } = await browserAndApp()
    await take(app, await askCode(browser))
    const { value } = await browser.get('/wps/member/security')
    expect(rowsOf(value, 'sessions')).toHaveLength(2)
    await browser.send('DELETE', '/wps/session/others')
    expect((await app.get('/wps/member/info')).code).toBe('session_expired')
  })

  it('works once', async () => {
    const { browser, app } = await browserAndApp()
    const code = await askCode(browser)
    expect((await take(app, code)).success).toBe(true)
    expect((await take(new Client(browser.sandbox), code)).code).toBe('code_expired')
  })

  it('works again for a request whose answer was lost, in a new session', async () => {
    const { browser, app } = await browserAndApp()
    const code = await askCode(browser, { affiliateCode: 'agent' })
    await take(app, code, 0, {}, 'once')
    const { token } = app
    const { value } = await take(app, code, 0, {}, 'once')
    expect(value).toMatchObject({ language: 'EN', affiliateCode: 'agent' })
    expect(app.token).not.toBe(token)
    expect((await app.get('/wps/member/info')).value).toHaveProperty('account', 'member')
    expect((await take(app, code, 0, {}, 'another')).code).toBe('code_expired')
  })

  it('ends with its browser’s session, also after a lost answer', async () => {
    const { browser, app } = await browserAndApp()
    const code = await askCode(browser)
    await take(app, code, 0, {}, 'once')
    await browser.send('DELETE', '/wps/session/login')
    expect((await take(app, code, 0, {}, 'once')).code).toBe('code_expired')
  })

  it('is accepted from one of two simultaneous requests', async () => {
    const { browser, app } = await browserAndApp()
    const code = await askCode(browser)
    const replies = await Promise.all([take(app, code), take(new Client(browser.sandbox), code)])
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
  })

  it('lasts five minutes by the platform’s clock', async () => {
    const { browser, app } = await browserAndApp()
    const value = await ask(browser)
    const code = textOf(value, 'code')
    expect(numberOf(value, 'expirationTime') - Date.now()).toBeLessThanOrEqual(300_000)
    await moveClock(browser, 301_000)
    expect((await take(app, code, 301_000)).code).toBe('code_expired')
  })

  it('replaces the one before', async () => {
    const { browser, app } = await browserAndApp()
    const first = await askCode(browser)
    const second = await askCode(browser)
    expect((await take(app, first)).code).toBe('code_expired')
    expect((await take(app, second)).success).toBe(true)
  })

  it('needs token and cookie of an active session', async () => {
    const { browser } = await browserAndApp()
    browser.cookies.delete('mela_session')
    const reply = await browser.send('POST', createHandOff.path, { body: { language: 'EN' } })
    expect([reply.status, reply.code]).toEqual([401, 'not_logged_in'])
    browser.token = 'not-the-token'
    browser.cookies.set('mela_session', 'not-the-cookie')
    const dead = await browser.send('POST', createHandOff.path, { body: { language: 'EN' } })
    expect([dead.status, dead.code]).toEqual([401, 'session_expired'])
  })

  it('ends with the session that asked for it', async () => {
    const { browser, app } = await browserAndApp()
    const code = await askCode(browser)
    await browser.send('DELETE', '/wps/session/login')
    expect((await take(app, code)).code).toBe('code_expired')
  })

  it('carries a guest’s language and invitation, without a session', async () => {
    const guest = new Client()
    const code = await askCode(guest, { recommenderId: 'friend' })
    const { value } = await take(new Client(guest.sandbox), code)
    expect(value).toEqual({ language: 'EN', recommenderId: 'friend', session: null })
  })

  it('carries a trial player until the trial ends', async () => {
    const browser = new Client()
    await browser.call(createTrial)
    browser.token = textOf(
      (await browser.call(playTrial, { moduleId: trialModule })).value,
      'token',
    )
    const app = new Client(browser.sandbox)
    const { value } = await take(app, await askCode(browser))
    expect(value).toHaveProperty('session.type', 4)
    await moveClock(browser, 25 * 3_600_000)
    expect((await app.get('/wps/member/info')).status).toBe(401)
  })
})

describe('guessing codes', () => {
  it('allows five attempts per device, and then none for ten minutes, right or wrong', async () => {
    const { browser, app } = await browserAndApp()
    const code = await askCode(browser)
    for (let n = 0; n < 5; n += 1) expect((await take(app, another(code))).code).toBe('code_wrong')
    const locked = await take(app, code)
    expect([locked.status, locked.code]).toEqual([429, 'too_many'])
    expect(numberOf(locked.value, 'expirationTime')).toBeGreaterThan(Date.now() + 590_000)
    await moveClock(browser, 601_000)
    expect((await take(app, await askCode(browser), 601_000)).success).toBe(true)
  })

  it('is not reset by deleting cookies', async () => {
    const { browser } = await browserAndApp()
    const code = await askCode(browser)
    for (let n = 0; n < 20; n += 1) await take(new Client(browser.sandbox), another(code))
    const app = new Client(browser.sandbox)
    expect((await take(app, code)).code).toBe('captcha_required')
    const captcha = await app.solveCaptcha()
    expect((await take(app, code, 0, { captcha })).success).toBe(true)
  })

  it('is not reset by a valid code', async () => {
    const { browser, app } = await browserAndApp()
    for (let n = 0; n < 4; n += 1) await take(app, wrong)
    await take(app, await askCode(browser))
    await take(app, wrong)
    expect((await take(app, await askCode(browser))).code).toBe('too_many')
  })

  it('counts simultaneous attempts', async () => {
    const { browser, app } = await browserAndApp()
    await take(app, wrong)
    const replies = await Promise.all(Array.from({ length: 8 }, () => take(app, wrong)))
    expect(replies.filter(({ code }) => code === 'too_many')).toHaveLength(4)
    expect((await take(app, await askCode(browser))).code).toBe('too_many')
  })
})

describe('a code is secret', () => {
  it('is sent encrypted, and is in no address, log or table', async () => {
    const { browser, app } = await browserAndApp()
    const code = await askCode(browser)
    const open = await app.send('POST', takeHandOff.path, { body: { code } })
    expect([open.status, open.code]).toEqual([400, 'input_invalid'])
    await take(app, code)
    const { text } = await app.get('/sandbox/requests')
    const logged = JSON.stringify(
      JSON.parse(text).map(({ query, headers }: never) => [query, headers]),
    )
    expect(logged).not.toContain(code)
    const rows = await browser.sandbox.db
      .selectFrom('hand_offs')
      .select(['code_hash', 'owner', 'carried'])
      .execute()
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})

it('two browsers of two guests have a code each', async () => {
  const sandbox = openSandbox()
  const codes = await Promise.all(
    [new Client(sandbox), new Client(sandbox)].map((guest) => askCode(guest)),
  )
  for (const code of codes) expect((await take(new Client(sandbox), code)).success).toBe(true)
})
