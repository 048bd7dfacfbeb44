import { useLingui } from '@lingui/react/macro'
import { memo, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Game } from '#api/games/game.ts'
import { badges } from '#features/games/tile/badges.ts'
import { TileParts } from '#features/games/tile/TileParts.tsx'
import tile from '#features/games/tile/GameTile.module.css'
import type { Hosts } from '#features/games/tile/picture.ts'
import { usePictures } from '#features/games/tile/usePictures.ts'
import type { TileActions } from '#features/games/tile/gameActions.ts'
import css from './PooledGrid.module.css'
import type { View } from './drawTile.ts'
import type { Size } from './geometry.ts'
import { TilePool } from './pool.ts'

export type PooledGames = Pick<View, 'count' | 'known' | 'total' | 'gameAt'>

interface Props {
  readonly list: PooledGames
  readonly isFavourite: (game: Game) => boolean
  readonly actions: TileActions
  /** Sets the number of columns: `--columns`. */
  readonly className: string | undefined
}

/** A list of any length in a constant number of tiles; it scrolls with the page. */
export function PooledGrid({ list, isFavourite, actions, className }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const act = (button: Element, game: Game) => {
    if (button.hasAttribute('aria-pressed')) actions.onStar(game, isFavourite(game))
    else actions.onPlay(game, button)
  }
  const { hosts, listeners } = usePictures()
  const size = usePool(element, useView(list, isFavourite, hosts), act)
  return (
    <div
      {...listeners}
      ref={element}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there are rows between the list and its items
      role="list"
      className={`${css.list} ${className}`}
    >
      {Array.from({ length: size.rows }, (_, row) => (
        <div key={row} role="none" className={css.row}>
          {Array.from({ length: size.columns }, (_, column) => (
            <PoolTile key={column} />
          ))}
        </div>
      ))}
    </div>
  )
}

/**
 * A tile without a game. `drawTile` writes one into it, and another whenever its row is reused; React never
 * re-renders it.
 */
const PoolTile = memo(function PoolTile() {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is a row between the list and the item
    <div role="listitem" className={`${tile.tile} ${css.tile}`} data-skeleton="">
      <TileParts
        control="button"
        shape="portrait"
        badge={() => ''}
        star={{ 'aria-pressed': false }}
      />
    </div>
  )
})

function useView(list: PooledGames, isFavourite: Props['isFavourite'], hosts: Hosts): View {
  const { t } = useLingui()
  return useMemo(() => {
    const words = {
      badges: badges.map(({ text }) => t(text)),
      favourite: (game: Game) =>
        t({
          message: `Favourite: ${game.name}`,
          comment: 'Name of the star on a game, for screen readers.',
        }),
    }
    return { ...list, isFavourite, hosts, words }
  }, [list, isFavourite, hosts, t])
}

const firstSize: Size = { rows: 8, columns: 3 }

/** React renders the rows once for each screen size; the pool writes games into them. */
function usePool(
  element: { readonly current: HTMLElement | null },
  view: View,
  act: (button: Element, game: Game) => void,
): Size {
  const pool = useRef<TilePool>(null)
  const [size, setSize] = useState(firstSize)
  const click = useEffectEvent(act)
  useLayoutEffect(() => {
    if (!element.current) return
    const made = new TilePool(element.current, {
      onSize: (next) => setSize((last) => (isSameSize(last, next) ? last : next)),
      onClick: (button, game) => click(button, game),
    })
    pool.current = made
    return () => made.stop()
  }, [element])
  useLayoutEffect(() => pool.current?.show(view), [view])
  useLayoutEffect(() => pool.current?.attach(), [size])
  return size
}

const isSameSize = (one: Size, other: Size) =>
  one.rows === other.rows && one.columns === other.columns
