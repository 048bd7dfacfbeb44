import type { Selectable } from 'kysely'
import type { ActivityStatus } from '#api/promotions/activity.ts'
import { type Db, type Trx, inTransaction } from '#sandbox/schema/db.ts'
import { house, move, playerAccount } from '#sandbox/ledger/ledger.ts'
import { askTurnover } from '#sandbox/money/turnover.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import type { Database } from '#sandbox/schema/schema.ts'
import type { Activity } from './activity.ts'
import type { Both } from './words.ts'

type RewardRow = Selectable<Database['rewards']>

export const day = 86_400_000
const claimableFor = 7 * day

interface Issued {
  /** The occasion of the reward: each issues only one. */
  readonly origin: string
  readonly accountId: number
  readonly source: Database['rewards']['source']
  readonly activityId?: number
  readonly title: Both
  readonly amount: number
  readonly turnoverTimes: number
  readonly status: Database['rewards']['status']
}

/** Issues a reward, which can be claimed for seven days. */
export async function issue(trx: Trx, reward: Issued, at: number) {
  await trx
    .insertInto('rewards')
    .values({
      origin: reward.origin,
      account_id: reward.accountId,
      source: reward.source,
      activity_id: reward.activityId ?? null,
      title_en: reward.title[0],
      title_bn: reward.title[1],
      amount: reward.amount,
      turnover_times: reward.turnoverTimes,
      status: reward.status,
      issued_at: at,
      expires_at: at + claimableFor,
      claimed_at: null,
    })
    .onConflict((conflict) => conflict.column('origin').doNothing())
    .execute()
}

export const issueFor = (
  trx: Trx,
  accountId: number,
  activity: Activity,
  status: Database['rewards']['status'],
  at: number,
) =>
  issue(
    trx,
    {
      origin: `activity:${activity.id}:${accountId}`,
      accountId,
      source: 'promotion',
      activityId: activity.id,
      title: activity.title,
      amount: activity.amount ?? 100,
      turnoverTimes: activity.turnoverTimes ?? 1,
      status,
    },
    at,
  )

type Wanted =
  | { readonly id: number }
  | { readonly activityId: number }
  | { readonly origin: string }

/** Pays a reward into its player's wallet, once, and starts its turnover requirement. */
export const take = ({ db, now }: Platform, accountId: number, wanted: Wanted): Promise<number> =>
  inTransaction(db, (trx) => takeIn(trx, accountId, wanted, now()))

export async function takeIn(trx: Trx, accountId: number, wanted: Wanted, at: number) {
  const reward = await find(trx, accountId, wanted)
  if (!reward) throw new Refusal('not_found')
  if (reward.claimed_at !== null) throw new Refusal('conflict')
  if (isOver(reward, at)) throw new Refusal('not_found')
  await move(trx, {
    from: house,
    to: playerAccount(accountId),
    amount: reward.amount,
    reason: 'reward',
    ref: reward.origin,
    key: `reward:${reward.id}`,
    at,
  })
  await trx.updateTable('rewards').set({ claimed_at: at }).where('id', '=', reward.id).execute()
  const need = reward.amount * reward.turnover_times
  await askTurnover(trx, { accountId, orderNo: orderOf(reward), need, at })
  return reward.amount
}

const find = (trx: Trx, accountId: number, wanted: Wanted) => {
  const own = trx.selectFrom('rewards').selectAll().where('account_id', '=', accountId)
  if ('id' in wanted) return own.where('id', '=', wanted.id).executeTakeFirst()
  if ('origin' in wanted) return own.where('origin', '=', wanted.origin).executeTakeFirst()
  return own.where('activity_id', '=', wanted.activityId).orderBy('id', 'desc').executeTakeFirst()
}

/** The key of its turnover requirement. */
const orderOf = ({ id }: Pick<RewardRow, 'id'>) => `reward:${id}`

const isOver = ({ expires_at }: RewardRow, at: number) => expires_at !== null && expires_at <= at

export interface RewardState {
  readonly status: ActivityStatus
  /** How much has to be staked, and has been, after it is claimed. */
  readonly turnover: { readonly done: number; readonly need: number } | null
}

export async function rewardStateOf(
  db: Db | Trx,
  reward: RewardRow,
  at: number,
): Promise<RewardState> {
  if (reward.claimed_at === null)
    return { status: isOver(reward, at) ? 'close' : reward.status, turnover: null }
  const asked = await db
    .selectFrom('turnovers')
    .select(['done', 'need'])
    .where('order_no', '=', orderOf(reward))
    .executeTakeFirst()
  const turnover = asked ?? null
  if (turnover && turnover.done < turnover.need) return { status: 'process', turnover }
  return { status: reward.source === 'signIn' ? 'signed' : 'claimed', turnover }
}
