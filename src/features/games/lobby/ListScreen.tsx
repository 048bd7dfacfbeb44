import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '#ui/icon/Icon.tsx'
import { CategoryBar } from '#features/games/catalogue/CategoryBar.tsx'
import { listIcons } from '#features/games/catalogue/category.text.ts'
import { useFreshVendors } from '#features/games/catalogue/useFreshVendors.ts'
import { DemoOffer } from '#features/games/launch/demo/DemoOffer.tsx'
import { GameList } from '#features/games/list/GameList.tsx'
import { ListTitle } from '#features/games/list/ListTitle.tsx'
import css from './ListScreen.module.css'
import { classText } from '#features/games/filter/class.text.ts'
import type { OwnClass } from '#features/games/filter/filter.rules.ts'
import { useOwnFilter } from '#features/games/filter/useFilter.ts'

interface Props {
  readonly list: OwnClass
  /** Its category; all categories without one. */
  readonly gameType: string | undefined
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

const pages = [
  ['HOT', '/m/hot'],
  ['FAV', '/m/fav'],
  ['RECENT', '/m/recent'],
] as const satisfies readonly (readonly [OwnClass, string])[]

function OwnMenu() {
  const { t } = useLingui()
  return (
    <nav className={css.menu} aria-label={t`Game types`}>
      {pages.map(([own, to]) => (
        <Link key={own} to={to} replace className={css.page}>
          <Icon name={listIcons[own]} size="small" />
          {classText(own, t)}
        </Link>
      ))}
    </nav>
  )
}
