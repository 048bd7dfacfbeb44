import { useLingui } from '@lingui/react/macro'
import { atom, useAtomValue } from 'jotai'
import { type ReactNode, useDeferredValue } from 'react'
import type { Game } from '#api/games/game.ts'
import type { Aged } from '#i18n/age/age.rules.ts'
import { useFormat } from '#i18n/format.ts'
import type { ReadPages } from '#net/query/query.ts'
import { isReachableAtom } from '#net/reach/reach.ts'
import { Boundary } from '#ui/Boundary.tsx'
import { Rail } from '#ui/list/Rail.tsx'
import { optional } from '#ui/optional.ts'
import { useSkeleton } from '#ui/skeleton/Skeleton.tsx'
import { listNames } from '#features/games/catalogue/category.text.ts'
import { favouriteIdsAtom } from '#features/games/own/favourites.atoms.ts'
import { GameTile } from '#features/games/tile/GameTile.tsx'
import { useTiles } from '#features/games/tile/useTiles.ts'
import type { TileActions } from '#features/games/tile/gameActions.ts'
import css from './GameRow.module.css'
import { RowSection, RowSkeleton, ViewAll, tilesInView } from './RowSection.tsx'
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx'
import { useDrawnMark } from '#features/games/list/useDrawnMark.ts'
import { rowAtom, lastRow } from './rows.ts'
import { type RowId, maxGames, rowLayouts } from './rows.rules.ts'
import { useGrowingRow } from './useGrowingRow.ts'
import { useNear } from '#features/games/list/useNear.ts'

const Age = optional(() => import('#i18n/age/AgeLine.tsx'), 'AgeLine')
const CachedRow = optional(() => import('./CachedRow.tsx'), 'CachedRow', EmptyRow)

export interface Props {
  readonly row: RowId
  readonly actions: TileActions
  /** Visible when the page opens. */
  readonly isFirst: boolean
  /** The lobby has a separate page for the hot games. */
  readonly isInLobby?: boolean
}

/** Below the first screen, it loads when it comes near the viewport. */
export function GameRow(props: Props) {
  const [place, isNear] = useNear<HTMLDivElement>(props.isFirst)
  return (
    <div ref={place}>
      <Boundary>
        <LoadedRow {...props} isNear={isNear} />
      </Boundary>
    </div>
  )
}

type RowRead = Aged & Partial<ReadPages<Game>>

const unread: RowRead = { at: undefined, isCached: false }
const unreadAtom = atom(() => unread)

function EmptyRow(props: Props) {
  return <DrawnRow {...props} read={unread} />
}

/** One section from the first paint on: a row that loads does not replace its element. */
function LoadedRow({ isNear, ...props }: Props & { readonly isNear: boolean }) {
  const read = useDeferredValue(useAtomValue(isNear ? rowAtom(props.row) : unreadAtom))
  const isReachable = useAtomValue(isReachableAtom)
  const age = isReachable && !read.isCached ? null : <Age of={read} />
  const isLost = read.failure && !read.value
  if (!isLost || props.row === 'HOT') return <DrawnRow {...props} read={read} age={age} />
  return <CachedRow {...props} />
}

interface DrawnProps extends Props {
  /** Empty until the row is near. */
  readonly read: RowRead
  readonly age?: ReactNode
}

export function DrawnRow({ row, actions, isFirst, isInLobby, read, age }: DrawnProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { value: games, total, isCached, failure, isPending = false, retry } = read
  const hasSkeleton = useSkeleton(isPending)
  const hasGames = games !== undefined && games.length > 0
  useDrawnMark(hasGames, isCached)
  if (games?.length === 0) return null
  const title = t(listNames[row])
  return (
    <RowSection
      row={row}
      title={title}
      isLater={!isFirst}
      {...(hasGames && {
        count: total,
        action: (
          <>
            {age}
            <ViewAll
              title={title}
              count={format.count(total ?? games.length) + (total === undefined ? '+' : '')}
              {...(isInLobby && row === 'HOT' ? hotPage : lobbyOf(row))}
            />
          </>
        ),
      })}
    >
      {games && <RowGames row={row} games={games} actions={actions} isFirst={isFirst} />}
      {!games && failure && retry && (
        <ErrorNotice className={css.failed} failure={failure} onRetry={retry} />
      )}
      {!games && !failure && <RowSkeleton row={row} isShown={hasSkeleton} />}
    </RowSection>
  )
}

interface GamesProps {
  readonly row: RowId
  readonly games: readonly Game[]
  readonly actions: TileActions
  readonly isFirst: boolean
}

function RowGames({ row, games, actions, isFirst }: GamesProps) {
  const { t } = useLingui()
  const favourites = useAtomValue(favouriteIdsAtom)
  const shown = games.slice(0, maxGames)
  const tiles = useTiles(shown, actions)
  const inView = tilesInView(row)
  const atOnce = row === lastRow.id ? shown.length : isFirst ? inView : 0
  const sizes = { atOnce, inView, all: shown.length }
  const [drawn, growAll] = useGrowingRow(tiles.ref, sizes)
  return (
    <Rail
      className={css.list}
      previousLabel={t`Previous games`}
      nextLabel={t({
        message: 'Next games',
        comment: 'Button of a row that scrolls: shows the games that follow. For screen readers.',
      })}
      onScrollCapture={growAll}
      onFocus={growAll}
      {...tiles}
    >
      {shown.map((game, place) =>
        place < drawn ? (
          <GameTile
            key={game.id}
            game={game}
            shape={rowLayouts[row].shape}
            isFavourite={row === 'FAV' || favourites.has(game.id)}
            className={css.box}
          />
        ) : (
          <li key={game.id} className={css.beyond} />
        ),
      )}
    </Rail>
  )
}

const hotPage = { to: '/m/hot' } as const
const lobbyOf = (row: RowId) =>
  ({ to: '/m/gameLobbyCenter', search: { gameCategory: row } }) as const
