import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { getDeposit } from './deposit.ts'
import { getPlaySession } from './limits.ts'
import { listBets, listProfit } from './records.ts'
import { getWithdrawal, getWithdrawalSummary } from './withdrawal.ts'

const times = { createdAt: 5, updatedAt: 5 }

describe('a money order', () => {
  it('credits what was paid without the fee, with the bonus', () => {
    const wire = {
      orderNo: '1',
      key: 'a',
      methodId: 'm',
      methodName: 'TakaTap',
      kind: 'wallet',
      channelName: '',
      amount: '500.00',
      fee: '20.00',
      bonus: '100.00',
      status: 'credited',
      ...times,
    }
    expect(v.parse(getDeposit.output, wire).credit).toBe(58_000)
  })

  it('pays out what was asked for without the fee', () => {
    const wire = {
      orderNo: '1',
      key: 'a',
      bankName: 'TakaTap',
      kind: 'wallet',
      number: '01700000000',
      payeeName: 'Rahim',
      amount: '500.00',
      fee: '20.00',
      status: 'paid',
      ...times,
    }
    expect(v.parse(getWithdrawal.output, wire).payout).toBe(48_000)
  })

  it.each([getDeposit, getWithdrawal])('is asked for in the player’s language: $path', (read) => {
    expect(read.encode({ id: '1', language: 'BN' })).toEqual({ orderNo: '1', language: 'BN' })
  })
})

it('the remaining turnover is the required minus the staked amount', () => {
  const none = { todayCount: 0, countAllowed: 3, hasPaymentPassword: true, etaMinutes: 5 }
  const money = { available: '900', locked: '100', min: '500', max: '5000', feeFixed: '0' }
  const day = { todayAmount: '0', amountAllowed: '9000', feeRate: 0 }
  const wire = { ...none, ...money, ...day, turnoverNeed: '1000', turnoverDone: '400' }
  expect(v.parse(getWithdrawalSummary.output, wire).turnover.left).toBe(60_000)
})

describe('the net result', () => {
  it('of a play session is winnings minus stakes', () => {
    const wire = {
      startedAt: 5,
      minutes: 10,
      staked: '500',
      won: '200',
      limitMinutes: null,
      realityMinutes: null,
    }
    expect(v.parse(getPlaySession.output, wire).net).toBe(-30_000)
  })

  it('of a day is winnings minus valid stakes', () => {
    const sums = { count: 3, stake: '900', validStake: '500', win: '200' }
    const wire = { list: [], totals: sums, deposited: '0', withdrawn: '0', bonus: '0' }
    expect(v.parse(listProfit.output, wire).totals.net).toBe(-30_000)
  })
})

it('lists the bets of one category and provider, and of all', () => {
  const days = { from: '2026-11-01', to: '2026-11-02' } as const
  const page = { page: 1, pageSize: 20, language: 'BN' }
  const wire = { ...days, pageNo: 1, pageSize: 20, language: 'BN' }
  expect(listBets.encode({ ...days, ...page })).toEqual(wire)
  expect(listBets.encode({ ...days, ...page, category: 'RNG', vendor: 'jili' })).toEqual({
    ...wire,
    gameType: 'RNG',
    vassalage: 'jili',
  })
})
