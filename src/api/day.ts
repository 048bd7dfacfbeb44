import * as v from 'valibot'

/** The platform counts its days in Dhaka, UTC+6 without daylight saving time. */
const zone = 6 * 3_600_000
const length = 24 * 3_600_000

/** Differs from its input for a date that does not exist, such as 30 February. */
const dateOf = (time: number) =>
  Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)

export const Day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.check((day) => dateOf(Date.parse(day)) === day, 'a day that exists'),
)
export type Day = v.InferOutput<typeof Day>

export const dayOf = (at: number): Day => dateOf(at + zone)
/** "14:05:33". */
export const timeOf = (at: number) => new Date(at + zone).toISOString().slice(11, 19)
export const startOf = (day: Day) => Date.parse(day) - zone
export const dayAfter = (day: Day, days = 1): Day => dateOf(Date.parse(day) + days * length)
/** Days in a range, both ends included. */
export const daysIn = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / length + 1
