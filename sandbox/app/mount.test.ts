import { describe, expect, it } from 'vitest'
import { Client, openSandbox, signedIn } from '#sandbox/testing/client.ts'

describe('a public answer', () => {
  it('may be cached and is revalidated by its ETag', async () => {
    const client = new Client()
    const first = await client.get('/lgw/vendor/list')
    expect(first.headers.get('Cache-Control')).toBe('max-age=0, s-maxage=300')
    expect(first.headers.get('Vary')).toBe('Accept-Encoding')
    const tag = first.headers.get('ETag')!
    for (const known of [tag, `W/${tag}`]) {
      const headers = { 'If-None-Match': known }
      const again = await client.send('GET', '/lgw/vendor/list', { headers })
      expect([again.status, again.text]).toEqual([304, ''])
    }
  })

  it('is the same with credentials, even expired ones', async () => {
    const client = await signedIn()
    const known = await client.get('/lgw/vendor/list')
    client.token = 'dead'
    expect((await client.get('/lgw/vendor/list')).text).toBe(known.text)
  })

  it('depends on nothing but its URL', async () => {
    const { app } = openSandbox()
    for (const path of [
      '/lgw/game/hot?isPlatform=2&platform=html5',
      '/wps/help/center?device=MOBILE',
    ]) {
      const address = `${path}&merchantCode=mela`
      const bare = await (await app.request(address)).text()
      const headers = { Merchant: 'other', Language: 'EN', Device: 'OTHERS', Cookie: 'sid=1' }
      expect(await (await app.request(address, { headers })).text()).toBe(bare)
    }
  })

  it('needs a merchant, as a header or in the query', async () => {
    const { app } = openSandbox()
    const bare = await app.request('/lgw/vendor/list')
    expect(bare.status).toBe(400)
    expect((await app.request('/lgw/vendor/list?merchantCode=mela')).status).toBe(200)
  })
})

describe('any other answer', () => {
  it('is never stored', async () => {
    const client = await signedIn()
    for (const path of ['/wps/wallet', '/wps/system/status', '/wps/captcha', '/wps/nowhere'])
      expect((await client.get(path)).headers.get('Cache-Control')).toBe('no-store')
  })

  it('is not found for paths outside the contract', async () => {
    const { status, code } = await new Client().get('/wps/nowhere')
    expect([status, code]).toEqual([404, 'not_found'])
  })

  it('names invalid fields without repeating the input', async () => {
    const client = await signedIn()
    const body = { nodeId: 1, vendor: 'evil <script>' }
    const reply = await client.send('POST', '/wps/game/favourite', { body })
    expect(reply).toMatchObject({ status: 400, value: { fields: ['vendor'] } })
    expect(reply.text).not.toContain('evil')
  })

  it('refuses a body that is not an object, or too long', async () => {
    const client = await signedIn()
    for (const body of ['{', '[]', '"text"', `{"a":"${'x'.repeat(100_001)}"}`])
      expect((await client.send('POST', '/wps/game/favourite', { body })).code).toBe(
        'input_invalid',
      )
  })
})

it('dates every answer by the platform’s clock', async () => {
  const client = new Client()
  await client.send('PUT', '/sandbox/clock', { body: { offsetMs: 86_400_000 } })
  const { headers } = await client.get('/lgw/vendor/list')
  const tomorrow = Date.now() + 86_400_000
  expect(Math.abs(Date.parse(headers.get('Date')!) - tomorrow)).toBeLessThan(5000)
})
