import * as v from 'valibot'

/** Unordered: the order is the merchant's (section 3). */
export const categories = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'CRASH',
  'GAMESHOW',
  'BG',
  'TG',
  'LOTT',
  'ELOTT',
] as const

export const Category = v.picklist(categories)
export type Category = v.InferOutput<typeof Category>

export const VendorCode = v.pipe(v.string(), v.regex(/^[A-Z0-9_]{1,24}$/))
export type VendorCode = v.InferOutput<typeof VendorCode>

const esportsVendors: readonly string[] = ['IMES', 'TF', 'IA']

/** IMES, TF and IA run e-sports; the wire lists them as sports. */
export const isEsportsVendor = (vendor: VendorCode) => esportsVendors.includes(vendor)

/** The wire has no e-sports type: the call asks for sports (section 7). */
export const toWireCategory = (category: Category): Category =>
  category === 'ESPORTS' ? 'SPORTS' : category
