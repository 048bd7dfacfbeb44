import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { RegistrationField } from '#api/account/registration.fields.ts'
import { formatOf } from '#api/account/registration.formats.ts'
import { useFormat } from '#i18n/format.ts'
import { Field } from '#ui/form/Field.tsx'
import css from '#features/registration/RegistrationScreen.module.css'
import { changeFormIntent } from '#features/registration/form/form.atoms.ts'
import { captchaRoundAtom } from '#features/registration/register.atoms.ts'
import type { Registration } from '#features/registration/useRegistration.ts'
import { CaptchaField } from '#features/verification/CaptchaField.tsx'
import { CodeField } from '#features/verification/CodeField.tsx'
import { PhoneField } from '#features/verification/PhoneField.tsx'
import { type TextField, inputs } from './fields.inputs.ts'
import { hints, labels } from './fields.text.ts'

interface Props {
  readonly registration: Registration
}

/** The captcha is the last required field because it expires; it is never optional, so it is outside that group. */
export function RegistrationFields({ registration }: Props) {
  const { requested } = registration.plan
  const isOptional = (field: RegistrationField) =>
    requested.some(
      (one) =>
        one.field === (field === 'verificationCode' ? 'mobileNum' : field) && !one.isRequired,
    )
  const fields = requested.map(({ field }) => field)
  const draw = (shown: readonly RegistrationField[]) =>
    shown.map((field) => <RequestedInput key={field} field={field} registration={registration} />)
  const optional = fields.filter((field) => isOptional(field) && field !== 'captcha')
  return (
    <>
      {draw(fields.filter((field) => !isOptional(field) && field !== 'captcha'))}
      {draw(fields.filter((field) => field === 'captcha'))}
      {optional.length > 0 && (
        <fieldset className={css.optional}>
          <legend className={css.legend}>
            <Trans comment="Beside a field that may stay empty.">Optional</Trans>
          </legend>
          {draw(optional)}
        </fieldset>
      )}
    </>
  )
}

interface RequestedProps extends Props {
  readonly field: RegistrationField
}

function RequestedInput({ field, registration }: RequestedProps) {
  const round = useAtomValue(captchaRoundAtom)
  const { form, plan, sent, mayRequestCode } = registration
  switch (field) {
    case 'captcha':
      return <CaptchaField {...form.field(field)} round={round} />
    case 'verificationCode':
      return (
        <CodeField
          {...form.field(field)}
          purpose="register"
          mobile={{
            mobileNum: sent('mobileNum'),
            countryDialingCode: plan.countryDialingCode,
          }}
          mayRequest={mayRequestCode}
        />
      )
    case 'mobileNum':
      return <NumberField registration={registration} />
    default:
      return <TextInput registration={registration} field={field} />
  }
}

function NumberField({ registration }: Props) {
  const { form, plan, leave } = registration
  const changeForm = useSetAtom(changeFormIntent)
  return (
    <PhoneField
      {...form.field('mobileNum')}
      onBlur={() => leave('mobileNum')}
      dialingCode={plan.chosenDialingCode}
      onCountry={(countryDialingCode) => changeForm({ countryDialingCode })}
    />
  )
}

interface InputProps extends Props {
  readonly field: TextField
}

function TextInput({ field, registration }: InputProps) {
  const { form, leave } = registration
  const hint = useHint(field, registration)
  const { t } = useLingui()
  const { type } = inputs[field]
  return (
    <Field
      {...inputs[field]}
      {...form.field(field)}
      label={t(labels[field])}
      hint={hint}
      onBlur={() => leave(field)}
      enterKeyHint="next"
      isRevealable={type === 'password'}
    />
  )
}

function useHint(field: TextField, { plan }: Registration) {
  const { t } = useLingui()
  const { count } = useFormat()
  const hint = hints[field]
  if (hint) return t(hint)
  if (field !== 'username' && field !== 'password') return undefined
  const format = formatOf(plan.formats, field)
  const [min, max] = [count(format.min), count(format.max)]
  return field === 'username'
    ? t`${min} to ${max} letters or digits, starting with a letter`
    : t`At least ${min} characters, with a letter and a digit`
}
