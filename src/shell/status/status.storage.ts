import * as v from 'valibot'
import { lasting, readJson } from '../../device/storage/storage.ts'
import type { TimedStatus } from './status.rules.ts'

const storageKey = 'siteStatus'

const Stored = v.object({
  gate: v.picklist(['open', 'maintenance', 'region']),
  since: v.nullable(v.number()),
  until: v.nullable(v.number()),
  ip: v.string(),
  country: v.string(),
  at: v.number(),
})

/** Read at the start, so that the lobby of a closed site does not flash. */
export function readStatus(): TimedStatus | null {
  const parsed = v.safeParse(Stored, readJson(lasting, storageKey))
  return parsed.success ? parsed.output : null
}

export const writeStatus = (status: TimedStatus) =>
  lasting.write(storageKey, JSON.stringify(status))
