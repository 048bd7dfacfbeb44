import { describe, expect, it } from 'vitest'
import { openDb } from '#sandbox/schema/db.ts'
import { createGameOrigin } from '#sandbox/app/gameOrigin.ts'
import { signedIn, openSandbox, testOptions } from '#sandbox/testing/client.ts'
import { numberOf, textOf } from '#sandbox/testing/reading.ts'

const launch = '/wps/relay/chat/launch'
const look = {
  b2c: '1',
  module: 'CBS3',
  language: 'BN',
  backUrl: '/m/message',
  headerColor: '#171a2e',
  title: 'Live chat',
}

async function open() {
  const clock = { at: Date.now() }
  const db = openDb(':memory:')
  const member = await signedIn('member', openSandbox({ db, now: () => clock.at }))
  const chat = createGameOrigin({ db, now: () => clock.at, platformOrigins: [testOptions.origin] })
  const post = async (path: string, body: object, token = '') => {
    const answer = await chat.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Authorization: `Bearer ${token}` },
    })
    return { status: answer.status, ...JSON.parse(await answer.text()) }
  }
  const ticket = async () => {
    const url = new URL(textOf((await member.get(launch, look)).value, 'chatUrl'))
    return { url, ticket: new URLSearchParams(url.hash.slice(1)).get('ticket') ?? '' }
  }
  const enter = async () => post('/chat/session', { ticket: (await ticket()).ticket })
  const unread = async () =>
    numberOf((await member.get('/wps/relay/chat/unread')).value, 'unReadCount')
  return { clock, member, chat, post, ticket, enter, unread }
}

const textsOf = ({ lines }: { lines: { text: string }[] }) => lines.map(({ text }) => text)

describe('the live chat', () => {
  it('opens with a ticket in the fragment, once, within a minute', async () => {
    const { clock, post, ticket } = await open()
    const first = await ticket()
    expect(first.url.origin).toBe(testOptions.gameOrigin)
    expect(first.url.search).not.toContain(first.ticket)
    expect((await post('/chat/session', { ticket: first.ticket })).status).toBe(200)
    expect((await post('/chat/session', { ticket: first.ticket })).code).toBe('ticket_invalid')
    const late = await ticket()
    clock.at += 61_000
    expect((await post('/chat/session', { ticket: late.ticket })).code).toBe('ticket_expired')
  })

  it('shows earlier messages and marks them as read', async () => {
    const { enter, unread } = await open()
    expect(await unread()).toBe(2)
    expect((await enter()).lines).toHaveLength(6)
    expect(await unread()).toBe(0)
  })

  it('answers after a moment, in the player’s language', async () => {
    const { clock, enter, post } = await open()
    const { session, lines } = await enter()
    const after = lines.at(-1).id
    const said = await post('/chat/say', { text: 'Where is my deposit?', after }, session)
    expect(textsOf(said)).toEqual(['Where is my deposit?'])
    expect(said.isTyping).toBe(true)
    clock.at += 2000
    const news = await post('/chat/news', { after: said.lines.at(-1).id }, session)
    expect(news.lines[0].text).toContain('A deposit is added')
    expect(news.isTyping).toBe(false)
    await post('/chat/say', { text: 'উত্তোলন কবে পাব?', after }, session)
    clock.at += 2000
    const more = await post('/chat/news', { after: news.lines[0].id }, session)
    expect(textsOf(more).at(-1)).toContain('উত্তোলনের টাকা')
  })

  it('counts an answer that arrives while it is closed', async () => {
    const { clock, enter, post, unread } = await open()
    const { session } = await enter()
    await post('/chat/say', { text: 'hello', after: 0 }, session)
    expect(await unread()).toBe(0)
    clock.at += 2000
    expect(await unread()).toBe(1)
    expect(await unread()).toBe(1)
  })

  it.each([
    ['', 'input_invalid'],
    [' ', 'input_invalid'],
    ['x'.repeat(501), 'input_invalid'],
  ])('rejects %j', async (text, code) => {
    const { enter, post } = await open()
    const { session } = await enter()
    expect((await post('/chat/say', { text, after: 0 }, session)).code).toBe(code)
  })

  it('ends when the player signs out', async () => {
    const { enter, member, post } = await open()
    const { session } = await enter()
    await member.send('DELETE', '/wps/session/login')
    expect((await post('/chat/news', { after: 0 }, session)).code).toBe('session_expired')
  })

  it('ends with the session that opened it, also while the player has another', async () => {
    const { enter, member, post, ticket } = await open()
    const { session } = await enter()
    const unused = await ticket()
    const phone = await signedIn('member', member.sandbox)
    await phone.send('DELETE', '/wps/session/others')
    expect((await post('/chat/news', { after: 0 }, session)).code).toBe('session_expired')
    const late = await post('/chat/session', { ticket: unused.ticket })
    expect(late.code).toBe('ticket_expired')
  })

  it('is refused when switched off, on trial, and with a foreign return address', async () => {
    const { member } = await open()
    expect((await member.get(launch, { ...look, backUrl: '//evil.test' })).code).toBe(
      'input_invalid',
    )
    await member.send('PATCH', '/sandbox/settings', { body: { CBS3: false } })
    expect((await member.get(launch, look)).code).toBe('not_permitted')
    await member.sandbox.db.updateTable('accounts').set({ type: 4 }).execute()
    expect((await member.get(launch, look)).code).toBe('free_reject')
  })

  it('can be framed by the platform only, and has no secret in its page', async () => {
    const { chat, ticket } = await open()
    const { url } = await ticket()
    const page = await chat.request(url.pathname + url.search)
    expect(page.headers.get('Content-Security-Policy')).toContain(
      `frame-ancestors ${testOptions.origin}`,
    )
    const html = await page.text()
    expect(html).toContain('<title>Live chat</title>')
    expect(html).toContain('data-theme="dark"')
    for (const [, path = ''] of html.matchAll(/(?:href|src)="(\/[^"]+)"/g))
      expect([path, (await chat.request(path)).status]).toEqual([path, 200])
  })
})
