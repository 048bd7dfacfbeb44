import { expect, it } from 'vitest'
import { sendVitals } from '#api/site/vitals.ts'
import { Client, signedIn } from '#sandbox/testing/client.ts'

const visit = {
  merchantCode: 'mela',
  version: '0.0.0',
  route: '/m/home',
  connection: '3g',
  memory: 'small',
  measures: [
    { metric: 'LCP', value: 1800, rating: 'good' },
    { metric: 'CLS', value: 0.02, rating: 'good' },
  ],
}

const send = (client: Client, body: object) => client.send('POST', sendVitals.path, { body })
const listed = async (client: Client) => JSON.parse((await client.get('/sandbox/vitals')).text)

it('counts visits, and gives the 75th percentile', async () => {
  const client = new Client()
  for (const value of [900, 1000, 1100, 6000])
    await send(client, {
      ...visit,
      measures: [{ metric: 'LCP', value, rating: value < 2500 ? 'good' : 'poor' }],
    })
  const [lcp] = await listed(client)
  expect(lcp).toMatchObject({ route: '/m/home', metric: 'LCP', count: 4, good: 3, poor: 1 })
  expect(lcp.p75).toBeGreaterThanOrEqual(1100)
  expect(lcp.p75).toBeLessThan(1400)
})

it('keeps a ratio with three decimals', async () => {
  const client = new Client()
  await send(client, visit)
  const cls = (await listed(client)).find(({ metric }: { metric: string }) => metric === 'CLS')
  expect(cls.p75).toBeGreaterThanOrEqual(0.02)
  expect(cls.p75).toBeLessThan(0.025)
})

it('stores nothing about the player, even when signed in', async () => {
  const client = await signedIn('member')
  await send(client, visit)
  const { text } = await client.get('/sandbox/requests')
  const last = JSON.parse(text).at(-1)
  expect(last).toMatchObject({ path: sendVitals.path, status: 200, account: null })
  const rows = await client.sandbox.db.selectFrom('vitals').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('member')
})

it.each([
  ['an address in the place of a route', { route: '/m/login?next=/m/inbox' }],
  ['an unknown metric', { measures: [{ metric: 'PIN', value: 1, rating: 'good' }] }],
  ['an impossible value', { measures: [{ metric: 'LCP', value: -1, rating: 'good' }] }],
])('refuses %s', async (_, part) => {
  const client = new Client()
  expect((await send(client, { ...visit, ...part })).code).toBe('input_invalid')
  expect(await listed(client)).toEqual([])
})
