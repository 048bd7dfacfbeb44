import * as v from 'valibot'
import { depositReasons } from '#api/money/deposit.ts'
import { toWireMoney } from '#api/wire.ts'
import { withdrawalReasons } from '#api/money/withdrawal.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { approveDeposit, rejectDeposit } from '#sandbox/money/deposits/depositReview.ts'
import { MoneyRulesPatch, patchMoneyRules, readMoneyRules } from '#sandbox/money/rules.ts'
import { settleOrders } from '#sandbox/money/orders/settleOrders.ts'
import {
  payWithdrawal,
  processWithdrawal,
  rejectWithdrawal,
} from '#sandbox/money/withdrawals/withdrawalSteps.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import type { Calls } from './calls.ts'

/** An order by its number, or a player's newest open one. */
const Order = v.union([v.object({ orderNo: v.string() }), v.object({ username: v.string() })])
const note = v.optional(v.string(), '')
const DepositRefusal = v.intersect([
  Order,
  v.object({ reason: v.optional(v.picklist(depositReasons), 'other'), note }),
])
const WithdrawalRefusal = v.intersect([
  Order,
  v.object({ reason: v.optional(v.picklist(withdrawalReasons), 'other'), note }),
])

export function addMoney({ tell, take }: Calls, { db, now }: Platform) {
  tell('/money', () => readMoneyRules(db))
  take(['PATCH', '/money'], MoneyRulesPatch, (patch) => patchMoneyRules(db, patch))
  tell('/orders', async ({ username = '' }) => {
    await settleOrders(db, now())
    return listOrders(db, username)
  })
  take(['POST', '/deposit/approve'], Order, async (order) => {
    const orderNo = await openNumber(db, 'deposits', order)
    return shown(await approveDeposit(db, orderNo, now()))
  })
  take(['POST', '/deposit/reject'], DepositRefusal, async (order) => {
    const { reason, note } = order
    const orderNo = await openNumber(db, 'deposits', order)
    return shown(await rejectDeposit(db, { orderNo, reason, note }, now()))
  })
  for (const [name, step] of [
    ['process', processWithdrawal],
    ['pay', payWithdrawal],
  ] as const)
    take(['POST', `/withdrawal/${name}`], Order, async (order) =>
      shown(await step(db, await openNumber(db, 'withdrawals', order), now())),
    )
  take(['POST', '/withdrawal/reject'], WithdrawalRefusal, async (order) => {
    const { reason, note } = order
    const orderNo = await openNumber(db, 'withdrawals', order)
    return shown(await rejectWithdrawal(db, { orderNo, reason, note }, now()))
  })
}

const open = ['waiting', 'reviewing', 'applying', 'processing'] as const

async function openNumber(
  db: Db,
  table: 'deposits' | 'withdrawals',
  order: v.InferOutput<typeof Order>,
) {
  if ('orderNo' in order) return order.orderNo
  const found = await db
    .selectFrom(table)
    .innerJoin('accounts', 'accounts.id', `${table}.account_id`)
    .select('order_no')
    .where('username', '=', order.username.toLowerCase())
    .where('status', 'in', open)
    .orderBy(`${table}.id`, 'desc')
    .executeTakeFirst()
  if (!found) throw new Refusal('not_found')
  return found.order_no
}

interface Row {
  readonly order_no: string
  readonly status: string
  readonly amount: number
  readonly fee: number
  readonly at: number
}

const shown = ({ order_no, status, amount, fee, at }: Row) => ({
  orderNo: order_no,
  status,
  amount: toWireMoney(amount),
  fee: toWireMoney(fee),
  at,
})

async function listOrders(db: Db, username: string) {
  const of = (table: 'deposits' | 'withdrawals') =>
    db
      .selectFrom(table)
      .innerJoin('accounts', 'accounts.id', `${table}.account_id`)
      .select(['order_no', 'status', 'amount', 'fee', `${table}.at`])
      .where('username', '=', username.toLowerCase())
      .orderBy(`${table}.id`, 'desc')
      .execute()
  return {
    deposits: (await of('deposits')).map(shown),
    withdrawals: (await of('withdrawals')).map(shown),
  }
}
