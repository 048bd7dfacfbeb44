import { Trans, useLingui } from '@lingui/react/macro'
import { atom, useAtomValue } from 'jotai'
import { useDeferredValue, useMemo, useState } from 'react'
import { countries } from '#api/account/phone.ts'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { localeAtom } from '#i18n/language.atoms.ts'
import { SheetSearch } from '#ui/form/SheetSearch.tsx'
import { type Openable, Sheet } from '#ui/overlay/Sheet.tsx'
import { Picture } from '#ui/Picture.tsx'
import { ownHostsAtom, siteAtom } from '#features/merchant/merchant.atoms.ts'
import css from './CountrySheet.module.css'
import { flagOf, flagsAt, findCountries, nameCountries } from './country.rules.ts'
import { Status } from '#ui/feedback/Status.tsx'

interface Props extends Openable {
  readonly value: string
  readonly onChoose: (dialingCode: string) => void
}

export function CountrySheet({ open, value, onChoose, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Country code`}>
      <Countries
        value={value}
        onChoose={(dialingCode) => {
          onChoose(dialingCode)
          onClose()
        }}
      />
    </Sheet>
  )
}

function Countries({ value, onChoose }: Pick<Props, 'value' | 'onChoose'>) {
  const { t } = useLingui()
  const locale = useAtomValue(localeAtom)
  const [typed, setTyped] = useState('')
  const flags = useAtomValue(flagsAtom)
  const named = useMemo(() => nameCountries(countries, locale), [locale])
  const found = findCountries(named, useDeferredValue(typed), value)
  const chooseFirst = () => {
    const [first] = findCountries(named, typed, value)
    if (first) onChoose(first.dialingCode)
  }
  return (
    <>
      <SheetSearch
        label={t`Country or code`}
        value={typed}
        onChange={setTyped}
        onEnter={chooseFirst}
      />
      <ul className={css.list}>
        {found.map((country) => (
          <li key={country.region} className={css.item}>
            <button
              type="button"
              className={css.country}
              aria-pressed={country.dialingCode === value}
              onClick={() => onChoose(country.dialingCode)}
            >
              {flags && (
                <span className={css.flag}>
                  <Picture src={flagOf(flags, country.region)} width={24} height={18} />
                </span>
              )}
              <span className={css.name}>{country.name}</span>
              <bdi className={css.code} dir="ltr">
                +{country.dialingCode}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
      <Status className={css.none}>
        {found.length === 0 && <Trans>No country with that name</Trans>}
      </Status>
    </>
  )
}

/** None if the player saves data. */
const flagsAtom = atom((get) =>
  get(isLiteAtom)
    ? null
    : flagsAt(get(siteAtom).value?.countryIconCDN ?? '', get(ownHostsAtom)?.images ?? []),
)
