import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { getInvitation, listFriends } from '#api/promotions/invite.ts'
import { checkAffiliate } from '#api/account/registration.ts'
import { Client, signedIn } from '#sandbox/testing/client.ts'
import { rowsOf } from '#sandbox/testing/reading.ts'
import { join } from '#sandbox/testing/registration.ts'

const invitation = async (client: Client) =>
  v.parse(getInvitation.output, (await client.get('/wps/invite', { language: 'EN' })).value)
const friends = async (client: Client) => {
  const { value } = await client.get('/wps/invite/friends', { pageNo: '1', pageSize: '20' })
  return v.parse(listFriends.output, value).items
}
const check = async (client: Client, code: string) =>
  (await client.call(checkAffiliate, { code, domain: 'localhost' })).value

async function stake(client: Client, username: string, amount: number) {
  const { db, now } = client.sandbox
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('bets')
    .values({
      account_id: id,
      node_id: 1,
      vendor: 'PADMA',
      category: 'RNG',
      stake: amount,
      payout: 0,
      at: now(),
      round_key: `${username}:${amount}`,
      seed_hash: '',
    })
    .execute()
}

describe('an invitation', () => {
  it('has a code that friends register with, however they type it', async () => {
    const member = await signedIn()
    const { code, registered } = await invitation(member)
    const friend = new Client(member.sandbox)
    expect((await join(friend, { affiliateCode: code.toLowerCase() })).success).toBe(true)
    expect((await invitation(member)).registered).toBe(registered + 1)
    expect((await friends(member))[0]).toMatchObject({
      name: 'ne***er',
      stage: 'registered',
      earned: 0,
    })
  })

  it('pays once the friend has staked enough, and only once', async () => {
    const member = await signedIn()
    const { code, qualified, earned } = await invitation(member)
    await join(new Client(member.sandbox), { affiliateCode: code })
    await stake(member, 'newcomer', 9_999)
    expect((await invitation(member)).qualified).toBe(qualified)
    await stake(member, 'newcomer', 1)
    await invitation(member)
    expect(await invitation(member)).toMatchObject({
      qualified: qualified + 1,
      earned: earned + 5_000,
    })
    const query = { shelf: 'available', pageNo: '1', pageSize: '20', language: 'EN' }
    const { value } = await member.get('/wps/reward/list', query)
    const paid = rowsOf(value).filter(({ type }) => type === 'invite')
    expect(paid).toMatchObject([{ amount: '50.00', status: 'claim' }])
  })

  it('counts a browser that opens the link once', async () => {
    const member = await signedIn()
    const { code, invited } = await invitation(member)
    const browser = new Client(member.sandbox)
    await check(browser, code)
    await check(browser, code)
    expect((await invitation(member)).invited).toBe(invited + 1)
  })

  it('is different for every player', async () => {
    const poor = await signedIn('poor')
    const { code } = await invitation(poor)
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    expect((await invitation(poor)).code).toBe(code)
    expect(await friends(poor)).toEqual([])
  })

  it('does not clash with agents’ codes', async () => {
    const client = new Client()
    expect((await join(client, { affiliateCode: 'agent' })).success).toBe(true)
    expect(await check(client, 'nobodys1')).toHaveProperty('success', false)
  })

  it.each(['agent', 'master'])('is refused for %s, who has links', async (username) => {
    expect((await (await signedIn(username)).get('/wps/invite')).code).toBe('not_permitted')
  })

  it('is refused for guests, and for all while the promotion is off', async () => {
    const member = await signedIn()
    expect((await new Client(member.sandbox).get('/wps/invite')).code).toBe('not_logged_in')
    await member.send('PATCH', '/sandbox/settings', { body: { REFERRAL: false } })
    expect((await member.get('/wps/invite')).code).toBe('not_permitted')
  })
})
