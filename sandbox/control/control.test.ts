import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { contract } from '#api/contract.ts'
import type { Sandbox } from '#sandbox/app/app.ts'
import { Client, openSandbox, signedIn } from '#sandbox/testing/client.ts'
import { numberOf, rowsOf } from '#sandbox/testing/reading.ts'

async function everyRowOf({ db }: Sandbox) {
  const tables = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' order by name`.execute(db)
  const contents = tables.rows.map(async ({ name }) => {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db)
    return [name, JSON.stringify(rows)]
  })
  return Object.fromEntries(await Promise.all(contents))
}

describe('the control', () => {
  it('says when everything is ready', async () => {
    expect((await new Client().get('/sandbox/ready')).status).toBe(200)
  })

  it('lists accounts that can sign in with the listed passwords', async () => {
    const client = new Client()
    const accounts = JSON.parse((await client.get('/sandbox/accounts')).text)
    expect(accounts[0]).toMatchObject({ username: 'member', type: 0, countryDialingCode: '880' })
    for (const { username, password } of accounts) {
      const { success } = await new Client(client.sandbox).login(username, password)
      expect([username, success]).toEqual([
        username,
        !['locked', 'disabled', 'office'].includes(username),
      ])
    }
  })

  it('starts with an empty outbox and no slider', async () => {
    const client = new Client()
    expect((await client.get('/sandbox/outbox')).text).toBe('[]')
    expect((await client.get('/sandbox/slider')).status).toBe(404)
    expect((await client.get('/sandbox/captcha')).status).toBe(404)
    const { db } = client.sandbox
    for (const code of ['1', '2'])
      await db.insertInto('outbox').values({ to: '+8801', kind: 'sms', code, at: 1 }).execute()
    const outbox = JSON.parse((await client.get('/sandbox/outbox')).text)
    expect(outbox).toEqual([
      { to: '+8801', kind: 'sms', code: '2', at: 1 },
      { to: '+8801', kind: 'sms', code: '1', at: 1 },
    ])
  })

  it('changes settings and registration rules', async () => {
    const client = new Client()
    const body = { MOBILEVERCODELOGIN3: false }
    await client.send('PATCH', '/sandbox/settings', { body })
    expect(JSON.parse((await client.get('/sandbox/settings')).text)).toMatchObject(body)
    const { value } = await client.get('/wps/system/status')
    expect(value).toMatchObject({ info: { whitelabel: body } })
    const email = { enabled: true, required: true }
    const rules = await client.send('PATCH', '/sandbox/registration', { body: { email } })
    expect(JSON.parse(rules.text).email).toMatchObject(email)
    const wrong = await client.send('PATCH', '/sandbox/registration', { body: { nope: email } })
    expect(wrong.status).toBe(400)
  })

  it('sends announcements to all and to one', async () => {
    const client = await signedIn()
    const say = (kind: string, more = {}) =>
      client.send('POST', '/sandbox/announce', {
        body: { kind, title: 'Hear', content: '<p>Hear</p>', ...more },
      })
    for (const kind of ['notice', 'popup', 'banner']) expect((await say(kind)).status).toBe(201)
    const list = await client.get('/wps/announcement/list', { types: 'B,PL,PU', platform: 'M' })
    expect(list.value).toHaveProperty('player[0].title', 'Hear')
    expect(rowsOf(list.value, 'popup').at(-1)).toHaveProperty('content', '<p>Hear</p>')
    const banner = { title: 'Hear', text: 'Hear', groupName: 'm_home' }
    expect(rowsOf(list.value, 'banners').at(-1)).toMatchObject(banner)
    expect((await say('inbox', { to: 'Member' })).status).toBe(201)
    expect((await client.get('/wps/relay/inbox/unread')).value).toHaveProperty('unReadCount', 4)
    expect((await say('inbox', { to: 'nobody' })).status).toBe(404)
  })

  it('ends the sessions of one player', async () => {
    const member = await signedIn()
    const agent = await signedIn('agent', member.sandbox)
    const body = { username: 'member' }
    const reply = await member.send('POST', '/sandbox/expire', { body })
    expect(JSON.parse(reply.text)).toEqual({ ended: 1 })
    expect((await member.get('/wps/wallet')).code).toBe('session_expired')
    expect((await agent.get('/wps/wallet')).status).toBe(200)
  })

  it('shows what was received, with secrets masked', async () => {
    const client = await signedIn()
    await client.get('/wps/wallet', { token: 'leaked' })
    const { text } = await client.get('/sandbox/requests')
    expect(text).not.toContain(client.token)
    expect(text).not.toContain('leaked')
    expect(text).not.toContain('mela_session=')
    const requests = JSON.parse(text)
    const last = requests.at(-1)
    expect(last).toMatchObject({
      method: 'GET',
      path: '/wps/wallet',
      status: 200,
      account: 'member',
      query: { token: '***' },
      headers: { token: '***', cookie: '***', merchant: 'mela' },
    })
    const since = await client.get('/sandbox/requests', { since: String(last.n) })
    expect(since.text).toBe('[]')
  })

  it('shows a player’s money with its keys', async () => {
    const client = new Client()
    const ledger = JSON.parse((await client.get('/sandbox/ledger', { username: 'member' })).text)
    expect(ledger).toContainEqual(
      expect.objectContaining({
        amount: '12500.00',
        key: 'seed:member',
        reason: 'opening balance',
      }),
    )
    expect((await client.get('/sandbox/ledger', { username: 'nobody' })).status).toBe(404)
  })

  it('moves the clock', async () => {
    const client = new Client()
    await client.send('PUT', '/sandbox/clock', { body: { offsetMs: -86_400_000 } })
    const { value } = await client.get('/wps/system/status')
    expect(Math.abs(numberOf(value, 'serverTime') - Date.now() + 86_400_000)).toBeLessThan(5000)
  })

  it('resets the seeded world, without faults', async () => {
    const client = await signedIn()
    await client.send('PATCH', '/sandbox/settings', { body: { CBS3: false } })
    await client.send('PATCH', '/sandbox/status', { body: { maintenance: true } })
    await client.send('PUT', '/sandbox/faults', { body: [{ path: '/', status: 500 }] })
    expect((await client.send('POST', '/sandbox/reset')).status).toBe(200)
    expect((await client.get('/wps/wallet')).code).toBe('session_expired')
    const { value } = await client.get('/wps/system/status')
    expect(value).toMatchObject({ maintenance: false, info: { whitelabel: { CBS3: true } } })
    expect((await client.login('member')).success).toBe(true)
    expect((await client.get('/wps/wallet')).value).toHaveProperty('sumBalance', '12500.00')
  })

  it('resets every table, whatever was written', async () => {
    const at = Date.UTC(2026, 10, 24)
    const untouched = openSandbox({ now: () => at })
    const touched = openSandbox({ now: () => at })
    await Promise.all([untouched.ready, touched.ready])
    const fresh = await everyRowOf(untouched)
    const { db } = touched
    const written = Object.keys(fresh).filter(
      (name) => !['meta', 'games', 'vendors', 'game_vendors'].includes(name),
    )
    await sql`pragma foreign_keys = off`.execute(db)
    for (const name of written) await sql`delete from ${sql.table(name)}`.execute(db)
    await sql`pragma foreign_keys = on`.execute(db)
    const sms = { to: '+8801', kind: 'sms' as const, code: '1', at }
    await db.insertInto('outbox').values(sms).execute()
    const client = new Client(touched)
    await client.send('PATCH', '/sandbox/status', { body: { maintenance: true } })
    await client.send('PATCH', '/sandbox/money', { body: { payMs: 1 } })
    await client.send('PUT', '/sandbox/clock', { body: { offsetMs: 86_400_000 } })
    expect(await everyRowOf(touched)).not.toEqual(fresh)
    await client.send('POST', '/sandbox/reset')
    expect(await everyRowOf(touched)).toEqual(fresh)
    expect(touched.now()).toBe(at)
  })

  it('describes every endpoint', async () => {
    const described = JSON.parse((await new Client().get('/sandbox/contract')).text)
    expect(described).toHaveLength(Object.keys(contract).length)
    const login = described.find(({ name }: { name: string }) => name === 'login')
    expect(login).toMatchObject({ method: 'POST', path: '/wps/session/login', sealed: true })
    const [byPassword, byCode] = login.input.oneOf ?? login.input.anyOf
    expect(byPassword.required).toContain('password')
    expect(byCode.required).toContain('verificationCode')
  })

  it('is for this machine, and not for another site’s page', async () => {
    const { app } = openSandbox()
    const from = (remoteAddress: string) =>
      app.request('/sandbox/accounts', {}, { incoming: { socket: { remoteAddress } } })
    expect((await from('192.168.1.7')).status).toBe(403)
    for (const near of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await from(near)).status).toBe(200)
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'Sec-Fetch-Site': site }
      expect((await app.request('/sandbox/reset', { method: 'POST', headers })).status).toBe(403)
    }
  })

  it('refuses a body that it does not understand', async () => {
    const client = new Client()
    expect((await client.send('PUT', '/sandbox/clock', { body: { offsetMs: 'x' } })).status).toBe(
      400,
    )
    expect((await client.send('PUT', '/sandbox/clock', { body: '{' })).status).toBe(400)
  })
})
