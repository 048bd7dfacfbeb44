import { useLingui } from '@lingui/react/macro'
import type { RegistrationField } from '../../../api/account/registration.fields.ts'
import { formatOf, formattedFields } from '../../../api/account/registration.formats.ts'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import '../../../i18n/text/failureText.forms.ts'
import { useFormat } from '../../../i18n/format.ts'
import { faultText } from './fields.text.ts'
import { placesOf } from '../form/refusal.rules.ts'
import type { Registration } from '../useRegistration.ts'

/** What is wrong with a field, in one sentence: what the platform said, until the field is touched; its own fault; its being taken. */
export function useErrorText(registration: Registration) {
  const { plan, failure, isMended, faultOf, isTaken } = registration
  const { t } = useLingui()
  const failureText = useFailureText()
  const { count } = useFormat()
  return (field: RegistrationField): string | undefined => {
    const isSaid = failure && placesOf(failure, plan.asked).includes(field)
    if (isSaid && !isMended(field)) return failureText(failure)
    const fault = faultOf(field)
    const formatted = formattedFields.find((one) => one === field)
    if (fault === 'tooShort' || fault === 'tooLong') {
      const format = formatOf(plan.formats, formatted ?? 'username')
      const [min, max] = [count(format.min), count(format.max)]
      return fault === 'tooShort' ? t`At least ${min} characters` : t`At most ${max} characters`
    }
    if (fault) return t(faultText(field, fault))
    if (!isTaken(field)) return undefined
    return failureText({
      kind: 'refused',
      code: field === 'email' ? 'email_exists' : 'username_exists',
    })
  }
}
