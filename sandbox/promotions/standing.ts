import { toWireMoney } from '#api/wire.ts'
import type { Selectable } from 'kysely'
import type { ActivityStatus } from '#api/promotions/activity.ts'
import type { Db, Trx } from '#sandbox/schema/db.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import type { Database } from '#sandbox/schema/schema.ts'
import { readSettings } from '#sandbox/world/settings.ts'
import { activities, signInActivity } from './activities.ts'
import type { Activity } from './activity.ts'
import { rewardStateOf } from './rewards.ts'
import { cellsOf } from './signIns.ts'

export interface Running {
  readonly activity: Activity
  readonly startsAt: number
  readonly endsAt: number | null
}

/** Activities that the merchant has switched on, with their periods. */
export async function running(db: Db): Promise<readonly Running[]> {
  const settings = await readSettings(db)
  const periods = await db.selectFrom('activities').selectAll().execute()
  return activities.flatMap((activity) => {
    const period = periods.find(({ id }) => id === activity.id)
    const isOff = activity.code !== undefined && settings[activity.code] === false
    return period && !isOff ? [runningOf(activity, period)] : []
  })
}

const runningOf = (activity: Activity, period: Selectable<Database['activities']>): Running => ({
  activity,
  startsAt: period.start_at,
  endsAt: period.end_at,
})

export function publicStatus({ startsAt, endsAt }: Running, at: number): ActivityStatus {
  if (at < startsAt) return 'coming'
  return endsAt !== null && endsAt <= at ? 'close' : 'join'
}

interface Standing {
  readonly status: ActivityStatus
  readonly reason?: Pick<Database['standings'], 'reason_en' | 'reason_bn'>
  readonly turnover?: { readonly done: number; readonly need: number }
}

/** Null if the account has not joined. */
export async function activityStandingOf(
  { db, now }: Platform,
  accountId: number,
  activity: Activity,
): Promise<Standing | null> {
  if (activity.id === signInActivity) return signInStanding(db, accountId, now())
  const begun = await db
    .selectFrom('standings')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('activity_id', '=', activity.id)
    .executeTakeFirst()
  if (!begun) return null
  if (begun.status === 'issued') return rewardStanding(db, accountId, activity, now())
  if (begun.status === 'rejected') return { status: 'rejected', reason: begun }
  if (begun.status !== 'process') return { status: begun.status }
  const need = activity.task ?? 0
  const done = begun.head_start + (await stakedSince(db, accountId, begun.at))
  return { status: 'process', turnover: { done: Math.min(done, need), need } }
}

async function signInStanding(db: Db, accountId: number, at: number): Promise<Standing> {
  const cells = await cellsOf(db, accountId, at)
  return { status: cells.some(({ status }) => status === 'claim') ? 'claim' : 'signed' }
}

/**
 * An activity is done once its reward is claimed; the turnover requirement belongs to the reward.
 */
async function rewardStanding(db: Db, accountId: number, { id }: Activity, at: number) {
  const reward = await db
    .selectFrom('rewards')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('activity_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!reward) return null
  const { status } = await rewardStateOf(db, reward, at)
  return { status: status === 'process' ? ('claimed' as const) : status }
}

/** Stakes of settled bets since a time, minor units. */
export async function stakedSince(db: Db | Trx, accountId: number, since: number): Promise<number> {
  const { sum } = await db
    .selectFrom('bets')
    .select(({ fn }) => fn.sum<number | null>('stake').as('sum'))
    .where('account_id', '=', accountId)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return sum ?? 0
}

export const toWireTurnover = ({ done, need }: NonNullable<Standing['turnover']>) => ({
  done: toWireMoney(done),
  need: toWireMoney(need),
})
