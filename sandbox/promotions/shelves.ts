import type { ActivityStatus } from '#api/promotions/activity.ts'
import type { RewardShelf } from '#api/promotions/rewards.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { findActivity } from './activities.ts'
import { inLanguage } from '#sandbox/world/language.ts'
import { type RewardState, rewardStateOf } from './rewards.ts'
import { activityStandingOf } from './standing.ts'

const shelves: Readonly<Record<ActivityStatus, RewardShelf>> = {
  join: 'available',
  claim: 'available',
  issued: 'available',
  applying: 'progress',
  process: 'progress',
  coming: 'progress',
  claimed: 'history',
  signed: 'history',
  rejected: 'history',
  close: 'history',
}

interface Shelved extends RewardState {
  readonly id: string
  readonly source: 'promotion' | 'signIn' | 'invite' | 'gift'
  readonly title: string
  readonly amount: number
  readonly at: number
  readonly expiresAt: number | null
  readonly turnoverTimes: number
  readonly reason: string
}

/** Rewards, and applications that may become rewards, newest first. */
export async function onShelf(
  platform: Platform,
  accountId: number,
  shelf: RewardShelf,
  language: string,
): Promise<readonly Shelved[]> {
  const all = [
    ...(await rewardsOf(platform, accountId, language)),
    ...(await applicationsOf(platform, accountId, language)),
  ]
  return all
    .filter(({ status }) => shelves[status] === shelf)
    .toSorted((one, other) => other.at - one.at)
}

async function rewardsOf({ db, now }: Platform, accountId: number, language: string) {
  const rows = await db
    .selectFrom('rewards')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute()
  return Promise.all(
    rows.map(async (row): Promise<Shelved> => ({
      ...(await rewardStateOf(db, row, now())),
      id: String(row.id),
      source: row.source,
      title: inLanguage(language, [row.title_en, row.title_bn]),
      amount: row.amount,
      at: row.claimed_at ?? row.issued_at,
      expiresAt: row.claimed_at === null ? row.expires_at : null,
      turnoverTimes: row.turnover_times,
      reason: '',
    })),
  )
}

async function applicationsOf(platform: Platform, accountId: number, language: string) {
  const rows = await platform.db
    .selectFrom('standings')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', 'in', ['applying', 'rejected', 'process'])
    .execute()
  const shelved = await Promise.all(
    rows.map(async (row): Promise<readonly Shelved[]> => {
      const activity = findActivity(row.activity_id)
      const standing = activity && (await activityStandingOf(platform, accountId, activity))
      if (!standing) return []
      return [
        {
          id: `activity-${activity.id}`,
          status: standing.status,
          turnover: standing.turnover ?? null,
          source: 'promotion',
          title: inLanguage(language, activity.title),
          amount: activity.amount ?? 0,
          at: row.at,
          expiresAt: null,
          turnoverTimes: activity.turnoverTimes ?? 1,
          reason: inLanguage(language, [row.reason_en, row.reason_bn]),
        },
      ]
    }),
  )
  return shelved.flat()
}
