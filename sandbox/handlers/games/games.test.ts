import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { listGames as endpoint, listHotGames } from '#api/games/games.ts'
import { listVendorTypes } from '#api/games/vendors.ts'
import type { Game } from '#api/games/game.ts'
import { Client } from '#sandbox/testing/client.ts'
import { numberOf, rowsOf } from '#sandbox/testing/reading.ts'

let client: Client
beforeAll(async () => {
  client = new Client()
  await client.sandbox.ready
})

const base = { platform: 'html5', clientType: '2', pageNo: '1', pageSize: '100' }
const fetchPage = async (query: Record<string, string>) => {
  const { value } = await client.get('/lgw/game/list', { ...base, ...query })
  return v.parse(endpoint.output, value)
}
const isEvery = (games: readonly Game[], isSo: (game: Game) => boolean) =>
  games.length > 0 && games.every(isSo)

describe('the game list', () => {
  it('has one vendor of sports when the platform has no other', async () => {
    const own = new Client()
    await own.send('PATCH', '/sandbox/settings', { body: { ONESPORT: true } })
    const { value } = await own.get('/lgw/game/list', { ...base, gameType: 'SPORTS' })
    const { items } = v.parse(endpoint.output, value)
    expect(isEvery(items, ({ vendor }) => vendor === 'MAATH')).toBe(true)
  })

  it('has a total and a stable order across pages', async () => {
    const whole = await fetchPage({ pageSize: '60' })
    const second = await fetchPage({ pageSize: '30', pageNo: '2' })
    expect(whole.total).toBe(300)
    expect(whole.pages).toBe(5)
    expect(second.items).toEqual(whole.items.slice(30))
  })

  it('returns an empty page beyond the end', async () => {
    const page = await fetchPage({ pageNo: '99' })
    expect(page).toMatchObject({ items: [], page: 99, total: 300 })
  })

  it('sends rows for short pages and columns for long ones, the same games', async () => {
    const short = await client.get('/lgw/game/list', { ...base, pageSize: '15' })
    const long = await client.get('/lgw/game/list', { ...base, pageSize: '24' })
    expect(short.value).toHaveProperty('games', expect.any(Array))
    expect(long.value).toHaveProperty('games.nodeId', expect.any(Array))
    const [rows, columns] = [short, long].map(({ value }) => v.parse(endpoint.output, value).items)
    expect(columns!.slice(0, 15)).toEqual(rows)
  })

  it('filters by type: crash games are slots and a category of their own', async () => {
    expect(
      isEvery((await fetchPage({ gameType: 'LIVE' })).items, (game) => game.category === 'LIVE'),
    ).toBe(true)
    expect(
      isEvery((await fetchPage({ gameType: 'CRASH' })).items, (game) => game.category === 'CRASH'),
    ).toBe(true)
    const slots = await fetchPage({ gameType: 'RNG', pageSize: '200' })
    expect(isEvery(slots.items, (game) => ['RNG', 'CRASH'].includes(game.category))).toBe(true)
    expect(slots.items.some((game) => game.category === 'CRASH')).toBe(true)
    const types = await client.get('/lgw/vendor/types', { typeId: '1' })
    const { categories } = v.parse(listVendorTypes.output, types.value)
    const counts = categories
      .filter(({ category }) => category === 'RNG')
      .flatMap(({ vendors }) => vendors.map(({ gameCount }) => gameCount))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(slots.total)
  })

  it('counts only the lotteries of a vendor in its lists', async () => {
    const types = await client.get('/lgw/vendor/types', { typeId: '1' })
    const { categories } = v.parse(listVendorTypes.output, types.value)
    const lotteries = categories.filter(({ category }) => ['LOTT', 'ELOTT'].includes(category))
    const counts = lotteries.map(({ category, vendors }) => [
      category,
      Object.fromEntries(vendors.map(({ code, gameCount }) => [code, gameCount])),
    ])
    expect(Object.fromEntries(counts)).toEqual({
      LOTT: { LOTT: 3, TCG_SEA: 2 },
      ELOTT: { ELOTT: 2, TCG_LOTTO_VN: 3 },
    })
  })

  it('leaves e-sports out of sports, unless their vendor is named', async () => {
    const sports = await fetchPage({ gameType: 'SPORTS' })
    expect(isEvery(sports.items, (game) => game.category === 'SPORTS')).toBe(true)
    const esports = await fetchPage({ gameType: 'SPORTS', vassalage: 'IMES' })
    expect(
      isEvery(esports.items, (game) => game.category === 'ESPORTS' && game.vendor === 'IMES'),
    ).toBe(true)
    expect(
      isEvery((await fetchPage({ gameType: 'ESPORTS' })).items, (g) => g.category === 'ESPORTS'),
    ).toBe(true)
    expect(
      isEvery(
        (await fetchPage({ gameType: 'COCKFIGHT' })).items,
        (g) => g.category === 'COCKFIGHT',
      ),
    ).toBe(true)
  })

  it('searches in either language, in any case, and answers in the requested one', async () => {
    const latin = await fetchPage({ gameName: ' aakash AVIATOR ' })
    expect(latin.items.map(({ name }) => name)).toEqual(['Aakash Aviator'])
    const bengali = await fetchPage({ gameName: 'আকাশ এভিয়েটর', language: 'BN' })
    expect(bengali.items.map(({ name }) => name)).toEqual(['আকাশ এভিয়েটর'])
    expect(bengali.items[0]!.id).toBe(latin.items[0]!.id)
  })

  it('treats a search literally', async () => {
    expect((await fetchPage({ gameName: '%' })).total).toBe(0)
    expect((await fetchPage({ gameName: "' or 1=1 --" })).total).toBe(0)
  })

  it('filters by vendor, class, novelty and smallest bet', async () => {
    expect(
      isEvery((await fetchPage({ vassalage: 'PADMA' })).items, (game) => game.vendor === 'PADMA'),
    ).toBe(true)
    expect(isEvery((await fetchPage({ isNew: '1' })).items, (game) => game.isNew)).toBe(true)
    expect(
      isEvery((await fetchPage({ minBet: '0.05' })).items, (game) => game.minBet === '0.05'),
    ).toBe(true)
    const { value } = await client.get('/lgw/game/list', {
      ...base,
      pageSize: '15',
      gameClassify: 'MEGAWAY',
    })
    for (const { gameClassifyNew } of rowsOf(value, 'games'))
      expect(gameClassifyNew).toContain('Megaways')
    expect((await fetchPage({ gameClassify: '' })).total).toBe(300)
  })

  it('filters by pay lines, which only slots have', async () => {
    const slots = await fetchPage({ gameType: 'RNG', pageSize: '200' })
    const many = await fetchPage({ gameType: 'RNG', minLine: '30', pageSize: '200' })
    expect(many.total).toBeGreaterThan(0)
    expect(many.total).toBeLessThan(slots.total ?? 0)
    expect((await fetchPage({ gameType: 'LIVE', minLine: '10' })).total).toBe(0)
  })

  it('refuses unknown filters', async () => {
    for (const wrong of [{ gameType: 'CHESS' }, { pageNo: '0' }, { minBet: '0.2' }]) {
      const reply = await client.get('/lgw/game/list', { ...base, ...wrong })
      expect([reply.status, reply.code]).toEqual([400, 'input_invalid'])
      expect(reply.value).toHaveProperty('fields', Object.keys(wrong))
    }
  })
})

describe('the hot list', () => {
  it('has sixty games of many categories as columns', async () => {
    const sandboxOfMany = new Client()
    const { value } = await sandboxOfMany.get('/lgw/game/hot', {
      isPlatform: '2',
      platform: 'html5',
    })
    const page = v.parse(listHotGames.output, value)
    expect(value).toHaveProperty('list.nodeId', expect.any(Array))
    expect(page.items.length).toBeGreaterThan(45)
    expect(new Set(page.items.map(({ category }) => category)).size).toBeGreaterThan(7)
    expect(page.items.some(({ picture }) => picture?.startsWith('tile/'))).toBe(true)
  })
})

describe('the winner board', () => {
  it('shows masked players, newest first, including real wins', async () => {
    const { db, now } = client.sandbox
    const game = await db.selectFrom('games').selectAll().limit(1).executeTakeFirstOrThrow()
    const bet = { account_id: 1, node_id: game.node_id, vendor: game.vendor, seed_hash: 'x' }
    const played = { ...bet, category: game.category, stake: 100, at: now() + 1 }
    await db
      .insertInto('bets')
      .values([
        { ...played, payout: 990, round_key: 'won' },
        { ...played, payout: 10, round_key: 'lost' },
      ])
      .execute()
    const { value } = await client.get('/lgw/winner/board')
    const rows = rowsOf(value)
    expect(rows[0]).toMatchObject({ user: 'me***er', amount: '9.90' })
    for (const { user } of rows) expect(user).toContain('***')
    const times = rows.map((row) => numberOf(row, 'time'))
    expect(new Set(times).size).toBeGreaterThan(1)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })
})
