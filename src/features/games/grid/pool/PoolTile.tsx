import { memo } from 'react'
import { TileParts } from '../../tile/TileParts.tsx'
import css from '../../tile/GameTile.module.css'
import own from './PooledGrid.module.css'

/**
 * A tile without a game. `drawTile` writes one into it, and another whenever its row is reused; React never
 * re-renders it.
 */
export const PoolTile = memo(function PoolTile() {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a row stands between the list and it
    <div role="listitem" className={`${css.tile} ${own.tile}`} data-skeleton="">
      <TileParts
        control="button"
        shape="portrait"
        badge={() => ''}
        star={{ 'aria-pressed': false }}
      />
    </div>
  )
})
