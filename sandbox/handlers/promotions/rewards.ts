import * as api from '#api/promotions/rewards.ts'
import { toWireMoney } from '#api/wire.ts'
import { type Call, answer } from '#sandbox/http/call.ts'
import { activePlayerOf, playerOf } from '#sandbox/promotions/player.ts'
import { take } from '#sandbox/promotions/rewards.ts'
import { pageIn } from '#sandbox/schema/query.ts'
import { settlePromotions } from '#sandbox/promotions/settle.ts'
import { toWireTurnover } from '#sandbox/promotions/standing.ts'
import { onShelf } from '#sandbox/promotions/shelves.ts'
import { assertOn } from '#sandbox/world/settings.ts'

async function playerWhereOpen(call: Call) {
  await assertOn(call.platform.db, 'REWCEN3')
  return playerOf(call)
}

export const listRewards = answer(api.listRewards, async (input, call) => {
  const { id } = await playerWhereOpen(call)
  await settlePromotions(call.platform, id)
  const all = await onShelf(call.platform, id, input.shelf, input.language)
  const { rows, ...page } = pageIn(all, input)
  return {
    list: rows.map((reward) => ({
      rewardId: reward.id,
      type: reward.source,
      title: reward.title,
      amount: toWireMoney(reward.amount),
      time: reward.at,
      ...(reward.expiresAt !== null && { expireTime: reward.expiresAt }),
      ...(reward.turnover && { turnover: toWireTurnover(reward.turnover) }),
      turnoverTimes: reward.turnoverTimes,
      status: reward.status,
      reason: reward.reason,
    })),
    ...page,
  }
})

export const claimReward = answer(api.claimReward, async ({ rewardId }, call) => {
  const { id } = await playerWhereOpen(call)
  await activePlayerOf(call)
  return { amount: toWireMoney(await take(call.platform, id, { id: Number(rewardId) })) }
})
