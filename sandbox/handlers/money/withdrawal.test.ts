import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import * as api from '#api/money/withdrawal.ts'
import { bind, day, handsOf, paymentPassword } from '#sandbox/money/money.testing.ts'
import { countTurnover } from '#sandbox/money/turnover.ts'
import { ready } from '#sandbox/money/withdrawals/withdrawal.testing.ts'
import { textOf } from '#sandbox/testing/reading.ts'

const order = '/wps/withdrawal/order'
const cancel = '/wps/withdrawal/cancel'

describe('a withdrawal', () => {
  it('holds the money at once and pays it out step by step', async () => {
    const { withdraw, summary, statusOf, balance, clock, client } = await ready()
    const made = v.parse(api.createWithdrawal.output, (await withdraw()).value)
    expect(made).toMatchObject({ status: 'applying', fee: 1000, payout: 99_000 })
    expect(made).toMatchObject({ number: '•••• 1001', payeeName: 'Rahim Uddin' })
    expect(await balance()).toBe('11500.00')
    expect(await summary()).toMatchObject({
      available: 1_150_000,
      locked: 100_000,
      today: { count: 1, amount: 100_000 },
    })
    clock.pass(10_000)
    expect(await statusOf(made.id)).toBe('processing')
    clock.pass(10_000)
    expect(await statusOf(made.id)).toBe('paid')
    expect(await summary()).toMatchObject({ available: 1_150_000, locked: 0 })
    const { text } = await client.get('/sandbox/ledger', { username: 'member' })
    expect(text).toContain(`hold:${made.id}`)
  })

  it('is one order per key, however often and fast it is sent', async () => {
    const { withdraw, balance, client } = await ready()
    const key = randomUUID()
    const send = () => withdraw('1000.00', { paymentPassword }, key)
    const taps = await Promise.all(Array.from({ length: 8 }, send))
    expect(new Set(taps.map(({ value }) => textOf(value, 'orderNo'))).size).toBe(1)
    await client.sandbox.db.deleteFrom('idempotency').execute()
    expect(textOf((await send()).value, 'orderNo')).toBe(textOf(taps[0]?.value, 'orderNo'))
    expect(await balance()).toBe('11500.00')
  })

  it('that was refused can be sent again with its key, and is then decided again', async () => {
    const { withdraw, control, balance } = await ready()
    const key = randomUUID()
    const send = (amount: string) => withdraw(amount, { paymentPassword }, key)
    await control('PATCH', '/money', { withdrawalsADay: 0 })
    expect((await send('1000.00')).code).toBe('allowance_used')
    await control('PATCH', '/money', { withdrawalsADay: 5 })
    const made = await send('1000.00')
    expect(made.success).toBe(true)
    expect(textOf((await send('1000.00')).value, 'orderNo')).toBe(textOf(made.value, 'orderNo'))
    expect((await send('2000.00')).code).toBe('idempotency_mismatch')
    expect(await balance()).toBe('11500.00')
  })

  it('returns the money when it is cancelled, or rejected with a reason', async () => {
    const { withdraw, send, control, balance, client, statusOf } = await ready()
    const first = textOf((await withdraw()).value, 'orderNo')
    expect((await send(cancel, { orderNo: first })).value).toHaveProperty('status', 'cancelled')
    expect((await send(cancel, { orderNo: first })).value).toHaveProperty('status', 'cancelled')
    const second = textOf((await withdraw()).value, 'orderNo')
    await control('POST', '/withdrawal/process', { orderNo: second })
    expect((await send(cancel, { orderNo: second })).code).toBe('order_closed')
    const body = { orderNo: second, reason: 'name_differs', note: 'The bank said no' }
    await control('POST', '/withdrawal/reject', body)
    expect((await client.get(order, { orderNo: second })).value).toMatchObject({
      status: 'rejected',
      reason: 'name_differs',
      note: 'The bank said no',
    })
    expect(await balance()).toBe('12500.00')
    expect((await control('POST', '/withdrawal/pay', { orderNo: second })).status).toBe(409)
    expect(await statusOf(first)).toBe('cancelled')
  })

  it.each([
    ['499.99', 'amount_invalid'],
    ['25000.01', 'amount_invalid'],
    ['12500.01', 'balance_insufficient'],
    ['1e3', 'input_invalid'],
  ])('of %s is refused: %s', async (amount, code) => {
    const { withdraw, balance } = await ready()
    expect((await withdraw(amount)).code).toBe(code)
    expect(await balance()).toBe('12500.00')
  })

  it('never takes more than the balance, with two at once', async () => {
    const { withdraw, balance } = await ready()
    const both = await Promise.all([withdraw('7000.00'), withdraw('7000.00')])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect(await balance()).toBe('5500.00')
  })

  it('requires the turnover of deposits, which settled stakes reduce', async () => {
    const { withdraw, summary, deposit, control, client } = await ready()
    const orderNo = textOf((await deposit('500.00')).value, 'orderNo')
    await control('POST', '/deposit/approve', { orderNo })
    expect(await withdraw()).toMatchObject({ code: 'turnover_left', value: { left: '500.00' } })
    await client.sandbox.db.transaction().execute((trx) => countTurnover(trx, 1, 20_000))
    expect((await summary()).turnover).toEqual({ need: 50_000, done: 20_000, left: 30_000 })
    await client.sandbox.db.transaction().execute((trx) => countTurnover(trx, 1, 90_000))
    expect((await withdraw()).success).toBe(true)
  })

  it('is limited by the allowance of a day of the platform', async () => {
    const { withdraw, control, clock } = await ready()
    await control('PATCH', '/money', { withdrawalsADay: 2, withdrawnADay: 250_000 })
    await withdraw()
    const tooMuch = await withdraw('2000.00')
    expect(tooMuch.code).toBe('allowance_used')
    expect(tooMuch.value).toEqual({ countLeft: 1, amountLeft: '1500.00' })
    await withdraw()
    expect((await withdraw('500.00')).value).toEqual({ countLeft: 0, amountLeft: '500.00' })
    clock.pass(day)
    expect((await withdraw()).success).toBe(true)
  })

  it('goes only to the player’s own account', async () => {
    const { client, send } = await ready()
    const theirs = await bind(client, 2)
    const reply = await send(order, { accountId: theirs, amount: '1000.00', paymentPassword })
    expect(reply.code).toBe('not_found')
  })

  it('is refused for trials', async () => {
    const { withdraw, client } = await ready('poor', 4)
    const { db } = client.sandbox
    await db.updateTable('accounts').set({ type: 4 }).where('id', '=', 4).execute()
    expect((await withdraw()).code).toBe('free_reject')
  })

  it('is shown to its player only', async () => {
    const { withdraw, another } = await ready()
    const orderNo = textOf((await withdraw()).value, 'orderNo')
    const other = await another('agent')
    expect((await other.get(order, { orderNo })).code).toBe('not_found')
    expect((await handsOf(other).send(cancel, { orderNo })).code).toBe('not_found')
  })
})
