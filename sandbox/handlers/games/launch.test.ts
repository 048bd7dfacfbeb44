import { describe, expect, it } from 'vitest'
import { hashOf } from '#sandbox/http/secret.ts'
import { Client, signedIn } from '#sandbox/testing/client.ts'
import { numberOf, textOf } from '#sandbox/testing/reading.ts'

async function gameOf(client: Client, demo: 0 | 1, vendor?: string) {
  await client.sandbox.ready
  const game = await client.sandbox.db
    .selectFrom('games')
    .selectAll()
    .where('support_play', '=', demo)
    .where('vendor', vendor ? '=' : '!=', vendor ?? 'TORONGO')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { category: game.category, vendor: game.vendor, nodeId: String(game.node_id) }
}

const launch = '/wps/game/launch'

describe('a launch', () => {
  it('returns an address without secrets and a ticket for a minute, stored as a hash', async () => {
    const client = await signedIn()
    const game = await gameOf(client, 1)
    const { value } = await client.get(launch, game)
    expect(value).toHaveProperty('url', `http://localhost:4174/play/${game.vendor}/${game.nodeId}`)
    const left = numberOf(value, 'expiresAt') - Date.now()
    expect(left).toBeGreaterThan(58_000)
    expect(left).toBeLessThanOrEqual(60_000)
    const row = await client.sandbox.db.selectFrom('launches').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      ticket_hash: hashOf(textOf(value, 'ticket')),
      account_id: 1,
      redeemed_at: null,
    })
  })

  it('is free play for a guest when the game allows it', async () => {
    const client = new Client()
    const game = await gameOf(client, 0)
    const { status } = await client.get(launch, { ...game, supportFreePlay: '1' })
    expect(status).toBe(200)
    const row = await client.sandbox.db.selectFrom('launches').selectAll().executeTakeFirstOrThrow()
    expect([row.account_id, row.session_id]).toEqual([null, null])
  })

  it('sends other guests to the login', async () => {
    const client = new Client()
    const paid = await gameOf(client, 1)
    expect((await client.get(launch, { ...paid, supportFreePlay: '1' })).code).toBe('not_logged_in')
    expect((await client.get(launch, await gameOf(client, 0))).status).toBe(401)
  })

  it('lets an account of an unknown type only try games', async () => {
    const client = await signedIn()
    await client.sandbox.db
      .updateTable('accounts')
      .set({ type: 9 })
      .where('username', '=', 'member')
      .execute()
    const game = await gameOf(client, 0)
    expect((await client.get(launch, game)).code).toBe('not_permitted')
    expect((await client.get(launch, { ...game, supportFreePlay: '1' })).status).toBe(200)
    const row = await client.sandbox.db.selectFrom('launches').selectAll().executeTakeFirstOrThrow()
    expect(row.account_id).toBeNull()
  })

  it('refuses a player whose session has ended', async () => {
    const client = await signedIn()
    await client.send('POST', '/sandbox/expire', { body: { username: 'member' } })
    expect((await client.get(launch, await gameOf(client, 1))).code).toBe('session_expired')
  })

  it('finds a lottery by its code, or a vendor’s first game', async () => {
    const client = await signedIn()
    const vendor = { category: 'LOTT', vendor: 'TCG_SEA' }
    const lobby = await client.get(launch, { ...vendor, gameId: 'lobby' })
    expect(textOf(lobby.value, 'url')).toContain('/play/TCG_SEA/')
    expect((await client.get(launch, vendor)).success).toBe(true)
  })

  it('finds a game by the vendor’s id, and the lobby of a group', async () => {
    const client = await signedIn()
    const { nodeId, ...game } = await gameOf(client, 1)
    const byGameId = await client.get(launch, { ...game, gameId: nodeId })
    expect(textOf(byGameId.value, 'url')).toContain(`/play/${game.vendor}/${nodeId}`)
    await client.sandbox.db
      .updateTable('games')
      .set({ group_id: 7 })
      .where('node_id', '=', Number(nodeId))
      .execute()
    const ofGroup = await client.get(launch, { ...game, gameGroupId: '7' })
    expect(textOf(ofGroup.value, 'url')).toContain(`/play/${game.vendor}/${nodeId}`)
    expect((await client.get(launch, { ...game, gameGroupId: '8' })).code).toBe('not_found')
  })

  it('says when a vendor is in maintenance and when a game is unknown', async () => {
    const client = await signedIn()
    const resting = await gameOf(client, 1, 'TORONGO')
    const reply = await client.get(launch, resting)
    expect([reply.status, reply.code]).toEqual([503, 'game_unavailable'])
    const unknown = { category: 'RNG', vendor: 'PADMA', nodeId: '1' }
    expect((await client.get(launch, unknown)).code).toBe('not_found')
  })
})
