import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Client, signedIn } from '#sandbox/testing/client.ts'
import { rowsOf } from '#sandbox/testing/reading.ts'

const anyGame = async (client: Client, category: 'RNG' | 'CRASH' | 'FISH', offset = 40) => {
  const { node_id, vendor } = await client.sandbox.db
    .selectFrom('games')
    .select(['node_id', 'vendor'])
    .where('category', '=', category)
    .orderBy('sort', 'desc')
    .offset(offset)
    .limit(1)
    .executeTakeFirstOrThrow()
  return { nodeId: String(node_id), vendor }
}

describe('favourites', () => {
  it('are part of the member’s answer and can be added and removed', async () => {
    const client = await signedIn()
    const before = (await client.get('/wps/game/favourite/ids')).value
    const body = await anyGame(client, 'RNG')
    const added = await client.send('POST', '/wps/game/favourite', { body })
    expect(added.value).toEqual({ success: true })
    const ids = (await client.get('/wps/game/favourite/ids')).value
    expect(ids).toEqual([Number(body.nodeId), ...v.parse(v.array(v.number()), before)])
    await client.send('DELETE', '/wps/game/favourite', { body })
    expect((await client.get('/wps/game/favourite/ids')).value).toEqual(before)
  })

  it('can be removed by query too', async () => {
    const client = await signedIn()
    const body = await anyGame(client, 'RNG')
    await client.send('POST', '/wps/game/favourite', { body })
    const removed = await client.send('DELETE', '/wps/game/favourite', { query: body })
    expect(removed.success).toBe(true)
    expect((await client.get('/wps/game/favourite/ids')).value).not.toContain(Number(body.nodeId))
  })

  it('are listed by category', async () => {
    const client = await signedIn()
    const body = await anyGame(client, 'FISH', 1)
    await client.send('POST', '/wps/game/favourite', { body })
    const query = { pageNo: '1', pageSize: '20', gameType: 'FISH' }
    const { value } = await client.get('/wps/game/favourite', query)
    expect(value).toHaveProperty('content[0].nodeId', Number(body.nodeId))
    const games = rowsOf(value, 'content')
    expect(games.every(({ gameType }) => gameType === 'FISH')).toBe(true)
    expect(value).toHaveProperty('totalCount', games.length)
  })

  it('are refused for a game or a vendor that does not exist', async () => {
    const client = await signedIn()
    const { nodeId } = await anyGame(client, 'RNG')
    for (const body of [
      { nodeId: '1', vendor: 'PADMA' },
      { nodeId, vendor: 'NOBODY' },
    ])
      expect((await client.send('POST', '/wps/game/favourite', { body })).status).toBe(404)
  })

  it('are separate for each player', async () => {
    const member = await signedIn()
    const agent = await signedIn('agent', member.sandbox)
    expect((await agent.get('/wps/game/favourite/ids')).value).toEqual([])
  })
})

describe('a write with a key', () => {
  it('repeats the answer without doing it again', async () => {
    const client = await signedIn()
    const body = await anyGame(client, 'RNG')
    const sent = { body, headers: { 'Idempotency-Key': 'one' } }
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => client.send('POST', '/wps/game/favourite', sent)),
    )
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    await client.send('DELETE', '/wps/game/favourite', { body })
    expect((await client.send('POST', '/wps/game/favourite', sent)).success).toBe(true)
    expect((await client.get('/wps/game/favourite/ids')).value).not.toContain(Number(body.nodeId))
  })

  it('is refused with another body', async () => {
    const client = await signedIn()
    const headers = { 'Idempotency-Key': 'one' }
    const [a, b] = [await anyGame(client, 'RNG'), await anyGame(client, 'RNG', 41)]
    await client.send('POST', '/wps/game/favourite', { body: a, headers })
    const { status, code } = await client.send('POST', '/wps/game/favourite', { body: b, headers })
    expect([status, code]).toEqual([422, 'idempotency_mismatch'])
  })

  it('is independent of another player’s equal key', async () => {
    const member = await signedIn()
    const agent = await signedIn('agent', member.sandbox)
    const sent = { body: await anyGame(member, 'RNG'), headers: { 'Idempotency-Key': 'one' } }
    await member.send('POST', '/wps/game/favourite', sent)
    await agent.send('POST', '/wps/game/favourite', sent)
    expect((await agent.get('/wps/game/favourite/ids')).value).toHaveLength(1)
  })
})

describe('recent games', () => {
  it('start with the last one added, once', async () => {
    const client = await signedIn()
    const { nodeId, vendor } = await anyGame(client, 'RNG')
    for (let n = 0; n < 2; n += 1)
      await client.get('/wps/game/recent/add', { nodeId, vassalage: vendor })
    const query = { page: '1', pageSize: '20', clientType: '2' }
    const { value } = await client.get('/wps/game/recent', query)
    const ids = rowsOf(value).map(({ nodeId: id }) => id)
    expect(ids[0]).toBe(Number(nodeId))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('are refused for a game that does not exist', async () => {
    const client = await signedIn()
    const query = { nodeId: '1', vassalage: 'PADMA' }
    expect((await client.get('/wps/game/recent/add', query)).code).toBe('not_found')
  })
})
