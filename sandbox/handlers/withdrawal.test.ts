import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import * as api from '../../src/api/withdrawal.ts'
import { atTheBank, bind, day, handsOf, minute, paymentPassword } from '../money/money.support.ts'

const order = '/wps/withdrawal/order'
const cancel = '/wps/withdrawal/cancel'

/** A player who has bound an account and set a payment password. */
async function ready(username = 'member', id = 1) {
  const bank = await atTheBank(username)
  const accountId = await bind(bank.client, id)
  const withdraw = (amount = '1000.00', more: object = { paymentPassword }, key = randomUUID()) =>
    bank.send(order, { accountId, amount, ...more }, key)
  const summary = async () => {
    const { value } = await bank.client.get('/wps/withdrawal/summary')
    return v.parse(api.getWithdrawalSummary.output, value)
  }
  const statusOf = async (orderNo: string) =>
    (await bank.client.get(order, { orderNo })).value.status
  return { ...bank, accountId, withdraw, summary, statusOf }
}

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
    expect(new Set(taps.map(({ value }) => value.orderNo)).size).toBe(1)
    await client.sandbox.db.deleteFrom('idempotency').execute()
    expect((await send()).value.orderNo).toBe(taps[0]?.value.orderNo)
    expect(await balance()).toBe('11500.00')
  })

  it('gives the money back when it is cancelled, or rejected with a reason', async () => {
    const { withdraw, send, control, balance, client, statusOf } = await ready()
    const first = (await withdraw()).value.orderNo
    expect((await send(cancel, { orderNo: first })).value.status).toBe('cancelled')
    expect((await send(cancel, { orderNo: first })).value.status).toBe('cancelled')
    const second = (await withdraw()).value.orderNo
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

  it('never takes more than there is, with two at once', async () => {
    const { withdraw, balance } = await ready()
    const both = await Promise.all([withdraw('7000.00'), withdraw('7000.00')])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect(await balance()).toBe('5500.00')
  })

  it('waits for the turnover of a deposit, which settled stakes count down', async () => {
    const { withdraw, summary, deposit, control, client } = await ready()
    const { orderNo } = (await deposit('500.00')).value
    await control('POST', '/deposit/approve', { orderNo })
    expect(await withdraw()).toMatchObject({ code: 'turnover_left', value: { left: '500.00' } })
    const { countTurnover } = await import('../money/turnover.ts')
    await client.sandbox.db.transaction().execute((trx) => countTurnover(trx, 1, 20_000))
    expect((await summary()).turnover).toEqual({ need: 50_000, done: 20_000, left: 30_000 })
    await client.sandbox.db.transaction().execute((trx) => countTurnover(trx, 1, 90_000))
    expect((await withdraw()).success).toBe(true)
  })

  it('keeps within the allowance of a day of the platform', async () => {
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

  it('goes to an account of one’s own alone', async () => {
    const { client, send } = await ready()
    const theirs = await bind(client, 2)
    const reply = await send(order, { accountId: theirs, amount: '1000.00', paymentPassword })
    expect(reply.code).toBe('not_found')
  })

  it('is not for trials', async () => {
    const { withdraw, client } = await ready('poor', 4)
    const { db } = client.sandbox
    await db.updateTable('accounts').set({ type: 4 }).where('id', '=', 4).execute()
    expect((await withdraw()).code).toBe('free_reject')
  })

  it('is shown to its player only', async () => {
    const { withdraw, another } = await ready()
    const { orderNo } = (await withdraw()).value
    const other = await another('agent')
    expect((await other.get(order, { orderNo })).code).toBe('not_found')
    expect((await handsOf(other).send(cancel, { orderNo })).code).toBe('not_found')
  })
})

describe('the payment password', () => {
  it('is guessed five times, then locked for an hour; a code still works', async () => {
    const { withdraw, summary, client, clock } = await ready()
    for (const triesLeft of [4, 3, 2, 1]) {
      const wrong = await withdraw('1000.00', { paymentPassword: '000000' })
      expect(wrong).toMatchObject({ code: 'payment_password_wrong', value: { triesLeft } })
    }
    const last = await withdraw('1000.00', { paymentPassword: '000000' })
    expect(last.code).toBe('payment_password_locked')
    expect((await withdraw()).code).toBe('payment_password_locked')
    expect((await summary()).lockedUntil).toBe(clock.now() + 60 * minute)

    await client.send('POST', '/wps/verification/sms/withdrawal', { body: {} })
    const [{ to, code }] = JSON.parse((await client.get('/sandbox/outbox')).text)
    expect(to).toBe('+8801711000001')
    expect((await withdraw('1000.00', { verificationCode: '1' })).code).toBe('code_wrong')
    expect((await withdraw('1000.00', { verificationCode: code })).success).toBe(true)
    expect((await withdraw('1000.00', { verificationCode: code })).code).toBe('code_expired')
    clock.pass(61 * minute)
    expect((await withdraw()).success).toBe(true)
  })

  it('is guessed no more than five times also by a hundred tries at once', async () => {
    const { withdraw } = await ready()
    const guesses = Array.from({ length: 30 }, (_, n) =>
      withdraw('1000.00', { paymentPassword: String(n).padStart(6, '0') }),
    )
    const codes = (await Promise.all([...guesses, withdraw()])).map(({ code }) => code)
    expect(codes.filter((code) => code === 'payment_password_wrong')).toHaveLength(4)
    expect(codes.filter((code) => code === 'payment_password_locked')).toHaveLength(27)
  })

  it('or a code has to be there', async () => {
    const { withdraw, balance } = await ready()
    expect((await withdraw('1000.00', {})).value.fields).toEqual(['paymentPassword'])
    expect(await balance()).toBe('12500.00')
  })

  it('is set with the login password first, and replaced with itself later', async () => {
    const { client, accountId, send } = await ready()
    await client.sandbox.db.deleteFrom('payment_passwords').execute()
    const amount = '1000.00'
    const without = await send(order, { accountId, amount, paymentPassword: '111111' })
    expect(without.code).toBe('payment_password_missing')
    const set = (body: object) => client.send('POST', '/wps/member/payment-password', { body })
    expect((await set({ paymentPassword: '12345' })).code).toBe('payment_password_invalid')
    const chosen = { paymentPassword: '246802' }
    expect((await set({ ...chosen, loginPassword: 'no' })).code).toBe('old_password_wrong')
    expect((await set({ ...chosen, loginPassword: 'Member#2468' })).success).toBe(true)
    expect((await set({ ...chosen, oldPaymentPassword: '246802' })).code).toBe('password_same')
    const next = { paymentPassword: '135791' }
    expect((await set({ ...next, loginPassword: 'Member#2468' })).code).toBe(
      'payment_password_wrong',
    )
    expect((await set({ ...next, oldPaymentPassword: '246802' })).success).toBe(true)
    expect((await send(order, { accountId, amount, ...next })).success).toBe(true)
  })

  it('is kept nowhere, nor can it be guessed from what is', async () => {
    const { withdraw, client, send, accountId } = await ready()
    const { db } = client.sandbox
    const [key, other] = [randomUUID(), randomUUID()]
    const paid = await withdraw('1000.00', { paymentPassword }, key)
    const again = await withdraw('1000.00', { paymentPassword: '000000' }, key)
    expect(again.value).toEqual(paid.value)
    const secret = 'a-long-payment-password'
    await send(
      '/wps/withdrawal/order',
      { accountId, amount: '900.00', paymentPassword: secret },
      other,
    )
    const { rows } = await sql<{
      name: string
    }>`select name from sqlite_schema where type = 'table'`.execute(db)
    for (const { name } of rows) {
      const { rows: kept } = await sql`select * from ${sql.table(name)}`.execute(db)
      expect(JSON.stringify(kept)).not.toContain(secret)
    }
    const { text } = await client.get('/sandbox/requests')
    expect(text).not.toContain(secret)
  })

  it('may come from the registration', async () => {
    const { client, accountId, send, summary } = await ready()
    const { db } = client.sandbox
    const { hash } = await db
      .selectFrom('payment_passwords')
      .select('hash')
      .executeTakeFirstOrThrow()
    await db.deleteFrom('payment_passwords').execute()
    expect((await summary()).hasPaymentPassword).toBe(false)
    const registration = { register_method: 'H5', register_url: '', email: null, at: 0 }
    await db
      .insertInto('registrations')
      .values({
        ...registration,
        account_id: 1,
        affiliate_code: null,
        payment_password_hash: hash,
        profile: '{}',
      })
      .execute()
    expect((await summary()).hasPaymentPassword).toBe(true)
    const paid = await send(order, { accountId, amount: '1000.00', paymentPassword })
    expect(paid.success).toBe(true)
  })
})
