import * as v from 'valibot'

export const TimedStatus = v.object({
  gate: v.picklist(['open', 'maintenance', 'region']),
  since: v.nullable(v.number()),
  until: v.nullable(v.number()),
  ip: v.string(),
  country: v.string(),
  /** When the platform answered, in epoch milliseconds. */
  at: v.number(),
})
export type TimedStatus = v.InferOutput<typeof TimedStatus>
export type SiteStatus = Omit<TimedStatus, 'at'>

export interface Known {
  /** The last answer of this visit, or what an earlier visit stored. */
  readonly last: TimedStatus | null
  readonly failure: { readonly kind: string; readonly code: string | null } | undefined
  readonly isOnline: boolean
  readonly now: number
}

/** Milliseconds. An older status alone does not close the site. */
const longestTrust = 60_000

const openStatus: SiteStatus = { gate: 'open', since: null, until: null, ip: '', country: '' }

/** Being offline never closes the site. */
export function statusNow({ last, failure, isOnline, now }: Known): SiteStatus {
  if (!isOnline || failure?.kind === 'offline') return openStatus
  if (failure?.code === 'maintenance') return { ...(last ?? openStatus), gate: 'maintenance' }
  if (failure?.code === 'region_restricted') return { ...(last ?? openStatus), gate: 'region' }
  return last && Math.abs(now - last.at) <= longestTrust ? last : openStatus
}

/** Milliseconds: 5, 10, 20, then 40 s. */
export const retryDelay = (tries: number) => Math.min(5_000 * 2 ** tries, 40_000)
