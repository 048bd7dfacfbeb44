import { randomInt } from 'node:crypto'
import { balanceOf, house, move, playerAccount } from '#sandbox/ledger/ledger.ts'
import { insertAccount } from './accounts.ts'
import { hashPassword } from './password.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { newSecret } from '#sandbox/http/secret.ts'
import { endSessions } from '#sandbox/session/session.ts'
import { countOf } from '#sandbox/schema/query.ts'

const trialType = 4
/** Minor units. */
export const openingBalance = 1_000_000
export const trialTime = 24 * 3_600_000
const trialsAllowed = 10
const day = 24 * 3_600_000

/** How many trials this browser has started within a day. */
export async function recentTrials({ db, now }: Platform, caller: string) {
  const count = await countOf(
    db
      .selectFrom('trials')
      .where('caller', '=', caller)
      .where('started_at', '>', now() - day),
  )
  return { count, isTooMany: count >= trialsAllowed }
}

/** A trial account made for this browser that has not been started yet. */
export const findUnstarted = ({ db }: Platform, caller: string) =>
  db
    .selectFrom('trials')
    .innerJoin('accounts', 'accounts.id', 'trials.account_id')
    .select(['accounts.id', 'accounts.username', 'accounts.type'])
    .where('caller', '=', caller)
    .where('started_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

export async function makeTrial(platform: Platform, caller: string) {
  const { db, now } = platform
  const password_hash = await hashPassword(newSecret())
  return db.transaction().execute(async (trx) => {
    const account = await insertAccount(trx, {
      username: `trial${randomInt(36 ** 5, 36 ** 6).toString(36)}`,
      password_hash,
      type: trialType,
      dialing_code: '',
      at: now(),
    })
    const trial = { account_id: account.id, caller, at: now(), expires_at: now() + trialTime }
    await trx.insertInto('trials').values(trial).execute()
    return account
  })
}

/** Makes a trial playable for a day. */
export async function startTrial({ db, now }: Platform, accountId: number) {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('trials')
      .set({ started_at: now(), expires_at: now() + trialTime })
      .where('account_id', '=', accountId)
      .execute()
    await move(trx, {
      from: house,
      to: playerAccount(accountId),
      amount: openingBalance,
      reason: 'trial credit',
      key: `trial:${accountId}`,
      at: now(),
    })
  })
}

export const findTrial = ({ db }: Platform, accountId: number) =>
  db
    .selectFrom('trials')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('started_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** Sets a trial's balance with a single ledger move. */
export async function setBalance({ db, now }: Platform, accountId: number, level: number) {
  await db.transaction().execute(async (trx) => {
    const player = playerAccount(accountId)
    const missing = level - (await balanceOf(trx, player))
    if (missing === 0) return
    await move(trx, {
      from: missing > 0 ? house : player,
      to: missing > 0 ? player : house,
      amount: Math.abs(missing),
      reason: level > 0 ? 'trial reset' : 'trial over',
      key: `trial:${accountId}:${newSecret()}`,
      at: now(),
    })
  })
}

/** Returns a trial's money, ends its sessions and disables its account. */
async function endTrial(platform: Platform, accountId: number) {
  const { db, now } = platform
  await setBalance(platform, accountId, 0)
  await endSessions(db, accountId, now())
  await db.updateTable('accounts').set({ disabled: 1 }).where('id', '=', accountId).execute()
  await db
    .updateTable('trials')
    .set({ ended_at: now() })
    .where('account_id', '=', accountId)
    .execute()
}

/** Ends trials that have expired or that nobody plays any longer. */
export async function endStaleTrials(platform: Platform) {
  const { db, now } = platform
  const played = db
    .selectFrom('sessions')
    .select('account_id')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
  const ended = db.selectFrom('sessions').select('account_id').where('ended_at', 'is not', null)
  // A trial that has just started may not have a session yet.
  const justNow = now() - 60_000
  const due = await db
    .selectFrom('trials')
    .select('account_id')
    .where('ended_at', 'is', null)
    .where((row) =>
      row.or([
        row('expires_at', '<=', now()),
        row.and([
          row('account_id', 'not in', played),
          row.or([row('started_at', '<', justNow), row('account_id', 'in', ended)]),
        ]),
      ]),
    )
    .execute()
  for (const { account_id } of due) await endTrial(platform, account_id)
}
