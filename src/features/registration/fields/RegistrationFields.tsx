import { Trans } from '@lingui/react/macro'
import type { RegistrationField } from '../../../api/account/registration.fields.ts'
import { AskedInput } from './AskedInput.tsx'
import css from '../RegistrationScreen.module.css'
import type { FieldSlots } from '../slots.ts'
import type { Registration } from '../useRegistration.ts'

interface Props extends FieldSlots {
  readonly registration: Registration
}

/** The captcha is the last required field because it expires; it is never optional, so it is outside that group. */
export function RegistrationFields({ registration, ...slots }: Props) {
  const { asked } = registration.plan
  const isOptional = (field: RegistrationField) =>
    asked.some(
      (one) =>
        one.field === (field === 'verificationCode' ? 'mobileNum' : field) && !one.isRequired,
    )
  const fields = asked.map(({ field }) => field)
  const draw = (shown: readonly RegistrationField[]) =>
    shown.map((field) => <AskedInput key={field} {...{ field, registration, ...slots }} />)
  const optional = fields.filter((field) => isOptional(field) && field !== 'captcha')
  return (
    <>
      {draw(fields.filter((field) => !isOptional(field) && field !== 'captcha'))}
      {draw(fields.filter((field) => field === 'captcha'))}
      {optional.length > 0 && (
        <fieldset className={css.optional}>
          <legend className={css.legend}>
            <Trans>Optional</Trans>
          </legend>
          {draw(optional)}
        </fieldset>
      )}
    </>
  )
}
