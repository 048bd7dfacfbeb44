import { atom, useAtomValue } from 'jotai'
import type { VendorCode } from '#api/games/category.ts'
import { listVendors } from '#api/games/vendorList.ts'
import { queryAtom } from '#net/query/query.ts'
import { VendorMark } from '#ui/art/VendorMark.tsx'
import { looksOf } from '#ui/art/marks.rules.ts'
import { ofMerchant, vendorTypesAtom } from '#features/merchant/merchant.atoms.ts'
import { GamePicture } from './GameArt.tsx'
import css from './VendorLogo.module.css'

const vendorsAtom = queryAtom(listVendors, ofMerchant)

/** Paths below the image hosts. */
const logosAtom = atom((get): ReadonlyMap<VendorCode, string> => {
  const vendors = get(vendorsAtom).value ?? []
  return new Map(vendors.flatMap(({ code, logo }) => (logo ? [[code, logo] as const] : [])))
})

const looksAtom = atom((get) => looksOf(get(vendorTypesAtom).value?.categories ?? []))

interface Props {
  readonly vendor: VendorCode
  readonly name: string
}

export function VendorLogo({ vendor, name }: Props) {
  const path = useAtomValue(logosAtom).get(vendor)
  const look = useAtomValue(looksAtom).get(vendor)
  return (
    <span className={css.logo}>
      <VendorMark vendor={vendor} name={name} look={look} />
      {path !== undefined && <GamePicture path={path} />}
    </span>
  )
}
