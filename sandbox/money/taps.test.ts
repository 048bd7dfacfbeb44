import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, it, vi } from 'vitest'
import { heldAccount, house, playerAccount } from '#sandbox/ledger/ledger.ts'
import { type Tap, acts, openBank } from './taps.testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'mela-taps-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Bank = Awaited<ReturnType<typeof openBank>>

const tap: fc.Arbitrary<Tap> = fc.record({
  act: fc.constantFrom(...acts),
  form: fc.integer({ min: 0, max: 9 }),
})
/** Simultaneous taps; now and then the process crashes before it has answered. */
const burst = fc.record({
  taps: fc.array(tap, { minLength: 9, maxLength: 12 }),
  crash: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
})
const story = fc.array(burst, { minLength: 40, maxLength: 40 })

async function balances({ db }: Bank) {
  const rows = await db()
    .selectFrom('entries')
    .select(['account', ({ fn }) => fn.sum<number>('amount').as('sum')])
    .groupBy('account')
    .execute()
  return new Map(rows.map(({ account, sum }) => [account, sum]))
}

const ordersIn = ({ db }: Bank, table: 'deposits' | 'withdrawals') =>
  db().selectFrom(table).select(['status', 'amount']).where('account_id', '=', 2).execute()

const sumOf = (orders: readonly { amount: number }[]) =>
  orders.reduce((sum, { amount }) => sum + amount, 0)

/** Money is neither created nor lost, and the balances match the orders. */
async function expectSound(bank: Bank, opening: number) {
  const sums = await balances(bank)
  expect([...sums.values()].reduce((total, sum) => total + sum, 0)).toBe(0)
  for (const [account, sum] of sums)
    if (account !== house && sum < 0) throw new Error(`${account} is at ${sum}`)
  const deposits = await ordersIn(bank, 'deposits')
  const withdrawals = await ordersIn(bank, 'withdrawals')
  const credited = sumOf(deposits.filter(({ status }) => status === 'credited'))
  const held = sumOf(
    withdrawals.filter(({ status }) => status === 'applying' || status === 'processing'),
  )
  const paid = sumOf(withdrawals.filter(({ status }) => status === 'paid'))
  expect(sums.get(heldAccount(2)) ?? 0).toBe(held)
  expect(sums.get(playerAccount(2))).toBe(opening + credited - held - paid)
}

it('a thousand random taps, lost answers, duplicates and crashes create no money and one order each', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let count = 0
  let file = 0
  await fc.assert(
    fc.asyncProperty(story, async (bursts) => {
      const bank = await openBank(join(folder, `${(file += 1)}.db`))
      const opening = (await balances(bank)).get(playerAccount(2)) ?? 0
      for (const { taps, crash } of bursts) {
        const underWay = bank.tap(taps)
        if (crash) await bank.crash()
        await underWay
        count += taps.length
      }
      await expectSound(bank, opening)
      expect(bank.named.size).toBeGreaterThan(8)
      for (const [key, orders] of bank.named) expect([key, orders.size]).toEqual([key, 1])
      await bank.db().destroy()
    }),
    { numRuns: 3, endOnFailure: true },
  )
  expect(count).toBeGreaterThanOrEqual(1000)
}, 60_000)
