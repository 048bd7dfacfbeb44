import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { getCountry } from '#api/site/country.ts'
import { queryAtom } from '#net/query/query.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { lateSheet } from '#ui/overlay/lateSheet.ts'
import { ofMerchant } from '#features/merchant/merchant.atoms.ts'
import css from './CountryCodeField.module.css'

const CountrySheet = lateSheet(() => import('./country/CountrySheet.tsx'), 'CountrySheet')

const fallback = '880'

interface CountryCodeProps {
  /** Digits only; the player's country fills in an empty value. */
  readonly value: string
  readonly onChange: (dialingCode: string) => void
}

export function CountryCodeField({ value, onChange }: CountryCodeProps) {
  const { t } = useLingui()
  const { value: country, failure } = useAtomValue(countryAtom)
  const [isOpen, setOpen] = useState(false)
  const own = country?.countryDialingCode ?? (failure && fallback)
  useEffect(() => {
    if (value === '' && own) onChange(own)
  }, [value, own, onChange])
  const shown = value || own || fallback
  return (
    <>
      <button
        type="button"
        className={css.code}
        aria-haspopup="dialog"
        aria-label={t`Country code +${shown}`}
        onClick={() => setOpen(true)}
      >
        <bdi dir="ltr">+{shown}</bdi>
        <Icon name="chevron-down" size="small" />
      </button>
      <CountrySheet
        open={isOpen}
        value={shown}
        onChoose={onChange}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const countryAtom = queryAtom(getCountry, ofMerchant)
