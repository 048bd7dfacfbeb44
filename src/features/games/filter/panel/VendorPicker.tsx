import { Trans } from '@lingui/react/macro'
import type { VendorCode } from '../../../../api/games/category.ts'
import type { Vendor } from '../../../../api/games/vendorList.ts'
import { GameCountNote } from '../../GameCount.tsx'
import { VendorLogo } from '../../tile/VendorLogo.tsx'
import sheet from './FilterSheet.module.css'
import css from './VendorPicker.module.css'

interface Props {
  readonly vendors: readonly Vendor[]
  readonly value: VendorCode | null
  readonly onChoose: (vendor: VendorCode | null) => void
}

/** A second click on the chosen vendor unsets it. */
export const VendorPicker = ({ vendors, value, onChoose }: Props) => (
  <section>
    <h3 className={sheet.title}>
      <Trans>Providers</Trans>
    </h3>
    <ul className={css.vendors}>
      {vendors.map(({ code, name, gameCount }) => (
        <li key={code}>
          <button
            type="button"
            className={css.vendor}
            aria-pressed={code === value}
            onClick={() => onChoose(code === value ? null : code)}
          >
            <VendorLogo vendor={code} name={name} />
            <span className={css.words}>
              {name}
              <GameCountNote total={gameCount} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
