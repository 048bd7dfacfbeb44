import * as api from '#api/promotions/invite.ts'
import { kindOf } from '#api/account/member.ts'
import { toWireMoney } from '#api/wire.ts'
import { type Call, answer } from '#sandbox/http/call.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { activities } from '#sandbox/promotions/activities.ts'
import { inLanguage } from '#sandbox/world/language.ts'
import { masked } from '#sandbox/account/accounts.ts'
import { codeOf, friendReward, qualifyStake } from '#sandbox/promotions/friends.ts'
import { playerOf } from '#sandbox/promotions/player.ts'
import { settlePromotions } from '#sandbox/promotions/settle.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { countOf, pageOf } from '#sandbox/schema/query.ts'
import { isOn } from '#sandbox/world/settings.ts'

const referral = activities.find(({ page }) => page === 'invite')

/** Only player accounts can invite friends, and only if the promotion is on. */
async function inviterOfCall(call: Call) {
  const account = playerOf(call)
  const isOpen = await isOn(call.platform.db, 'REFERRAL')
  if (kindOf(account.type) !== 'member' || !isOpen) throw new Refusal('not_permitted')
  await settlePromotions(call.platform, account.id)
  return account
}

export const getInvitation = answer(api.getInvitation, async ({ language }, call) => {
  const { db } = call.platform
  const { id } = await inviterOfCall(call)
  const { visits, registered, qualified } = await talliesOf(db, id)
  return {
    code: await codeOf(db, id),
    invited: Math.max(visits, registered),
    registered,
    qualified,
    earned: toWireMoney(qualified * friendReward),
    reward: toWireMoney(friendReward),
    qualifyStake: toWireMoney(qualifyStake),
    rules: referral ? inLanguage(language, referral.rules) : '',
  }
})

async function talliesOf(db: Db, accountId: number) {
  const visits = await countOf(db.selectFrom('invite_visits').where('account_id', '=', accountId))
  const friends = await db
    .selectFrom('invited')
    .select(({ fn }) => [
      fn.countAll<number>().as('registered'),
      fn.count<number>('qualified_at').as('qualified'),
    ])
    .where('inviter_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { visits, ...friends }
}

export const listFriends = answer(api.listFriends, async (input, call) => {
  const { id } = await inviterOfCall(call)
  const invited = call.platform.db
    .selectFrom('invited')
    .selectAll()
    .where('inviter_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
  const { rows, ...page } = await pageOf(invited, await countOf(invited), input)
  return {
    list: rows.map((row) => ({
      friendId: row.id,
      user: masked(row.username),
      time: row.at,
      stage: row.qualified_at === null ? ('registered' as const) : ('qualified' as const),
      earned: toWireMoney(row.qualified_at === null ? 0 : friendReward),
    })),
    ...page,
  }
})
