import { describe, expect, it } from 'vitest'
import { bind, day, minute, paymentPassword } from '#sandbox/money/money.testing.ts'
import { careful } from '#sandbox/protection/careful.testing.ts'
import { atTheGame } from '#sandbox/protection/game.testing.ts'
import { textOf } from '#sandbox/testing/reading.ts'

const lures = [
  ['/wps/promotion/apply', { activityId: '1' }],
  ['/wps/promotion/claim', { activityId: '3' }],
  ['/wps/promotion/signIn', { day: '2026-03-04' }],
  ['/wps/reward/claim', { rewardId: '1' }],
] as const

describe('a break', () => {
  it.each([
    ['24h', 'cooling_off', 1],
    ['7d', 'cooling_off', 7],
    ['30d', 'cooling_off', 30],
    ['6m', 'self_excluded', 184],
    ['1y', 'self_excluded', 365],
    ['forever', 'self_excluded', null],
  ] as const)('of %s refuses deposits, promotions and play: %s', async (length, code, days) => {
    const { client, take, deposit, clock, protection } = await careful()
    const { spin, launch, launchFree, buy } = await atTheGame(client)
    const until = days === null ? null : clock.now() + days * day
    expect((await take(length)).success).toBe(true)
    expect((await protection()).break).toEqual({ length, since: clock.now(), until })
    expect(await deposit()).toMatchObject({ code, value: { until } })
    expect((await launch()).code).toBe(code)
    expect((await launchFree()).code).toBe(code)
    expect((await client.get('/wps/deposit/promotions')).value).toHaveProperty('list', [])
    for (const [path, body] of lures)
      expect((await client.send('POST', path, { body })).code ?? path).toBe(code)
    expect(await (await spin()).json()).toEqual({ code })
    expect(await (await buy(1000)).json()).toEqual({ code })
    clock.pass((days ?? 4000) * day)
    expect((await deposit()).success).toBe(days !== null)
  })

  it('allows withdrawals', async () => {
    const { take, send, client } = await careful()
    const accountId = await bind(client)
    await take('forever')
    const wish = { accountId, amount: '1000.00', paymentPassword }
    expect((await send('/wps/withdrawal/order', wish)).success).toBe(true)
  })

  it('credits earlier payments, without the bonus', async () => {
    const { take, deposit, control, balance } = await careful()
    const { value } = await deposit('1000.00', { promotionId: 'reload' })
    await take('30d')
    await control('POST', '/deposit/approve', { orderNo: textOf(value, 'orderNo') })
    expect(await balance()).toBe('13500.00')
  })

  it('can be extended, never shortened', async () => {
    const { take, protection, clock, history } = await careful()
    await take('7d')
    expect((await take('24h')).code).toBe('conflict')
    clock.pass(minute)
    await take('30d')
    expect((await protection()).break?.length).toBe('30d')
    await take('forever')
    expect((await take('forever')).code).toBe('conflict')
    expect((await history()).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['break', '30d', 'forever'],
      ['break', '7d', '30d'],
      ['break', null, '7d'],
    ])
  })
})
