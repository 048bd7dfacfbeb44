import * as api from '#api/site/push.ts'
import { type Call, answer } from '#sandbox/http/call.ts'
import { publicVapidKey } from '#sandbox/push/vapid.ts'
import { realPlayer } from '#sandbox/account/accounts.ts'
import { Refusal } from '#sandbox/http/refusal.ts'

const browsersEach = 10

export const getPushKey = answer(api.getPushKey, async (_, call) => {
  realPlayer(call)
  return { publicKey: await publicVapidKey(call.platform.db) }
})

export const subscribePush = answer(api.subscribePush, async (subscription, call) => {
  const { id } = realPlayer(call)
  const { db, now, isPushService } = call.platform
  if (!isPushService(new URL(subscription.endpoint)))
    throw new Refusal('input_invalid', { fields: ['endpoint'] })
  await db
    .replaceInto('push_subscriptions')
    .values({ ...subscription, account_id: id, session_id: call.sessionId ?? 0, at: now() })
    .execute()
  await dropOldest(call, id)
  return { success: true }
})

export const unsubscribePush = answer(api.unsubscribePush, async ({ endpoint }, call) => {
  await call.platform.db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('account_id', '=', realPlayer(call).id)
    .execute()
  return { success: true }
})

async function dropOldest({ platform: { db } }: Call, accountId: number) {
  const surplus = db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .limit(-1)
    .offset(browsersEach)
  await db.deleteFrom('push_subscriptions').where('endpoint', 'in', surplus).execute()
}
