import type { Db } from '#sandbox/schema/db.ts'
import { vendorsOf } from '#sandbox/seed/shares.ts'
import { isOn } from '#sandbox/world/settings.ts'

/** With the setting ONESPORT the first vendor of sports is the only one that is listed. */
export const unlistedVendors = async (db: Db): Promise<readonly string[]> =>
  (await isOn(db, 'ONESPORT')) ? others : []

const others = vendorsOf('SPORTS')
  .slice(1)
  .map(({ code }) => code)
