import * as v from 'valibot'

/** The platform counts its days in Dhaka, six hours ahead the whole year. */
const zone = 6 * 3_600_000
const length = 24 * 3_600_000

/** The thirtieth of February is the second of March to a clock. */
const dateOf = (time: number) =>
  Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)

/** "2026-03-01", a day of the platform. */
export const Day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => dateOf(Date.parse(day)) === day, 'a day that exists'),
)
export type Day = v.InferOutput<typeof Day>

export const dayOf = (at: number): Day => dateOf(at + zone)
/** The day's first instant, epoch milliseconds. */
export const startOf = (day: Day) => Date.parse(day) - zone
/** So many days later, or earlier. */
export const dayAfter = (day: Day, days = 1): Day => dateOf(Date.parse(day) + days * length)
/** How many days a range has, both ends counted. */
export const daysIn = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / length + 1
