import { isRecord } from '#device/isRecord.ts'
import { phoneStorage, readJson } from './storage.ts'

export const referralLink = (origin: string, code: string) =>
  `${origin}/m/register?affiliateCode=${encodeURIComponent(code)}`

const names = ['affiliateCode', 'recommenderId'] as const
type Name = (typeof names)[number]

export type Referral = { readonly [name in Name]?: string | undefined }

/** Advertisements spell the parameters of an invitation in any case; any other name stays as it is. */
export const marketingName = (given: string) =>
  names.find((name) => name.toLowerCase() === given.toLowerCase()) ?? given

const codesBy = (codeOf: (name: Name) => string | undefined): Referral => {
  const codes = names.map((name) => [name, codeOf(name)] as const)
  return Object.fromEntries(codes.filter(([, code]) => code))
}

/** The codes that an address carries. */
export function referralIn(query: string): Referral {
  const said = [...new URLSearchParams(query)]
  return codesBy((name) => said.find(([given]) => marketingName(given) === name)?.[1])
}

const storageKey = 'referral'
const daysKey = 'referralDays'
const defaultDays = 30
const longestCode = 64

/** The days that the platform lets an invitation count. */
export const storeReferralDays = (days: number) => phoneStorage.write(daysKey, String(days))

const lifetime = () => Number(phoneStorage.read(daysKey) ?? defaultDays) * 24 * 3_600_000

/** The invitation that counts, until the player has registered. */
export function readReferral(now = Date.now()): Referral {
  const stored = readJson(phoneStorage, storageKey)
  return codesBy((name) => {
    const { code, at } = touchIn(isRecord(stored) ? stored[name] : null)
    return Math.abs(now - at) < lifetime() ? code : undefined
  })
}

const touchIn = (stored: unknown) =>
  isRecord(stored) && typeof stored['code'] === 'string' && typeof stored['at'] === 'number'
    ? { code: stored['code'], at: stored['at'] }
    : { code: '', at: 0 }

/** The first code of each kind counts; a later one only once that has expired. */
export function storeReferral(referral: Referral, now = Date.now()) {
  const stored = readJson(phoneStorage, storageKey)
  const first = readReferral(now)
  const come = codesBy((name) => (first[name] ? undefined : fitting(referral[name])))
  if (Object.keys(come).length === 0) return
  const touches = Object.entries(come).map(([name, code]) => [name, { code, at: now }])
  const all = { ...(isRecord(stored) && stored), ...Object.fromEntries(touches) }
  phoneStorage.write(storageKey, JSON.stringify(all))
}

const fitting = (code = '') => (code.trim() && code.length <= longestCode ? code : undefined)

const landedKey = 'landed'

/**
 * Stores the invitation codes of the visit's first URL, which the page's first script has stored with the time in
 * front.
 */
export function storeLanded() {
  const landed = phoneStorage.read(landedKey)
  if (landed === null) return
  storeReferral(referralIn(landed), Number.parseInt(landed))
  phoneStorage.write(landedKey, null)
}

export const dropReferral = () => phoneStorage.write(storageKey, null)
