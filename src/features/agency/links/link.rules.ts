import { type AccountType, type LinkDays } from '../../../api/promotions/agency.ts'
import { toLatinDigits } from '../../../api/account/mobile.ts'

export interface Terms {
  readonly type: AccountType
  /** As typed. */
  readonly rebate: string
}

export interface LinkForm extends Terms {
  readonly days: LinkDays
}

export type RebateFault = 'malformed' | 'tooMuch'

/** "0,35", "০.৩৫" and ".35" → 0.35; undefined for what is no percentage of two decimals. */
export function rebateOf(text: string): number | undefined {
  const plain = toLatinDigits(text).replace(/\s|%/g, '').replace(',', '.')
  return /^(\d{1,2}(\.\d{0,2})?|\.\d{1,2})$/.test(plain) ? Number(plain) : undefined
}

/** Agents pass on what they have, and no more. */
export function rebateFault(text: string, max: number): RebateFault | undefined {
  const rebate = rebateOf(text)
  if (rebate === undefined) return 'malformed'
  return rebate > max ? 'tooMuch' : undefined
}

/** Where somebody registers with a link's code. */
export const registrationLink = (origin: string, code: string) =>
  `${origin}/m/register?affiliateCode=${encodeURIComponent(code)}`
