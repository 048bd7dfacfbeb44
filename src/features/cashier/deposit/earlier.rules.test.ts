import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { earlierOf, lastUsedFirst, offeredAmounts } from './earlier.rules.ts'

const method = { min: 20_000, max: 2_500_000 }

describe('the amounts offered', () => {
  it.each([
    ['the minimum and round steps before the first', [], [20_000, 50_000, 100_000, 200_000]],
    ['the minimum and the last', [30_000], [20_000, 30_000]],
    ['round steps between them', [150_000], [20_000, 50_000, 100_000, 150_000]],
    ['the lowest round steps', [2_000_000], [20_000, 50_000, 100_000, 2_000_000]],
    [
      'up to the largest deposit, though the last was smaller',
      [20_000, 100_000],
      [20_000, 50_000, 100_000],
    ],
    ['each once', [50_000, 900_000], [20_000, 50_000, 100_000, 200_000]],
    ['nothing above what was deposited before', [10_000], []],
    ['nothing above the maximum', [5_000_000], [20_000, 50_000, 100_000, 200_000]],
  ])('counted are %s', (_, amounts, offered) => {
    expect(offeredAmounts(method, amounts)).toEqual(offered)
  })

  it('never exceed the largest earlier deposit or leave the range of the method', () => {
    const amounts = fc.array(fc.integer({ min: 100, max: 10_000_000 }), { minLength: 1 })
    fc.assert(
      fc.property(amounts, (earlier) => {
        const offered = offeredAmounts(method, earlier)
        expect(offered.length).toBeLessThanOrEqual(4)
        expect(offered).toEqual(offered.toSorted((a, b) => a - b))
        for (const amount of offered) {
          expect(amount).toBeLessThanOrEqual(Math.max(...earlier))
          expect(amount).toBeGreaterThanOrEqual(method.min)
          expect(amount).toBeLessThanOrEqual(method.max)
        }
      }),
    )
  })
})

type PaidOrder = Parameters<typeof earlierOf>[0][number]
const order = (change: Partial<PaidOrder>): PaidOrder => ({
  status: 'credited',
  methodId: 'tap',
  amount: 50_000,
  slip: null,
  ...change,
})

describe('earlier deposits', () => {
  it('are the paid ones, newest first', () => {
    const slip = { transactionId: 'TX', senderLast4: '4321', images: 0 }
    expect(
      earlierOf([
        order({ status: 'expired', methodId: 'bank', amount: 900_000 }),
        order({ status: 'reviewing', amount: 30_000, slip }),
        order({ slip: { ...slip, senderLast4: '0000' } }),
      ]),
    ).toEqual({ methodId: 'tap', amounts: [30_000, 50_000], senders: { tap: '4321' } })
  })

  it('give no suggestion when there are none', () => {
    expect(earlierOf([])).toEqual({ methodId: null, amounts: [], senders: {} })
  })

  it('move their method to the front and keep the order of the others', () => {
    const methods = ['a', 'b', 'c', 'd'].map((id) => ({ id, isOpen: id !== 'd' }))
    expect(lastUsedFirst(methods, 'c').map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
    expect(lastUsedFirst(methods, 'd')).toEqual(methods)
    expect(lastUsedFirst(methods, null)).toEqual(methods)
  })
})
