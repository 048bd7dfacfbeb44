import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { type RewardShelf, listRewards } from '#api/promotions/rewards.ts'
import { inTransaction } from '#sandbox/schema/db.ts'
import { countTurnover, turnoverOf } from '#sandbox/money/turnover.ts'
import { Client, signedIn } from '#sandbox/testing/client.ts'

const day = 86_400_000

async function shelf(client: Client, wanted: RewardShelf) {
  const query = { shelf: wanted, pageNo: '1', pageSize: '20', language: 'EN' }
  return v.parse(listRewards.output, (await client.get('/wps/reward/list', query)).value).items
}

const claim = (client: Client, rewardId: string) =>
  client.send('POST', '/wps/reward/claim', { body: { rewardId } })
const titles = async (client: Client, wanted: RewardShelf) =>
  (await shelf(client, wanted)).map(({ title, status }) => `${title}: ${status}`)

describe('the reward center', () => {
  it('lists claimable, active and finished rewards', async () => {
    const client = await signedIn()
    expect(await titles(client, 'available')).toEqual([
      'Slots rebate: claim',
      'Birthday gift: issued',
    ])
    expect(await titles(client, 'progress')).toEqual([
      'A picture of your fair: applying',
      'A week at the wheel: process',
    ])
    expect(await titles(client, 'history')).toEqual([
      'Receipt of the week: rejected',
      'VIP monthly gift: close',
      'A friend has joined: claimed',
      'Welcome gift: claimed',
    ])
  })

  it('pays a reward once, requires its turnover, and finishes it when that is staked', async () => {
    const client = await signedIn()
    const { db } = client.sandbox
    const id = (await shelf(client, 'available'))[0]?.id ?? ''
    const both = await Promise.all([claim(client, id), claim(client, id)])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect((await client.get('/wps/wallet')).value).toHaveProperty('sumBalance', '12575.50')
    const taken = (await shelf(client, 'progress')).find((reward) => reward.id === id)
    expect(taken).toMatchObject({ status: 'process', turnover: { done: 0, need: 7_550 } })
    expect(await turnoverOf(db, 1)).toEqual({ need: 7_550, done: 0 })
    await inTransaction(db, (trx) => countTurnover(trx, 1, 9_000))
    expect((await shelf(client, 'history'))[0]).toMatchObject({ id, status: 'claimed' })
  })

  it('expires a reward when its time is over', async () => {
    const client = await signedIn()
    const id = (await shelf(client, 'available')).at(-1)?.id ?? ''
    await client.send('PUT', '/sandbox/clock', { body: { offsetMs: 6 * day } })
    await client.login('member')
    expect((await claim(client, id)).code).toBe('not_found')
    expect((await shelf(client, 'history')).find((one) => one.id === id)?.status).toBe('close')
  })

  it('shows only the player’s own, and nothing while it is switched off', async () => {
    const client = await signedIn()
    const id = (await shelf(client, 'available'))[0]?.id ?? ''
    const other = await signedIn('poor', client.sandbox)
    expect(await titles(other, 'available')).toEqual([])
    expect((await claim(other, id)).code).toBe('not_found')
    expect((await claim(other, 'activity-4')).code).toBe('not_found')
    await client.send('PATCH', '/sandbox/settings', { body: { REWCEN3: false } })
    expect((await claim(client, id)).code).toBe('not_permitted')
    expect((await claim(new Client(client.sandbox), id)).code).toBe('not_logged_in')
  })

  it('unlocks a task’s reward once enough is staked', async () => {
    const client = await signedIn()
    const { db, now } = client.sandbox
    await db
      .insertInto('bets')
      .values({
        account_id: 1,
        node_id: 1,
        vendor: 'PADMA',
        category: 'RNG',
        stake: 180_000,
        payout: 0,
        at: now(),
        round_key: 'a-round',
        seed_hash: '',
      })
      .execute()
    expect(await titles(client, 'available')).toContain('A week at the wheel: claim')
  })
})
