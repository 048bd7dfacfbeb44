import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'

/** How many failures in a row cause a pause, and how long it lasts. */
const limits = {
  user: { tries: 5, pause: 10 * 60_000, code: 'account_locked' },
  phone: { tries: 20, pause: 60_000, code: 'too_many' },
  caller: { tries: 12, pause: 60_000, code: 'too_many' },
  payment: { tries: 5, pause: 60 * 60_000, code: 'payment_password_locked' },
} as const

const limitOf = (subject: string) =>
  Object.entries(limits).find(([kind]) => subject.startsWith(`${kind}:`))?.[1]

/** Failed logins count towards the name or number and towards the caller. */
export const subjectsOf = (kind: 'user' | 'phone', name: string, caller: string | null) => [
  `${kind}:${name}`,
  ...(caller ? [`caller:${caller}`] : []),
]

const rowsOf = ({ db }: Platform, subjects: readonly string[]) =>
  db.selectFrom('failures').selectAll().where('subject', 'in', subjects).execute()

const remembered = 60 * 60_000

/** Whether there were failures within the last hour. */
export async function haveFailed(platform: Platform, subjects: readonly string[]) {
  const rows = await rowsOf(platform, subjects)
  return rows.some(({ count, at }) => count > 0 && at > platform.now() - remembered)
}

/** Refuses a paused subject, and states until when. */
export async function assertNotPaused(platform: Platform, subjects: readonly string[]) {
  for (const { subject, locked_until: expirationTime } of await rowsOf(platform, subjects))
    if (expirationTime > platform.now())
      throw new Refusal(limitOf(subject)?.code ?? 'too_many', { expirationTime })
}

/** How many more failures a subject has before it is paused. */
export async function triesLeft(platform: Platform, subject: string) {
  const [row] = await rowsOf(platform, [subject])
  return (limitOf(subject)?.tries ?? 0) - (row?.count ?? 0)
}

export async function countFailure({ db, now }: Platform, subjects: readonly string[]) {
  for (const subject of subjects) {
    const { count } = await db
      .insertInto('failures')
      .values({ subject, count: 1, at: now(), locked_until: 0 })
      .onConflict((conflict) =>
        conflict.column('subject').doUpdateSet((row) => ({
          count: row('failures.count', '+', 1),
          at: now(),
        })),
      )
      .returning('count')
      .executeTakeFirstOrThrow()
    const limit = limitOf(subject)
    if (limit && count >= limit.tries) await pause({ db, now }, subject, limit.pause)
  }
}

async function pause({ db, now }: Pick<Platform, 'db' | 'now'>, subject: string, time: number) {
  await db
    .updateTable('failures')
    .set({ count: 1, locked_until: now() + time })
    .where('subject', '=', subject)
    .execute()
}

export async function forgetFailures({ db }: Platform, subjects: readonly string[]) {
  await db.deleteFrom('failures').where('subject', 'in', subjects).execute()
}
