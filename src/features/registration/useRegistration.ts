import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import * as v from 'valibot'
import {
  type RegistrationField,
  type RegistrationMethod,
  requestedFields,
} from '#api/account/registration.fields.ts'
import { launch } from '#device/launch.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { useForm } from '#net/form/useForm.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { useMessages } from './fields/fields.text.ts'
import { filledOf, schemaOf } from './fields/schema.rules.ts'
import {
  isLookup,
  lastTakenAtom,
  lookUpIntent,
  isUnansweredAtom,
  registerIntent,
} from './register.atoms.ts'
import { emptyValues, switchMethodIntent, typedAtom } from './form/form.atoms.ts'
import type { Application } from './form/attempt.rules.ts'
import { asSent } from './form/form.rules.ts'
import { placesOn } from './form/refusal.rules.ts'
import { hasAgeFieldAtom, termsAtom } from './registration.atoms.ts'

function usePlan() {
  const terms = useAtomValue(termsAtom)
  const lastTaken = useAtomValue(lastTakenAtom)
  const isUnanswered = useAtomValue(isUnansweredAtom)
  const hasAgeField = useAtomValue(hasAgeFieldAtom)
  const method = terms.method ?? 'username'
  const requested = requestedFields(method, terms.switches, terms.rules)
  return {
    ...terms,
    method,
    requested,
    hasAgeField,
    isUnanswered,
    taken: isUnanswered ? {} : lastTaken,
  }
}

export function useRegistration() {
  const { t } = useLingui()
  const plan = usePlan()
  const lookUp = useSetAtom(lookUpIntent)
  const switchMethod = useSetAtom(switchMethodIntent)
  const { method, countryDialingCode, hasAgeField } = plan
  const form = useForm<typeof emptyValues, Application, true>({
    initial: emptyValues,
    draft: typedAtom,
    schema: v.pipe(
      schemaOf(plan),
      v.transform((sent) => ({
        method,
        payload: {
          ...origin(),
          countryDialingCode,
          ...(hasAgeField && { ageConfirmed: true }),
          ...filledOf(sent),
        },
      })),
    ),
    intent: registerIntent,
    messages: useMessages(plan),
    places: placesOn(plan.requested),
    failureText: useFailureText(),
    onFailed: ({ code }) => {
      // Section 8: a toast as well, because the field may be out of view.
      if (code === 'invitation_invalid') toast('fail', t`Invalid invitation code`, 1000)
    },
  })
  const sent = (field: RegistrationField) => asSent(field, form.values[field], countryDialingCode)
  /** An empty field shows no error before the first submit. */
  const leave = (field: RegistrationField) => {
    if (form.values[field] === '') return
    form.touch(field)
    const isVerified = plan.rules[field]?.verification === true
    if (isLookup(field) && isVerified && !plan.isUnanswered && !(field in form.faults))
      void lookUp(field, sent(field))
  }
  const mayRequestCode = () => {
    if (form.values.mobileNum !== '' || plan.rules.mobileNum?.required)
      return form.validate('mobileNum')
    document.querySelector<HTMLElement>('[name=mobileNum]')?.focus()
    return false
  }
  const switchTo = (other: RegistrationMethod) => {
    if (other === method) return
    switchMethod(other)
    form.clearErrors()
  }
  return { form, plan, sent, leave, mayRequestCode, switchTo }
}

const origin = () =>
  ({
    type: 0,
    registerMethod: launch(),
    registerUrl: location.hostname,
    domain: location.hostname,
  }) as const

export type Registration = ReturnType<typeof useRegistration>
