import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createGameOrigin } from '../app/gameOrigin.ts'
import { openDb } from '../schema/db.ts'
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
  const timed = async <T>(ask: () => Promise<T>) => {
    const start = performance.now()
    const answer = await ask()
    expect(performance.now() - start).toBeLessThan(250)
    return answer
  }
  return {
    client,
    db: client.sandbox.db,
    now,
    timed,
    later: () => (ahead += 7_200_000),
    unlock: () => other.close(),
  }
}

it('a call that writes is refused within 250 ms while the database is locked, and done afterwards', async () => {
  const { client, timed, unlock } = await openLocked()
  const write = () => client.send('POST', '/wps/session/handOff', { body: { language: 'EN' } })
  const refused = await timed(() => Promise.all([write(), write(), write(), write()]))
  for (const { status, code } of refused) expect([status, code]).toEqual([503, 'unknown'])
  unlock()
  expect(await write()).toMatchObject({ status: 200, success: true })
})

it('so is one whose time it is to prune and settle, which would write first', async () => {
  const { client, timed, later, unlock } = await openLocked()
  later()
  expect((await timed(() => client.get('/wps/wallet'))).status).toBe(503)
  unlock()
})

it('so is a call of a game', async () => {
  const { db, now, timed, unlock } = await openLocked()
  const app = createGameOrigin({ db, now, platformOrigins: [] })
  const body = JSON.stringify({ ticket: 'x'.repeat(43) })
  const answer = await timed(async () => app.request('/session', { method: 'POST', body }))
  expect([answer.status, await answer.json()]).toEqual([503, { code: 'unknown' }])
  unlock()
})
