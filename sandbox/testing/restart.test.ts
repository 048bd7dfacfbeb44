import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { openDb } from '#sandbox/schema/db.ts'
import { house, move, playerAccount } from '#sandbox/ledger/ledger.ts'
import { Client, openSandbox, signedIn } from './client.ts'

const folder = mkdtempSync(join(tmpdir(), 'mela-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a restart', () => {
  it('keeps sessions, money and the key', async () => {
    const file = join(folder, 'deeper', 'sandbox.db')
    const before = await signedIn('member', openSandbox({ db: openDb(file) }))
    const key = await before.get('/wps/session/key')
    const stake = { from: playerAccount(1), to: house, amount: 100, reason: 'stake', key: 's' }
    await move(before.sandbox.db, { ...stake, at: before.sandbox.now() })
    await before.sandbox.db.destroy()

    const after = new Client(openSandbox({ db: openDb(file) }))
    after.token = before.token
    for (const [name, value] of before.cookies) after.cookies.set(name, value)
    expect((await after.get('/wps/wallet')).value).toHaveProperty('sumBalance', '12499.00')
    expect((await after.get('/wps/session/key')).value).toEqual(key.value)
    await after.sandbox.db.destroy()
  })

  it('with another number of games creates a new world', async () => {
    const file = join(folder, 'games.db')
    const first = openSandbox({ db: openDb(file), games: 150 })
    await first.ready
    await first.db.destroy()
    const second = openSandbox({ db: openDb(file), games: 200 })
    await second.ready
    const games = await second.db.selectFrom('games').select('node_id').execute()
    expect(games).toHaveLength(200)
    await second.db.destroy()
  })

  it('with other tables creates a new world', async () => {
    const file = join(folder, 'older.db')
    const older = new DatabaseSync(file)
    older.exec('create table accounts (id integer primary key, name text)')
    older.exec("insert into accounts values (1, 'somebody')")
    older.close()
    const client = await signedIn('member', openSandbox({ db: openDb(file) }))
    expect((await client.get('/wps/wallet')).value).toHaveProperty('sumBalance', '12500.00')
    await client.sandbox.db.destroy()
  })
})
