import { beforeEach, describe, expect, it } from 'vitest'
import { Client, passwordOf, signedIn } from '#sandbox/testing/client.ts'
import { numberOf, rowsOf, textOf } from '#sandbox/testing/reading.ts'

const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile'
let own: Client
let other: Client

beforeEach(async () => {
  own = await signedIn('member')
  other = await signedIn('member', own.sandbox)
})

const security = async (client = own) => {
  const { value } = await client.get('/wps/member/security')
  return { sessions: rowsOf(value, 'sessions'), logins: rowsOf(value, 'logins') }
}
const firstOf = async (client: Client) =>
  numberOf((await security(client)).sessions[0], 'sessionId')
const end = (sessionId: number, client = own) =>
  client.send('DELETE', '/wps/session/device', { body: { sessionId } })
const isIn = async (client: Client) => (await client.get('/wps/wallet')).code ?? 'in'

describe('the sessions of a player', () => {
  it('are all listed, this one first and marked', async () => {
    const { sessions } = await security()
    expect(sessions.map(({ current }) => current)).toEqual([true, false])
  })

  it('include the browser’s user agent', async () => {
    const payload = { type: 'username', username: 'agent', password: passwordOf('agent') }
    const agent = new Client(own.sandbox)
    const { value } = await agent.send('POST', '/wps/session/login', {
      body: await agent.seal({ ...payload, iat: Date.now(), jti: crypto.randomUUID() }),
      headers: { Encryption: 'JWE', 'Content-Type': 'application/jose', 'User-Agent': phone },
    })
    agent.token = textOf(value, 'token')
    const { sessions, logins } = await security(agent)
    expect([sessions[0]?.userAgent, logins[0]?.userAgent]).toEqual([phone, phone])
  })

  it('can be ended one by one, and get the refusal at their next call', async () => {
    const { sessions } = await security()
    expect((await end(numberOf(sessions[1], 'sessionId'))).value).toEqual({ success: true })
    expect(await isIn(other)).toBe('session_expired')
    expect(await isIn(own)).toBe('in')
    expect((await security()).sessions).toHaveLength(1)
  })

  it('end all but this one', async () => {
    const third = await signedIn('member', own.sandbox)
    const { value } = await own.send('DELETE', '/wps/session/others', { body: {} })
    expect(value).toEqual({ ended: 2 })
    expect([await isIn(own), await isIn(other), await isIn(third)]).toEqual([
      'in',
      'session_expired',
      'session_expired',
    ])
  })

  it.each([
    ['its own', () => firstOf(own)],
    ['another player’s', async () => firstOf(await signedIn('agent', own.sandbox))],
    ['none at all', async () => 999_999],
  ])('refuse to end %s', async (_, session) => {
    expect((await end(await session())).code).toBe('not_found')
  })

  it('include the time of their last call', async () => {
    await own.send('PUT', '/sandbox/clock', { body: { offsetMs: 3_600_000 } })
    const { sessions } = await security()
    const [last = 0, before = 0] = sessions.map((session) => numberOf(session, 'lastSeen'))
    expect(last - before).toBeGreaterThanOrEqual(3_599_000)
  })
})

describe('the security data of a player', () => {
  it('includes the last logins, also failed ones', async () => {
    await own.login('member', 'guessed')
    const { logins } = await security()
    expect(logins.map(({ success }) => success)).toEqual([false, true, true])
  })

  it('has the phone number only masked', async () => {
    const { value } = await own.get('/wps/member/security')
    expect(value).toMatchObject({ countryDialingCode: '880', mobileNum: '17*****001' })
  })

  it('is empty for a trial player', async () => {
    const path = '/wps/session/login/freeplay'
    const trial = new Client(own.sandbox)
    await trial.get(path)
    const { value } = await trial.send('POST', path, { body: { moduleId: 'COMM3' } })
    trial.token = textOf(value, 'token')
    expect((await trial.get('/wps/member/security')).code).toBe('free_reject')
  })
})
