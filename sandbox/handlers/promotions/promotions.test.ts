import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { activityStatuses, listOwnStandings } from '#api/promotions/activity.ts'
import { getSignIn } from '#api/account/signIn.ts'
import { getPromotion, listPromotions } from '#api/promotions/promotions.ts'
import { imageBytes } from '#sandbox/promotions/promotions.testing.ts'
import { Client, signedIn } from '#sandbox/testing/client.ts'
import { fieldsOf, rowsOf, textOf } from '#sandbox/testing/reading.ts'

const day = 86_400_000
const path = '/wps/promotion'
const shown = { merchantCode: 'mela', language: 'EN' }

const control = (client: Client, method: string, call: string, body: object) =>
  client.send(method, `/sandbox/${call}`, { body })
const decide = (client: Client, activityId: number, decision: string, reason?: string) =>
  control(client, 'POST', 'promotions/decide', { username: 'member', activityId, decision, reason })
const moveClock = (client: Client, offsetMs: number) =>
  control(client, 'PUT', 'clock', { offsetMs })

const apply = (
  client: Client,
  activityId: number,
  more: object = {},
  key: string = crypto.randomUUID(),
) =>
  client.send('POST', `${path}/apply`, {
    body: { activityId: String(activityId), ...more },
    headers: { 'Idempotency-Key': key },
  })
const claim = (client: Client, activityId: number, key: string = crypto.randomUUID()) =>
  client.send('POST', `${path}/claim`, {
    body: { activityId: String(activityId) },
    headers: { 'Idempotency-Key': key },
  })
const balance = async (client: Client) =>
  textOf((await client.get('/wps/wallet')).value, 'sumBalance')

async function standings(client: Client) {
  const { value } = await client.get(`${path}/mine`, { language: 'EN' })
  const own = v.parse(listOwnStandings.output, value)
  return Object.fromEntries(own.map((standing) => [standing.id, standing]))
}

describe('the promotions', () => {
  it('are open to visitors, in both languages, each with rules and a picture', async () => {
    const client = new Client()
    const { value } = await client.get(`${path}/list`, shown)
    const promotions = v.parse(listPromotions.output, value)
    expect(promotions.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['join', 'coming', 'close']),
    )
    for (const { id, picture } of promotions) {
      const detail = await client.get(`${path}/detail`, {
        ...shown,
        language: 'BN',
        activityId: id,
      })
      expect(v.parse(getPromotion.output, detail.value).rules).toMatch(/[ক-হ]/)
      expect((await client.get(picture)).text).toMatch(/^RIFF[^]{4}WEBP/)
    }
  })

  it('have every status for the seeded member', async () => {
    const client = await signedIn()
    const { value } = await client.get(`${path}/list`, shown)
    const own = await standings(client)
    const statuses = v
      .parse(listPromotions.output, value)
      .map(({ id, status }) => own[id]?.status ?? status)
    statuses.push('signed')
    expect([...new Set(statuses)].toSorted()).toEqual([...activityStatuses].toSorted())
    expect(own['8']?.reason).toContain('cannot be read')
    expect(own['4']?.turnover).toEqual({ done: 320_000, need: 500_000 })
  })

  it('are left out while the merchant has switched them off', async () => {
    const client = new Client()
    await control(client, 'PATCH', 'settings', { FIRST_DEPOSIT: false })
    const { value } = await client.get(`${path}/list`, shown)
    expect(v.parse(listPromotions.output, value).map(({ id }) => id)).not.toContain('1')
    expect((await client.get(`${path}/detail`, { ...shown, activityId: '1' })).code).toBe(
      'not_found',
    )
  })

  it('start and end by the platform’s clock', async () => {
    const client = await signedIn('poor')
    expect((await apply(client, 10)).code).toBe('not_found')
    await moveClock(client, 3 * day)
    await client.login('poor')
    expect((await apply(client, 10)).value).toEqual({ status: 'process' })
    expect((await apply(client, 11)).code).toBe('not_found')
  })
})

describe('an application', () => {
  it('is reviewed, issued and claimed, and pays once', async () => {
    const client = await signedIn()
    const before = Number(await balance(client))
    expect((await apply(client, 1, { remark: 'TX 4711' })).value).toEqual({ status: 'applying' })
    expect((await claim(client, 1)).code).toBe('not_found')
    await decide(client, 1, 'issue')
    expect((await standings(client))['1']?.status).toBe('issued')
    expect((await claim(client, 1, 'one-key-of-sixteen')).value).toEqual({ amount: '500.00' })
    expect((await claim(client, 1, 'one-key-of-sixteen')).value).toEqual({ amount: '500.00' })
    expect((await claim(client, 1)).code).toBe('conflict')
    expect(Number(await balance(client))).toBe(before + 500)
    expect((await standings(client))['1']?.status).toBe('claimed')
  })

  it('that is rejected says why', async () => {
    const client = await signedIn()
    await apply(client, 1)
    await decide(client, 1, 'reject', 'The slip is of another month')
    expect((await standings(client))['1']).toMatchObject({
      status: 'rejected',
      reason: 'The slip is of another month',
    })
    expect((await decide(client, 1, 'issue')).status).toBe(404)
  })

  it('is made once, and repeats its answer for its key', async () => {
    const client = await signedIn()
    const both = await Promise.all([
      apply(client, 1, {}, 'k'.repeat(16)),
      apply(client, 1, {}, 'k'.repeat(16)),
    ])
    expect(both.map(({ value }) => fieldsOf(value).status)).toEqual(['applying', 'applying'])
    expect((await apply(client, 1)).code).toBe('conflict')
  })

  it('needs what the activity requires, and at most 140 characters', async () => {
    const client = await signedIn('poor')
    const missing = await apply(client, 7, { remark: '  ' })
    expect([missing.code, missing.value]).toEqual(['input_invalid', { fields: ['remark'] }])
    expect((await apply(client, 7, { remark: 'x'.repeat(141) })).code).toBe('input_invalid')
    expect((await apply(client, 6)).value).toEqual({ fields: ['images'] })
    expect((await apply(client, 6, { images: ['of-another'] })).code).toBe('image_invalid')
  })

  it('accepts only the player’s own pictures, each once', async () => {
    const client = await signedIn('poor')
    const { value } = await client.send('PUT', '/wps/upload/image', {
      body: { type: 'image/png', data: imageBytes },
    })
    const other = await signedIn('agent', client.sandbox)
    expect((await apply(other, 6, { images: [textOf(value, 'imageId')] })).code).toBe(
      'image_invalid',
    )
    expect((await apply(client, 6, { images: [textOf(value, 'imageId')] })).success).toBe(true)
  })

  it.each([
    [4, 'free_reject'],
    [9, 'not_permitted'],
  ])('of an account of type %i is refused: %s', async (type, code) => {
    const client = await signedIn('poor')
    await client.sandbox.db.updateTable('accounts').set({ type }).execute()
    expect((await apply(client, 1)).code).toBe(code)
    expect(
      (await client.send('POST', `${path}/signIn`, { body: { day: '2026-03-01' } })).code,
    ).toBe(code)
    expect(await standings(client)).toEqual({})
    expect((await new Client().send('POST', `${path}/apply`, { body: {} })).code).toBe(
      'not_logged_in',
    )
  })
})

describe('the app reward', () => {
  const enabled = async (client: Client) => {
    const { value } = await client.get(`${path}/enabled`)
    const app = rowsOf(value).find(({ code }) => code === 'APP_DOWNLOAD')
    expect(app?.amount).toBe('50.00')
    return app?.enabled
  }

  it('is shown to visitors and members, until it is claimed or switched off', async () => {
    const visitor = new Client()
    const member = await signedIn('member', visitor.sandbox)
    expect([await enabled(visitor), await enabled(member)]).toEqual([true, true])
    expect((await apply(member, 2)).value).toEqual({ status: 'issued' })
    await claim(member, 2)
    expect([await enabled(visitor), await enabled(member)]).toEqual([true, false])
    await control(visitor, 'PATCH', 'settings', { APP_DOWNLOAD: false })
    expect(await enabled(visitor)).toBe(false)
  })
})

describe('the daily check-in', () => {
  const round = async (client: Client) =>
    v.parse(getSignIn.output, (await client.get(`${path}/signIn`)).value)
  const sign = (client: Client, wanted: string) =>
    client.send('POST', `${path}/signIn`, { body: { day: wanted } })
  const marks = async (client: Client) => (await round(client)).cells.map(({ status }) => status)

  it('uses days in Dhaka, once a day, and has a gap for a missed day', async () => {
    const client = await signedIn()
    expect(await marks(client)).toEqual([
      'signed',
      'missed',
      'signed',
      'claim',
      'coming',
      'coming',
      'coming',
    ])
    const before = Number(await balance(client))
    const { today, nextDayAt } = await round(client)
    expect((await sign(client, today)).value).toEqual({ amount: '10.00' })
    expect((await sign(client, today)).code).toBe('conflict')
    expect((await standings(client))['12']?.status).toBe('signed')
    await moveClock(client, nextDayAt - client.sandbox.now() + 1000)
    expect((await sign(client, today)).code).toBe('conflict')
    const next = await round(client)
    expect((await sign(client, next.today)).value).toEqual({ amount: '15.00' })
    expect(Number(await balance(client))).toBe(before + 25)
    const { text } = await client.get('/sandbox/ledger', { username: 'member' })
    expect(text).toContain(`signIn:1:${today}`)
  })

  it('starts with the first visit, and has thirty days when the merchant sets that', async () => {
    const client = await signedIn('poor')
    expect((await marks(client))[0]).toBe('claim')
    await control(client, 'PATCH', 'settings', { SIGNIN30: true })
    const { cells } = await round(client)
    expect(cells).toHaveLength(30)
    expect(cells.at(-1)?.amount).toBe(10_000)
    expect(await marks(new Client(client.sandbox))).toHaveLength(30)
  })
})
