import type { Launch } from '../../../../device/launch.ts'

const day = 24 * 60 * 60_000
const rest = 7 * day

interface Moment {
  /** The merchant has it on; of a merchant that says nothing it is off. */
  readonly isOn: boolean
  readonly launch: Launch
  /** When it was last seen on this phone, epoch milliseconds; 0 for never. */
  readonly seenAt: number
  readonly now: number
}

/** In a browser only, once in seven days; a time that lies ahead comes from a clock that was wrong, and counts as now. */
export const isPopupDue = ({ isOn, launch, seenAt, now }: Moment) =>
  isOn && launch === 'H5' && (seenAt === 0 || now - Math.min(seenAt, now) >= rest)
