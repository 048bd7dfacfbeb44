import { type Trx, inTransaction } from '#sandbox/schema/db.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { findActivity } from './activities.ts'
import { qualifyStake, rewardFriend } from './friends.ts'
import { issueFor } from './rewards.ts'
import { stakedSince } from './standing.ts'

/**
 * Issues what a player has earned meanwhile: finished tasks, and friends who have staked enough.
 */
export async function settlePromotions({ db, now }: Platform, accountId: number) {
  await inTransaction(db, async (trx) => {
    await finishTasks(trx, accountId, now())
    await payFriends(trx, accountId, now())
  })
}

async function finishTasks(trx: Trx, accountId: number, at: number) {
  const underWay = await trx
    .selectFrom('standings')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'process')
    .execute()
  for (const standing of underWay) {
    const activity = findActivity(standing.activity_id)
    if (!activity?.task) continue
    const done = standing.head_start + (await stakedSince(trx, accountId, standing.at))
    if (done < activity.task) continue
    await issueFor(trx, accountId, activity, 'claim', at)
    await trx
      .updateTable('standings')
      .set({ status: 'issued' })
      .where('account_id', '=', accountId)
      .where('activity_id', '=', activity.id)
      .execute()
  }
}

async function payFriends(trx: Trx, inviterId: number, at: number) {
  const open = await trx
    .selectFrom('invited')
    .selectAll()
    .where('inviter_id', '=', inviterId)
    .where('qualified_at', 'is', null)
    .where('account_id', 'is not', null)
    .execute()
  for (const friend of open)
    if ((await stakedSince(trx, friend.account_id ?? 0, friend.at)) >= qualifyStake)
      await rewardFriend(trx, friend, at)
}
