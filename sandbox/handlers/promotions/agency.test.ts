import { beforeEach, describe, expect, it } from 'vitest'
import { periodOf } from '#sandbox/protection/periods.ts'
import { Client, signedIn } from '#sandbox/testing/client.ts'
import { fieldsOf, numberOf, rowsOf, textOf } from '#sandbox/testing/reading.ts'
import { join } from '#sandbox/testing/registration.ts'

const day = 86_400_000
const terms = { accountType: 0, rebate: '0.30', days: 7 }
let agent: Client

beforeEach(async () => {
  agent = await signedIn('agent')
})

const create = async (more: object = {}) =>
  agent.send('PUT', '/wps/agent/link', { body: { ...terms, ...more } })
const links = async () => rowsOf((await agent.get('/wps/agent/link')).value, 'links')
const travel = (offsetMs: number) => agent.send('PUT', '/sandbox/clock', { body: { offsetMs } })
const friend = () => new Client(agent.sandbox)
const isCode = async (code: string) =>
  fieldsOf(
    (await friend().send('POST', '/wps/affiliate/check', { body: { code, domain: 'localhost' } }))
      .value,
  ).success

describe('the links of an agent', () => {
  it('are made with terms and listed newest first', async () => {
    await create()
    await create({ accountType: 1, days: 0 })
    const [newest, first] = await links()
    expect(newest).toMatchObject({ accountType: 1, registered: 0, status: 'open' })
    expect(newest).not.toHaveProperty('expireTime')
    expect(numberOf(first, 'expireTime') - numberOf(first, 'createTime')).toBe(7 * day)
  })

  it('bring players into the team, with the type that the link says', async () => {
    const code = textOf((await create({ accountType: 1 })).value, 'code')
    expect((await join(friend(), { affiliateCode: code })).success).toBe(true)
    expect((await links())[0]?.registered).toBe(1)
    const account = await agent.sandbox.db
      .selectFrom('accounts')
      .select('type')
      .where('username', '=', 'newcomer')
      .executeTakeFirst()
    expect(account?.type).toBe(1)
  })

  it('do not work once disabled', async () => {
    const { value } = await create()
    const { linkId } = fieldsOf(value)
    const code = textOf(value, 'code')
    expect(await isCode(code)).toBe(true)
    await agent.send('DELETE', '/wps/agent/link', { body: { linkId } })
    expect(await isCode(code)).toBe(false)
    expect((await links())[0]?.status).toBe('disabled')
    const again = await agent.send('DELETE', '/wps/agent/link', { body: { linkId } })
    expect(again.code).toBe('not_found')
  })

  it('do not work once expired', async () => {
    const code = textOf((await create({ days: 7 })).value, 'code')
    await travel(6 * day)
    expect(await isCode(code)).toBe(true)
    await travel(8 * day)
    expect(await isCode(code)).toBe(false)
  })

  it('grant no more than the agent’s own rebate', async () => {
    expect((await create({ rebate: '0.60' })).success).toBe(true)
    expect((await create({ rebate: '0.61' })).code).toBe('input_invalid')
  })

  it('are for agents only', async () => {
    const member = await signedIn('member', agent.sandbox)
    expect((await member.get('/wps/agent/link')).code).toBe('not_permitted')
    await agent.send('PATCH', '/sandbox/settings', { body: { AGEDOWNMAN3: false } })
    expect((await create()).code).toBe('not_permitted')
  })
})

describe('an account opened by hand', () => {
  const open = async (more: object = {}) =>
    agent.send('PUT', '/wps/agent/account', {
      body: await agent.seal({
        accountType: 0,
        rebate: '0.20',
        username: 'handmade',
        password: 'Handmade#1',
        ...more,
        iat: Date.now(),
        jti: crypto.randomUUID(),
      }),
      headers: { Encryption: 'JWE', 'Content-Type': 'application/jose' },
    })

  it('lets its player sign in and then choose a password', async () => {
    expect((await open()).value).toEqual({ userName: 'handmade' })
    expect((await friend().login('handmade', 'Handmade#1')).value).toMatchObject({
      firstTimeLogin: true,
      type: 0,
    })
  })

  it.each([
    [{ username: 'member' }, 'username_exists'],
    [{ username: 'x' }, 'username_invalid'],
    [{ password: 'short' }, 'password_invalid'],
    [{ rebate: '0.90' }, 'input_invalid'],
  ])('is refused with %j', async (more, code) => {
    expect((await open(more)).code).toBe(code)
  })
})

describe('the figures of an agent', () => {
  const bet = (account_id: number, at: number, stake: number, payout = 0) => ({
    account_id,
    at,
    stake,
    payout,
    node_id: 10_001,
    vendor: 'PADMA',
    category: 'RNG',
    round_key: `${account_id}:${at}`,
    seed_hash: '',
  })

  it('are what the team has staked in this month and the last', async () => {
    const { from } = periodOf('month', Date.now())
    const last = periodOf('month', from - 1)
    const { db } = agent.sandbox
    await db.deleteFrom('bets').execute()
    const team = await db
      .selectFrom('downlines')
      .select('account_id')
      .orderBy('account_id')
      .execute()
    const [one = 0, other = 0, third = 0] = team.map(({ account_id }) => account_id)
    const own = 2
    await db
      .insertInto('bets')
      .values([
        bet(one, from, 10_000),
        bet(one, from + 1, 20_000),
        bet(other, from + 1, 10_000, 4_000),
        bet(third, from + 1, 4_000),
        bet(own, from + 1, 90_000),
        bet(one, from - 1, 5_000, 9_000),
        bet(one, last.from - 1, 70_000),
      ])
      .execute()
    expect((await agent.get('/wps/agent/figures')).value).toEqual({
      players: 3,
      thisMonth: { activePlayers: 3, turnover: '440.00', commission: '100.00' },
      lastMonth: { activePlayers: 1, turnover: '50.00', commission: '0.00' },
    })
  })

  it('are available without the right to open accounts, and for agents only', async () => {
    await agent.send('PATCH', '/sandbox/settings', { body: { AGEDOWNMAN3: false } })
    expect((await agent.get('/wps/agent/figures')).success).toBe(true)
    await agent.send('PATCH', '/sandbox/settings', { body: { AGEINFO3: false } })
    expect((await agent.get('/wps/agent/figures')).code).toBe('not_permitted')
    const member = await signedIn('member')
    expect((await member.get('/wps/agent/figures')).code).toBe('not_permitted')
  })
})
