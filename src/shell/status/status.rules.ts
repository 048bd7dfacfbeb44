import type { SiteGate } from '../../api/site/site.ts'

/** What a player is told when the whole site is closed. */
export interface Status {
  readonly gate: SiteGate
  readonly since: number | null
  readonly until: number | null
  readonly ip: string
  readonly country: string
}

export interface TimedStatus extends Status {
  /** When the platform said so, epoch milliseconds. */
  readonly at: number
}

export interface Known {
  /** The platform's last answer in this visit, or what an earlier visit left on the device. */
  readonly last: TimedStatus | null
  /** Why the newest question was not answered. */
  readonly failure: { readonly kind: string; readonly code: string | null } | undefined
  readonly isOnline: boolean
  readonly now: number
}

/** An older status never blocks by itself (decisions 1), in milliseconds. */
const longestTrust = 60_000

export const openStatus: Status = { gate: 'open', since: null, until: null, ip: '', country: '' }

/** Whether the site is closed; being offline never closes it. */
export function statusNow({ last, failure, isOnline, now }: Known): Status {
  if (!isOnline || failure?.kind === 'offline') return openStatus
  if (failure?.code === 'maintenance') return { ...(last ?? openStatus), gate: 'maintenance' }
  if (failure?.code === 'region_restricted') return { ...(last ?? openStatus), gate: 'region' }
  return last && now - last.at <= longestTrust ? last : openStatus
}

/** Milliseconds before the site is asked again by itself: 5, 10, 20, then 40 s. */
export const retryDelay = (tries: number) => Math.min(5_000 * 2 ** tries, 40_000)
