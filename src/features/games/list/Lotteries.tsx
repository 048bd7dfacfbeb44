import { useAtomValue } from 'jotai'
import type { Vendor } from '#api/games/vendorList.ts'
import { useSkeleton } from '#ui/skeleton/useSkeleton.ts'
import { vendorTypesAtom } from '#features/merchant/merchant.atoms.ts'
import { catalogueAtom } from '#features/games/catalogue/games.atoms.ts'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
import { GridSkeleton } from '#features/games/grid/GridSkeleton.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import { type VendorDraw, VendorTiles } from './VendorTiles.tsx'
import { type Filter, filterFor } from '#features/games/filter/filter.rules.ts'

interface Props extends Pick<Filter, 'list' | 'name'> {
  readonly VendorDraw?: VendorDraw | undefined
}

/** A lottery category lists providers; each opens its draws. */
export function Lotteries({ list, name, VendorDraw }: Props) {
  const { isPending } = useAtomValue(vendorTypesAtom)
  const hasSkeleton = useSkeleton(isPending)
  const { onVendor } = useGameActions('lobby')
  const entry = useAtomValue(catalogueAtom)?.find(({ category }) => category === list)
  if (isPending && !entry) return <GridSkeleton isShown={hasSkeleton} />
  const vendors = entry?.vendors.filter((vendor) => isNamed(vendor, name)) ?? []
  if (!entry || vendors.length === 0) return <ListEmpty {...filterFor(list, { name })} />
  return <VendorTiles entry={{ ...entry, vendors }} onVendor={onVendor} VendorDraw={VendorDraw} />
}

const isNamed = (vendor: Vendor, name: string) =>
  vendor.name.toLowerCase().includes(name.toLowerCase())
