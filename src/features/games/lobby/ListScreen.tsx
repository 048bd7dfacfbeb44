import { CategoryBar } from '../categories/CategoryBar.tsx'
import { useFreshVendors } from '../useFreshVendors.ts'
import { DemoOffer } from '../launch/demo/DemoOffer.tsx'
import { GameList } from '../list/GameList.tsx'
import { ListTitle } from '../list/ListTitle.tsx'
import { OwnMenu } from './OwnMenu.tsx'
import type { OwnClass } from '../filter/filter.rules.ts'
import { useOwnFilter } from '../filter/useFilter.ts'

interface Props {
  readonly list: OwnClass
  /** Its category; all categories without one. */
  readonly gameType: string | number | undefined
}

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
