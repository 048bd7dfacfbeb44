import * as v from 'valibot'
import type { VendorCode } from './category.ts'

export const LotteryCode = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{1,24}$/))

export const Mui = v.pipe(v.string(), v.maxLength(200))

export const PlayType = v.picklist(['trad', 'ent'])
export type PlayType = v.InferOutput<typeof PlayType>

export const prizeModes = ['ELott', 'SEA', 'ELOTT', 'LOTT'] as const
export type PrizeMode = (typeof prizeModes)[number]

/** Electronic where the mapping's ELOTT entry has TCG_LOTTO_VN or LOTT (section 4). */
export const lotteryModeOf = (electronicVendors: readonly VendorCode[] = []): PrizeMode =>
  electronicVendors.some((code) => code === 'TCG_LOTTO_VN' || code === 'LOTT') ? 'ELOTT' : 'LOTT'

/** Two vendors have fixed modes; the others follow the platform's. */
export function prizeModeOf(vendor: VendorCode, lotteryMode: PrizeMode): PrizeMode {
  if (vendor === 'TCG_LOTTO_VN') return 'ELott'
  return vendor === 'TCG_SEA' ? 'SEA' : lotteryMode
}
