import * as v from 'valibot'
import { VendorCode } from '#api/games/category.ts'
import type { Switches } from '#api/site/switches.ts'
import { phoneStorage, readJson } from '#device/storage/storage.ts'

const storageKey = 'site'

const KnownSite = v.fallback(
  v.object({
    cockfightVendors: v.array(VendorCode),
    imageHosts: v.array(v.string()),
    switches: v.fallback(v.record(v.string(), v.boolean()), {}),
    /** Epoch milliseconds of the answer. */
    at: v.fallback(v.number(), 0),
  }),
  { cockfightVendors: [], imageHosts: [], switches: {}, at: 0 },
)

export interface KnownSite {
  readonly cockfightVendors: v.InferOutput<typeof KnownSite>['cockfightVendors']
  readonly imageHosts: readonly string[]
  readonly switches: Switches
}

/** Milliseconds: a stored switch older than this is unknown. */
const maxAge = 30 * 86_400_000

export function readSite(): KnownSite {
  const { at, switches, ...site } = v.parse(KnownSite, readJson(phoneStorage, storageKey))
  return { ...site, switches: Date.now() - at > maxAge ? {} : switches }
}

export const writeSite = ({ cockfightVendors, imageHosts, switches }: KnownSite) =>
  phoneStorage.write(
    storageKey,
    JSON.stringify({ cockfightVendors, imageHosts, switches, at: Date.now() }),
  )
