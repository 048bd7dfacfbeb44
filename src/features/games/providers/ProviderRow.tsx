import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'
import { Link } from '#ui/Link.tsx'
import { Rail } from '#ui/list/Rail.tsx'
import { useVendors } from '#features/games/filter/useFilter.ts'
import { RowHead, ViewAll } from '#features/games/home/RowSection.tsx'
import css from './ProviderRow.module.css'
import type { Vendor } from '#api/games/vendorList.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { GameCountNote } from '#features/games/catalogue/GameCount.tsx'
import tile from './ProviderTile.module.css'
import { VendorLogo } from '#features/games/tile/VendorLogo.tsx'

export function ProviderRow() {
  const { t } = useLingui()
  const vendors = useVendors('RNG')
  const title = t`Providers`
  const count = useFormat().count(vendors.length)
  if (vendors.length === 0) return null
  return (
    <section className={css.row} aria-label={title} data-category="PROVIDER">
      <RowHead
        heading={title}
        count={vendors.length}
        action={
          <ViewAll title={title} count={count} to="/m/providers" search={{ gameCategory: 'RNG' }} />
        }
      />
      <Rail previousLabel={t`Previous providers`} nextLabel={t`Next providers`}>
        {vendors.map((vendor) => (
          <li key={vendor.code}>
            <Link to="/m/gameList" search={{ gameType: 'RNG', vassalage: vendor.code }}>
              <ProviderTile {...vendor} />
            </Link>
          </li>
        ))}
      </Rail>
    </section>
  )
}

export const ProviderTile = ({ code, name, gameCount }: Vendor) => (
  <span className={tile.tile} data-vendor={code}>
    <VendorLogo vendor={code} name={name} />
    <span className={tile.words}>
      <Name className={tile.name}>{name}</Name>
      <GameCountNote total={gameCount} />
    </span>
  </span>
)
