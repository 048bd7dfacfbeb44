import { Plural } from '@lingui/react/macro'
import type { Vendor } from '../../../api/vendors.ts'
import css from './ProviderTile.module.css'
import { VendorLogo } from './VendorLogo.tsx'

/** Who makes games, and how many. */
export const ProviderTile = ({ code, name, gameCount }: Vendor) => (
  <span className={css.tile} data-vendor={code}>
    <VendorLogo vendor={code} name={name} />
    <span className={css.words}>
      <span className={css.name}>{name}</span>
      <span className={css.count}>
        <Plural value={gameCount} one="# game" other="# games" />
      </span>
    </span>
  </span>
)
