import type { VendorCode } from '../../../../api/games/category.ts'
import type { Filter } from '../filter.rules.ts'

/** The choices of the panel before Submit. */
export type Draft = Pick<Filter, 'vendor' | 'classify' | 'minBet'>

export const draftOf = ({ vendor, classify, minBet }: Filter): Draft => ({
  vendor,
  classify,
  minBet,
})

export const emptyDraft: Draft = { vendor: null, classify: null, minBet: null }

/** Choosing a vendor resets the class (section 4). */
export const withVendor = (draft: Draft, vendor: VendorCode | null): Draft => ({
  ...draft,
  vendor,
  classify: null,
})

/** NEW covers the games of every vendor. */
export const withType = (draft: Draft, type: string): Draft => ({
  ...draft,
  classify: type === 'ALL' ? null : type,
  vendor: type === 'NEW' ? null : draft.vendor,
})
