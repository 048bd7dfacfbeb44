import { startOf, dayAfter, dayOf } from '#api/day.ts'
import { listOwnStandings as ownStandings } from '#api/promotions/activity.ts'
import { listEnabledPromotions as enabledPromotions } from '#api/promotions/enabled.ts'
import * as api from '#api/promotions/promotions.ts'
import * as signInApi from '#api/account/signIn.ts'
import { toWireMoney } from '#api/wire.ts'
import { accountOf, answer } from '#sandbox/http/call.ts'
import { activities, appActivity, findActivity } from '#sandbox/promotions/activities.ts'
import { inLanguage } from '#sandbox/world/language.ts'
import { apply } from '#sandbox/promotions/apply.ts'
import { activePlayerOf, isPlayer } from '#sandbox/promotions/player.ts'
import { take } from '#sandbox/promotions/rewards.ts'
import { settlePromotions } from '#sandbox/promotions/settle.ts'
import { cellsOf, signInFor, signInTurnover } from '#sandbox/promotions/signIns.ts'
import {
  type Running,
  publicStatus,
  running,
  activityStandingOf,
  toWireTurnover,
} from '#sandbox/promotions/standing.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { promotionCodes } from '#sandbox/seed/settings.ts'
import { readSettings } from '#sandbox/world/settings.ts'

/** Promotions that ended longer ago are no longer listed. */
const remembered = 30 * 86_400_000

function wireOf(one: Running, language: string, now: number) {
  const { activity, startsAt, endsAt } = one
  return {
    activityId: activity.id,
    ...(activity.code && { code: activity.code }),
    type: activity.type,
    page: activity.page ?? 'detail',
    title: inLanguage(language, activity.title),
    summary: inLanguage(language, activity.summary),
    pic: `/cdn/1/promotion/${activity.id}.webp`,
    startTime: startsAt,
    ...(endsAt !== null && { endTime: endsAt }),
    status: publicStatus(one, now),
  } as const
}

export const listPromotions = answer(api.listPromotions, async ({ language }, { platform }) => {
  const now = platform.now()
  const told = (await running(platform.db)).filter(
    ({ endsAt }) => endsAt === null || endsAt > now - remembered,
  )
  return { list: told.map((one) => wireOf(one, language, now)) }
})

export const getPromotion = answer(
  api.getPromotion,
  async ({ activityId, language }, { platform }) => {
    const one = (await running(platform.db)).find(
      ({ activity }) => String(activity.id) === activityId,
    )
    if (!one) throw new Refusal('not_found')
    const { rules, amount, turnoverTimes, remark = 'none', images = 'none' } = one.activity
    return {
      ...wireOf(one, language, platform.now()),
      rules: inLanguage(language, rules),
      ...(amount !== undefined && { amount: toWireMoney(amount) }),
      ...(turnoverTimes !== undefined && { turnoverTimes }),
      remark,
      images,
    }
  },
)

export const listOwnStandings = answer(ownStandings, async ({ language }, call) => {
  const { platform } = call
  const account = accountOf(call)
  if (!isPlayer(account)) return { list: [] }
  await settlePromotions(platform, account.id)
  const standings = await Promise.all(
    (await running(platform.db)).map(async ({ activity }) => {
      const standing = await activityStandingOf(platform, account.id, activity)
      return standing ? [{ activity, standing }] : []
    }),
  )
  return {
    list: standings.flat().map(({ activity, standing: { status, reason, turnover } }) => ({
      activityId: activity.id,
      status,
      ...(reason && { reason: inLanguage(language, [reason.reason_en, reason.reason_bn]) }),
      ...(turnover && { turnover: toWireTurnover(turnover) }),
    })),
  }
})

function wireAmount(code: string) {
  const amount = activities.find((activity) => activity.code === code)?.amount
  return amount !== undefined && { amount: toWireMoney(amount) }
}

/** Leaves out the app gift for players who have taken it; trial players get none. */
export const listEnabledPromotions = answer(enabledPromotions, async (_, { platform, account }) => {
  const settings = await readSettings(platform.db)
  const app = findActivity(appActivity)
  const taken = account && app && (await activityStandingOf(platform, account.id, app))
  return {
    list: promotionCodes.map((code) => ({
      code,
      ...wireAmount(code),
      enabled:
        settings[code] === true &&
        (account === null || isPlayer(account)) &&
        !(code === app?.code && taken?.status === 'claimed'),
    })),
  }
})

export const applyPromotion = answer(api.applyPromotion, async (application, call) =>
  apply(call.platform, (await activePlayerOf(call)).id, application),
)

export const claimPromotion = answer(api.claimPromotion, async ({ activityId }, call) => {
  const { id } = await activePlayerOf(call)
  await settlePromotions(call.platform, id)
  const amount = await take(call.platform, id, { activityId: Number(activityId) })
  return { amount: toWireMoney(amount) }
})

export const getSignIn = answer(signInApi.getSignIn, async (_, { platform, account }) => {
  const today = dayOf(platform.now())
  const player = account && isPlayer(account) ? account.id : null
  const cells = await cellsOf(platform.db, player, platform.now())
  return {
    today,
    nextDayTime: startOf(dayAfter(today)),
    timeZone: 'Asia/Dhaka',
    turnoverTimes: signInTurnover,
    cells: cells.map((cell) => ({ ...cell, amount: toWireMoney(cell.amount) })),
  }
})

export const signIn = answer(signInApi.signIn, async ({ day }, call) => {
  const { id } = await activePlayerOf(call)
  return { amount: toWireMoney(await signInFor(call.platform, id, day)) }
})
