import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import * as api from '#api/money/deposit.ts'
import { atTheBank, handsOf, minute, slipOf } from '#sandbox/money/money.testing.ts'
import { Client } from '#sandbox/testing/client.ts'
import { rowsOf, textOf } from '#sandbox/testing/reading.ts'

const order = '/wps/deposit/order'
const slip = '/wps/deposit/slip'
const page = { pageNo: '1', pageSize: '20' }

describe('the payment methods', () => {
  it('are listed in the requested language, with closed ones marked', async () => {
    const { client } = await atTheBank()
    const { value } = await client.get('/wps/deposit/methods', { language: 'BN' })
    const methods = v.parse(api.listDepositMethods.output, value)
    expect(methods[0]).toMatchObject({
      name: 'টাকাট্যাপ',
      kind: 'wallet',
      min: 20_000,
      isOpen: true,
    })
    expect(new Set(methods.map(({ kind }) => kind))).toEqual(new Set(['wallet', 'bank', 'crypto']))
    expect(methods.filter(({ isOpen }) => !isOpen)).toHaveLength(1)
  })

  it.each([
    ['poor', { type: 4 }, 'free_reject'],
    ['poor', { type: 9 }, 'free_reject'],
  ])('are refused for %s as %o', async (username, change, code) => {
    const { client, deposit } = await atTheBank(username)
    const { db } = client.sandbox
    await db.updateTable('accounts').set(change).where('username', '=', username).execute()
    expect((await client.get('/wps/deposit/methods')).code).toBe(code)
    expect((await deposit()).code).toBe(code)
  })

  it('are refused for guests, and when the module is off', async () => {
    expect((await new Client().get('/wps/deposit/methods')).code).toBe('not_logged_in')
    const { control, deposit, client } = await atTheBank()
    await control('PATCH', '/settings', { FUNDTRANS3: false })
    expect((await deposit()).code).toBe('not_permitted')
    expect((await client.get('/wps/withdrawal/summary')).code).toBe('not_permitted')
  })
})

describe('a first password', () => {
  it('blocks money until it is changed, when the merchant requires that', async () => {
    const { client, control, deposit, send } = await atTheBank('fresh')
    expect((await deposit()).success).toBe(true)
    await control('PATCH', '/settings', { FIRSTPSW3: true })
    const withdrawal = { accountId: '1', amount: '500.00', paymentPassword: '135790' }
    const bank = { bankCode: 'taka-tap', number: '01712345678', payeeName: 'Nadia' }
    for (const reply of [
      await deposit(),
      await send('/wps/withdrawal/order', withdrawal),
      await send('/wps/bank/accounts', bank),
    ])
      expect(reply).toMatchObject({ status: 403, code: 'first_password' })
    expect((await client.get(order + 's', page)).success).toBe(true)
    await client.sandbox.db.updateTable('accounts').set({ first_login: 0 }).execute()
    expect((await deposit()).success).toBe(true)
  })
})

describe('a deposit', () => {
  it('shows the payee, is reviewed by its slip, and is credited', async () => {
    const { deposit, send, client, clock, balance } = await atTheBank()
    const made = v.parse(api.createDeposit.output, (await deposit()).value)
    expect(made).toMatchObject({ status: 'waiting', amount: 50_000, fee: 0, credit: 50_000 })
    expect(made.instruction).toMatchObject({ payTo: '01300000101', channel: 'Send Money' })
    expect(made.instruction?.expiresAt).toBe(clock.now() + 15 * minute)

    const sent = await send(slip, { ...slipOf(await deposit()), orderNo: made.id })
    expect(sent.value).toMatchObject({ status: 'reviewing', slip: { transactionId: 'TX12345678' } })
    expect(sent.value).not.toHaveProperty('instruction')
    clock.pass(10_000)
    expect((await client.get(order, { orderNo: made.id })).value).toHaveProperty(
      'status',
      'credited',
    )
    expect(await balance()).toBe('13000.00')
    const { text } = await client.get('/sandbox/ledger', { username: 'member' })
    expect(text).toContain(`deposit:${made.id}`)
  })

  it('deducts the method’s fee, and adds the chosen bonus', async () => {
    const { deposit, control, client, balance } = await atTheBank('poor')
    const chosen = { methodId: 'tara-coin', promotionId: 'first-deposit' }
    const made = await deposit('2000.00', chosen)
    expect(made.value).toMatchObject({ fee: '20.00', bonus: '1000.00' })
    await control('POST', '/deposit/approve', { orderNo: textOf(made.value, 'orderNo') })
    expect(await balance()).toBe('2980.00')
    const { value } = await client.get('/wps/deposit/promotions')
    const ids = rowsOf(value).map(({ promotionId }) => promotionId)
    expect(ids).toEqual(['reload'])
    expect((await deposit('2000.00', chosen)).code).toBe('promotion_unavailable')
  })

  it('is one order per key, however often and fast it is sent', async () => {
    const { deposit, client } = await atTheBank('agent')
    const key = randomUUID()
    const taps = await Promise.all(Array.from({ length: 8 }, () => deposit('500.00', {}, key)))
    expect(new Set(taps.map(({ value }) => textOf(value, 'orderNo'))).size).toBe(1)
    expect(taps[0]?.value).toHaveProperty('key', key)
    expect((await client.get('/wps/deposit/orders', page)).value).toHaveProperty('totalCount', 1)
    expect((await deposit('600.00', {}, key)).status).toBe(422)
  })

  it('survives a crash between the order and its answer', async () => {
    const { deposit, client } = await atTheBank()
    const key = randomUUID()
    const first = await deposit('500.00', {}, key)
    await client.sandbox.db.deleteFrom('idempotency').execute()
    expect(textOf((await deposit('500.00', {}, key)).value, 'orderNo')).toBe(
      textOf(first.value, 'orderNo'),
    )
    await client.sandbox.db.deleteFrom('idempotency').execute()
    expect((await deposit('900.00', {}, key)).code).toBe('idempotency_mismatch')
  })

  it('needs a key', async () => {
    const { client } = await atTheBank()
    const reply = await client.send('PUT', order, { body: { methodId: 'bank', amount: '1000' } })
    expect(reply.value).toHaveProperty('fields', ['Idempotency-Key'])
  })

  it.each([
    ['199.99', {}, 'amount_invalid'],
    ['25000.01', {}, 'amount_invalid'],
    ['-500', {}, 'amount_invalid'],
    ['500.001', {}, 'input_invalid'],
    ['5e2', {}, 'input_invalid'],
    ['500', { methodId: 'doyel-cash' }, 'method_closed'],
    ['500', { methodId: 'nobody' }, 'method_closed'],
    ['500', { channelId: 'nodi-pay-send' }, 'method_closed'],
    ['200', { promotionId: 'first-deposit' }, 'promotion_unavailable'],
    ['500', { promotionId: 'mine' }, 'promotion_unavailable'],
  ])('of %s with %o is refused: %s', async (amount, more, code) => {
    const { deposit } = await atTheBank()
    expect((await deposit(amount, more)).code).toBe(code)
  })

  it('below or above the limits is refused with the limits', async () => {
    const { deposit } = await atTheBank()
    expect((await deposit('1.00')).value).toEqual({ min: '200.00', max: '25000.00' })
  })

  it('expires when nobody pays, and can be cancelled until then', async () => {
    const { deposit, send, client, clock } = await atTheBank()
    const [late, unwanted] = [await deposit(), await deposit()]
    const cancelled = await send('/wps/deposit/cancel', {
      orderNo: textOf(unwanted.value, 'orderNo'),
    })
    expect(cancelled.value).toHaveProperty('status', 'cancelled')
    clock.pass(15 * minute)
    const { value } = await client.get(order, { orderNo: textOf(late.value, 'orderNo') })
    expect(value).toHaveProperty('status', 'expired')
    expect((await send(slip, slipOf(late))).code).toBe('order_closed')
    const again = await send('/wps/deposit/cancel', { orderNo: textOf(late.value, 'orderNo') })
    expect(again.code).toBe('order_closed')
  })

  it('is refused while three are open', async () => {
    const { deposit } = await atTheBank()
    for (let open = 0; open < 3; open += 1) await deposit()
    expect(await deposit()).toMatchObject({ code: 'orders_open', value: { allowed: 3 } })
  })

  it('is rejected by the operator with a reason, and credits nothing', async () => {
    const { deposit, send, control, client, balance } = await atTheBank()
    const made = await deposit()
    await send(slip, slipOf(made))
    const body = { username: 'member', reason: 'amount_differs', note: 'We got ৳400' }
    expect((await control('POST', '/deposit/reject', body)).status).toBe(200)
    const { value } = await client.get(order, { orderNo: textOf(made.value, 'orderNo') })
    expect(value).toMatchObject({ status: 'rejected', reason: 'amount_differs' })
    expect(await balance()).toBe('12500.00')
    const late = await control('POST', '/deposit/approve', {
      orderNo: textOf(made.value, 'orderNo'),
    })
    expect(late.status).toBe(409)
  })

  it('waits for the operator while the automatic review is off', async () => {
    const { deposit, send, control, client, clock } = await atTheBank()
    await control('PATCH', '/money', { reviewMs: null })
    const made = await deposit()
    await send(slip, slipOf(made))
    clock.pass(60 * minute)
    const { value } = await client.get(order, { orderNo: textOf(made.value, 'orderNo') })
    expect(value).toHaveProperty('status', 'reviewing')
  })

  it('accepts a transaction id once, from any player', async () => {
    const { deposit, send, another } = await atTheBank()
    const made = await deposit()
    await send(slip, slipOf(made, 'TX-SAME-1'))
    expect((await send(slip, slipOf(made, 'tx-same-1'))).value).toHaveProperty(
      'status',
      'reviewing',
    )
    const other = await another('agent')
    const { deposit: theirs, send: sendTheirs } = handsOf(other)
    expect((await sendTheirs(slip, slipOf(await theirs(), 'tx-same-1'))).code).toBe('slip_used')
  })

  it('is shown to its player only', async () => {
    const { deposit, another } = await atTheBank()
    const orderNo = textOf((await deposit()).value, 'orderNo')
    const other = await another('agent')
    expect((await other.get(order, { orderNo })).code).toBe('not_found')
    expect((await other.get('/wps/deposit/orders', page)).value).toHaveProperty('totalCount', 0)
    const { send } = handsOf(other)
    expect((await send('/wps/deposit/cancel', { orderNo })).code).toBe('not_found')
  })
})
