import { useAtomValue } from 'jotai'
import { useSkeleton } from '../../../ui/useSkeleton.ts'
import { catalogueAtom, vendorTypesAtom } from '../games.atoms.ts'
import { useGameActions } from '../useGameActions.ts'
import { GridGhosts } from './GridGhosts.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import { VendorTiles } from './VendorTiles.tsx'
import { type Filter, filterFor } from './filter.rules.ts'

/** A lottery category shows who draws; a tap opens the draws themselves. */
export function Lotteries({ list }: Pick<Filter, 'list'>) {
  const { isPending } = useAtomValue(vendorTypesAtom)
  const isGhostly = useSkeleton(isPending)
  const { onVendor } = useGameActions('lobby')
  const entry = useAtomValue(catalogueAtom)?.find(({ category }) => category === list)
  if (entry) return <VendorTiles entry={entry} onVendor={onVendor} />
  return isPending ? <GridGhosts isShown={isGhostly} /> : <ListEmpty {...filterFor(list)} />
}
