import type { Vendor } from '#api/games/vendorList.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { GameCountNote } from '#features/games/catalogue/GameCount.tsx'
import css from './ProviderTile.module.css'
import { VendorLogo } from '#features/games/tile/VendorLogo.tsx'

export const ProviderTile = ({ code, name, gameCount }: Vendor) => (
  <span className={css.tile} data-vendor={code}>
    <VendorLogo vendor={code} name={name} />
    <span className={css.words}>
      <Name className={css.name}>{name}</Name>
      <GameCountNote total={gameCount} />
    </span>
  </span>
)
