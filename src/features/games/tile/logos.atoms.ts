import { atom } from 'jotai'
import type { VendorCode } from '../../../api/games/category.ts'
import { listVendors } from '../../../api/games/vendorList.ts'
import { looksOf } from '../../../ui/art/marks.rules.ts'
import { queryAtom } from '../../../net/query/query.ts'
import { ofMerchant, vendorTypesAtom } from '../../merchant/merchant.atoms.ts'

const vendorsAtom = queryAtom(listVendors, ofMerchant)

/** Paths below the image hosts. */
export const logosAtom = atom((get): ReadonlyMap<VendorCode, string> => {
  const vendors = get(vendorsAtom).value ?? []
  return new Map(vendors.flatMap(({ code, logo }) => (logo ? [[code, logo] as const] : [])))
})

export const looksAtom = atom((get) => looksOf(get(vendorTypesAtom).value?.categories ?? []))
