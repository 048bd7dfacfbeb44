import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue, atom } from 'jotai'
import type { ComponentType, ReactNode } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { usePageTitle } from '#ui/pageTitle.ts'
import { CategoryBar } from '#features/games/catalogue/CategoryBar.tsx'
import { useFreshVendors } from '#features/games/catalogue/useFreshVendors.ts'
import { DemoOffer } from '#features/games/launch/demo/DemoOffer.tsx'
import { ListMenu, NameSearchCell } from './ListMenu.tsx'
import {
  type Start,
  isWhole,
  type Filter,
  isOwnClass,
} from '#features/games/filter/filter.rules.ts'
import type { LobbySearch } from '#features/games/filter/lobby.search.ts'
import { useFilter } from '#features/games/filter/useFilter.ts'
import { isLottery, countOf } from '#features/games/catalogue/catalogue.rules.ts'
import { catalogueAtom } from '#features/games/catalogue/games.atoms.ts'
import { GameRow } from '#features/games/home/GameRow.tsx'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
import { GameList } from '#features/games/list/GameList.tsx'
import { ProviderRow } from '#features/games/providers/ProviderRow.tsx'
import { sectionsOf } from './sections.rules.ts'
import { listNames } from '#features/games/catalogue/category.text.ts'
import { classText } from '#features/games/filter/class.text.ts'
import { lobbyPagesAtom } from '#features/games/list/list.atoms.ts'

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

/** The lobby in place of home's rows. */
export function HomeLobby(slots: LobbySlots) {
  const filtering = useHomeFilter()
  return (
    <>
      <ListMenu {...filtering} />
      <LobbyBody filter={filtering.filter} {...slots} />
    </>
  )
}

export const HomeLobbySearch = () => <NameSearchCell {...useHomeFilter()} />

const useHomeFilter = () => useFilter(useSearch({ strict: false }))

interface LobbySlots {
  /** Shown above the new games. */
  readonly newGames: ReactNode
  /** In place of games. */
  readonly Lotteries: ComponentType<Pick<Filter, 'list' | 'name'>>
}

interface BodyProps extends LobbySlots {
  readonly filter: Filter
}

function LobbyBody({ filter, newGames, Lotteries }: BodyProps) {
  if (filter.list === 'ALL' && isWhole(filter)) return <AllView />
  if (isLottery(filter.list)) return <Lotteries list={filter.list} name={filter.name} />
  return (
    <>
      {filter.classify === 'NEW' && newGames}
      <GameList {...filter} />
    </>
  )
}

function AllView() {
  const actions = useGameActions('lobby')
  const sections = sectionsOf(useAtomValue(catalogueAtom))
  return (
    <>
      {sections.map((section, place) =>
        section === 'PROVIDER' ? (
          <ProviderRow key={section} />
        ) : (
          <GameRow key={section} row={section} actions={actions} isFirst={place === 0} isInLobby />
        ),
      )}
    </>
  )
}

const uncounted = atom({ value: undefined, total: 0 })

interface TitleProps {
  readonly filter: Filter
}

/** A platform's class names the list; of a player's own classes, a category's list keeps the category's name. */
function titleOf({ list, classify }: Filter, t: (message: MessageDescriptor) => string) {
  if (!isOwnClass(classify)) return classify === null ? t(listNames[list]) : classText(classify, t)
  return t(listNames[list === 'ALL' ? classify : list])
}

function ListTitle({ filter }: TitleProps) {
  const { t } = useLingui()
  const { list } = filter
  const isDrawn = isLottery(list)
  const entry = useAtomValue(catalogueAtom)?.find(({ category }) => category === list)
  const { value, total } = useAtomValue(isDrawn ? uncounted : lobbyPagesAtom(filter))
  const title = titleOf(filter, t)
  usePageTitle(title, isDrawn ? entry && countOf(entry) : value && total)
  return <h1 className="visually-hidden">{title}</h1>
}
