import type { LaunchMode } from '#device/launch.ts'

const day = 24 * 60 * 60_000
const interval = 7 * day

interface Moment {
  /** A missing switch means off. */
  readonly isOn: boolean
  readonly launch: LaunchMode
  /** Epoch milliseconds; 0 for never. */
  readonly seenAt: number
  readonly now: number
}

/** In a browser only, once in seven days; a time in the future comes from a wrong clock and counts as now. */
export const isPopupDue = ({ isOn, launch, seenAt, now }: Moment) =>
  isOn && launch === 'H5' && (seenAt === 0 || now - Math.min(seenAt, now) >= interval)
