import type { DepositReason } from '#api/money/deposit.ts'
import { type Db, type Trx, inTransaction } from '#sandbox/schema/db.ts'
import { house, move, playerAccount } from '#sandbox/ledger/ledger.ts'
import { breakOf } from '#sandbox/protection/breaks.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { type Deposit, update } from './deposits.ts'
import { findPromotion } from './promotions.ts'
import { readMoneyRules } from '#sandbox/money/rules.ts'
import { askTurnover } from '#sandbox/money/turnover.ts'

const openOrder = async (trx: Trx, orderNo: string) => {
  const order = await trx
    .selectFrom('deposits')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirst()
  if (!order) throw new Refusal('not_found')
  if (order.status !== 'waiting' && order.status !== 'reviewing') throw new Refusal('order_closed')
  return order
}

/**
 * Credits the amount less its fee, and the bonus too, unless the player has begun a break since.
 */
export const approveDeposit = (db: Db | Trx, orderNo: string, at: number) =>
  inTransaction(db, async (trx) => {
    const order = await openOrder(trx, orderNo)
    const isAway = (await breakOf(trx, order.account_id, at)) !== null
    const bonus = isAway ? 0 : order.bonus
    await credit(trx, { ...order, bonus }, at)
    return update(trx, order.id, { status: 'credited', bonus, updated_at: at })
  })

export const rejectDeposit = (
  db: Db | Trx,
  { orderNo, reason, note }: { orderNo: string; reason: DepositReason; note: string },
  at: number,
) =>
  inTransaction(db, async (trx) => {
    const { id } = await openOrder(trx, orderNo)
    return update(trx, id, { status: 'rejected', reason, note, updated_at: at })
  })

async function credit(trx: Trx, order: Deposit, at: number) {
  const { account_id: accountId, order_no: orderNo, amount, fee, bonus } = order
  const pay = async (reason: string, sum: number) => {
    if (sum <= 0) return
    const to = playerAccount(accountId)
    await move(trx, {
      from: house,
      to,
      amount: sum,
      reason,
      ref: orderNo,
      key: `${reason}:${orderNo}`,
      at,
    })
  }
  await pay('deposit', amount - fee)
  await pay('bonus', bonus)
  const times = bonus > 0 ? findPromotion(order.promotion_id)?.turnover : undefined
  const { depositTurnover } = await readMoneyRules(trx)
  const need = Math.ceil((amount - fee + bonus) * (times ?? depositTurnover))
  await askTurnover(trx, { accountId, orderNo, need, at })
}
