import type { DepositReason, DepositStatus } from '#api/money/deposit.ts'
import { feeOf } from '#api/money/fee.ts'
import { balanceOf, playerAccount } from '#sandbox/ledger/ledger.ts'
import { approveDeposit } from '#sandbox/money/deposits/depositReview.ts'
import { findMethod } from '#sandbox/money/deposits/methods.ts'
import { bonusOf, findPromotion } from '#sandbox/money/deposits/promotions.ts'
import { countTurnover } from '#sandbox/money/turnover.ts'
import { payWithdrawal, rejectWithdrawal } from '#sandbox/money/withdrawals/withdrawalSteps.ts'
import { hold } from '#sandbox/money/withdrawals/withdrawals.ts'
import type { Trx } from '#sandbox/schema/db.ts'
import { seededAccounts } from './accounts.ts'
import { memberId } from './member.ts'

const minute = 60_000
const day = 24 * 60 * minute

interface Past {
  readonly ago: number
  /** Minor units. */
  readonly amount: number
  readonly method: string
  readonly status: DepositStatus
  readonly reason?: DepositReason
  readonly promotion?: string
}

/** Oldest first. The method of the last one has closed since, so the next deposit begins with a choice. */
const deposits: readonly Past[] = [
  {
    ago: 40,
    amount: 200_000,
    method: 'taka-tap',
    status: 'credited',
    promotion: 'first-deposit',
  },
  { ago: 33.8, amount: 400_000, method: 'nodi-pay', status: 'expired' },
  { ago: 33.6, amount: 400_000, method: 'taka-tap', status: 'credited' },
  { ago: 25.2, amount: 600_000, method: 'taka-tap', status: 'credited', promotion: 'reload' },
  { ago: 14.7, amount: 100_000, method: 'bank', status: 'cancelled' },
  { ago: 13.4, amount: 50_000, method: 'taka-tap', status: 'rejected', reason: 'not_received' },
  { ago: 9.3, amount: 500_000, method: 'doyel-cash', status: 'credited' },
]

/** What the member has paid in. */
export async function writeDeposits(trx: Trx, now: number) {
  for (const [
    place,
    { ago, amount, method: id, promotion = null, ...past },
  ] of deposits.entries()) {
    const [at, no] = [Math.round(now - ago * day), `D5A7C2048${place}E`]
    const [method, bonus] = [findMethod(id), findPromotion(promotion)]
    const isPaid = past.status === 'credited' || past.status === 'rejected'
    await trx
      .insertInto('deposits')
      .values({
        ...written(no, at),
        method_id: id,
        channel_id: method?.channels[0]?.id ?? '',
        promotion_id: promotion,
        amount,
        fee: feeOf(method?.fee ?? { rate: 0, fixed: 0 }, amount),
        bonus: bonus ? bonusOf(bonus, amount) : 0,
        status: past.status === 'credited' ? 'reviewing' : past.status,
        reason: past.reason ?? null,
        reference: `7K2Q4${place}`,
        expires_at: at + 15 * minute,
        transaction_id: isPaid ? `8N7A6B5C${place}D` : null,
        sender_last4: isPaid ? '6624' : null,
      })
      .execute()
    if (past.status === 'credited') await approveDeposit(trx, no, at + 4 * minute)
  }
}

const written = (no: string, at: number) => ({
  order_no: no,
  account_id: memberId,
  intent: `seed:${no}`,
  note: '',
  at,
  updated_at: at + 15 * minute,
})

/** What the member has withdrawn: in the end all but what the account opened with. */
export async function writeWithdrawals(trx: Trx, now: number) {
  await countTurnover(trx, memberId, Infinity)
  const opening = seededAccounts[memberId - 1]?.money ?? 0
  const left = async () => (await balanceOf(trx, playerAccount(memberId))) - opening
  await withdraw(trx, { no: 'W5A7C39911E', at: now - 17 * day + 47 * minute, amount: 400_000 })
  await withdraw(trx, {
    no: 'W5A7C46020E',
    at: now - 12 * day - 95 * minute,
    amount: 150_000,
    isRefused: true,
  })
  await withdraw(trx, { no: 'W5A7C51734E', at: now - 3 * day - 5 * minute, amount: await left() })
}

interface Drawn {
  readonly no: string
  readonly at: number
  readonly amount: number
  readonly isRefused?: true
}

async function withdraw(trx: Trx, { no, at, amount, isRefused }: Drawn) {
  const order = await trx
    .insertInto('withdrawals')
    .values({
      ...written(no, at),
      bank_code: isRefused ? 'shonar' : 'taka-tap',
      number: isRefused ? '104122004471' : '01811006624',
      payee_name: 'Rahim Uddin',
      amount,
      fee: 1000,
      status: 'processing',
      reason: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await hold(trx, order)
  const refusal = { orderNo: no, reason: 'account_wrong', note: '' } as const
  if (isRefused) await rejectWithdrawal(trx, refusal, at + 40 * minute)
  else await payWithdrawal(trx, no, at + 28 * minute)
}
