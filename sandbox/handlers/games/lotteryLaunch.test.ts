import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { listDraws } from '#api/games/lottery.ts'
import type { LottoOpened } from '#sandbox/lottery/state.ts'
import { Client, signedIn, testOptions } from '#sandbox/testing/client.ts'
import { createGameOrigin } from '#sandbox/app/gameOrigin.ts'
import { textOf } from '#sandbox/testing/reading.ts'

const launch = '/wps/lottery/launch'
const vn = { vendor: 'TCG_LOTTO_VN', prizeMode: 'ELott', playType: 'trad' }

const redeem = (app: ReturnType<typeof createGameOrigin>, ticket: unknown) =>
  app.request('/lotto/session', { method: 'POST', body: JSON.stringify(ticket) })

describe('the launch of a lottery page', () => {
  it('opens a game by its code in the list of games, and by its node id', async () => {
    const client = await signedIn()
    const { db } = client.sandbox
    const { id } = await db
      .selectFrom('games')
      .select((query) => query.fn.max('node_id').as('id'))
      .where('vendor', '=', 'TCG_LOTTO_VN')
      .executeTakeFirstOrThrow()
    await db.updateTable('games').set({ code: 'draw2' }).where('node_id', '=', id).execute()
    for (const gameCode of ['draw2', String(id)]) {
      const { value } = await client.get(launch, { ...vn, gameCode })
      expect(value).toHaveProperty('gameName', 'Lal 3D')
      expect(textOf(value, 'url')).toContain('/lotto/TCG_LOTTO_VN/lal3?')
    }
  })

  it('passes mui on in its address', async () => {
    const client = await signedIn()
    const { value } = await client.get(launch, { ...vn, mui: '2&x=<b>' })
    expect(new URL(textOf(value, 'url')).searchParams.get('mui')).toBe('2&x=<b>')
  })

  it('in another vendor’s mode is refused', async () => {
    const client = await signedIn()
    const reply = await client.get(launch, { ...vn, prizeMode: 'SEA' })
    expect([reply.status, reply.code]).toEqual([400, 'input_invalid'])
  })

  it('draws in the mode that it was opened in', async () => {
    const client = await signedIn()
    const { db, now } = client.sandbox
    const app = createGameOrigin({ db, now, platformOrigins: [testOptions.origin] })
    const openedIn = async (prizeMode: string): Promise<LottoOpened> => {
      const { value } = await client.get(launch, { vendor: 'LOTT', prizeMode, playType: 'trad' })
      return JSON.parse(await (await redeem(app, value)).text())
    }
    const ordinary = await openedIn('LOTT')
    const electronic = await openedIn('ELOTT')
    expect(electronic.games.map(({ code }) => code)).toEqual(ordinary.games.map(({ code }) => code))
    expect(electronic.games[0]?.drawn).not.toEqual(ordinary.games[0]?.drawn)
    const query = { pageNo: '1', pageSize: '20', gameCode: ordinary.games[0]?.code ?? '' }
    const { items } = v.parse(
      listDraws.output,
      (await client.get('/lgw/lottery/numero', query)).value,
    )
    expect(items[0]?.numbers).toEqual(electronic.games[0]?.drawn[0]?.numbers)
  })

  it.each([
    [0, true],
    [4, true],
    [9, false],
  ])('is open to an account of type %i: %s', async (type, isIn) => {
    const client = await signedIn('poor')
    await client.sandbox.db.updateTable('accounts').set({ type }).execute()
    const reply = await client.get(launch, vn)
    expect(reply.success).toBe(isIn)
    expect(reply.code).toBe(isIn ? undefined : 'not_permitted')
  })

  it('is refused for guests', async () => {
    expect((await new Client().get(launch, vn)).code).toBe('not_logged_in')
  })
})
