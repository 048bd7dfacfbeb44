import type { Selectable } from 'kysely'
import { feeOf } from '#api/money/fee.ts'
import { toWireMoney } from '#api/wire.ts'
import { type Db, type Trx, inTransaction } from '#sandbox/schema/db.ts'
import { balanceOf, heldAccount, move, playerAccount } from '#sandbox/ledger/ledger.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { periodOf } from '#sandbox/protection/periods.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import type { Database } from '#sandbox/schema/schema.ts'
import { newCode } from '#sandbox/http/secret.ts'
import { type MoneyRules, readMoneyRules } from '#sandbox/money/rules.ts'
import { turnoverOf } from '#sandbox/money/turnover.ts'

export type Withdrawal = Selectable<Database['withdrawals']>

interface NewWithdrawal {
  readonly accountId: number
  readonly intent: string
  readonly bankAccountId: number
  readonly amount: number
}

export const findByIntent = (
  db: Db | Trx,
  { accountId, intent }: Pick<NewWithdrawal, 'accountId' | 'intent'>,
) =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('intent', '=', intent)
    .executeTakeFirst()

/**
 * Holds the money and creates the order in one transaction; a repeated intent returns the same
 * order.
 */
export function makeWithdrawal({ db, now }: Platform, wish: NewWithdrawal): Promise<Withdrawal> {
  return inTransaction(db, async (trx) => {
    const before = await findByIntent(trx, wish)
    if (before) return before
    const { rules, payee } = await assertWithdrawable(trx, wish, now())
    const order = await insert(trx, wish, { fee: feeOf(feeIn(rules), wish.amount), payee }, now())
    await hold(trx, order)
    return order
  })
}

/** Checks everything but the payment password. */
export async function assertWithdrawable(db: Db | Trx, wish: NewWithdrawal, now: number) {
  const { accountId, bankAccountId, amount } = wish
  const rules = await readMoneyRules(db)
  const { withdrawalMin: min, withdrawalMax: max } = rules
  if (amount < min || amount > max)
    throw new Refusal('amount_invalid', { min: toWireMoney(min), max: toWireMoney(max) })
  const payee = await payeeIn(db, accountId, bankAccountId)
  const { need, done } = await turnoverOf(db, accountId)
  if (need > done) throw new Refusal('turnover_left', { left: toWireMoney(need - done) })
  const { count, sum } = await todayOf(db, accountId, now)
  const amountLeft = Math.max(0, rules.withdrawnADay - sum)
  const countLeft = Math.max(0, rules.withdrawalsADay - count)
  if (countLeft === 0 || amount > amountLeft)
    throw new Refusal('allowance_used', { countLeft, amountLeft: toWireMoney(amountLeft) })
  if (amount > (await balanceOf(db, playerAccount(accountId))))
    throw new Refusal('balance_insufficient')
  return { rules, payee }
}

async function payeeIn(db: Db | Trx, accountId: number, bankAccountId: number) {
  const bound = await db
    .selectFrom('bank_accounts')
    .select(['bank_code', 'number', 'payee_name'])
    .where('id', '=', bankAccountId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!bound) throw new Refusal('not_found')
  return bound
}

/** Withdrawals requested today (the platform's day) and not refused; minor units. */
export async function todayOf(db: Db | Trx, accountId: number, now: number) {
  const { from } = periodOf('day', now)
  const { count, sum } = await db
    .selectFrom('withdrawals')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('amount').as('sum'),
    ])
    .where('account_id', '=', accountId)
    .where('at', '>=', from)
    .where('status', 'in', ['applying', 'processing', 'paid'])
    .executeTakeFirstOrThrow()
  return { count, sum: sum ?? 0 }
}

interface Terms {
  readonly fee: number
  readonly payee: Awaited<ReturnType<typeof payeeIn>>
}

const insert = (trx: Trx, wish: NewWithdrawal, { fee, payee }: Terms, at: number) =>
  trx
    .insertInto('withdrawals')
    .values({
      order_no: `W${newCode(10)}`,
      account_id: wish.accountId,
      intent: wish.intent,
      ...payee,
      amount: wish.amount,
      fee,
      status: 'applying',
      reason: null,
      note: '',
      at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const feeIn = ({ withdrawalFeeRate: rate, withdrawalFeeFixed: fixed }: MoneyRules) => ({
  rate,
  fixed,
})

export const hold = (trx: Trx, { account_id, order_no, amount, at }: Withdrawal) =>
  move(trx, {
    from: playerAccount(account_id),
    to: heldAccount(account_id),
    amount,
    reason: 'withdrawal held',
    ref: order_no,
    key: `hold:${order_no}`,
    at,
  })

export async function findWithdrawal(db: Db | Trx, accountId: number, orderNo: string) {
  const order = await findByNumber(db, orderNo)
  if (!order || order.account_id !== accountId) throw new Refusal('not_found')
  return order
}

export const findByNumber = (db: Db | Trx, orderNo: string) =>
  db.selectFrom('withdrawals').selectAll().where('order_no', '=', orderNo).executeTakeFirst()
