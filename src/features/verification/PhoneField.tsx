import { useLingui } from '@lingui/react/macro'
import { mobileLength } from '#api/account/mobile.ts'
import { readPhone } from '#api/account/phone.ts'
import { typedUpTo } from '#api/typed/length.ts'
import { Field } from '#ui/form/Field.tsx'
import { CountryCodeField } from './CountryCodeField.tsx'
import type { InputProps } from './CodeField.tsx'

interface Props extends InputProps {
  /** As chosen: digits only; the player's country fills in an empty one. */
  readonly dialingCode: string
  readonly onCountry: (dialingCode: string) => void
  readonly onBlur?: () => void
}

/** A mobile number and its country. A number that names its country sets it. */
export function PhoneField({ value, dialingCode, onChange, onCountry, ...field }: Props) {
  const { t } = useLingui()
  const read = (text: string) => readPhone({ mobileNum: text, countryDialingCode: dialingCode })
  const lengthOf = (text: string) => read(text).mobileNum.length
  const { mobileNum, countryDialingCode } = read(value)
  const choose = (code: string) => {
    // Otherwise the number would still contain the other country's code.
    if (countryDialingCode !== dialingCode) onChange(mobileNum)
    onCountry(code)
  }
  return (
    <Field
      {...field}
      name="mobileNum"
      label={t`Mobile number`}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="next"
      value={value}
      onChange={({ target }) => onChange(typedUpTo(mobileLength, value, target.value, lengthOf))}
      prefix={<CountryCodeField value={countryDialingCode} onChange={choose} />}
    />
  )
}
