import type { VendorCode } from '../../../../api/games/category.ts'
import type { PanelChoice } from '../filter.rules.ts'

export const emptyDraft: PanelChoice = { vendor: null, classify: null, minBet: null }

/** Choosing a vendor resets the class (section 4). */
export const withVendor = (draft: PanelChoice, vendor: VendorCode | null): PanelChoice => ({
  ...draft,
  vendor,
  classify: null,
})

/** NEW covers the games of every vendor. */
export const withType = (draft: PanelChoice, type: string): PanelChoice => ({
  ...draft,
  classify: type === 'ALL' ? null : type,
  vendor: type === 'NEW' ? null : draft.vendor,
})
