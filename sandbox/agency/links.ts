import type { Db, Trx } from '#sandbox/schema/db.ts'

/** Percent of the turnover that agents earn and may pass on. */
export const ownRebate = 0.6

export const openLink = (db: Db | Trx, code: string, now: number) =>
  db
    .selectFrom('agent_links')
    .selectAll()
    .where('code', '=', code.toUpperCase())
    .where('disabled_at', 'is', null)
    .where((by) => by.or([by('expires_at', 'is', null), by('expires_at', '>', now)]))
    .executeTakeFirst()

/** Gives a new account the type that its link sets, and adds it to the agent's team. */
export async function joinByLink(trx: Trx, code: string, accountId: number, at: number) {
  const link = await openLink(trx, code, at)
  if (!link) return
  await trx
    .updateTable('accounts')
    .set({ type: link.account_type })
    .where('id', '=', accountId)
    .execute()
  await trx
    .insertInto('downlines')
    .values({
      account_id: accountId,
      agent_id: link.account_id,
      link_id: link.id,
      rebate: link.rebate,
      at,
    })
    .execute()
}
