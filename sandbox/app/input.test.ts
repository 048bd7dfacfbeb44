import { describe, expect, it } from 'vitest'
import { Client, passwordOf, signedIn } from '#sandbox/testing/client.ts'
import { numberOf } from '#sandbox/testing/reading.ts'

it('ignores the query of a call that writes', async () => {
  const client = new Client()
  const query = { type: 'username', username: 'member', password: passwordOf('member') }
  const body = await client.seal({ iat: Date.now(), jti: crypto.randomUUID() })
  const headers = { Encryption: 'JWE' }
  const reply = await client.send('POST', '/wps/session/login', { query, body, headers })
  expect(reply.value).toHaveProperty('fields', ['type'])
})

it('returns the right time to a caller whose clock is wrong', async () => {
  const client = new Client()
  const payload = { type: 'username', username: 'member', password: passwordOf('member') }
  const late = await client.sendSealed(payload, { iat: Date.now() - 86_400_000 })
  expect(late.value).toHaveProperty('fields', ['iat'])
  const again = await client.sendSealed(payload, { iat: numberOf(late.value, 'serverTime') })
  expect(again.success).toBe(true)
})

it('reads an empty body as no input', async () => {
  const client = await signedIn()
  const reply = await client.send('POST', '/wps/game/favourite', { body: '' })
  expect(reply.value).toHaveProperty('fields', ['nodeId', 'vendor'])
})

it('decrypts an encrypted body once, and a stale one never, also after its id was pruned', async () => {
  const client = new Client()
  const payload = { type: 'username', username: 'member', password: passwordOf('member') }
  const sent = { jti: 'told-only-once', iat: Date.now() }
  const send = async (offsetMs: number) => {
    await client.send('PUT', '/sandbox/clock', { body: { offsetMs } })
    return client.sendSealed(payload, sent)
  }
  expect((await send(0)).success).toBe(true)
  expect((await send(60_000)).value).toHaveProperty('fields', ['jti'])
  expect((await send(20 * 60_000)).value).toHaveProperty('fields', ['iat'])
  await client.sendSealed(payload, { iat: Date.now() + 20 * 60_000 })
  const kept = await client.sandbox.db.selectFrom('jtis').select('jti').execute()
  expect(kept.map(({ jti }) => jti)).not.toContain('told-only-once')
  expect((await send(20 * 60_000)).value).toHaveProperty('fields', ['iat'])
})

describe('a body', () => {
  const path = '/wps/game/favourite'
  const order = JSON.stringify({ nodeId: 1, vendor: 'PADMA' })

  it.each([
    ['text/plain', 'the type that a form of another site can send'],
    ['application/x-www-form-urlencoded', 'another of them'],
    ['multipart/form-data; boundary=x', 'the third'],
    ['application/jsonp', 'one that only begins like it'],
  ])('of %s is refused: %s', async (type) => {
    const client = await signedIn()
    const headers = { 'Content-Type': type }
    const reply = await client.send('POST', path, { body: order, headers })
    expect(reply.status).toBe(400)
    expect(reply.value).toHaveProperty('fields', ['body'])
  })

  it('of JSON is input, whatever the case and parameters of its type', async () => {
    const client = await signedIn()
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' }
    const reply = await client.send('POST', path, { body: order, headers })
    expect(reply).not.toMatchObject({ value: { fields: ['body'] } })
  })

  /** An endless body of spaces that counts how much of it is read. */
  function endless() {
    const counted = { bytes: 0 }
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = new Uint8Array(16 * 1024).fill(32)
        counted.bytes += piece.length
        controller.enqueue(piece)
      },
    })
    return { body, counted }
  }

  it.each([
    ['/wps/session/login', 'POST', 64 * 1024, 'input_invalid'],
    ['/wps/verification/sms', 'POST', 64 * 1024, 'input_invalid'],
    ['/sandbox/faults', 'PUT', 1024 * 1024, 'input_invalid'],
  ])('to %s without end is not read to its end: %s', async (address, method, most, code) => {
    const { app } = new Client().sandbox
    const { body, counted } = endless()
    const headers = { Merchant: 'mela', 'Content-Type': 'application/json', Encryption: 'JWE' }
    const init = { method, headers, body, duplex: 'half' as const }
    const answer = await app.request(address, init)
    expect(JSON.parse(await answer.text()).code).toBe(code)
    expect(counted.bytes).toBeLessThan(most + 5 * 16 * 1024)
  })

  it('that declares a large size is not read', async () => {
    const { app } = new Client().sandbox
    const { body, counted } = endless()
    const headers = {
      Merchant: 'mela',
      'Content-Length': '70000',
      'Content-Type': 'application/json',
    }
    const init = { method: 'POST', headers, body, duplex: 'half' as const }
    const answer = await app.request('/wps/verification/sms', init)
    expect(answer.status).toBe(400)
    expect(counted.bytes).toBeLessThanOrEqual(16 * 1024)
  })
})
