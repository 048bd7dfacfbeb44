import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Game } from '#api/games/game.ts'
import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { listNames } from '#features/games/catalogue/category.text.ts'
import { hotPagesAtom } from '#features/games/catalogue/games.atoms.ts'
import { GameGrid } from '#features/games/grid/GameGrid.tsx'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
import css from './Discover.module.css'
import { RecentQueries } from './RecentQueries.tsx'

interface Props {
  readonly onOpen: (game: Game) => void
  readonly onQuery: (text: string) => void
}

const mostHot = 12

export function Discover({ onOpen, onQuery }: Props) {
  return (
    <>
      <Shortcuts />
      <RecentQueries onQuery={onQuery} />
      <Popular onOpen={onOpen} />
    </>
  )
}

const Shortcuts = () => {
  const { t } = useLingui()
  return (
    <nav className={css.shortcuts} aria-label={t`Your games`}>
      <Link to="/m/fav" className={css.shortcut}>
        <Icon name="star" />
        {t(listNames.FAV)}
      </Link>
      <Link to="/m/recent" className={css.shortcut}>
        <Icon name="clock" />
        {t(listNames.RECENT)}
      </Link>
    </nav>
  )
}

export function Popular({ onOpen }: Pick<Props, 'onOpen'>) {
  const { t } = useLingui()
  const games = useAtomValue(hotPagesAtom).value
  const actions = useGameActions('list')
  if (!games || games.length === 0) return null
  return (
    <section className={css.popular}>
      <h2 className={css.title}>{t(listNames.HOT)}</h2>
      <GameGrid
        games={games.slice(0, mostHot)}
        actions={{ ...actions, onPlay: onOpen }}
        areFavourites={false}
      />
    </section>
  )
}
