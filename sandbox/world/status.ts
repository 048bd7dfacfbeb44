import * as v from 'valibot'
import type { Db } from '#sandbox/schema/db.ts'
import { readMeta, writeMeta } from '#sandbox/schema/query.ts'

const metaKey = 'status'

const SiteStatus = v.object({
  maintenance: v.optional(v.boolean(), false),
  regionRestriction: v.optional(v.boolean(), false),
  ip: v.optional(v.string(), '103.48.16.1'),
  country: v.optional(v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)), 'BD'),
  maintenanceSince: v.optional(v.number()),
  maintenanceUntil: v.optional(v.number()),
})
type SiteStatus = v.InferOutput<typeof SiteStatus>

export const StatusPatch = v.partial(
  v.object({
    maintenance: v.boolean(),
    regionRestriction: v.boolean(),
    ip: v.string(),
    country: SiteStatus.entries.country,
    maintenanceSince: v.number(),
    maintenanceUntil: v.number(),
  }),
)

export async function readStatus(db: Db): Promise<SiteStatus> {
  const stored = await readMeta(db, metaKey)
  return v.parse(SiteStatus, stored ? JSON.parse(stored) : {})
}

const expectedLength = 2 * 3_600_000

/** When maintenance begins, its start and expected end are stored too. */
export async function patchStatus(db: Db, patch: v.InferOutput<typeof StatusPatch>, now: number) {
  const times = patch.maintenance
    ? { maintenanceSince: now, maintenanceUntil: now + expectedLength }
    : {}
  const status = v.parse(SiteStatus, { ...(await readStatus(db)), ...times, ...patch })
  await writeMeta(db, metaKey, JSON.stringify(status))
  return status
}
