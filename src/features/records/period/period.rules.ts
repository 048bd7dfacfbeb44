import * as v from 'valibot'
import { Day, dayAfter, daysIn, startOf } from '#api/day.ts'
import { longestRange } from '#api/money/records.ts'
import type { RecordSearch } from '#features/records/records.search.ts'

export const periods = ['today', 'week', 'month', 'custom'] as const
export type Period = (typeof periods)[number]

export interface Range {
  readonly from: Day
  readonly to: Day
}

type RangeFault = 'missing' | 'future' | 'reversed' | 'long'

function faultOf({ from, to }: Range, today: Day): RangeFault | null {
  if (!v.is(Day, from) || !v.is(Day, to)) return 'missing'
  if (to > today) return 'future'
  if (from > to) return 'reversed'
  return daysIn(from, to) > longestRange ? 'long' : null
}

/** A missing or future last day is a fault of the last day, any other of the first. */
export function daysForm(range: Range, today: Day) {
  const fault = faultOf(range, today)
  const isOfLast = fault === 'future' || (fault === 'missing' && range.from !== '')
  const unless = (isFaulty: boolean) =>
    v.pipe(
      v.string(),
      v.check(() => !isFaulty, fault ?? ''),
    )
  return v.object({ from: unless(fault !== null && !isOfLast), to: unless(isOfLast) })
}

const lengths = { today: 1, week: 7, month: 30 } as const

type PeriodSearch = Pick<RecordSearch, 'period' | 'from' | 'to'>

/** A custom period without valid days becomes the last seven. */
export function periodOf({ period, from = '', to = '' }: PeriodSearch, today: Day): Period {
  if (period === 'custom' && faultOf({ from, to }, today)) return 'week'
  return period ?? 'week'
}

export function periodRangeOf(search: PeriodSearch, today: Day): Range {
  const period = periodOf(search, today)
  if (period !== 'custom') return { from: dayAfter(today, 1 - lengths[period]), to: today }
  return { from: search.from ?? today, to: search.to ?? today }
}

/** Epoch milliseconds within the day in any time zone of the phone. */
export const noonOf = (day: Day) => startOf(day) + 12 * 3_600_000
