import { useLingui } from '@lingui/react/macro'
import { usePageTitle } from '#ui/pageTitle.ts'
import { CategoryBar } from '#features/games/catalogue/CategoryBar.tsx'
import { useFreshVendors } from '#features/games/catalogue/useFreshVendors.ts'
import { DemoOffer } from '#features/games/launch/demo/DemoOffer.tsx'
import { ListMenu } from './ListMenu.tsx'
import { ListTitle } from '#features/games/list/ListTitle.tsx'
import { LobbyBody, type LobbySlots } from './LobbyBody.tsx'
import { NameSearchCell } from './NameSearchCell.tsx'
import { type Start, isWhole } from '#features/games/filter/filter.rules.ts'
import type { LobbySearch } from '#features/games/filter/lobby.search.ts'
import { useFilter } from '#features/games/filter/useFilter.ts'

interface Props extends LobbySlots {
  readonly search: Partial<LobbySearch>
  /** The list to show where the address names none. */
  readonly start?: Start
}

export function LobbyScreen({ search, start = 'ALL', ...slots }: Props) {
  const filtering = useFilter(search, start)
  const { filter } = filtering
  const isAll = filter.list === 'ALL' && isWhole(filter)
  useFreshVendors()
  return (
    <>
      {isAll ? <AllTitle /> : <ListTitle filter={filter} />}
      <CategoryBar place="lobby" current={filter.list} search={<NameSearchCell {...filtering} />} />
      <ListMenu {...filtering} />
      <LobbyBody filter={filter} {...slots} />
      <DemoOffer />
    </>
  )
}

function AllTitle() {
  const { t } = useLingui()
  const title = t`Game center`
  usePageTitle(title)
  return <h1 className="visually-hidden">{title}</h1>
}
