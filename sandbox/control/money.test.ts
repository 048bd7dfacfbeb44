import { describe, expect, it } from 'vitest'
import { atTheBank, bind, paymentPassword, slipOf } from '#sandbox/money/money.testing.ts'
import { textOf } from '#sandbox/testing/reading.ts'

describe('the operator', () => {
  it('sees a player’s orders and acts on the newest open one', async () => {
    const { control, deposit, send, client } = await atTheBank()
    const [older, newer] = [await deposit(), await deposit()]
    await send('/wps/deposit/slip', slipOf(newer))
    const approved = await control('POST', '/deposit/approve', { username: 'Member' })
    expect(JSON.parse(approved.text)).toMatchObject({
      orderNo: textOf(newer.value, 'orderNo'),
      status: 'credited',
    })
    const accountId = await bind(client)
    await control('PATCH', '/money', { depositTurnover: 0 })
    const wish = { accountId, amount: '1000.00', paymentPassword }
    await control('POST', '/deposit/reject', { orderNo: textOf(older.value, 'orderNo') })
    expect((await send('/wps/withdrawal/order', wish)).code).toBe('turnover_left')
    const orders = await client.get('/sandbox/orders', { username: 'member' })
    const { deposits } = JSON.parse(orders.text)
    const newest = deposits.slice(0, 2).map(({ status }: { status: string }) => status)
    expect(newest).toEqual(['credited', 'rejected'])
    expect((await control('POST', '/withdrawal/pay', { username: 'member' })).status).toBe(404)
  })

  it('sets rules that a reset takes back', async () => {
    const { control } = await atTheBank()
    const patched = await control('PATCH', '/money', { reviewMs: null, withdrawalMin: 100 })
    expect(JSON.parse(patched.text)).toMatchObject({ reviewMs: null, withdrawalMin: 100 })
    expect((await control('PATCH', '/money', { waitMs: -1 })).status).toBe(400)
    await control('POST', '/reset')
    expect(JSON.parse((await control('GET', '/money')).text)).toMatchObject({ reviewMs: 10_000 })
  })
})
