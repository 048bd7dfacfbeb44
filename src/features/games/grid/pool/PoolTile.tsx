import { memo } from 'react'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { TileArt } from '../../../../ui/art/TileArt.tsx'
import css from '../../tile/GameTile.module.css'
import own from './PooledGrid.module.css'

/** A GameTile without a game: `drawTile` writes one in, and another whenever its row is used again. React never draws it twice. */
export const PoolTile = memo(function PoolTile() {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a row stands between the list and it
    <div role="listitem" className={`${css.tile} ${own.tile}`} data-ghost="">
      <button type="button" className={css.play}>
        <span className={css.art}>
          <TileArt vendor="" nodeId="" category="" shape="portrait" />
        </span>
        <img
          className={css.picture}
          alt=""
          decoding="async"
          crossOrigin="anonymous"
          data-absent=""
        />
        <span className={css.name}>
          <span className={css.words} />
        </span>
      </button>
      <span className={css.badges}>
        <span className={css.new} />
        <span className={css.badge} />
      </span>
      <button type="button" className={css.star} aria-pressed="false">
        <Icon name="star" size="small" />
      </button>
    </div>
  )
})
