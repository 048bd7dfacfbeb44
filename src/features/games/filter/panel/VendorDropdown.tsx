import { Trans, useLingui } from '@lingui/react/macro'
import type { Vendor } from '#api/games/vendorList.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { GameCountNote } from '#features/games/catalogue/GameCount.tsx'
import { type Filtering, useVendors } from '#features/games/filter/useFilter.ts'
import { VendorLogo } from '#features/games/tile/VendorLogo.tsx'
import { Dropdown, Option } from './Dropdown.tsx'
import css from './Dropdown.module.css'

/** For wide screens; a choice applies at once. */
export function VendorDropdown({ filter, choose }: Filtering) {
  const { t } = useLingui()
  const vendors = useVendors(filter.list)
  const current = vendors.find(({ code }) => code === filter.vendor)
  return (
    <Dropdown isAtEnd face={current ? <Name>{current.name}</Name> : <Trans>All providers</Trans>}>
      {(close) => {
        const pick = (vendor: Vendor | null) => {
          close()
          choose({ kind: 'vendor', vendor: vendor?.code ?? null })
        }
        return (
          <ul aria-label={t`Providers`}>
            <Option isCurrent={!current} onPick={() => pick(null)}>
              <Icon name="all" />
              <Trans>All</Trans>
            </Option>
            {vendors.map((vendor) => (
              <Option key={vendor.code} isCurrent={vendor === current} onPick={() => pick(vendor)}>
                <VendorFace {...vendor} />
              </Option>
            ))}
          </ul>
        )
      }}
    </Dropdown>
  )
}

const VendorFace = ({ code, name, gameCount }: Vendor) => (
  <>
    <VendorLogo vendor={code} name={name} />
    <span className={css.name}>
      <Name>{name}</Name>
    </span>
    <GameCountNote total={gameCount} />
  </>
)
