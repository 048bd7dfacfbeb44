import type { CategoryVendors } from '../../../api/games/vendors.ts'
import { TileArt } from '../../../ui/art/TileArt.tsx'
import { GameCount } from '../GameCount.tsx'
import type { GameActions } from '../gameActions.ts'
import tile from '../tile/GameTile.module.css'
import css from './VendorTiles.module.css'

interface Props {
  readonly entry: CategoryVendors
  readonly onVendor: GameActions['onVendor']
}

export const VendorTiles = ({ entry, onVendor }: Props) => (
  <ul className={css.grid}>
    {entry.vendors.map(({ code, name, gameCount }) => (
      <li key={code} data-vendor={code}>
        <button
          type="button"
          className={`${css.tile} ${tile.waits}`}
          onClick={({ currentTarget }) => onVendor(code, entry.category, currentTarget)}
        >
          <span className={css.art}>
            <TileArt
              game={{ vendor: code, id: code, category: entry.category, name }}
              shape="banner"
            />
          </span>
          <span className={css.face}>
            {name}
            <span className={css.count}>
              <GameCount total={gameCount} />
            </span>
          </span>
        </button>
      </li>
    ))}
  </ul>
)
