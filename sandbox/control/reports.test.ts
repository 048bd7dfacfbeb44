import { expect, it } from 'vitest'
import { sendVitals } from '#api/site/vitals.ts'
import { Client } from '#sandbox/testing/client.ts'

const visit = {
  merchantCode: 'mela',
  version: '1.2.3+abc',
  route: '/m/home',
  connection: '3g',
  memory: 'small',
}
const lcp = (value: number) => ({ metric: 'LCP', value, rating: 'good' })
const cls = { metric: 'CLS', value: 0.2, rating: 'needs-improvement' }

async function visited() {
  const client = new Client()
  const send = (part: object) =>
    client.send('POST', sendVitals.path, { body: { ...visit, ...part } })
  for (const value of [900, 1000, 1100, 6000]) await send({ measures: [lcp(value)] })
  await send({ connection: '4g', version: '1.2.4+def', measures: [lcp(500), cls] })
  return client
}

it('gives Prometheus each figure at p75, by screen, connection and release', async () => {
  const client = await visited()
  const { text, headers } = await client.get('/sandbox/metrics')
  expect(headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const valueOf = (name: string, labels: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name}{${labels}}`))
        ?.split(' ')
        .at(-1),
    )
  const slow = 'screen="/m/home",connection="3g",release="1.2.3+abc"'
  const fast = 'screen="/m/home",connection="4g",release="1.2.4+def"'
  expect(valueOf('mela_lcp_p75_seconds', slow)).toBeCloseTo(1.18, 1)
  expect(valueOf('mela_lcp_p75_seconds', fast)).toBeCloseTo(0.55, 1)
  expect(valueOf('mela_cls_p75_ratio', fast)).toBeCloseTo(0.22, 1)
  expect(valueOf('mela_measured_visits', `metric="LCP",${slow}`)).toBe(4)
  expect(text).toContain('# TYPE mela_inp_p75_seconds gauge')
})

it('shows browsers a page, and programs the figures', async () => {
  const client = await visited()
  const page = await client.send('GET', '/sandbox/vitals', {
    headers: { Accept: 'text/html,*/*;q=0.8' },
  })
  expect(page.headers.get('Content-Type')).toContain('text/html')
  expect(page.text).toContain('<th scope="row">/m/home</th>')
  expect(page.text).toContain('1.2.3+abc')
  expect(page.text).toContain('No visit has measured it yet.')
  expect(JSON.parse((await client.get('/sandbox/vitals')).text)).toHaveLength(2)
})

it.each(['metrics', 'vitals'])(
  '/sandbox/%s requires the key from another machine',
  async (path) => {
    const client = new Client()
    const elsewhere = { headers: { 'X-Forwarded-For': '203.0.113.7', Accept: 'text/html' } }
    expect((await client.send('GET', `/sandbox/${path}`, elsewhere)).status).toBe(403)
  },
)
