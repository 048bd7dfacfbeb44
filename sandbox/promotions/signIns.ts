import { type Day, dayAfter, dayOf, daysIn } from '#api/day.ts'
import type { CellStatus } from '#api/account/signIn.ts'
import { type Db, type Trx, inTransaction } from '#sandbox/schema/db.ts'
import type { Platform } from '#sandbox/http/platform.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { isOn } from '#sandbox/world/settings.ts'
import { issue, takeIn } from './rewards.ts'

export const signInTurnover = 1

const weekly = [500, 500, 1_000, 1_000, 1_500, 1_500, 3_000] as const

const amountAt = (place: number, length: number) =>
  place === length - 1 && length > 7 ? 10_000 : (weekly[place % 7] ?? 500)

interface SignInCell {
  readonly day: Day
  readonly amount: number
  readonly status: CellStatus
}

/**
 * The current round of sign-in days, the first of which begins with the account's first sign-in.
 */
export async function cellsOf(db: Db | Trx, accountId: number | null, now: number) {
  const length = (await isOn(db, 'SIGNIN30')) ? 30 : 7
  const signed = accountId === null ? [] : await signedDays(db, accountId)
  const today = dayOf(now)
  const first = signed[0] ?? today
  const round = Math.floor((daysIn(first, today) - 1) / length)
  return Array.from({ length }, (_, place): SignInCell => {
    const day = dayAfter(first, round * length + place)
    return { day, amount: amountAt(place, length), status: statusOf(day, today, signed) }
  })
}

async function signedDays(db: Db | Trx, accountId: number): Promise<Day[]> {
  const rows = await db
    .selectFrom('sign_ins')
    .select('day')
    .where('account_id', '=', accountId)
    .orderBy('day')
    .execute()
  return rows.map(({ day }) => day)
}

function statusOf(day: Day, today: Day, signed: readonly Day[]): CellStatus {
  if (signed.includes(day)) return 'signed'
  if (day === today) return 'claim'
  return day < today ? 'missed' : 'coming'
}

/** Signs an account in for today and credits the day's reward. */
export function signInFor({ db, now }: Platform, accountId: number, day: Day): Promise<number> {
  return inTransaction(db, async (trx) => {
    const cell = (await cellsOf(trx, accountId, now())).find((one) => one.day === day)
    if (cell?.status !== 'claim') throw new Refusal('conflict')
    const origin = `signIn:${accountId}:${day}`
    await trx.insertInto('sign_ins').values({ account_id: accountId, day, at: now() }).execute()
    await issue(
      trx,
      {
        origin,
        accountId,
        source: 'signIn',
        title: ['Daily check-in', 'দৈনিক চেক-ইন'],
        amount: cell.amount,
        turnoverTimes: signInTurnover,
        status: 'claim',
      },
      now(),
    )
    return takeIn(trx, accountId, { origin }, now())
  })
}
