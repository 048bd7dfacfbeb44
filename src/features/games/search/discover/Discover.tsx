import { useLingui, Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Game } from '#api/games/game.ts'
import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { listNames } from '#features/games/catalogue/category.text.ts'
import { hotPagesAtom } from '#features/games/catalogue/games.atoms.ts'
import { GameGrid } from '#features/games/grid/GameGrid.tsx'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
import css from './Discover.module.css'
import { Button, IconButton } from '#ui/button/Button.tsx'
import recent from './RecentQueries.module.css'
import { forgetQueriesIntent, queriesAtom, removeQueryIntent } from './queries.atoms.ts'

interface Props {
  readonly onOpen: (game: Game) => void
  readonly onQuery: (text: string) => void
}

const maxHot = 12

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
        games={games.slice(0, maxHot)}
        actions={{ ...actions, onPlay: onOpen }}
        areFavourites={false}
      />
    </section>
  )
}

function RecentQueries({ onQuery }: { readonly onQuery: (text: string) => void }) {
  const { t } = useLingui()
  const queries = useAtomValue(queriesAtom)
  const remove = useSetAtom(removeQueryIntent)
  const forget = useSetAtom(forgetQueriesIntent)
  if (queries.length === 0) return null
  return (
    <section className={recent.queries}>
      <div className={recent.head}>
        <h2 className={recent.title}>
          <Trans>Recent searches</Trans>
        </h2>
        <Button kind="quiet" size="small" onClick={() => forget()}>
          <Trans>Clear all</Trans>
        </Button>
      </div>
      <ul className={recent.list}>
        {queries.map((query) => (
          <li key={query} className={recent.query}>
            <button type="button" className={recent.again} onClick={() => onQuery(query)}>
              <Icon name="clock" size="small" />
              <span className={recent.text} dir="auto">
                {query}
              </span>
            </button>
            <IconButton
              icon="close"
              label={t`Remove: ${query}`}
              className={recent.remove}
              onClick={() => remove(query)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
