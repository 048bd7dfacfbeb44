import { useAtomValue } from 'jotai'
import { catalogueAtom } from '#features/games/catalogue/games.atoms.ts'
import { useFreshVendors } from '#features/games/catalogue/useFreshVendors.ts'
import { DemoOffer } from '#features/games/launch/demo/DemoOffer.tsx'
import { filterOf, known } from '#features/games/filter/filter.rules.ts'
import { ProviderGames } from './ProviderGames.tsx'
import { ProviderList } from './ProviderList.tsx'
import type { ProvidersSearch } from './providers.search.ts'

export function ProvidersScreen({ search }: { readonly search: ProvidersSearch }) {
  const catalogue = useAtomValue(catalogueAtom)
  const { list, vendor } = known(filterOf(search), catalogue)
  useFreshVendors()
  return (
    <>
      {vendor === null ? (
        <ProviderList list={list} />
      ) : (
        <ProviderGames list={list} vendor={vendor} />
      )}
      <DemoOffer />
    </>
  )
}
