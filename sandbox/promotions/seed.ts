import { dayAfter, dayOf } from '#api/day.ts'
import type { Trx } from '#sandbox/schema/db.ts'
import { activities, findActivity } from './activities.ts'
import { rewardFriend } from './friends.ts'
import { day, issue, issueFor, takeIn } from './rewards.ts'

const memberId = 1

export async function writePromotions(trx: Trx, now: number) {
  await trx
    .insertInto('activities')
    .values(
      activities.map(({ id, starts, ends }) => ({
        id,
        start_at: now + starts * day,
        end_at: ends === undefined ? null : now + ends * day,
      })),
    )
    .execute()
  await writeStandings(trx, now)
  await writeRewards(trx, now)
  await writeSignIns(trx, now)
  await writeFriends(trx, now)
}

const begun = (
  activityId: number,
  status: 'applying' | 'process' | 'signed' | 'issued',
  at: number,
) => ({
  account_id: memberId,
  activity_id: activityId,
  status,
  reason_en: '',
  reason_bn: '',
  remark: '',
  images: '[]',
  head_start: 0,
  at,
})

/** The member has a different status in each; other accounts have joined none. */
async function writeStandings(trx: Trx, now: number) {
  await trx
    .insertInto('standings')
    .values([
      begun(3, 'issued', now - 30 * day),
      { ...begun(4, 'process', now - 3 * day), head_start: 320_000 },
      begun(5, 'issued', now - day),
      begun(6, 'applying', now - day),
      begun(7, 'issued', now - 2 * day),
      {
        ...begun(8, 'applying', now - 3 * day),
        status: 'rejected',
        reason_en: 'The amount on the receipt cannot be read.',
        reason_bn: 'রসিদের টাকার পরিমাণ পড়া যাচ্ছে না।',
      },
      begun(9, 'signed', now - day),
    ])
    .execute()
}

async function writeRewards(trx: Trx, now: number) {
  const lay = async (activityId: number, status: 'claim' | 'issued', at: number) => {
    const activity = findActivity(activityId)
    if (activity) await issueFor(trx, memberId, activity, status, at)
  }
  await lay(5, 'claim', now - day)
  await lay(7, 'issued', now - 2 * day)
  await lay(3, 'claim', now - 30 * day)
  await takeIn(trx, memberId, { activityId: 3 }, now - 29 * day)
  await issue(
    trx,
    {
      origin: 'gift:1',
      accountId: memberId,
      source: 'gift',
      title: ['VIP monthly gift', 'ভিআইপি মাসিক উপহার'],
      amount: 25_000,
      turnoverTimes: 1,
      status: 'issued',
    },
    now - 10 * day,
  )
}

/** Signed in three days ago and yesterday, but not on the day between. */
async function writeSignIns(trx: Trx, now: number) {
  const signed = [-3, -1].map((days) => ({
    account_id: memberId,
    day: dayAfter(dayOf(now), days),
    at: now + days * day,
  }))
  await trx.insertInto('sign_ins').values(signed).execute()
}

const friends = [
  { username: 'shiuli24', ago: 21, isQualified: true },
  { username: 'tareq_bd', ago: 9, isQualified: false },
  { username: 'moushumi', ago: 2, isQualified: false },
]

async function writeFriends(trx: Trx, now: number) {
  await trx.insertInto('invite_codes').values({ account_id: memberId, code: 'MELA7K2Q' }).execute()
  await trx
    .insertInto('invite_visits')
    .values(['a', 'b', 'c', 'd', 'e'].map((caller) => ({ account_id: memberId, caller })))
    .execute()
  for (const { username, ago, isQualified } of friends) {
    const friend = await trx
      .insertInto('invited')
      .values({
        inviter_id: memberId,
        account_id: null,
        username,
        at: now - ago * day,
        qualified_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (!isQualified) continue
    await rewardFriend(trx, friend, now - (ago - 2) * day)
    await takeIn(trx, memberId, { origin: `friend:${friend.id}` }, now - (ago - 3) * day)
  }
}
