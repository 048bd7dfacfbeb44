import * as v from 'valibot'
import { inTransaction } from '#sandbox/schema/db.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { findActivity } from '#sandbox/promotions/activities.ts'
import { issueFor } from '#sandbox/promotions/rewards.ts'
import { Refusal } from '#sandbox/http/refusal.ts'

export const Review = v.object({
  username: v.string(),
  activityId: v.union([v.number(), v.string()]),
  decision: v.picklist(['issue', 'reject']),
  reason: v.optional(v.string(), 'Look at the rules again'),
})

/** Approves or rejects an application, as the operator's staff would. */
export async function decideApplication(
  { db, now }: Platform,
  decided: v.InferOutput<typeof Review>,
) {
  const activity = findActivity(decided.activityId)
  await inTransaction(db, async (trx) => {
    const waiting = await trx
      .selectFrom('standings')
      .innerJoin('accounts', 'accounts.id', 'standings.account_id')
      .select('account_id')
      .where('username', '=', decided.username.toLowerCase())
      .where('activity_id', '=', activity?.id ?? 0)
      .where('status', '=', 'applying')
      .executeTakeFirst()
    if (!activity || !waiting) throw new Refusal('not_found')
    const isIssued = decided.decision === 'issue'
    await trx
      .updateTable('standings')
      .set({
        status: isIssued ? 'issued' : 'rejected',
        reason_en: decided.reason,
        reason_bn: decided.reason,
      })
      .where('account_id', '=', waiting.account_id)
      .where('activity_id', '=', activity.id)
      .execute()
    if (isIssued) await issueFor(trx, waiting.account_id, activity, 'issued', now())
  })
}
