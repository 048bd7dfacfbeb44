import { serve } from '@hono/node-server'
import { describe, expect, it, vi } from 'vitest'
import { Client, openSandbox, signedIn } from '#sandbox/testing/client.ts'

const vendors = '/lgw/vendor/list'

async function plagued(...faults: object[]) {
  const client = new Client()
  const reply = await client.send('PUT', '/sandbox/faults', { body: faults })
  expect(reply.status).toBe(200)
  return client
}

describe('a planted fault', () => {
  it('matches a prefix, and only the given method', async () => {
    const client = await plagued({ path: '/lgw/', method: 'POST', status: 500 })
    expect((await client.get(vendors)).status).toBe(200)
    const struck = await plagued({ path: '/lgw/', method: 'get', status: 500 })
    expect(await struck.get(vendors)).toMatchObject({ status: 500, success: false })
    expect((await struck.get('/wps/system/status')).status).toBe(200)
  })

  it('matches a glob', async () => {
    const client = await plagued(
      { path: '/wps/*/unread', status: 503 },
      { path: '/**/list', status: 502 },
    )
    expect((await client.get('/wps/relay/inbox/unread')).status).toBe(401)
    expect((await client.get(vendors)).status).toBe(502)
    const deep = await plagued({ path: '/wps/**/unread', status: 503 })
    expect((await deep.get('/wps/relay/inbox/unread')).status).toBe(503)
  })

  it('applies as often as given, the first match first', async () => {
    const client = await plagued(
      { path: vendors, status: 503, times: 2 },
      { path: '/lgw', status: 500, times: 1 },
    )
    const seen = []
    for (let n = 0; n < 4; n += 1) seen.push((await client.get(vendors)).status)
    expect(seen).toEqual([503, 503, 500, 200])
  })

  it('applies by chance', async () => {
    const never = await plagued({ path: '/lgw', status: 500, probability: 0 })
    expect((await never.get(vendors)).status).toBe(200)
    const always = await plagued({ path: '/lgw', status: 500, probability: 1 })
    expect((await always.get(vendors)).status).toBe(500)
  })

  it('delays', async () => {
    const client = await plagued({ path: '/lgw', delayMs: 60 })
    const start = performance.now()
    expect((await client.get(vendors)).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThanOrEqual(55)
  })

  it('corrupts the body', async () => {
    const whole = await new Client().get(vendors)
    const spoiled = async (body: unknown) => (await plagued({ path: '/lgw', body })).get(vendors)
    expect((await spoiled('empty')).text).toBe('')
    const malformed = await spoiled('malformed')
    expect(() => JSON.parse(malformed.text)).toThrow(/JSON/)
    const truncated = await spoiled('truncated')
    expect(whole.text.startsWith(truncated.text)).toBe(true)
    expect(truncated.text.length).toBeLessThan(whole.text.length)
    expect((await spoiled('huge')).text.length).toBeGreaterThan(8_000_000)
    expect((await spoiled({ success: true, value: 42 })).value).toBe(42)
  })

  it('removes the ETag, so that no cache keeps the corrupted body', async () => {
    const client = await plagued({ path: '/lgw', body: 'malformed' })
    const { headers } = await client.get(vendors)
    expect([headers.get('ETag'), headers.get('Cache-Control')]).toEqual([null, 'no-store'])
  })

  it('that refuses keeps the call from having an effect', async () => {
    const body = { success: false, code: 'too_many', message: 'Slow down' }
    const client = await plagued({ path: '/wps/session/login', status: 429, body })
    expect(await client.login('member')).toMatchObject({ status: 429, code: 'too_many' })
    expect(client.cookies.has('mela_session')).toBe(false)
  })

  it('ends a session when it answers 401', async () => {
    const client = await signedIn()
    await client.send('PUT', '/sandbox/faults', { body: [{ path: '/wps/wallet', status: 401 }] })
    expect((await client.get('/wps/wallet')).code).toBe('session_expired')
  })

  it('can be cleared, and never applies to the control', async () => {
    const client = await plagued({ path: '/', status: 500 })
    expect((await client.get('/sandbox/ready')).status).toBe(200)
    await client.send('DELETE', '/sandbox/faults')
    expect((await client.get(vendors)).status).toBe(200)
  })

  describe('that delays an answer until cleared', () => {
    async function held() {
      const client = await signedIn()
      const fault = { path: '/wps/wallet', delayMs: 120_000, times: 1 }
      await client.send('PUT', '/sandbox/faults', { body: [fault] })
      const late = client.get('/wps/wallet').catch((reason: unknown) => reason)
      const planted = async () => JSON.parse((await client.get('/sandbox/faults')).text)
      await expect.poll(planted).toEqual([{ ...fault, times: 0 }])
      return { client, late, planted }
    }

    it('sends it when it is cleared', async () => {
      const { client, late, planted } = await held()
      await client.send('DELETE', '/sandbox/faults')
      expect(await late).toMatchObject({ status: 200, success: true })
      expect(await planted()).toEqual([])
    })

    it('drops it at a reset: the new world has no trace of the call', async () => {
      const { client, late, planted } = await held()
      await client.send('POST', '/sandbox/reset')
      expect(await late).toBeInstanceOf(TypeError)
      expect(await planted()).toEqual([])
    })
  })

  it('is refused when it is invalid', async () => {
    const reply = await new Client().send('PUT', '/sandbox/faults', {
      body: [{ path: 'no-slash' }],
    })
    expect(reply.status).toBe(400)
  })

  it('is distinguished from a failure of the platform itself', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    let now = Date.now
    const client = new Client(openSandbox({ now: () => now() }))
    await client.sandbox.ready
    now = () => {
      throw new TypeError('fetch failed')
    }
    expect(await client.get(vendors)).toMatchObject({ status: 500, code: 'unknown' })
    log.mockRestore()
  })

  it('drops the connection: in process the call rejects as fetch does', async () => {
    const client = await plagued({ path: '/lgw', drop: true })
    await expect(client.get(vendors)).rejects.toBeInstanceOf(TypeError)
  })

  it('drops the connection: on a socket it is cut', async () => {
    const { app } = openSandbox()
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const body = JSON.stringify([{ path: '/lgw', drop: true }])
    const planted = await fetch(`${origin}/sandbox/faults`, { method: 'PUT', body })
    expect(planted.status).toBe(200)
    await expect(fetch(`${origin}${vendors}?merchantCode=mela`)).rejects.toBeInstanceOf(TypeError)
    expect((await fetch(`${origin}/sandbox/ready`)).status).toBe(200)
    const requests = await (await fetch(`${origin}/sandbox/requests`)).text()
    expect(JSON.parse(requests)).toMatchObject([{ path: vendors, status: 0 }])
    server.close()
  })
})
