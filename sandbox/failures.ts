import type { Platform } from './platform.ts'

const triesBeforeLock = 5
const lockTime = 10 * 60_000

/** What failed logins are counted against: the name that was tried, and whoever tried it. */
export const subjectsOf = (username: string, caller: string | null) => [
  `user:${username}`,
  ...(caller ? [`caller:${caller}`] : []),
]

export async function failuresOf({ db, now }: Platform, subjects: string[]) {
  const rows = await db
    .selectFrom('failures')
    .selectAll()
    .where('subject', 'in', subjects)
    .execute()
  return {
    any: rows.some(({ count }) => count > 0),
    locked: rows.some(({ locked_until }) => locked_until > now()),
  }
}

/** Counts a failure; the fifth of one user locks that user out for ten minutes. */
export async function countFailure({ db, now }: Platform, subjects: string[]) {
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
    if (subject.startsWith('user:') && count >= triesBeforeLock) await lock({ db, now }, subject)
  }
}

async function lock({ db, now }: Pick<Platform, 'db' | 'now'>, subject: string) {
  await db
    .updateTable('failures')
    .set({ count: 1, locked_until: now() + lockTime })
    .where('subject', '=', subject)
    .execute()
}

export async function forgetFailures({ db }: Platform, subjects: string[]) {
  await db.deleteFrom('failures').where('subject', 'in', subjects).execute()
}
