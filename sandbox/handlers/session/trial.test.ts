import { beforeEach, describe, expect, it } from 'vitest'
import { balanceOf, house, move, playerAccount } from '#sandbox/ledger/ledger.ts'
import { Client, openSandbox } from '#sandbox/testing/client.ts'
import { fieldsOf, numberOf, textOf } from '#sandbox/testing/reading.ts'

const path = '/wps/session/login/freeplay'
const moduleId = 'COMM3'
const day = 86_400_000

let client: Client
beforeEach(() => {
  client = new Client()
})

const play = (more: object = {}, from = client) =>
  from.send('POST', path, { body: { moduleId, ...more } })

async function onTrial(from = client) {
  const made = await from.get(path)
  const captcha = fieldsOf(made.value).captcha ? { captcha: await from.solveCaptcha() } : {}
  const reply = await play(captcha, from)
  from.token = textOf(reply.value, 'token')
  return reply
}

const balance = async () => textOf((await client.get('/wps/wallet')).value, 'sumBalance')
const travel = (offsetMs: number) => client.send('PUT', '/sandbox/clock', { body: { offsetMs } })
const idOf = async (username: string) =>
  (
    await client.sandbox.db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).id

describe('a trial', () => {
  it('is created by GET and started by POST', async () => {
    const made = await client.get(path)
    expect(made.value).toMatchObject({ customerType: 4, captcha: false })
    const { value, headers } = await play()
    expect(value).toMatchObject({ userName: textOf(made.value, 'userName'), customerType: 4 })
    expect(headers.get('Set-Cookie')).toMatch(/mela_session=.+HttpOnly/)
    client.token = textOf(value, 'token')
    expect((await client.get('/wps/member/info')).value).toHaveProperty('type', 4)
  })

  it('cannot be started before it is created, nor by another browser', async () => {
    expect((await play()).code).toBe('not_found')
    await client.get(path)
    expect((await play({}, new Client(client.sandbox))).code).toBe('not_found')
  })

  it('requested twice is one account, started once', async () => {
    const [one, two] = [await client.get(path), await client.get(path)]
    expect(textOf(two.value, 'userName')).toBe(textOf(one.value, 'userName'))
    expect((await play()).success).toBe(true)
    expect((await play()).code).toBe('not_found')
  })

  it('is open when the merchant has no inbox', async () => {
    await client.send('PATCH', '/sandbox/settings', { body: { COMM3: false } })
    await client.get(path)
    expect((await play()).success).toBe(true)
  })

  it('has play money in the ledger, which a reset restores', async () => {
    const { value } = await onTrial()
    expect(await balance()).toBe('10000.00')
    const from = playerAccount(await idOf(textOf(value, 'userName')))
    const bet = { from, to: house, amount: 250_050, reason: 'bet', key: 'a-bet' }
    await move(client.sandbox.db, { ...bet, at: client.sandbox.now() })
    expect(await balance()).toBe('7499.50')
    const headers = { 'Idempotency-Key': 'once' }
    await client.send('POST', '/wps/member/trial/reset', { headers, body: {} })
    await client.send('POST', '/wps/member/trial/reset', { headers, body: {} })
    expect(await balance()).toBe('10000.00')
  })

  it('plays every game with that money', async () => {
    await onTrial()
    const { node_id, vendor, category } = await client.sandbox.db
      .selectFrom('games')
      .select(['node_id', 'vendor', 'category'])
      .where('support_play', '=', 1)
      .where('category', '=', 'RNG')
      .executeTakeFirstOrThrow()
    const game = { category, vendor, nodeId: String(node_id) }
    expect((await client.get('/wps/game/launch', game)).success).toBe(true)
  })

  it('has no inbox and no chat', async () => {
    await onTrial()
    expect((await client.get('/wps/relay/inbox/unread')).code).toBe('free_reject')
    expect((await client.get('/wps/relay/chat/unread')).code).toBe('free_reject')
  })

  it('cannot be signed in to', async () => {
    const { value } = await onTrial()
    expect((await new Client(client.sandbox).login(textOf(value, 'userName'), '')).success).toBe(
      false,
    )
  })

  it('ends when it is left: its session, its account and its money', async () => {
    const { value } = await onTrial()
    await client.send('DELETE', '/wps/session/login')
    const player = playerAccount(await idOf(textOf(value, 'userName')))
    expect(await balanceOf(client.sandbox.db, player)).toBe(0)
    expect((await client.get('/wps/wallet')).status).toBe(401)
  })

  it('ends after a day', async () => {
    await onTrial()
    const { value } = await client.get('/wps/member/trial')
    expect(numberOf(value, 'expiresAt') - Date.now()).toBeLessThanOrEqual(day)
    await travel(day + 1000)
    expect((await client.get('/wps/wallet')).code).toBe('session_expired')
  })

  it('ends when a real account is opened in the same browser', async () => {
    const { value } = await onTrial()
    const { token } = client
    client.token = null
    await client.login('member')
    client.token = token
    expect((await client.get('/wps/wallet')).status).toBe(401)
    await new Client(client.sandbox).get(path)
    const player = playerAccount(await idOf(textOf(value, 'userName')))
    expect(await balanceOf(client.sandbox.db, player)).toBe(0)
  })
})

describe('a second trial of the same browser', () => {
  it('requires a captcha, while that is switched on', async () => {
    await onTrial()
    expect((await client.get(path)).value).toHaveProperty('captcha', true)
    expect((await play()).code).toBe('captcha_required')
    await client.get('/wps/captcha')
    expect((await play({ captcha: '0' })).code).toBe('captcha_wrong')
    expect((await play({ captcha: await client.solveCaptcha() })).success).toBe(true)
    await client.send('PATCH', '/sandbox/settings', { body: { CAPTCHA3: false } })
    expect((await client.get(path)).value).toHaveProperty('captcha', false)
  })

  it('is limited in number', async () => {
    for (let n = 0; n < 10; n += 1) expect((await onTrial()).success).toBe(true)
    expect((await client.get(path)).code).toBe('too_many')
    await travel(day + 1000)
    expect((await client.get(path)).success).toBe(true)
  })
})

it('is not found without one', async () => {
  const member = new Client(openSandbox())
  await member.login('member')
  expect((await member.get('/wps/member/trial')).value).toBeNull()
  const reset = await member.send('POST', '/wps/member/trial/reset', { body: {} })
  expect(reset.code).toBe('not_permitted')
})
