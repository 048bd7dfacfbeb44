import type { ComponentType } from 'react'
import type { VendorCode } from '#api/games/category.ts'
import type { CategoryVendors } from '#api/games/vendors.ts'
import { TileArt } from '#ui/art/TileArt.tsx'
import { GameCountNote } from '#features/games/catalogue/GameCount.tsx'
import type { GameActions } from '#features/games/tile/gameActions.ts'
import tile from '#features/games/tile/GameTile.module.css'
import css from './VendorTiles.module.css'

/** When a lottery's provider draws next, and what it pays. */
export type VendorDraw = ComponentType<{ readonly vendor: VendorCode }>

interface Props {
  readonly entry: CategoryVendors
  readonly onVendor: GameActions['onVendor']
  readonly VendorDraw?: VendorDraw | undefined
}

export const VendorTiles = ({ entry: { category, vendors }, onVendor, VendorDraw }: Props) => (
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
          {VendorDraw && <VendorDraw vendor={code} />}
        </button>
      </li>
    ))}
  </ul>
)
