import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import * as api from '#api/money/limits.ts'
import { day, minute } from '#sandbox/money/money.testing.ts'
import { careful } from '#sandbox/protection/careful.testing.ts'
import { atTheGame } from '#sandbox/protection/game.testing.ts'
import { textOf } from '#sandbox/testing/reading.ts'

const limits = '/wps/member/limits'
const taka = (amount: number) => amount * 100

describe('a limit', () => {
  it('is not set at first, in all nine kinds', async () => {
    const { protection } = await careful('agent')
    const { limits: all, session, realityMinutes, break: pause } = await protection()
    expect(all.map(({ amount, used, pending }) => [amount, used, pending])).toEqual(
      Array.from({ length: 9 }, () => [null, 0, null]),
    )
    expect([session, realityMinutes, pause]).toEqual([{ minutes: null, pending: null }, null, null])
  })

  it('that is tighter applies at once, a looser one after a day', async () => {
    const { set, find, clock, history } = await careful()
    await set('deposit', 'day', '1000.00')
    await set('deposit', 'day', '600.00')
    expect(await find('deposit', 'day')).toMatchObject({ amount: taka(600), pending: null })
    await set('deposit', 'day', '2000.00')
    const pending = { amount: taka(2000), at: clock.now() + day }
    expect(await find('deposit', 'day')).toMatchObject({ amount: taka(600), pending })
    clock.pass(day - 1)
    expect(await find('deposit', 'day')).toMatchObject({ amount: taka(600), pending })
    clock.pass(1)
    expect(await find('deposit', 'day')).toMatchObject({ amount: taka(2000), pending: null })
    const [latest] = await history()
    expect(latest).toMatchObject({ kind: 'deposit', from: taka(600), to: taka(2000) })
    expect(latest?.effectiveAt).toBe((latest?.at ?? 0) + day)
  })

  it('that is pending can be cancelled', async () => {
    const { set, find, send, clock, history } = await careful()
    await set('loss', 'week', '500.00')
    await set('loss', 'week', null)
    const pending = `${limits}/pending`
    expect((await send(pending, { kind: 'loss', period: 'week' })).success).toBe(true)
    expect((await send(pending, { kind: 'loss', period: 'week' })).code).toBe('not_found')
    clock.pass(2 * day)
    expect((await find('loss', 'week'))?.amount).toBe(taka(500))
    expect((await history()).map(({ isCancelled, to }) => [isCancelled, to])).toEqual([
      [true, null],
      [false, taka(500)],
    ])
  })

  it('that is pending is replaced by a tighter one, or cancelled by the active one', async () => {
    const { set, find, clock } = await careful()
    await set('wager', 'month', '500.00')
    await set('wager', 'month', '900.00')
    await set('wager', 'month', '500.00')
    expect((await find('wager', 'month'))?.pending).toBeNull()
    await set('wager', 'month', '900.00')
    await set('wager', 'month', '300.00')
    clock.pass(2 * day)
    expect(await find('wager', 'month')).toMatchObject({ amount: taka(300), pending: null })
  })

  it.each(['99.99', '-500', '10000000.01'])('is never %s', async (amount) => {
    const { set } = await careful()
    expect((await set('deposit', 'day', amount)).code).toBe('amount_invalid')
  })

  it('is refused for trials', async () => {
    const { client, set } = await careful('poor')
    await client.sandbox.db.updateTable('accounts').set({ type: 4 }).execute()
    expect((await client.get(limits)).code).toBe('free_reject')
    expect((await set('deposit', 'day', '500.00')).code).toBe('free_reject')
  })

  it('on deposits allows the rest, and returns a cancelled order’s part', async () => {
    const { set, deposit, send, find, clock } = await careful()
    await set('deposit', 'day', '1000.00')
    const first = await deposit('700.00')
    const refused = await deposit('400.00')
    expect(refused).toMatchObject({
      code: 'limit_deposit',
      value: { period: 'day', left: '300.00' },
    })
    expect(await find('deposit', 'day')).toMatchObject({ used: taka(700) })
    await send('/wps/deposit/cancel', { orderNo: textOf(first.value, 'orderNo') })
    expect((await deposit('400.00')).success).toBe(true)
    expect((await deposit('700.00')).code).toBe('limit_deposit')
    clock.pass(day)
    expect((await deposit('700.00')).success).toBe(true)
  })
})

describe('a limit while playing', () => {
  it('on stakes refuses the one that would go above it, and the launch after it', async () => {
    const { client, set } = await careful()
    const { spin, launch, launchFree, stake } = await atTheGame(client)
    await set('wager', 'day', String((3 * stake) / 100))
    for (const status of [200, 200, 200]) expect((await spin()).status).toBe(status)
    const refused = await spin()
    expect([refused.status, await refused.json()]).toEqual([403, { code: 'limit_wager' }])
    expect((await launch()).code).toBe('limit_wager')
    expect((await launchFree()).success).toBe(true)
  })

  it('on losses deducts winnings', async () => {
    const { client, set } = await careful()
    const { spin, stake } = await atTheGame(client)
    await set('loss', 'week', String((5 * stake) / 100))
    const { db } = client.sandbox
    const lose = (payout: number) =>
      db
        .insertInto('bets')
        .values({
          account_id: 1,
          node_id: 1,
          vendor: 'V',
          category: 'RNG',
          stake: 5 * stake,
          payout,
          at: client.sandbox.now(),
          round_key: `r${payout}`,
          seed_hash: '',
        })
        .execute()
    await lose(0)
    expect(await (await spin()).json()).toEqual({ code: 'limit_loss' })
    await lose(7 * stake)
    expect((await spin()).status).toBe(200)
  })

  it('on time ends the session, and a pause of half an hour starts another', async () => {
    const { client, send, clock } = await careful()
    const { spin, launch } = await atTheGame(client)
    await send(`${limits}/session`, { minutes: 15 })
    await spin()
    clock.pass(14 * minute)
    await spin()
    clock.pass(minute)
    const refused = await launch()
    expect(refused).toMatchObject({ code: 'limit_session' })
    expect(refused.value).toHaveProperty('until', clock.now() + 29 * minute)
    expect(await (await spin()).json()).toEqual({ code: 'limit_session' })
    clock.pass(29 * minute)
    expect((await launch()).success).toBe(true)
  })

  it('on the lottery counts tickets when they are bought', async () => {
    const { client, set } = await careful()
    const { buy } = await atTheGame(client)
    await set('wager', 'day', '100.00')
    expect((await buy(6000)).status).toBe(200)
    const refused = await buy(6000)
    expect([refused.status, await refused.json()]).toEqual([403, { code: 'limit_wager' }])
  })
})

describe('the session', () => {
  it('has its minutes, stakes and net result', async () => {
    const { client, clock, send } = await careful()
    const played = async () =>
      v.parse(api.getPlaySession.output, (await client.get('/wps/member/play')).value)
    expect(await played()).toMatchObject({ startedAt: null, minutes: 0, staked: 0, net: 0 })
    await send(`${limits}/reality`, { minutes: 30 })
    const { spin, stake } = await atTheGame(client)
    const startedAt = clock.now()
    await spin()
    clock.pass(12 * minute)
    const { payout } = JSON.parse(await (await spin()).text())
    const session = await played()
    expect(session).toMatchObject({ startedAt, minutes: 12, staked: 2 * stake, realityMinutes: 30 })
    expect(session.net).toBe(session.won - 2 * stake)
    expect(session.won).toBeGreaterThanOrEqual(payout)
    clock.pass(31 * minute)
    expect(await played()).toMatchObject({ startedAt: null, staked: 0 })
  })
})
