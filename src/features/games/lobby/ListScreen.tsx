import { CategoryBar } from '../categories/CategoryBar.tsx'
import { useFreshVendors } from '../useFreshVendors.ts'
import { DemoOffer } from '../launch/DemoOffer.tsx'
import { GameList } from '../list/GameList.tsx'
import { ListTitle } from '../list/ListTitle.tsx'
import { OwnMenu } from './OwnMenu.tsx'
import type { OwnClass } from '../filter/filter.rules.ts'
import { useOwnFilter } from '../filter/useFilter.ts'

interface Props {
  readonly list: OwnClass
  /** Of which category; all without one. */
  readonly gameType: string | number | undefined
}

/** Hot games, favourites or recent games on a page of their own, of all categories or of one. */
export function ListScreen({ list, gameType }: Props) {
  const filter = useOwnFilter(list, gameType)
  useFreshVendors()
  return (
    <>
      <ListTitle filter={filter} isOwnPage />
      <CategoryBar place="own" current={filter.list === 'ALL' ? null : filter.list} />
      <OwnMenu />
      <GameList {...filter} />
      <DemoOffer />
    </>
  )
}
