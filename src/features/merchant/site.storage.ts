import * as v from 'valibot'
import { VendorCode } from '../../api/category.ts'
import { lasting, readJson } from '../../device/storage.ts'

const storageKey = 'site'

const KnownSite = v.object({
  cockfightVendors: v.array(VendorCode),
  imageHosts: v.array(v.string()),
})
/** What a lobby needs of the platform's word of itself. */
export type KnownSite = v.InferOutput<typeof KnownSite>

/** As the platform last said it, for a start that has not heard from it yet. */
export function readSite(): KnownSite {
  const parsed = v.safeParse(KnownSite, readJson(lasting, storageKey))
  return parsed.success ? parsed.output : { cockfightVendors: [], imageHosts: [] }
}

export const writeSite = ({ cockfightVendors, imageHosts }: KnownSite) =>
  lasting.write(storageKey, JSON.stringify({ cockfightVendors, imageHosts }))
