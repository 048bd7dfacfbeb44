import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { SessionGrant } from '#api/account/session.ts'
import { Client, openSandbox, passwordOf } from '#sandbox/testing/client.ts'
import { numberOf } from '#sandbox/testing/reading.ts'

describe('an encrypted login', () => {
  it('grants a token and an HttpOnly cookie', async () => {
    const client = new Client()
    const { status, value, headers } = await client.login('member')
    expect(status).toBe(200)
    expect(v.parse(SessionGrant, value)).toMatchObject({ userName: 'member', type: 0 })
    expect(headers.get('Set-Cookie')).toMatch(/mela_session=.+HttpOnly; SameSite=Lax/)
    expect((await client.get('/wps/member/info')).value).toHaveProperty('account', 'member')
  })

  it('accepts the username in any case', async () => {
    expect((await new Client().login('MEMBER', passwordOf('member'))).success).toBe(true)
  })

  it('says when the password must be changed first', async () => {
    expect((await new Client().login('fresh')).value).toHaveProperty('firstTimeLogin', true)
  })

  it('is refused unencrypted, without repeating the input', async () => {
    const body = { type: 'username', username: 'member', password: 'Member#2468' }
    const { status, code, text } = await new Client().send('POST', '/wps/session/login', { body })
    expect([status, code]).toEqual([400, 'input_invalid'])
    expect(text).not.toContain('Member#2468')
  })

  it('is refused the second time it is sent', async () => {
    const client = new Client()
    const claims = { jti: 'the-same-twice', iat: Date.now() }
    const payload = { type: 'username', username: 'member', password: passwordOf('member') }
    expect((await client.sendSealed(payload, claims)).status).toBe(200)
    expect((await client.sendSealed(payload, claims)).code).toBe('input_invalid')
  })

  it('is refused when it was encrypted more than five minutes ago, by the platform’s clock', async () => {
    const client = new Client()
    const payload = { type: 'username', username: 'member', password: passwordOf('member') }
    expect((await client.sendSealed(payload, { iat: Date.now() - 301_000 })).status).toBe(400)
    await client.send('PUT', '/sandbox/clock', { body: { offsetMs: 86_400_000 } })
    expect((await client.sendSealed(payload)).status).toBe(400)
    expect((await client.sendSealed(payload, { iat: Date.now() + 86_400_000 })).status).toBe(200)
  })

  it('accepts iat in seconds, too', async () => {
    const payload = { type: 'username', username: 'member', password: passwordOf('member') }
    const iat = Math.floor(Date.now() / 1000)
    expect((await new Client().sendSealed(payload, { iat })).status).toBe(200)
  })

  it('is refused when it cannot be decrypted', async () => {
    const headers = { Encryption: 'JWE' }
    const reply = await new Client().send('POST', '/wps/session/login', { body: 'a.b.c', headers })
    expect(reply.code).toBe('input_invalid')
  })
})

describe('a failed login', () => {
  it('does not reveal whether the user exists', async () => {
    const unknown = await new Client().login('nobody', 'wrong')
    const wrong = await new Client().login('member', 'wrong')
    expect(unknown.status).toBe(400)
    expect(unknown.text).toBe(wrong.text)
    expect(wrong).toMatchObject({ code: 'login_failed', value: { captcha: true } })
  })

  it('requires a captcha from then on, valid for one attempt', async () => {
    const client = new Client()
    await client.login('member', 'wrong')
    expect((await client.login('member')).code).toBe('captcha_required')
    const first = await client.solveCaptcha()
    expect((await client.login('member', 'wrong', { captcha: first })).code).toBe('login_failed')
    const again = await client.login('member', passwordOf('member'), { captcha: first })
    expect(again).toMatchObject({ code: 'captcha_wrong', value: { captcha: true } })
    const captcha = await client.solveCaptcha()
    expect((await client.login('member', passwordOf('member'), { captcha })).success).toBe(true)
  })

  it('counts for the user in another browser, and for the browser with another user', async () => {
    const sandbox = openSandbox()
    const client = new Client(sandbox)
    await client.login('member', 'wrong')
    expect((await new Client(sandbox).login('member')).code).toBe('captcha_required')
    expect((await client.login('agent')).code).toBe('captcha_required')
    expect((await new Client(sandbox).login('agent')).success).toBe(true)
  })

  it('rejects a captcha of another browser', async () => {
    const sandbox = openSandbox()
    const client = new Client(sandbox)
    await client.login('member', 'wrong')
    const captcha = await new Client(sandbox).solveCaptcha()
    const reply = await client.login('member', passwordOf('member'), { captcha })
    expect(reply.code).toBe('captcha_wrong')
  })

  it('locks the user after five, for ten minutes', async () => {
    const client = new Client()
    await client.login('member', 'wrong')
    for (let n = 0; n < 4; n += 1)
      await client.login('member', 'wrong', { captcha: await client.solveCaptcha() })
    const captcha = await client.solveCaptcha()
    const locked = await client.login('member', passwordOf('member'), { captcha })
    expect([locked.status, locked.code]).toEqual([403, 'account_locked'])
    await client.send('PUT', '/sandbox/clock', { body: { offsetMs: 601_000 } })
    const later = await client.solveCaptcha()
    const claims = { iat: Date.now() + 601_000, captcha: later }
    const password = passwordOf('member')
    const reply = await client.sendSealed(
      { type: 'username', username: 'member', password },
      claims,
    )
    expect(reply.success).toBe(true)
  })

  it('checks one of many simultaneous guesses, and requires a captcha for the others', async () => {
    const sandbox = openSandbox()
    const guess = (n: number) => new Client(sandbox).login('member', `Guess#${n}`)
    const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n)))
    const codes = replies.map(({ code }) => code)
    expect(codes.filter((code) => code === 'login_failed')).toHaveLength(1)
    expect(codes.filter((code) => code === 'captcha_required')).toHaveLength(11)
  })

  it('distinguishes a locked and a disabled user, the latter only with the right password', async () => {
    expect((await new Client().login('locked')).code).toBe('account_locked')
    expect((await new Client().login('disabled', 'wrong')).code).toBe('login_failed')
    const reply = await new Client().login('disabled')
    expect([reply.status, reply.code]).toEqual([403, 'account_disabled'])
  })
})

describe('a login is refused to a person who', () => {
  it('is staff of the operator', async () => {
    const reply = await new Client().login('office')
    expect([reply.status, reply.code]).toEqual([403, 'non_member'])
  })

  it('is not an agent, on a site for agents', async () => {
    const client = new Client()
    await client.send('PATCH', '/sandbox/settings', { body: { AGENTSONLY3: true } })
    expect((await client.login('member')).code).toBe('non_agent')
    expect((await client.login('agent')).success).toBe(true)
  })

  it('guesses names: after a dozen failures for a minute', async () => {
    const client = new Client()
    for (let n = 0; n < 12; n += 1)
      await client.login(`nobody${n}`, 'wrong', { captcha: await client.solveCaptcha() })
    const captcha = await client.solveCaptcha()
    const reply = await client.login('member', passwordOf('member'), { captcha })
    expect([reply.status, reply.code]).toEqual([429, 'too_many'])
    expect(numberOf(reply.value, 'expirationTime') - client.sandbox.now()).toBeLessThanOrEqual(
      60_000,
    )
  })
})
