import { Trans } from '@lingui/react/macro'
import type { VendorCode } from '../../../api/category.ts'
import type { Vendor } from '../../../api/vendors.ts'
import { VendorLogo } from '../providers/VendorLogo.tsx'
import { useFormat } from '../../../i18n/format.ts'
import sheet from './FilterSheet.module.css'
import css from './VendorPicker.module.css'

interface Props {
  readonly vendors: readonly Vendor[]
  readonly value: VendorCode | null
  readonly onChoose: (vendor: VendorCode | null) => void
}

/** One vendor or all of them: a tap on the chosen one gives it back. */
export function VendorPicker({ vendors, value, onChoose }: Props) {
  const format = useFormat()
  return (
    <section>
      <h3 className={sheet.title}>
        <Trans>Vendors</Trans>
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
              <span className={css.name}>{name}</span>
              <span className={css.count}>{format.count(gameCount)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
