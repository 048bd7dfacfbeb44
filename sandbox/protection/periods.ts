import { dayAfter, dayOf, startOf } from '#api/day.ts'
import type { LimitPeriod } from '#api/money/limits.ts'

/**
 * The platform's day, week (from Monday) or month that contains a time: its start and the next
 * one's.
 */
export function periodOf(period: LimitPeriod, at: number): { from: number; to: number } {
  const day = dayOf(at)
  if (period === 'day') return { from: startOf(day), to: startOf(dayAfter(day)) }
  if (period === 'week') {
    const monday = dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))
    return { from: startOf(monday), to: startOf(dayAfter(monday, 7)) }
  }
  const first = `${day.slice(0, 7)}-01`
  const next = `${dayAfter(first, 31).slice(0, 7)}-01`
  return { from: startOf(first), to: startOf(next) }
}
