import * as api from '#api/promotions/rewards.ts'
import { toWireMoney } from '#api/wire.ts'
import { type Call, answer } from '#sandbox/http/call.ts'
import { activePlayerOf, playerOf } from '#sandbox/promotions/player.ts'
import { take } from '#sandbox/promotions/rewards.ts'
import { settlePromotions } from '#sandbox/promotions/settle.ts'
import { onShelf } from '#sandbox/promotions/shelves.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { isOn } from '#sandbox/world/settings.ts'

async function playerWhereOpen(call: Call) {
  if (!(await isOn(call.platform.db, 'REWCEN3'))) throw new Refusal('not_permitted')
  return playerOf(call)
}

export const listRewards = answer(api.listRewards, async (input, call) => {
  const { id } = await playerWhereOpen(call)
  await settlePromotions(call.platform, id)
  const all = await onShelf(call.platform, id, input.shelf, input.language)
  const pageSize = Math.min(input.pageSize, 50)
  const start = (input.pageNo - 1) * pageSize
  return {
    list: all.slice(start, start + pageSize).map((reward) => ({
      rewardId: reward.id,
      type: reward.source,
      title: reward.title,
      amount: toWireMoney(reward.amount),
      time: reward.at,
      ...(reward.expiresAt !== null && { expireTime: reward.expiresAt }),
      ...(reward.turnover && {
        turnover: {
          done: toWireMoney(reward.turnover.done),
          need: toWireMoney(reward.turnover.need),
        },
      }),
      turnoverTimes: reward.turnoverTimes,
      status: reward.status,
      reason: reward.reason,
    })),
    pageNum: input.pageNo,
    totalPages: Math.ceil(all.length / pageSize),
    totalCount: all.length,
  }
})

export const claimReward = answer(api.claimReward, async ({ rewardId }, call) => {
  const { id } = await playerWhereOpen(call)
  await activePlayerOf(call)
  return { amount: toWireMoney(await take(call.platform, id, { id: Number(rewardId) })) }
})
