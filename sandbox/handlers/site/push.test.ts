import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newBrowser, openPushService } from '#sandbox/push/browser.testing.ts'
import { Client, openSandbox, signedIn } from '#sandbox/testing/client.ts'
import { textOf } from '#sandbox/testing/reading.ts'

const path = '/wps/push/subscription'
let service: Awaited<ReturnType<typeof openPushService>>
let member: Client

beforeAll(async () => void (service = await openPushService()))
afterAll(() => void service.close())
beforeEach(async () => {
  service.taken.length = 0
  const sandbox = openSandbox({ isPushService: ({ origin }) => origin === service.origin })
  member = await signedIn('member', sandbox)
})

const subscribe = (client: Client, body: object) => client.send('PUT', path, { body })
const announce = (client: Client, body: object) =>
  client.send('POST', '/sandbox/announce', { body: { content: '<p>Your code is 1</p>', ...body } })
const subscriptions = ({ sandbox }: Client) =>
  sandbox.db.selectFrom('push_subscriptions').selectAll().execute()

describe('a message for one player', () => {
  it('reaches the subscribed browser, encrypted and signed', async () => {
    const browser = newBrowser(service.origin, '/one')
    expect((await subscribe(member, browser.subscription)).success).toBe(true)
    await announce(member, { kind: 'inbox', title: 'আপনার বোনাস', to: 'member' })
    const [taken] = service.taken
    if (!taken) throw new Error('nothing was sent')
    expect(browser.read(taken.body)).toEqual({
      title: 'আপনার বোনাস',
      body: '৪টি অপঠিত বার্তা',
      path: '/m/webEmail',
      tag: 'inbox',
      unread: 4,
    })
    expect(taken.body.toString()).not.toContain('আপনার')
    expect(taken.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'inbox' })
    expect(Number(taken.headers['ttl'])).toBeGreaterThan(0)
  })

  it('is signed with the same key for browsers that asked for it at once', async () => {
    const asked = [member, await signedIn('agent', member.sandbox)].map((client) =>
      client.get('/wps/push/key'),
    )
    const [one, other] = (await Promise.all(asked)).map(({ value }) => textOf(value, 'publicKey'))
    expect(one).toBe(other)
  })

  it('is signed with the key given to the browser, for that service only', async () => {
    const publicKey = textOf((await member.get('/wps/push/key')).value, 'publicKey')
    await subscribe(member, newBrowser(service.origin, '/one').subscription)
    await announce(member, { kind: 'inbox', title: 'x' })
    const [, token = '', key] = /^vapid t=(.*), k=(.*)$/.exec(
      service.taken[0]?.headers['authorization'] ?? '',
    ) ?? ['']
    expect(key).toBe(publicKey)
    const point = Buffer.from(publicKey, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
      half.toString('base64url'),
    )
    const verified = await jwtVerify(
      token,
      await importJWK({ kty: 'EC', crv: 'P-256', ...(x && { x }), ...(y && { y }) }, 'ES256'),
      { audience: service.origin },
    )
    expect(verified.payload.exp).toBeLessThan(Date.now() / 1000 + 24 * 3600)
    await member.send('POST', '/sandbox/reset')
    const again = await signedIn('member', member.sandbox)
    expect((await again.get('/wps/push/key')).value).toEqual({ publicKey })
  })

  it('is sent to nobody else; an announcement is sent to all in their language, or English', async () => {
    const agent = await signedIn('agent', member.sandbox)
    const [one, other] = [newBrowser(service.origin, '/one'), newBrowser(service.origin, '/other')]
    await subscribe(member, one.subscription)
    await subscribe(agent, { ...other.subscription, language: 'UR' })
    await announce(member, { kind: 'inbox', title: 'For you', to: 'member' })
    expect(service.taken.map((taken) => taken.path)).toEqual(['/one'])
    await announce(member, { kind: 'notice', title: 'The wheel turns' })
    const english = service.taken.find((taken) => taken.path === '/other')
    expect(english && other.read(english.body)).toEqual({
      title: 'The wheel turns',
      body: 'A new announcement from Mela',
      path: '/m/messages',
      tag: 'notice',
    })
    await announce(member, { kind: 'banner', title: 'No message' })
    expect(service.taken).toHaveLength(3)
  })
})

describe('a subscription', () => {
  it('is stored once, and removed when it is cancelled', async () => {
    const { subscription } = newBrowser(service.origin, '/one')
    await subscribe(member, subscription)
    await subscribe(member, { ...subscription, language: 'EN' })
    expect(await subscriptions(member)).toMatchObject([{ language: 'EN' }])
    const body = { endpoint: subscription.endpoint }
    for (const _ of [1, 2]) expect((await member.send('DELETE', path, { body })).success).toBe(true)
    expect(await subscriptions(member)).toEqual([])
  })

  it('ends with its session, and cannot be ended by others', async () => {
    const { subscription } = newBrowser(service.origin, '/one')
    await subscribe(member, subscription)
    const agent = await signedIn('agent', member.sandbox)
    await agent.send('DELETE', path, { body: { endpoint: subscription.endpoint } })
    expect(await subscriptions(member)).toHaveLength(1)
    await member.send('DELETE', '/wps/session/login', { body: {} })
    await announce(agent, { kind: 'inbox', title: 'Too late' })
    expect(service.taken).toEqual([])
  })

  it.each([404, 410])('that its service answers with %i is dropped', async (status) => {
    service.answers.set(`/gone-${status}`, status)
    await subscribe(member, newBrowser(service.origin, `/gone-${status}`).subscription)
    await subscribe(member, newBrowser(service.origin, '/one').subscription)
    await announce(member, { kind: 'notice', title: 'x' })
    expect(await subscriptions(member)).toMatchObject([{ endpoint: `${service.origin}/one` }])
  })

  it('survives a failing service, and so does the announcement', async () => {
    service.answers.set('/ill', 503)
    await subscribe(member, newBrowser(service.origin, '/ill').subscription)
    expect((await announce(member, { kind: 'notice', title: 'x' })).status).toBe(201)
    expect(await subscriptions(member)).toHaveLength(1)
  })

  it('is stored for the ten newest browsers of a player', async () => {
    for (let n = 1; n <= 12; n++)
      await subscribe(member, newBrowser(service.origin, `/browser-${n}`).subscription)
    expect(await subscriptions(member)).toHaveLength(10)
  })
})

describe('push is refused to', () => {
  it.each([
    { endpoint: 'https://bank.example/transfer' },
    { endpoint: 'http://fcm.googleapis.com/x' },
    { endpoint: 'https://fcm.googleapis.com.evil.example/x' },
    { endpoint: 'https://fcm.googleapis.com:8443/x' },
    { endpoint: 'http://127.0.0.1:4173/sandbox/reset' },
  ])('an address that is no push service: $endpoint', async ({ endpoint }) => {
    const client = await signedIn()
    const { subscription } = newBrowser('https://fcm.googleapis.com', '/fcm/send/a')
    expect((await subscribe(client, { ...subscription, endpoint })).code).toBe('input_invalid')
    expect((await subscribe(client, subscription)).success).toBe(true)
  })

  it('a guest and a trial player', async () => {
    const { subscription } = newBrowser(service.origin, '/one')
    expect((await subscribe(new Client(member.sandbox), subscription)).code).toBe('not_logged_in')
    await member.sandbox.db.updateTable('accounts').set({ type: 42 }).execute()
    expect((await subscribe(member, subscription)).code).toBe('free_reject')
  })
})
