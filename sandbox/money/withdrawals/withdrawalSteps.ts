import type { WithdrawalReason } from '#api/money/withdrawal.ts'
import { type Db, type Trx, inTransaction } from '#sandbox/schema/db.ts'
import { heldAccount, house, move, playerAccount } from '#sandbox/ledger/ledger.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { type Withdrawal, findByNumber, findWithdrawal } from './withdrawals.ts'

const update = (trx: Trx, id: number, change: Partial<Omit<Withdrawal, 'id'>>) =>
  trx
    .updateTable('withdrawals')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

async function underWay(trx: Trx, orderNo: string): Promise<Withdrawal> {
  const order = await findByNumber(trx, orderNo)
  if (!order) throw new Refusal('not_found')
  if (order.status !== 'applying' && order.status !== 'processing')
    throw new Refusal('order_closed')
  return order
}

/** The operator starts the payment; from now on the player cannot cancel. */
export const processWithdrawal = (db: Db | Trx, orderNo: string, at: number) =>
  inTransaction(db, async (trx) => {
    const { id } = await underWay(trx, orderNo)
    return update(trx, id, { status: 'processing', updated_at: at })
  })

export const payWithdrawal = (db: Db | Trx, orderNo: string, at: number) =>
  inTransaction(db, async (trx) => {
    const order = await underWay(trx, orderNo)
    await release(trx, order, { to: house, reason: 'withdrawal paid', at })
    return update(trx, order.id, { status: 'paid', updated_at: at })
  })

/** Returns the held money. */
export const rejectWithdrawal = (
  db: Db | Trx,
  { orderNo, reason, note }: { orderNo: string; reason: WithdrawalReason; note: string },
  at: number,
) =>
  inTransaction(db, async (trx) => {
    const order = await underWay(trx, orderNo)
    await giveBack(trx, order, at)
    return update(trx, order.id, { status: 'rejected', reason, note, updated_at: at })
  })

/** Only until the operator starts the payment; repeating it changes nothing. */
export const cancelWithdrawal = ({ db, now }: Platform, accountId: number, orderNo: string) =>
  inTransaction(db, async (trx) => {
    const order = await findWithdrawal(trx, accountId, orderNo)
    if (order.status === 'cancelled') return order
    if (order.status !== 'applying') throw new Refusal('order_closed')
    await giveBack(trx, order, now())
    return update(trx, order.id, { status: 'cancelled', updated_at: now() })
  })

const giveBack = (trx: Trx, order: Withdrawal, at: number) =>
  release(trx, order, { to: playerAccount(order.account_id), reason: 'withdrawal returned', at })

interface Release {
  readonly to: string
  readonly reason: string
  readonly at: number
}

/** All outcomes share one key, so that held money is released only once. */
const release = (trx: Trx, { account_id, order_no, amount }: Withdrawal, way: Release) =>
  move(trx, {
    ...way,
    from: heldAccount(account_id),
    amount,
    ref: order_no,
    key: `release:${order_no}`,
  })
