import { beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { dayAfter, dayOf } from '#api/day.ts'
import { listDeposits } from '#api/money/deposit.ts'
import { listProfit } from '#api/money/records.ts'
import { listWithdrawals } from '#api/money/withdrawal.ts'
import { earnedTier } from '#sandbox/benefits/tiers.ts'
import { linesAfter } from '#sandbox/chat/lines.ts'
import { playerAccount } from '#sandbox/ledger/ledger.ts'
import { movedSum } from '#sandbox/ledger/sums.ts'
import { type Client, signedIn } from '#sandbox/testing/client.ts'
import { fieldsOf, rowsOf, textOf } from '#sandbox/testing/reading.ts'
import { memberId } from './member.ts'

let client: Client
beforeEach(async () => {
  client = await signedIn('member')
})
const minor = (amount: string) => Math.round(Number(amount) * 100)
const sumOf = <T>(orders: readonly T[], of: (order: T) => number) =>
  orders.reduce((sum, order) => sum + of(order), 0)
const Won = v.object({
  orderNo: v.string(),
  prize: v.string(),
  content: v.string(),
  numbers: v.array(v.string()),
})
const page = { pageNo: '1', pageSize: '90', language: 'EN' }

describe('the seeded member', () => {
  it('has stakes and deposits that match the tier and the balance', async () => {
    const { value } = await client.get('/wps/member/benefits')
    const next = fieldsOf(fieldsOf(value).next)
    const [deposit = 0, turnover = 0] = [next.deposit, next.turnover].map((progress) =>
      minor(textOf(progress, 'done')),
    )
    const tier = String(earnedTier({ deposit, turnover }))
    expect(value).toHaveProperty('clubLabel.labelName', tier)
    expect((await client.get('/wps/wallet')).value).toHaveProperty('sumBalance', '12500.00')
  })

  it('has deposits and withdrawals that fit the record of what came in and went out', async () => {
    const get = async (path: string, query: Record<string, string> = page) =>
      (await client.get(path, query)).value
    const deposits = v.parse(listDeposits.output, await get('/wps/deposit/orders')).items
    const withdrawals = v.parse(listWithdrawals.output, await get('/wps/withdrawal/orders')).items
    const today = dayOf(Date.now())
    const range = { from: dayAfter(today, -88), to: today }
    const profit = v.parse(listProfit.output, await get('/wps/record/profit', range))
    const credited = deposits.filter(({ status }) => status === 'credited')
    const paid = withdrawals.filter(({ status }) => status === 'paid')
    const rewards = 10_000 + 5_000
    expect(sumOf(credited, ({ amount, fee }) => amount - fee)).toBe(profit.deposited)
    expect(sumOf(credited, ({ bonus }) => bonus) + rewards).toBe(profit.bonus)
    expect(sumOf(paid, ({ amount }) => amount)).toBe(profit.withdrawn)
    expect(profit.deposited + profit.bonus + profit.totals.net).toBe(profit.withdrawn)
    expect(new Set(deposits.map(({ status }) => status)).size).toBe(4)
    expect([deposits.length, withdrawals.length]).toEqual([7, 3])
  })

  it('never had less than nothing, and owes no stake', async () => {
    const rows = await client.sandbox.db
      .selectFrom('entries')
      .innerJoin('moves', 'moves.id', 'entries.move_id')
      .select(({ fn }) =>
        fn
          .sum<number>('amount')
          .over((o) => o.orderBy('at'))
          .as('balance'),
      )
      .where('account', '=', playerAccount(memberId))
      .execute()
    expect(Math.min(...rows.map(({ balance }) => balance))).toBeGreaterThanOrEqual(0)
    const { value } = await client.get('/wps/withdrawal/summary')
    expect(value).toMatchObject({ turnoverNeed: '0.00', available: '12500.00', locked: '0.00' })
  })

  it('has the winning ticket that a message mentions', async () => {
    const inbox = await client.get('/wps/relay/inbox/list', { pageSize: '20', language: 'EN' })
    const letter = rowsOf(inbox.value).find((row) => textOf(row, 'title').includes('ticket won'))
    const tickets = rowsOf((await client.get('/wps/lottery/tickets', page)).value)
    const won = v.parse(
      Won,
      tickets.find(({ status }) => status === 'won'),
    )
    expect(letter?.content).toContain(`৳${won.prize}`)
    expect(letter?.content).toContain(won.orderNo)
    expect(won.numbers.join('').slice(-2)).toBe(won.content)
  })

  it('was told of the tier within a few hours of the bet that earned it', async () => {
    const { db } = client.sandbox
    const letter = await db
      .selectFrom('messages')
      .select('at')
      .where('title', '=', 'You have reached VIP 3')
      .executeTakeFirstOrThrow()
    const tierAt = async (to: number) =>
      earnedTier({
        deposit: await movedSum(db, memberId, { reasons: ['deposit'], to }),
        turnover: -(await movedSum(db, memberId, { reasons: ['bet', 'lottery'], to })),
      })
    expect(await tierAt(letter.at - 3 * 3_600_000)).toBe(2)
    expect(await tierAt(letter.at)).toBe(3)
  })

  it('was greeted in the chat in the language of the page', async () => {
    const { db } = client.sandbox
    const last = async (language: string) =>
      (await linesAfter(db, { accountId: memberId, language }, 0)).at(-1)?.text
    expect(await last('EN')).toBe('If you need anything, just write here.')
    expect(await last('BN')).toBe('কিছু লাগলে এখানেই লিখবেন।')
  })
})
