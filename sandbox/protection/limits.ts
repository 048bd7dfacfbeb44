import type { Selectable } from 'kysely'
import type { Db, Trx } from '#sandbox/schema/db.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import type { Database } from '#sandbox/schema/schema.ts'
import { markCancelled, writeChange } from './changes.ts'

const delay = 24 * 3_600_000

type Row = Selectable<Database['limits']>

export interface Target {
  readonly account_id: number
  readonly kind: Row['kind']
  readonly period: Row['period']
}

interface Standing {
  readonly value: number | null
  readonly pending: { readonly value: number | null; readonly at: number } | null
}

/** The limit in force: a pending value applies from its time on. */
export function limitStandingOf(row: Row | undefined, now: number): Standing {
  if (!row) return { value: null, pending: null }
  const { value, pending_value, pending_at } = row
  if (pending_at === null) return { value, pending: null }
  return pending_at <= now
    ? { value: pending_value, pending: null }
    : { value, pending: { value: pending_value, at: pending_at } }
}

export const limitsOf = (db: Db | Trx, accountId: number) =>
  db.selectFrom('limits').selectAll().where('account_id', '=', accountId).execute()

export const find = (rows: readonly Row[], kind: Row['kind'], period: Row['period'] = '') =>
  rows.find((row) => row.kind === kind && row.period === period)

const isLooser = (from: number | null, to: number | null) =>
  from !== null && (to === null || to > from)

/**
 * A stricter limit applies at once, a looser one after a day; choosing the current value cancels a
 * pending change.
 */
export async function changeLimit(trx: Trx, target: Target, to: number | null, now: number) {
  const { value } = await standingIn(trx, target, now)
  await markCancelled(trx, target, now)
  if (to === value) return write(trx, target, { value, pending: null })
  // The reality check interval is not a limit.
  const at = target.kind !== 'reality' && isLooser(value, to) ? now + delay : now
  await writeChange(trx, {
    ...target,
    from_value: textOf(value),
    to_value: textOf(to),
    at: now,
    effective_at: at,
  })
  const isLater = at > now
  await write(
    trx,
    target,
    isLater ? { value, pending: { value: to, at } } : { value: to, pending: null },
  )
}

export async function cancelPending(trx: Trx, target: Target, now: number) {
  const { value, pending } = await standingIn(trx, target, now)
  if (!pending) throw new Refusal('not_found')
  await markCancelled(trx, target, now)
  await write(trx, target, { value, pending: null })
}

const standingIn = async (trx: Trx, { account_id, kind, period }: Target, now: number) =>
  limitStandingOf(find(await limitsOf(trx, account_id), kind, period), now)

const write = (trx: Trx, target: Target, { value, pending }: Standing) =>
  trx
    .replaceInto('limits')
    .values({
      ...target,
      value,
      pending_value: pending?.value ?? null,
      pending_at: pending?.at ?? null,
    })
    .execute()

const textOf = (value: number | null) => (value === null ? null : String(value))
