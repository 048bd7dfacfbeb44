import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { dayAfter, dayOf } from '#api/day.ts'
import * as api from '#api/money/records.ts'
import { atTheBank, day, minute } from '#sandbox/money/money.testing.ts'
import { atTheGame } from '#sandbox/protection/game.testing.ts'

const today = '2026-03-04'
const page = { pageNo: '1', pageSize: '20' }

async function atTheRecords(username = 'agent') {
  const bank = await atTheBank(username)
  const { client } = bank
  const bets = async (filter: object = {}) => {
    const query = { from: dayAfter(today, -88), to: dayAfter(today), ...page, ...filter }
    return v.parse(api.listBets.output, (await client.get('/wps/record/bets', query)).value)
  }
  const { node_id } = await client.sandbox.db
    .selectFrom('games')
    .select('node_id')
    .where('category', '=', 'RNG')
    .executeTakeFirstOrThrow()
  /** Adds a round played `ago` milliseconds ago. */
  const play = (stake: number, payout: number, ago = 0, more: object = {}) =>
    client.sandbox.db
      .insertInto('bets')
      .values({
        account_id: 2,
        node_id,
        vendor: 'V',
        category: 'RNG',
        stake,
        payout,
        at: bank.clock.now() - ago,
        round_key: crypto.randomUUID(),
        seed_hash: '',
        ...more,
      })
      .execute()
  const leaders = async (board: api.LeaderBoard, period: api.LeaderPeriod = 'day') =>
    v.parse(
      api.listLeaders.output,
      (await client.get('/lgw/leader/board', { merchantCode: 'mela01', board, period })).value,
    )
  const board = async (name: api.LeaderBoard, period: api.LeaderPeriod = 'day') => {
    const { value } = await client.get('/lgw/leader/own', { board: name, period })
    return { ...(await leaders(name, period)), own: v.parse(api.getOwnRank.output, value) }
  }
  return { ...bank, bets, play, leaders, board }
}

describe('the record of bets', () => {
  it('lists rounds and tickets with totals, newest first', async () => {
    const { client, bets, clock } = await atTheRecords()
    const { spin, buy, stake } = await atTheGame(client)
    const { payout } = JSON.parse(await (await spin()).text())
    clock.pass(1000)
    await buy(2000)
    const { items, totals, total } = await bets()
    expect(items.map(({ status }) => status)).toEqual(['open', 'settled'])
    expect(items[0]).toMatchObject({
      stake: 2000,
      validStake: 0,
      win: 0,
      net: 0,
      vendor: 'TCG_LOTTO_VN',
    })
    expect(items[1]).toMatchObject({ stake, validStake: stake, win: payout, net: payout - stake })
    expect(total).toBe(2)
    expect(totals).toEqual({
      count: 2,
      stake: stake + 2000,
      validStake: stake,
      win: payout,
      net: payout - stake,
    })
  })

  it('shows a ticket once, also after the draw, and a void one without a stake', async () => {
    const { client, bets, clock } = await atTheRecords()
    const { buy } = await atTheGame(client)
    await buy(2000)
    clock.pass(10 * minute)
    const drawn = await bets()
    expect(drawn.items.map(({ status }) => status)).toEqual(['settled'])
    await client.sandbox.db
      .updateTable('lottery_tickets')
      .set({ status: 'void', prize: 2000 })
      .execute()
    expect((await bets({ status: 'void' })).items[0]).toMatchObject({ validStake: 0, net: 0 })
  })

  it('is filtered by day, category, vendor and status, in pages', async () => {
    const { bets, play, client } = await atTheRecords()
    const other = await client.sandbox.db
      .selectFrom('games')
      .select(['node_id', 'vendor', 'category'])
      .where('category', '=', 'LIVE')
      .executeTakeFirstOrThrow()
    for (let round = 0; round < 3; round += 1) await play(1000, 0, 2 * day)
    await play(5000, 9000, 0, { node_id: other.node_id })
    expect((await bets({ from: today, to: today })).total).toBe(1)
    expect((await bets({ gameType: 'LIVE' })).totals.stake).toBe(5000)
    expect((await bets({ vassalage: other.vendor })).items[0]?.category).toBe('LIVE')
    expect((await bets({ status: 'open' })).items).toEqual([])
    const second = await bets({ pageNo: '2', pageSize: '3' })
    expect([second.items.length, second.pages, second.total]).toEqual([1, 2, 4])
    expect(second.totals.count).toBe(4)
  })

  it.each([
    [dayAfter(today, -90), today],
    [today, dayAfter(today, -1)],
    ['2026-02-30', today],
  ])('is refused from %s to %s', async (from, to) => {
    const { client } = await atTheRecords()
    const reply = await client.get('/wps/record/bets', { from, to, ...page })
    expect(reply).toMatchObject({ code: 'input_invalid', value: { fields: ['from'] } })
  })

  it('is private, has a history in the seeded world, and is refused when its module is off', async () => {
    const { client, bets, control } = await atTheRecords('member')
    expect((await bets()).total).toBe(64 + 2)
    await control('PATCH', '/settings', { MEMTRANS3: false, PERSPNL3: false })
    const range = { from: today, to: today }
    expect((await client.get('/wps/record/bets', { ...range, ...page })).code).toBe('not_permitted')
    expect((await client.get('/wps/record/profit', range)).code).toBe('not_permitted')
  })
})

describe('profit and loss', () => {
  it('are by the platform’s days, with deposits and withdrawals', async () => {
    const { client, play, deposit, control, clock } = await atTheRecords()
    await play(1000, 3000, 2 * day)
    await play(2000, 0)
    await play(500, 0, 11 * 60 * minute)
    await play(700, 0, 13 * 60 * minute)
    await deposit('800.00')
    await control('POST', '/deposit/approve', { username: 'agent' })
    const range = { from: dayAfter(today, -6), to: dayOf(clock.now()) }
    const { value } = await client.get('/wps/record/profit', range)
    const profit = v.parse(api.listProfit.output, value)
    expect(profit.list.map(({ day: date, count, net }) => [date, count, net])).toEqual([
      ['2026-03-04', 2, -2500],
      ['2026-03-03', 1, -700],
      ['2026-03-02', 1, 2000],
    ])
    expect(profit.totals).toMatchObject({ count: 4, stake: 4200, win: 3000, net: -1200 })
    expect(profit.categories).toMatchObject([{ category: 'RNG', count: 4, stake: 4200, win: 3000 }])
    expect(profit).toMatchObject({ deposited: 80_000, withdrawn: 0, bonus: 0 })
  })
})

describe('the leader boards', () => {
  it('rank everybody once, masked, and show one’s own place', async () => {
    const { play, board } = await atTheRecords()
    await play(1000, 90_000_000)
    await play(1000, 80_000_000)
    const { list, own, endsAt } = await board('win')
    expect(list[0]).toMatchObject({ rank: 1, user: 'ag***nt', amount: 90_000_000 })
    expect(own).toEqual(list[0])
    expect(new Set(list.map(({ user }) => user)).size).toBe(list.length)
    expect(list.map(({ amount }) => amount)).toEqual(
      list.map(({ amount }) => amount).toSorted((one, other) => other - one),
    )
    expect(endsAt).toBe(Date.parse('2026-03-04T18:00:00Z'))
  })

  it('rank by stakes and by multiple', async () => {
    const { play, board } = await atTheRecords()
    await play(1000, 500_000, day)
    await play(200_000_000, 0)
    const turnover = await board('turnover', 'week')
    expect(turnover.own).toMatchObject({ rank: 1, amount: 200_001_000, game: null })
    expect((await board('multiplier', 'week')).own).toMatchObject({
      multiplier: 50_000,
      amount: 500_000,
    })
    expect((await board('multiplier', 'day')).own).toBeNull()
    expect((await board('win', 'day')).own).toBeNull()
  })

  it('are the same for everybody, without trials', async () => {
    const { play, board, leaders, client } = await atTheRecords()
    await play(1000, 90_000_000)
    await client.sandbox.db.updateTable('accounts').set({ type: 4 }).where('id', '=', 2).execute()
    const seen = await board('win')
    expect([seen.own, seen.list.some(({ user }) => user === 'ag***nt')]).toEqual([null, false])
    client.token = null
    expect((await leaders('win')).list).toEqual(seen.list)
    expect(seen.list.length).toBeGreaterThan(5)
    const { text } = await client.get('/lgw/winner/board')
    expect(text).not.toContain('ag***nt')
  })
})
