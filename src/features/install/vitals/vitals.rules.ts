import type { Measure, Visit } from '../../../api/site/vitals.ts'

/** What a browser says of its user's wishes. */
interface Signals {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/** Whether the browser asks, in its user's name, not to be followed. */
export const asksForPrivacy = ({ doNotTrack, globalPrivacyControl }: Signals) =>
  doNotTrack === '1' || globalPrivacyControl === true

/** The player's own word counts; where there is none, the browser's. */
export const isAllowed = (choice: string | null, signals: Signals) =>
  choice === null ? !asksForPrivacy(signals) : choice === 'on'

const connections = ['slow-2g', '2g', '3g', '4g'] as const

export const connectionOf = (effectiveType: unknown): Visit['connection'] =>
  connections.find((known) => known === effectiveType) ?? 'unknown'

/** Three classes of phones; the exact figure would help to tell one from another. */
export function memoryOf(gigabytes: unknown): Visit['memory'] {
  if (typeof gigabytes !== 'number') return 'unknown'
  if (gigabytes <= 2) return 'small'
  return gigabytes <= 4 ? 'medium' : 'large'
}

/** What the library measures; a metric that it learns in a later version is none of ours. */
export interface Measured {
  readonly id: string
  readonly name: string
  readonly value: number
  readonly rating: Measure['rating']
}

const metrics = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const
const mostMs = 600_000

/** Whole milliseconds, and thousandths of the ratio. */
export function measureOf({ name, value, rating }: Measured): Measure | null {
  const metric = metrics.find((known) => known === name)
  if (!metric || !(value >= 0)) return null
  const precision = metric === 'CLS' ? 1000 : 1
  return { metric, value: Math.min(mostMs, Math.round(value * precision) / precision), rating }
}
