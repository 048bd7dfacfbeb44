import { lengthOf } from '#api/typed/length.ts'
import { type Trx, inTransaction } from '#sandbox/schema/db.ts'
import { claimImages } from '#sandbox/money/uploads.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import type { Activity } from './activity.ts'
import { issueFor } from './rewards.ts'
import { publicStatus, running } from './standing.ts'

interface Application {
  readonly activityId: string
  readonly remark: string
  readonly images: readonly string[]
}

/** Adds an account to an activity and returns its status there. */
export async function apply(platform: Platform, accountId: number, application: Application) {
  const { db, now } = platform
  const open = (await running(db)).find(
    ({ activity }) => String(activity.id) === application.activityId,
  )
  if (!open || open.activity.page || publicStatus(open, now()) !== 'join')
    throw new Refusal('not_found')
  const { activity } = open
  assertFilled(activity, application)
  return inTransaction(db, (trx) => begin(trx, accountId, activity, application, now()))
}

function assertFilled({ remark, images }: Activity, application: Application) {
  const lacks = [
    ...(remark === 'required' && lengthOf(application.remark) === 0 ? ['remark'] : []),
    ...(images === 'required' && application.images.length === 0 ? ['images'] : []),
  ]
  if (lacks.length > 0) throw new Refusal('input_invalid', { fields: lacks })
}

const begins = {
  review: 'applying',
  task: 'process',
  reward: 'issued',
  place: 'signed',
} as const

async function begin(
  trx: Trx,
  accountId: number,
  activity: Activity,
  { remark, images }: Application,
  at: number,
) {
  const status = begins[activity.leadsTo]
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('standings')
    .values({
      account_id: accountId,
      activity_id: activity.id,
      status,
      reason_en: '',
      reason_bn: '',
      remark,
      images: JSON.stringify(images),
      head_start: 0,
      at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw new Refusal('conflict')
  await claimImages(trx, accountId, images, `activity:${activity.id}:${accountId}`)
  if (status === 'issued') await issueFor(trx, accountId, activity, 'issued', at)
  return { status }
}
