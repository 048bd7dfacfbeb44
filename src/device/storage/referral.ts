import { phoneStorage, readJson } from './storage.ts'

export const referralLink = (origin: string, code: string) =>
  `${origin}/m/register?affiliateCode=${encodeURIComponent(code)}`

export interface Referral {
  readonly affiliateCode?: string | undefined
  readonly recommenderId?: string | undefined
}

const storageKey = 'referral'
const lifetime = 30 * 24 * 3_600_000

/** The codes of a link last a month, or until the player has registered. */
export function readReferral(now = Date.now()): Referral {
  const stored = readJson(phoneStorage, storageKey)
  if (typeof stored !== 'object' || stored === null) return {}
  const { at, affiliateCode, recommenderId }: Partial<Record<string, unknown>> = { ...stored }
  if (typeof at !== 'number' || !(Math.abs(now - at) < lifetime)) return {}
  return {
    ...(typeof affiliateCode === 'string' && { affiliateCode }),
    ...(typeof recommenderId === 'string' && { recommenderId }),
  }
}

export function storeReferral(referral: Referral) {
  if (!referral.affiliateCode && !referral.recommenderId) return
  phoneStorage.write(storageKey, JSON.stringify({ ...referral, at: Date.now() }))
}

export const dropReferral = () => phoneStorage.write(storageKey, null)
