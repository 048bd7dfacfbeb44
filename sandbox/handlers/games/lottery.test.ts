import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { listJackpots } from '#api/games/jackpots.ts'
import { getLotteryMenu, listDraws } from '#api/games/lottery.ts'
import { createGameOrigin } from '#sandbox/app/gameOrigin.ts'
import { findLottery } from '#sandbox/lottery/games.ts'
import { drawAt } from '#sandbox/lottery/sheets/schedule.ts'
import type { LottoOpened, Placed } from '#sandbox/lottery/state.ts'
import { Client, openSandbox, signedIn, testOptions } from '#sandbox/testing/client.ts'
import { rowsOf, textOf } from '#sandbox/testing/reading.ts'

const launch = '/wps/lottery/launch'
const tickets = '/wps/lottery/tickets'
const page = { pageNo: '1', pageSize: '20' }
const vn = { vendor: 'TCG_LOTTO_VN', prizeMode: 'ELott', playType: 'trad' }

/** A player with the lottery page open. */
async function atThePage(username = 'member') {
  const client = await signedIn(username)
  const { db, now } = client.sandbox
  const app = createGameOrigin({ db, now, platformOrigins: [testOptions.origin] })
  const post = (path: string, body: unknown, token = '') =>
    app.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Authorization: `Bearer ${token}` },
    })
  const { value } = await client.get(launch, vn)
  const opened: LottoOpened = JSON.parse(await (await post('/lotto/session', value)).text())
  return { client, app, post, launched: value, opened }
}

const moveClock = (client: Client, offsetMs: number) =>
  client.send('PUT', '/sandbox/clock', { body: { offsetMs } })

it('the lottery page ends with the session that opened it, whatever other sessions there are', async () => {
  const { client, post, opened } = await atThePage()
  expect((await post('/lotto/state', {}, opened.session)).status).toBe(200)
  const phone = await signedIn('member', client.sandbox)
  await phone.send('DELETE', '/wps/session/others')
  expect((await post('/lotto/state', {}, opened.session)).status).toBe(401)
})

describe('the lottery menu', () => {
  it('lists vendors, games, schedules and the last numbers, in the requested language', async () => {
    const client = new Client()
    const { value } = await client.get('/lgw/lottery/menu', { language: 'BN' })
    const vendors = v.parse(getLotteryMenu.output, value)
    expect(vendors.map(({ code }) => code)).toEqual(['LOTT', 'TCG_SEA'])
    const padma = vendors[0]?.games.find(({ code }) => code === 'padma3')
    expect(padma).toMatchObject({ name: 'পদ্মা 3D', kind: 'digits', playTypes: ['trad', 'ent'] })
    expect(padma?.last?.numbers).toHaveLength(3)
    const electronic = await client.get('/lgw/lottery/electronic')
    expect(v.parse(getLotteryMenu.output, electronic.value).map(({ code }) => code)).toEqual([
      'ELOTT',
      'TCG_LOTTO_VN',
    ])
  })

  it('says so when the merchant has switched the lottery off', async () => {
    const client = new Client()
    await client.send('PATCH', '/sandbox/settings', { body: { LOTT3: false } })
    for (const path of ['menu', 'electronic', 'vn/recent'])
      expect((await client.get(`/lgw/lottery/${path}`)).code).toBe('not_permitted')
  })
})

describe('the draws', () => {
  it('are the same in another world with the same seed, newest first, page by page', async () => {
    const now = () => Date.parse('2026-03-01T12:00:00Z')
    const pageOf = async (pageNo: string) => {
      const client = new Client(openSandbox({ now }))
      const query = { ...page, pageNo, gameCode: 'padma3' }
      return v.parse(listDraws.output, (await client.get('/lgw/lottery/numero', query)).value)
    }
    const first = await pageOf('1')
    expect(await pageOf('1')).toEqual(first)
    const second = await pageOf('2')
    const times = [...first.items, ...second.items].map(({ at }) => at)
    expect(new Set(times).size).toBe(40)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(first).toMatchObject({ total: 60, pages: 3 })
  })

  it('of TCG_LOTTO_VN are separate', async () => {
    const client = new Client()
    const { value } = await client.get('/lgw/lottery/vn/recent')
    expect(rowsOf(value)).toHaveLength(3)
    const ofOthers = { ...page, gameCode: 'padma3' }
    expect((await client.get('/lgw/lottery/vn/numero', ofOthers)).code).toBe('not_found')
    expect((await client.get('/lgw/lottery/numero', ofOthers)).success).toBe(true)
  })
})

describe('the lottery page', () => {
  it('has an address without secrets and accepts its ticket once', async () => {
    const { launched, post } = await atThePage()
    expect(launched).toHaveProperty(
      'url',
      'http://localhost:4174/lotto/TCG_LOTTO_VN/lobby?playType=trad&prizeMode=ELott',
    )
    const again = await post('/lotto/session', launched)
    expect([again.status, await again.json()]).toEqual([401, { code: 'ticket_invalid' }])
  })

  it('rejects a ticket older than a minute', async () => {
    const { client, post } = await atThePage()
    const { value } = await client.get(launch, vn)
    await moveClock(client, 61_000)
    expect(await (await post('/lotto/session', value)).json()).toEqual({ code: 'ticket_expired' })
  })

  it('opens the requested game, or the lobby for an unknown one', async () => {
    const { client, app } = await atThePage()
    const known = await client.get(launch, { ...vn, gameCode: 'lal3' })
    expect(known.value).toMatchObject({ gameName: 'Lal 3D' })
    expect(await (await app.request(textOf(known.value, 'url'))).text()).toContain(
      'data-code="lal3"',
    )
    const unknown = await app.request('/lotto/TCG_LOTTO_VN/draw7')
    expect(await unknown.text()).toContain('data-code="lobby"')
    expect(unknown.headers.get('Content-Security-Policy')).toContain(
      `frame-ancestors ${testOptions.origin}`,
    )
    expect((await app.request('/lotto/PADMA/lobby')).status).toBe(404)
  })

  it('ends with the session at the platform', async () => {
    const { client, post, opened } = await atThePage()
    await client.send('POST', '/sandbox/expire', { body: { username: 'member' } })
    expect((await post('/lotto/state', {}, opened.session)).status).toBe(401)
  })
})

/** Draws are five minutes apart, and sales end fifteen seconds before each. */
const pastTheDraw = 6 * 60_000

describe('a ticket', () => {
  const slip = (opened: LottoOpened, change: object = {}) => {
    const game = opened.games.find(({ code }) => code === 'lal3')
    return {
      key: 'a-key-of-sixteen-letters',
      game: 'lal3',
      index: game?.next.index,
      lines: [
        { play: 'odd', content: '', stake: 1000 },
        { play: 'even', content: '', stake: 1000 },
      ],
      ...change,
    }
  }

  it('is bought on the page, drawn by the clock, and shown in list and balance', async () => {
    const { client, post, opened } = await atThePage()
    const placed: Placed = JSON.parse(
      await (await post('/lotto/tickets', slip(opened), opened.session)).text(),
    )
    expect(placed.balance).toBe(opened.balance - 2000)
    const before = rowsOf((await client.get(tickets, page)).value)
    const statuses = before.map(({ status }) => status)
    expect(statuses.slice(0, 2)).toEqual(['pending', 'pending'])
    expect(before[0]).not.toHaveProperty('numbers')

    await moveClock(client, pastTheDraw)
    const { value: wallet } = await client.get('/wps/wallet')
    expect(wallet).toHaveProperty('sumBalance', ((placed.balance + 1900) / 100).toFixed(2))
    const { value } = await client.get(tickets, { ...page, status: 'won', gameCode: 'lal3' })
    const numbers = [expect.any(String), expect.any(String), expect.any(String)]
    const won = { gameName: 'Lal 3D', stake: '10.00', prize: '19.00', numbers }
    expect(rowsOf(value)).toMatchObject([won])
    const { text } = await client.get('/sandbox/ledger', { username: 'member' })
    expect(text).toContain('lottery-win:')
  })

  it('for a vendor that has only other games is not sold', async () => {
    const { post, opened } = await atThePage()
    const stranger = slip(opened, { game: 'padma3' })
    const answer = await post('/lotto/tickets', stranger, opened.session)
    expect([answer.status, await answer.json()]).toEqual([400, { code: 'choice_invalid' }])
  })

  it('for a draw that has closed is refused', async () => {
    const { client, post, opened } = await atThePage()
    const game = findLottery('lal3')
    const { index } = opened.games.find(({ code }) => code === 'lal3')?.next ?? { index: 0 }
    const until = (game ? drawAt(game.schedule, index) : 0) - opened.now
    await moveClock(client, until)
    const answer = await post('/lotto/tickets', slip(opened), opened.session)
    expect([answer.status, await answer.json()]).toEqual([409, { code: 'draw_closed' }])
  })

  it('of a cancelled draw returns its stake', async () => {
    const { client, post, opened } = await atThePage()
    await post('/lotto/tickets', slip(opened), opened.session)
    const { issue } = opened.games.find(({ code }) => code === 'lal3')?.next ?? { issue: '' }
    const called = (body: object) => client.send('POST', '/sandbox/lottery/void', { body })
    expect((await called({ game: 'lal3', issue: '20200101-001' })).status).toBe(404)
    expect((await called({ game: 'lal3', issue })).status).toBe(200)
    await moveClock(client, pastTheDraw)
    const { value } = await client.get(tickets, { ...page, status: 'void' })
    expect(value).toHaveProperty('totalCount', 2)
    expect((await client.get('/wps/wallet')).value).toHaveProperty('sumBalance', '12500.00')
  })

  it('is shown to its player only', async () => {
    const { client, post, opened } = await atThePage()
    await post('/lotto/tickets', slip(opened), opened.session)
    const other = await signedIn('agent', client.sandbox)
    expect((await other.get(tickets, page)).value).toHaveProperty('totalCount', 0)
    expect((await new Client(client.sandbox).get(tickets, page)).status).toBe(401)
  })
})

it('the jackpots are listed largest first, with their games', async () => {
  const { value } = await new Client().get('/lgw/jackpot/list')
  const pools = v.parse(listJackpots.output, value)
  const amounts = pools.map(({ amount }) => amount)
  expect(new Set(amounts).size).toBeGreaterThan(1)
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  expect(pools[0]?.games.length).toBeGreaterThan(0)
})
