import { afterEach, expect, it, vi } from 'vitest'
import { house, move, playerAccount } from '#sandbox/ledger/ledger.ts'
import { atTheBank, slipOf } from './money.testing.ts'
import { textOf } from '#sandbox/testing/reading.ts'

afterEach(() => vi.restoreAllMocks())

it('an order that cannot be settled is logged once, and the others are', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { deposit, send, client, control } = await atTheBank()
  const [bad, good] = [await deposit(), await deposit()]
  await send('/wps/deposit/slip', slipOf(bad, 'TX-BAD-1'))
  await send('/wps/deposit/slip', slipOf(good, 'TX-GOOD-1'))
  const { db, now } = client.sandbox
  const key = `deposit:${textOf(bad.value, 'orderNo')}`
  await move(db, { from: house, to: playerAccount(1), amount: 1, reason: 'odd', key, at: now() })
  await control('PUT', '/clock', { offsetMs: 60_000 })
  for (let n = 0; n < 3; n += 1) expect((await client.get('/wps/wallet')).status).toBe(200)
  const orders = JSON.parse((await control('GET', '/orders?username=member')).text)
  const statusOf = (orderNo: string) =>
    orders.deposits.find((order: { orderNo: string }) => order.orderNo === orderNo)?.status
  expect([statusOf(textOf(good.value, 'orderNo')), statusOf(textOf(bad.value, 'orderNo'))]).toEqual(
    ['credited', 'reviewing'],
  )
  expect(log).toHaveBeenCalledOnce()
  expect(log).toHaveBeenCalledWith(
    expect.stringContaining(textOf(bad.value, 'orderNo')),
    expect.any(Error),
  )
})
