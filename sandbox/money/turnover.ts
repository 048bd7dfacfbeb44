import type { Db, Trx } from '#sandbox/schema/db.ts'

interface Requirement {
  readonly accountId: number
  readonly orderNo: string
  readonly need: number
  readonly at: number
}

export async function askTurnover(trx: Trx, { accountId, orderNo, need, at }: Requirement) {
  if (need <= 0) return
  await trx
    .insertInto('turnovers')
    .values({ account_id: accountId, order_no: orderNo, need, done: 0, at })
    .execute()
}

const openOf = (db: Db | Trx, accountId: number) =>
  db
    .selectFrom('turnovers')
    .selectAll()
    .where('account_id', '=', accountId)
    .whereRef('done', '<', 'need')
    .orderBy('id')
    .execute()

export async function turnoverOf(db: Db | Trx, accountId: number) {
  const open = await openOf(db, accountId)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return { need: sum(open.map(({ need }) => need)), done: sum(open.map(({ done }) => done)) }
}

/** Counts a settled stake against the oldest open requirement first. */
export async function countTurnover(trx: Trx, accountId: number, stake: number) {
  let rest = stake
  for (const { id, need, done } of await openOf(trx, accountId)) {
    const part = Math.min(rest, need - done)
    if (part <= 0) return
    await trx
      .updateTable('turnovers')
      .set({ done: done + part })
      .where('id', '=', id)
      .execute()
    rest -= part
  }
}
