import type { MiddlewareHandler } from 'hono'
import { isolated } from '#sandbox/http/isolated.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { exists } from '#sandbox/schema/query.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { approveDeposit } from '#sandbox/money/deposits/depositReview.ts'
import { readMoneyRules } from '#sandbox/money/rules.ts'
import { payWithdrawal, processWithdrawal } from '#sandbox/money/withdrawals/withdrawalSteps.ts'

/** Brings all orders up to the platform's time before each request. */
export const settleOrdersFirst =
  (db: Db, now: () => number): MiddlewareHandler =>
  async (_, next) => {
    await settleOrders(db, now())
    await next()
  }

/** Expires, reviews and pays whatever is due; safe to run twice at the same time. */
export async function settleOrders(db: Db, now: number) {
  if (!(await hasOpen(db))) return
  await expireDeposits(db, now)
  const { reviewMs, payMs } = await readMoneyRules(db)
  if (reviewMs !== null) await reviewDeposits(db, now, reviewMs)
  if (payMs !== null) await payOut(db, now, payMs)
}

const hasOpen = (db: Db) =>
  exists(
    db
      .selectFrom('deposits')
      .select('id')
      .where('status', 'in', ['waiting', 'reviewing'])
      .unionAll(
        db.selectFrom('withdrawals').select('id').where('status', 'in', ['applying', 'processing']),
      )
      .limit(1),
  )

const expireDeposits = (db: Db, now: number) =>
  db
    .updateTable('deposits')
    .set((row) => ({ status: 'expired' as const, updated_at: row.ref('expires_at') }))
    .where('status', '=', 'waiting')
    .where('expires_at', '<=', now)
    .execute()

async function reviewDeposits(db: Db, now: number, after: number) {
  const due = await db
    .selectFrom('deposits')
    .select(['order_no', 'updated_at'])
    .where('status', '=', 'reviewing')
    .where('updated_at', '<=', now - after)
    .execute()
  for (const { order_no, updated_at } of due)
    await unlessDone(order_no, () => approveDeposit(db, order_no, updated_at + after))
}

async function payOut(db: Db, now: number, after: number) {
  for (const status of ['applying', 'processing'] as const) {
    const due = await db
      .selectFrom('withdrawals')
      .select(['order_no', 'updated_at'])
      .where('status', '=', status)
      .where('updated_at', '<=', now - after)
      .execute()
    const step = status === 'applying' ? processWithdrawal : payWithdrawal
    for (const { order_no, updated_at } of due)
      await unlessDone(order_no, () => step(db, order_no, updated_at + after))
  }
}

/** A refusal means that another request, or the operator, has already done it. */
const unlessDone = (orderNo: string, step: () => Promise<unknown>) =>
  isolated(`order ${orderNo}`, () =>
    step().catch((thrown: unknown) => {
      if (!(thrown instanceof Refusal)) throw thrown
    }),
  )
