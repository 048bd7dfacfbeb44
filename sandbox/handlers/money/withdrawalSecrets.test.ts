import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { minute, paymentPassword } from '#sandbox/money/money.testing.ts'
import { ready } from '#sandbox/money/withdrawals/withdrawal.testing.ts'

const order = '/wps/withdrawal/order'

describe('the payment password', () => {
  it('is locked for an hour after five guesses; a code still works', async () => {
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

  it('allows no more than five guesses, also with a hundred at once', async () => {
    const { withdraw } = await ready()
    const guesses = Array.from({ length: 30 }, (_, n) =>
      withdraw('1000.00', { paymentPassword: String(n).padStart(6, '0') }),
    )
    const codes = (await Promise.all([...guesses, withdraw()])).map(({ code }) => code)
    expect(codes.filter((code) => code === 'payment_password_wrong')).toHaveLength(4)
    expect(codes.filter((code) => code === 'payment_password_locked')).toHaveLength(27)
  })

  it('or a code is required', async () => {
    const { withdraw, balance } = await ready()
    expect((await withdraw('1000.00', {})).value).toHaveProperty('fields', ['paymentPassword'])
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

  it('is stored nowhere, nor any hash that can be guessed', async () => {
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

  it('may be set in the registration', async () => {
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
