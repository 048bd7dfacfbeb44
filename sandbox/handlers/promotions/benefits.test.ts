import { beforeEach, describe, expect, it } from 'vitest'
import { house, move, playerAccount } from '#sandbox/ledger/ledger.ts'
import { type Client, signedIn } from '#sandbox/testing/client.ts'

const poorId = 4
let client: Client
let moves = 0

const benefits = async () => (await client.get('/wps/member/benefits')).value
const pay = (reason: string, amount: number, isOut = false) => {
  const [from, to] = isOut ? [playerAccount(poorId), house] : [house, playerAccount(poorId)]
  const { db, now } = client.sandbox
  return move(db, { from, to, amount, reason, key: `test:${moves++}`, at: now() })
}

describe('the tiers', () => {
  beforeEach(async () => {
    client = await signedIn('poor')
  })

  it('start below the first, with an empty label and no progress', async () => {
    const value = await benefits()
    expect(value).toHaveProperty('clubLabel', { labelName: '' })
    expect(value).toHaveProperty('next', {
      labelName: '1',
      deposit: { done: '0.00', need: '1000.00' },
      turnover: { done: '0.00', need: '5000.00' },
    })
  })

  it('count deposits and stakes, not winnings', async () => {
    await pay('deposit', 100_000)
    await pay('bet', 60_000, true)
    await pay('win', 999_900)
    await pay('lottery', 1_000, true)
    expect(await benefits()).toMatchObject({
      next: { deposit: { done: '1000.00' }, turnover: { done: '610.00' } },
    })
  })

  it('are reached with both sums, and are the same in every answer', async () => {
    await pay('deposit', 500_000)
    expect(await benefits()).toHaveProperty('next.labelName', '1')
    await pay('bet', 500_000, true)
    expect(await benefits()).toHaveProperty('clubLabel.labelName', '1')
    expect((await client.get('/wps/member/info')).value).toHaveProperty('clubLabel.labelName', '1')
  })

  it('may be raised by the operator, and the highest has no next', async () => {
    expect((await (await signedIn('member')).get('/wps/member/benefits')).value).toMatchObject({
      clubLabel: { labelName: '3' },
      next: { labelName: '4' },
    })
    expect((await (await signedIn('master')).get('/wps/member/benefits')).value).not.toHaveProperty(
      'next',
    )
  })
})
