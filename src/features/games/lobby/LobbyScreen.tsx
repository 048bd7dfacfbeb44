import { Trans } from '@lingui/react/macro'
import { CategoryBar } from '../CategoryBar.tsx'
import { useFreshVendors } from '../home/useFreshVendors.ts'
import { DemoOffer } from '../launch/DemoOffer.tsx'
import { AllView } from './AllView.tsx'
import { GameList } from './GameList.tsx'
import { ListMenu } from './ListMenu.tsx'
import { ListTitle } from './ListTitle.tsx'
import { type Filter, pageModeOf } from './filter.rules.ts'
import type { LobbySearch } from './lobby.search.ts'
import { useFilter } from './useFilter.ts'

interface Props {
  readonly search: Partial<LobbySearch>
  /** The list where the address names none. */
  readonly start?: Filter['list']
  /** All games stand in sections instead of one long list. */
  readonly hasSections?: boolean
}

const firstLists = ['ALL'] as const

/** The game list centre: a category, its classes, its filters and its games. */
export function LobbyScreen({ search, start = 'ALL', hasSections = false }: Props) {
  const filtering = useFilter(search, start)
  const { filter } = filtering
  const isAll = hasSections && pageModeOf(filter) === 'all'
  useFreshVendors()
  return (
    <>
      {isAll ? (
        <h1 className="visually-hidden">
          <Trans>Game center</Trans>
        </h1>
      ) : (
        <ListTitle filter={filter} />
      )}
      <CategoryBar place="lobby" before={firstLists} current={filter.list} />
      <ListMenu {...filtering} />
      {isAll ? <AllView /> : <GameList {...filter} />}
      <DemoOffer />
    </>
  )
}
