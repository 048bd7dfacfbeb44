import type { Selectable } from 'kysely'
import { feeOf } from '#api/money/fee.ts'
import { toWireMoney } from '#api/wire.ts'
import { type Db, type Trx, inTransaction } from '#sandbox/schema/db.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { assertDepositLimit } from '#sandbox/protection/blocks.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import type { Database } from '#sandbox/schema/schema.ts'
import { type Method, findMethod } from './methods.ts'
import { newCode } from '#sandbox/http/secret.ts'
import { bonusOf, promotionsFor } from './promotions.ts'
import { type MoneyRules, readMoneyRules } from '#sandbox/money/rules.ts'
import { claimImages } from '#sandbox/money/uploads.ts'
import { countOf, exists } from '#sandbox/schema/query.ts'

export type Deposit = Selectable<Database['deposits']>

interface NewDeposit {
  readonly accountId: number
  readonly intent: string
  readonly methodId: string
  readonly channelId?: string | undefined
  readonly amount: number
  readonly promotionId?: string | undefined
}

/** One order per form: a repeated intent returns the same order. */
export async function makeDeposit({ db, now }: Platform, wish: NewDeposit): Promise<Deposit> {
  const known = await findByIntent(db, wish)
  if (known) return same(known, wish)
  const method = openMethod(wish)
  const rules = await readMoneyRules(db)
  return inTransaction(db, async (trx) => {
    // The same form may have been received twice between the check above and this lock.
    const before = await findByIntent(trx, wish)
    if (before) return same(before, wish)
    await assertRoom(trx, wish.accountId, rules)
    await assertDepositLimit(trx, { accountId: wish.accountId, stake: wish.amount, now: now() })
    return insert(trx, wish, method, rules, now())
  })
}

const findByIntent = (db: Db | Trx, { accountId, intent }: NewDeposit) =>
  db
    .selectFrom('deposits')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('intent', '=', intent)
    .executeTakeFirst()

function same(known: Deposit, { amount, methodId }: NewDeposit): Deposit {
  if (known.amount !== amount || known.method_id !== methodId)
    throw new Refusal('idempotency_mismatch')
  return known
}

function openMethod({ methodId, channelId, amount }: NewDeposit): Method {
  const method = findMethod(methodId)
  const hasChannel = !channelId || method?.channels.some(({ id }) => id === channelId)
  if (!method || method.isClosed || !hasChannel) throw new Refusal('method_closed')
  const { min, max } = method
  if (amount < min || amount > max)
    throw new Refusal('amount_invalid', { min: toWireMoney(min), max: toWireMoney(max) })
  return method
}

async function assertRoom(trx: Trx, accountId: number, { openAllowed }: MoneyRules) {
  const count = await countOf(
    trx
      .selectFrom('deposits')
      .where('account_id', '=', accountId)
      .where('status', 'in', ['waiting', 'reviewing']),
  )
  if (count >= openAllowed) throw new Refusal('orders_open', { allowed: openAllowed })
}

async function insert(trx: Trx, wish: NewDeposit, method: Method, rules: MoneyRules, at: number) {
  const { accountId, intent, amount, promotionId } = wish
  const promotion = await chosen(trx, wish)
  return trx
    .insertInto('deposits')
    .values({
      order_no: `D${newCode(10)}`,
      account_id: accountId,
      intent,
      method_id: method.id,
      channel_id: wish.channelId ?? method.channels[0]?.id ?? '',
      promotion_id: promotionId ?? null,
      amount,
      fee: feeOf(method.fee, amount),
      bonus: promotion ? bonusOf(promotion, amount) : 0,
      status: 'waiting',
      reason: null,
      note: '',
      reference: newCode(6),
      expires_at: at + rules.waitMs,
      transaction_id: null,
      sender_last4: null,
      at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function chosen(trx: Trx, { accountId, amount, promotionId }: NewDeposit) {
  if (promotionId === undefined) return null
  const promotion = (await promotionsFor(trx, accountId)).find(({ id }) => id === promotionId)
  if (!promotion || amount < promotion.min) throw new Refusal('promotion_unavailable')
  return promotion
}

export async function findDeposit(db: Db | Trx, accountId: number, orderNo: string) {
  const order = await db
    .selectFrom('deposits')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('order_no', '=', orderNo)
    .executeTakeFirst()
  if (!order) throw new Refusal('not_found')
  return order
}

interface Slip {
  readonly accountId: number
  readonly orderNo: string
  readonly transactionId: string
  readonly senderLast4: string
  readonly images: readonly string[]
}

/** The player reports the payment; repeating it changes nothing. */
export function takeSlip({ db, now }: Platform, slip: Slip): Promise<Deposit> {
  return inTransaction(db, async (trx) => {
    const order = await findDeposit(trx, slip.accountId, slip.orderNo)
    const transactionId = slip.transactionId.toUpperCase()
    if (order.status !== 'waiting') {
      if (order.status === 'reviewing' && order.transaction_id === transactionId) return order
      throw new Refusal('order_closed')
    }
    if (await isUsed(trx, transactionId)) throw new Refusal('slip_used')
    await claimImages(trx, slip.accountId, slip.images, slip.orderNo)
    return update(trx, order.id, {
      status: 'reviewing',
      transaction_id: transactionId,
      sender_last4: slip.senderLast4,
      updated_at: now(),
    })
  })
}

const isUsed = (trx: Trx, transactionId: string) =>
  exists(
    trx
      .selectFrom('deposits')
      .select('id')
      .where('transaction_id', '=', transactionId)
      .where('status', 'in', ['reviewing', 'credited']),
  )

/** Cancels a pending deposit; repeating it changes nothing. */
export function cancelDeposit({ db, now }: Platform, accountId: number, orderNo: string) {
  return inTransaction(db, async (trx) => {
    const order = await findDeposit(trx, accountId, orderNo)
    if (order.status === 'cancelled') return order
    if (order.status !== 'waiting') throw new Refusal('order_closed')
    return update(trx, order.id, { status: 'cancelled', updated_at: now() })
  })
}

export const update = (trx: Trx, id: number, change: Partial<Omit<Deposit, 'id'>>) =>
  trx
    .updateTable('deposits')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
