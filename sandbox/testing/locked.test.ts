import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createGameOrigin } from '#sandbox/app/gameOrigin.ts'
import { openDb } from '#sandbox/schema/db.ts'
import { openSandbox, signedIn } from './client.ts'

async function openLocked() {
  const folder = mkdtempSync(join(tmpdir(), 'mela-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'sandbox.db')
  let ahead = 0
  const now = () => Date.now() + ahead
  const client = await signedIn('member', openSandbox({ db: openDb(file), now, games: 40 }))
  const other = new DatabaseSync(file)
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(async () => {
    log.mockRestore()
    await client.sandbox.db.destroy()
  })
  other.exec('begin immediate')
  return {
    client,
    db: client.sandbox.db,
    now,
    later: () => (ahead += 7_200_000),
    unlock: () => other.close(),
  }
}

it('a statement waits for a lock for at most 25 ms', async () => {
  const { db, unlock } = await openLocked()
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)
  expect(rows[0]?.timeout).toBeLessThanOrEqual(25)
  unlock()
})

it('a call that writes is refused while the database is locked, and done afterwards', async () => {
  const { client, unlock } = await openLocked()
  const write = () => client.send('POST', '/wps/session/handOff', { body: { language: 'EN' } })
  const refused = await Promise.all([write(), write(), write(), write()])
  for (const { status, code } of refused) expect([status, code]).toEqual([503, 'unknown'])
  unlock()
  expect(await write()).toMatchObject({ status: 200, success: true })
})

it('a call that would first prune and settle is refused, too', async () => {
  const { client, later, unlock } = await openLocked()
  later()
  expect((await client.get('/wps/wallet')).status).toBe(503)
  unlock()
})

it('a call of a game is refused, too', async () => {
  const { db, now, unlock } = await openLocked()
  const app = createGameOrigin({ db, now, platformOrigins: [] })
  const body = JSON.stringify({ ticket: 'x'.repeat(43) })
  const answer = await app.request('/session', { method: 'POST', body })
  expect([answer.status, await answer.json()]).toEqual([503, { code: 'unknown' }])
  unlock()
})
