import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { VendorCode } from '../../../api/category.ts'
import type { Vendor } from '../../../api/vendors.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { GameCount } from '../GameCount.tsx'
import { catalogueAtom } from '../games.atoms.ts'
import type { Filtering } from '../lobby/useFilter.ts'
import { vendorsOf } from '../lobby/vendors.rules.ts'
import { VendorLogo } from '../providers/VendorLogo.tsx'
import css from './VendorDropdown.module.css'

/** On a wide screen the vendors drop down; a choice holds at once. */
export function VendorDropdown({ filter, choose }: Filtering) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const vendors = vendorsOf(filter.list, useAtomValue(catalogueAtom) ?? [])
  const current = vendors.find(({ code }) => code === filter.vendor)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const toggle = () => {
    setOpen(!isOpen)
    // Not every browser gives the focus to what is clicked.
    button.current?.focus()
  }
  const pick = (vendor: VendorCode | null) => {
    close()
    choose({ kind: 'vendor', vendor })
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc and leaving close what the button inside opened
    <div className={css.place} onBlur={onBlur} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {current ? current.name : <Trans>All vendors</Trans>}
        <Icon name="chevron-down" size="small" />
      </button>
      {isOpen && (
        <ul className={css.list} aria-label={t`Vendors`}>
          <Option vendor={null} isCurrent={!current} onPick={pick} />
          {vendors.map((vendor) => (
            <Option
              key={vendor.code}
              vendor={vendor}
              isCurrent={vendor === current}
              onPick={pick}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface OptionProps {
  readonly vendor: Vendor | null
  readonly isCurrent: boolean
  readonly onPick: (vendor: VendorCode | null) => void
}

const Option = ({ vendor, isCurrent, onPick }: OptionProps) => (
  <li>
    <button
      type="button"
      className={css.option}
      aria-pressed={isCurrent}
      onPointerDown={keepFocus}
      onClick={() => onPick(vendor?.code ?? null)}
    >
      {vendor ? <VendorFace {...vendor} /> : <AllFace />}
    </button>
  </li>
)

const keepFocus = (event: PointerEvent) => event.preventDefault()

const AllFace = () => (
  <>
    <Icon name="all" />
    <Trans>All</Trans>
  </>
)

const VendorFace = ({ code, name, gameCount }: Vendor) => (
  <>
    <VendorLogo vendor={code} name={name} />
    <span className={css.name}>{name}</span>
    <span className={css.count}>
      <GameCount total={gameCount} />
    </span>
  </>
)
