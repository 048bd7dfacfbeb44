import type { Selectable } from 'kysely'
import type { Db, Trx } from '#sandbox/schema/db.ts'
import type { Database } from '#sandbox/schema/schema.ts'
import { newCode } from '#sandbox/http/secret.ts'
import { issue } from './rewards.ts'

/** What a friend has to stake, minor units. */
export const qualifyStake = 10_000
export const friendReward = 5_000

/** The player's code, created on first use. */
export async function codeOf(db: Db | Trx, accountId: number): Promise<string> {
  for (;;) {
    const known = await db
      .selectFrom('invite_codes')
      .select('code')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (known) return known.code
    await db
      .insertInto('invite_codes')
      .values({ account_id: accountId, code: newCode(8) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** The owner of a code, which is case-insensitive. */
export async function inviterOf(db: Db | Trx, code: string): Promise<number | null> {
  const row = await db
    .selectFrom('invite_codes')
    .select('account_id')
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst()
  return row?.account_id ?? null
}

/** Counts each browser that came with a code once. */
export async function recordVisit(db: Db, code: string, caller: string) {
  const inviter = await inviterOf(db, code)
  if (inviter === null) return
  await db
    .insertInto('invite_visits')
    .values({ account_id: inviter, caller })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Links a new account to its inviter. */
export async function linkFriend(
  trx: Trx,
  code: string,
  friend: { readonly id: number; readonly username: string },
  at: number,
) {
  const inviter = await inviterOf(trx, code)
  if (inviter === null) return
  await trx
    .insertInto('invited')
    .values({ inviter_id: inviter, account_id: friend.id, username: friend.username, at })
    .execute()
}

/** Issues the inviter's reward once the friend has staked enough. */
export async function rewardFriend(trx: Trx, friend: Selectable<Database['invited']>, at: number) {
  await issue(
    trx,
    {
      origin: `friend:${friend.id}`,
      accountId: friend.inviter_id,
      source: 'invite',
      title: ['A friend has joined', 'বন্ধু যোগ দিয়েছেন'],
      amount: friendReward,
      turnoverTimes: 1,
      status: 'claim',
    },
    at,
  )
  await trx.updateTable('invited').set({ qualified_at: at }).where('id', '=', friend.id).execute()
}
