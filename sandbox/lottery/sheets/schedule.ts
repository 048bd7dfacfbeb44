const hour = 3_600_000
const day = 24 * hour
/** Milliseconds: Dhaka is six hours ahead of UTC all year. */
export const dhaka = 6 * hour

export interface Schedule {
  /** The time of any one draw, epoch milliseconds; the others are whole intervals away. */
  readonly firstAt: number
  readonly every: number
  /** Milliseconds between the end of ticket sales and the draw. */
  readonly closesBefore: number
}

export const drawAt = ({ firstAt, every }: Schedule, index: number) => firstAt + index * every
export const closesAt = (schedule: Schedule, index: number) =>
  drawAt(schedule, index) - schedule.closesBefore

export const lastDrawn = ({ firstAt, every }: Schedule, now: number) =>
  Math.floor((now - firstAt) / every)

/** The next draw for which tickets are still sold. */
export const nextOpen = (schedule: Schedule, now: number) =>
  lastDrawn(schedule, now + schedule.closesBefore) + 1

const midnight = (at: number) => Math.floor((at + dhaka) / day) * day - dhaka

/** "20260301-012": the day in Dhaka and the draw's number on that day. */
export function issueOf(schedule: Schedule, index: number): string {
  const at = drawAt(schedule, index)
  const date = new Date(at + dhaka).toISOString().slice(0, 10).replaceAll('-', '')
  return `${date}-${String(numberOfDay(schedule, index)).padStart(3, '0')}`
}

/** 1 for a day's first draw in Dhaka. */
export function numberOfDay(schedule: Schedule, index: number): number {
  const at = drawAt(schedule, index)
  return Math.floor((at - midnight(at)) / schedule.every) + 1
}

export function firstOfYesterday(schedule: Schedule, now: number): number {
  return Math.ceil((midnight(now) - day - schedule.firstAt) / schedule.every)
}

/** The number of a day in Dhaka; each day has its own seed. */
export const dayOf = (at: number) => Math.floor((at + dhaka) / day)
