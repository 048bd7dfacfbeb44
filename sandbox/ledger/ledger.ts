import { type Db, type Trx, inTransaction } from '#sandbox/schema/db.ts'

interface Move {
  readonly from: string
  readonly to: string
  /** Minor units, above zero. */
  readonly amount: number
  readonly reason: string
  /** A repeated key moves nothing. */
  readonly key: string
  readonly ref?: string
  /** The platform's time, epoch milliseconds. */
  readonly at: number
}

export class Overdrawn extends Error {
  override readonly name = 'Overdrawn'
}

export class KeyReused extends Error {
  override readonly name = 'KeyReused'
}

/** The source and sink of play money; the only account that may be negative. */
export const house = 'house'
export const playerAccount = (accountId: number) => `player:${accountId}`
/** A player's money held for a pending withdrawal. */
export const heldAccount = (accountId: number) => `held:${accountId}`

/** Moves money once per key, and never more than a player has. */
export function move(db: Db | Trx, order: Move): Promise<'moved' | 'repeated'> {
  return inTransaction(db, async (trx) => {
    assertAmount(order)
    if (await isRepeated(trx, order)) return 'repeated'
    await assertCovered(trx, order)
    await write(trx, order)
    return 'moved'
  })
}

export async function balanceOf(db: Db | Trx, account: string): Promise<number> {
  const { sum } = await db
    .selectFrom('entries')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return sum ?? 0
}

function assertAmount({ amount, from, to }: Move) {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError('an amount is above zero')
  if (from === to) throw new RangeError('money moves between two accounts')
}

async function isRepeated(trx: Trx, order: Move): Promise<boolean> {
  const entries = await trx
    .selectFrom('moves')
    .innerJoin('entries', 'entries.move_id', 'moves.id')
    .select(['account', 'amount', 'reason'])
    .where('key', '=', order.key)
    .execute()
  if (entries.length === 0) return false
  const isSame = entries.every(
    ({ account, amount, reason }) =>
      reason === order.reason &&
      account === (amount < 0 ? order.from : order.to) &&
      Math.abs(amount) === order.amount,
  )
  if (!isSame) throw new KeyReused(order.key)
  return true
}

async function assertCovered(trx: Trx, { from, amount }: Move) {
  if (from !== house && (await balanceOf(trx, from)) < amount) throw new Overdrawn(from)
}

async function write(trx: Trx, { from, to, amount, key, reason, ref, at }: Move) {
  const { id } = await trx
    .insertInto('moves')
    .values({ key, reason, ref: ref ?? null, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('entries')
    .values([
      { move_id: id, account: from, amount: -amount },
      { move_id: id, account: to, amount },
    ])
    .execute()
}
