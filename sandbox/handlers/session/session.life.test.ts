import { describe, expect, it } from 'vitest'
import { Client, openSandbox, passwordOf, signedIn } from '#sandbox/testing/client.ts'
import { textOf } from '#sandbox/testing/reading.ts'

describe('a session', () => {
  it('needs the token and the cookie', async () => {
    const client = await signedIn()
    const { token } = client
    client.token = null
    expect((await client.get('/wps/wallet')).code).toBe('not_logged_in')
    client.token = token
    client.cookies.delete('mela_session')
    const reply = await client.get('/wps/wallet')
    expect([reply.status, reply.code]).toEqual([401, 'not_logged_in'])
  })

  it('does not accept the token of one with the cookie of another', async () => {
    const sandbox = openSandbox()
    const [member, agent] = [await signedIn('member', sandbox), await signedIn('agent', sandbox)]
    member.token = agent.token
    expect((await member.get('/wps/wallet')).code).toBe('session_expired')
  })

  it('ends on both sides at logout', async () => {
    const client = await signedIn()
    const cookie = client.cookies.get('mela_session')!
    const { headers, value } = await client.send('DELETE', '/wps/session/login')
    expect(value).toEqual({ success: true })
    expect(headers.get('Set-Cookie')).toContain('Max-Age=0')
    client.cookies.set('mela_session', cookie)
    expect((await client.get('/wps/wallet')).code).toBe('session_expired')
  })

  it('can be ended with the cookie alone, as an offline sign-out has no token', async () => {
    const client = await signedIn()
    const { token } = client
    client.token = null
    const cookie = client.cookies.get('mela_session')!
    expect((await client.send('DELETE', '/wps/session/login')).success).toBe(true)
    client.cookies.set('mela_session', cookie)
    expect((await client.send('DELETE', '/wps/session/login')).success).toBe(true)
    client.token = token
    client.cookies.set('mela_session', cookie)
    expect((await client.get('/wps/wallet')).code).toBe('session_expired')
  })

  it('cannot be ended by a token alone, nor by another site', async () => {
    const client = await signedIn()
    const cookie = client.cookies.get('mela_session')!
    client.cookies.delete('mela_session')
    expect((await client.send('DELETE', '/wps/session/login')).code).toBe('not_logged_in')
    client.cookies.set('mela_session', cookie)
    for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }])
      expect((await client.send('DELETE', '/wps/session/login', { headers })).status).toBe(403)
    expect((await client.get('/wps/wallet')).success).toBe(true)
  })

  const hour = 3_600_000
  const later = (client: Client, hours: number) =>
    client.send('PUT', '/sandbox/clock', { body: { offsetMs: hours * hour } })

  it.each([
    ['a day', false, 24],
    ['a week on a phone that remembers the player', true, 7 * 24],
  ])('ends after %s without a call, and every call extends it', async (_, remember, hours) => {
    const client = new Client()
    const { headers } = await client.login('member', passwordOf('member'), { remember })
    expect(headers.get('Set-Cookie')).toContain(`Max-Age=${hours * 3600}`)
    await later(client, hours - 1)
    const called = await client.get('/wps/wallet')
    expect(called.headers.get('Set-Cookie')).toContain(`Max-Age=${hours * 3600}`)
    await later(client, 2 * hours - 2)
    expect((await client.get('/wps/wallet')).success).toBe(true)
    await later(client, 3 * hours - 1)
    expect((await client.get('/wps/wallet')).code).toBe('session_expired')
  })

  it('does not store its time at every call', async () => {
    const client = await signedIn()
    await client.get('/wps/wallet')
    expect((await client.get('/wps/wallet')).headers.get('Set-Cookie')).toBeNull()
  })

  it('has host-only and secure cookies when a trusted proxy says https', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' }
    const cookiesOf = async (trustsProxy: boolean) => {
      const client = new Client(openSandbox({ trustsProxy }))
      const login = { type: 'username', username: 'member', password: passwordOf('member') }
      const body = await client.seal({ ...login, iat: Date.now(), jti: crypto.randomUUID() })
      const more = { ...headers, Encryption: 'JWE' }
      const reply = await client.send('POST', '/wps/session/login', { body, headers: more })
      client.token = textOf(reply.value, 'token')
      expect((await client.send('GET', '/wps/wallet', { headers })).success).toBe(true)
      return reply.headers.get('Set-Cookie')
    }
    expect(await cookiesOf(true)).toMatch(/^__Host-mela_session=.+Path=\/; HttpOnly; Secure/)
    expect(await cookiesOf(false)).toMatch(/^mela_session=(?!.*Secure)/)
  })

  it('is stored as hashes only', async () => {
    const client = await signedIn()
    const rows = JSON.stringify(
      await client.sandbox.db.selectFrom('sessions').selectAll().execute(),
    )
    expect(rows).not.toContain(client.token)
    expect(rows).not.toContain(client.cookies.get('mela_session'))
  })
})
