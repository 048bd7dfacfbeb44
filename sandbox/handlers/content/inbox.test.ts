import { describe, expect, it } from 'vitest'
import { type Client, signedIn } from '#sandbox/testing/client.ts'
import { numberOf, rowsOf } from '#sandbox/testing/reading.ts'

const list = '/wps/relay/inbox/list'
const unread = async (client: Client) =>
  numberOf((await client.get('/wps/relay/inbox/unread')).value, 'unReadCount')
const personal = async (client: Client) =>
  numberOf((await client.get('/wps/relay/inbox/unread/personal')).value, 'unReadCount')
const idsIn = (value: unknown) => rowsOf(value).map((row) => numberOf(row, 'id'))

const announce = (client: Client, title: string, to?: string) =>
  client.send('POST', '/sandbox/announce', {
    body: { kind: 'inbox', title, content: '<p>Hear</p>', ...(to && { to }) },
  })

describe('the inbox', () => {
  it('is newest first, in pages that a deletion does not shift', async () => {
    const client = await signedIn()
    const all = idsIn((await client.get(list)).value)
    expect(new Set(all).size).toBeGreaterThan(3)
    expect(all).toEqual(all.toSorted((a, b) => b - a))
    const after = async (value: unknown, pageSize: string) => {
      const before = String(numberOf(value, 'next'))
      return (await client.get(list, { pageSize, before })).value
    }
    const first = (await client.get(list, { pageSize: '3' })).value
    expect(first).toHaveProperty('totalCount', all.length)
    const [gone] = idsIn(first)
    await client.send('DELETE', '/wps/relay/inbox/message', { body: { id: gone } })
    const second = await after(first, '3')
    expect([...idsIn(first), ...idsIn(second)]).toEqual(all.slice(0, 6))
    expect(await after(second, '50')).toHaveProperty('next', null)
  })

  it('is in the reader’s language; a message in one language stays in it', async () => {
    const client = await signedIn()
    await announce(client, 'For everybody')
    const titles = async (language: string) => {
      const { value } = await client.get(list, { pageSize: '2', language })
      return rowsOf(value).map(({ title }) => title)
    }
    expect(await titles('EN')).toEqual(['For everybody', 'Complete your profile'])
    expect(await titles('BN')).toEqual(['For everybody', 'প্রোফাইল সম্পূর্ণ করুন'])
  })

  it('counts unread messages, and the personal ones of them', async () => {
    const client = await signedIn()
    expect([await unread(client), await personal(client)]).toEqual([3, 1])
    await announce(client, 'For everybody')
    await announce(client, 'For you', 'member')
    expect([await unread(client), await personal(client)]).toEqual([5, 2])
    const own = (await client.get(list, { scope: 'PERSONAL' })).value
    expect(own).toHaveProperty('list[0].title', 'For you')
  })

  it('accepts read marks one by one, and all at once up to the newest seen', async () => {
    const client = await signedIn()
    const [newest] = idsIn((await client.get(list)).value)
    await client.send('POST', '/wps/relay/inbox/read', { body: { id: newest, read: true } })
    expect(await unread(client)).toBe(2)
    await announce(client, 'Later', 'member')
    await client.send('POST', '/wps/relay/inbox/readAll', { body: { upTo: newest } })
    expect(await unread(client)).toBe(1)
  })

  it('restores a deleted message', async () => {
    const client = await signedIn()
    const [newest] = idsIn((await client.get(list)).value)
    const body = { id: newest }
    await client.send('DELETE', '/wps/relay/inbox/message', { body })
    expect(await unread(client)).toBe(2)
    expect((await client.get('/wps/relay/inbox/message', { id: String(newest) })).code).toBe(
      'not_found',
    )
    await client.send('POST', '/wps/relay/inbox/restore', { body })
    expect(idsIn((await client.get(list)).value)[0]).toBe(newest)
  })

  it('is private: another player can neither read nor change it', async () => {
    const member = await signedIn()
    const agent = await signedIn('agent', member.sandbox)
    const [newest] = idsIn((await member.get(list)).value)
    const body = { id: newest, read: true }
    expect((await agent.get('/wps/relay/inbox/message', { id: String(newest) })).status).toBe(404)
    expect((await agent.send('POST', '/wps/relay/inbox/read', { body })).status).toBe(404)
    expect(
      (await agent.send('DELETE', '/wps/relay/inbox/message', { body: { id: newest } })).status,
    ).toBe(404)
    expect(await unread(member)).toBe(3)
  })

  it('is closed to trial players, and must not be stored', async () => {
    const client = await signedIn()
    expect((await client.get(list)).headers.get('Cache-Control')).toBe('no-store')
    await client.sandbox.db.updateTable('accounts').set({ type: 42 }).execute()
    for (const path of [list, '/wps/relay/inbox/unread', '/wps/relay/inbox/unread/personal'])
      expect((await client.get(path)).code).toBe('free_reject')
  })
})
