import { expect, it } from 'vitest'
import { Client, passwordOf, signedIn } from './testing/client.ts'

it('takes nothing from the address of a call that writes', async () => {
  const client = new Client()
  const query = { type: 'username', username: 'member', password: passwordOf('member') }
  const body = await client.seal({ iat: Date.now(), jti: crypto.randomUUID() })
  const headers = { Encryption: 'JWE' }
  const reply = await client.send('POST', '/wps/session/login', { query, body, headers })
  expect(reply.value.fields).toEqual(['type'])
})

it('tells the right time to a caller whose clock is wrong', async () => {
  const client = new Client()
  const payload = { type: 'username', username: 'member', password: passwordOf('member') }
  const late = await client.sendSealed(payload, { iat: Date.now() - 86_400_000 })
  expect(late.value.fields).toEqual(['iat'])
  const again = await client.sendSealed(payload, { iat: late.value.serverTime })
  expect(again.success).toBe(true)
})

it('reads an empty body as no input', async () => {
  const client = await signedIn()
  const reply = await client.send('POST', '/wps/game/favourite', { body: '' })
  expect(reply.value.fields).toEqual(['nodeId', 'vendor'])
})

it('opens a sealed body once, and a stale one never, however long ago its id was forgotten', async () => {
  const client = new Client()
  const payload = { type: 'username', username: 'member', password: passwordOf('member') }
  const sent = { jti: 'told-only-once', iat: Date.now() }
  const send = async (offsetMs: number) => {
    await client.send('PUT', '/sandbox/clock', { body: { offsetMs } })
    return client.sendSealed(payload, sent)
  }
  expect((await send(0)).success).toBe(true)
  expect((await send(60_000)).value.fields).toEqual(['jti'])
  expect((await send(20 * 60_000)).value.fields).toEqual(['iat'])
  await client.sendSealed(payload, { iat: Date.now() + 20 * 60_000 })
  const kept = await client.sandbox.db.selectFrom('jtis').select('jti').execute()
  expect(kept.map(({ jti }) => jti)).not.toContain('told-only-once')
  expect((await send(20 * 60_000)).value.fields).toEqual(['iat'])
})
