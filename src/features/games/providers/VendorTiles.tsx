import type { CategoryVendors } from '#api/games/vendors.ts'
import { TileArt } from '#ui/art/TileArt.tsx'
import { GameCountNote } from '#features/games/catalogue/GameCount.tsx'
import type { GameActions } from '#features/games/tile/gameActions.ts'
import tile from '#features/games/tile/GameTile.module.css'
import css from './VendorTiles.module.css'

interface Props {
  readonly entry: CategoryVendors
  readonly onVendor: GameActions['onVendor']
}

export const VendorTiles = ({ entry: { category, vendors }, onVendor }: Props) => (
  <ul className={css.grid}>
    {vendors.map(({ code, name, gameCount }) => (
      <li key={code} data-vendor={code}>
        <button
          type="button"
          className={`${css.tile} ${tile.waits}`}
          onClick={({ currentTarget }) => onVendor(code, category, currentTarget)}
        >
          <span className={css.art}>
            <TileArt game={{ vendor: code, id: code, category, name }} />
          </span>
          <span className={css.words}>
            {name}
            <GameCountNote total={gameCount} />
          </span>
        </button>
      </li>
    ))}
  </ul>
)
