import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Db, openDb } from '#sandbox/schema/db.ts'
import { KeyReused, Overdrawn, balanceOf, house, move, playerAccount } from './ledger.ts'

const [ana, ben] = [playerAccount(1), playerAccount(2)]
const at = 1_000_000

async function sumOf(db: Db) {
  const entries = await db.selectFrom('entries').select('amount').execute()
  return entries.reduce((sum, { amount }) => sum + amount, 0)
}

const give = (db: Db, amount: number, key: string) =>
  move(db, { from: house, to: ana, amount, reason: 'gift', key, at })

describe('the ledger', () => {
  it('moves money once per key', async () => {
    const db = openDb(':memory:')
    expect(await give(db, 500, 'a')).toBe('moved')
    expect(await give(db, 500, 'a')).toBe('repeated')
    expect(await balanceOf(db, ana)).toBe(500)
  })

  it('refuses a key that was used for another movement', async () => {
    const db = openDb(':memory:')
    await give(db, 500, 'a')
    await expect(give(db, 501, 'a')).rejects.toBeInstanceOf(KeyReused)
  })

  it('never goes below zero', async () => {
    const db = openDb(':memory:')
    await give(db, 500, 'a')
    const tooMuch = move(db, { from: ana, to: house, amount: 501, reason: 'stake', key: 'b', at })
    await expect(tooMuch).rejects.toBeInstanceOf(Overdrawn)
    expect(await balanceOf(db, ana)).toBe(500)
  })

  it('refuses amounts that are not whole minor units above zero', async () => {
    const db = openDb(':memory:')
    for (const amount of [0, -1, 0.5, Number.NaN])
      await expect(give(db, amount, 'x')).rejects.toBeInstanceOf(RangeError)
  })

  it('allows exactly as many simultaneous movements as the balance covers', async () => {
    const db = openDb(':memory:')
    await give(db, 1000, 'a')
    const tries = Array.from({ length: 50 }, (_, n) =>
      move(db, { from: ana, to: house, amount: 100, reason: 'stake', key: `s${n}`, at }),
    )
    const settled = await Promise.allSettled(tries)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await balanceOf(db, ana)).toBe(0)
    expect(await sumOf(db)).toBe(0)
  })

  it('answers one key sent fifty times at once with one movement', async () => {
    const db = openDb(':memory:')
    const answers = await Promise.all(Array.from({ length: 50 }, () => give(db, 100, 'same')))
    expect(answers.filter((answer) => answer === 'moved')).toHaveLength(1)
    expect(await balanceOf(db, ana)).toBe(100)
  })

  it('always sums to zero, without an overdraft', async () => {
    const account = fc.constantFrom(house, ana, ben)
    const order = fc.record({
      from: account,
      to: account,
      amount: fc.integer({ min: -5, max: 300 }),
      key: fc.integer({ min: 0, max: 20 }).map(String),
      reason: fc.constant('any'),
      at: fc.constant(at),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(order, { maxLength: 40 }), async (orders) => {
        const db = openDb(':memory:')
        await Promise.allSettled(orders.map((each) => move(db, each)))
        expect(await sumOf(db)).toBe(0)
        expect(await balanceOf(db, ana)).toBeGreaterThanOrEqual(0)
        expect(await balanceOf(db, ben)).toBeGreaterThanOrEqual(0)
        await db.destroy()
      }),
      { numRuns: 60 },
    )
  })
})
