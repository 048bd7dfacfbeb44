import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import {
  type RegistrationField,
  type RegistrationMethod,
  askedFields,
} from '../../api/account/registration.fields.ts'
import { launch } from '../../device/launch.ts'
import { useIntent } from '../../net/useIntent.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { useFaultyFocus } from '../../ui/form/useFaultyFocus.ts'
import { brandAtom } from '../merchant/merchant.atoms.ts'
import { isAgeAskedAtom, isAgeMissingAtom } from './fields/age.atoms.ts'
import { formAtom, switchMethodIntent, typeIntent } from './form/form.atoms.ts'
import { asSent } from './form/form.rules.ts'
import { isUnansweredAtom, registerIntent } from './register.atoms.ts'
import { termsAtom } from './registration.atoms.ts'
import { type Plan, faultsOf, filledOf } from './fields/schema.rules.ts'
import type { ProvePhone } from './slots.ts'
import { isLookup, lastTakenAtom, lookUpIntent } from './fields/taken.atoms.ts'
import { useProgress } from './form/useProgress.ts'

/** What the form asks, what was typed, what is wrong with it, and the way to send it. */
export function useRegistration(provePhone: ProvePhone) {
  const { typed } = useAtomValue(formAtom)
  const terms = useAtomValue(termsAtom)
  const taken = useAtomValue(lastTakenAtom)
  const isUnanswered = useAtomValue(isUnansweredAtom)
  const brand = useAtomValue(brandAtom)
  const isAgeAsked = useAtomValue(isAgeAskedAtom)
  const isAgeMissing = useAtomValue(isAgeMissingAtom)
  const type = useSetAtom(typeIntent)
  const lookUp = useSetAtom(lookUpIntent)
  const switchMethod = useSetAtom(switchMethodIntent)
  const { run, isBusy, ...sending } = useIntent(registerIntent)
  const progress = useProgress(sending.failure)
  const { failure, isMended, isDue } = progress
  const { t } = useLingui()

  const method = terms.method ?? 'username'
  const asked = askedFields(method, terms.switches, terms.rules)
  const plan: Plan = { ...terms, asked }
  const faults = faultsOf(typed, plan)
  const formRef = useFaultyFocus(failure, progress.tries)
  const sent = (field: RegistrationField) =>
    asSent(field, typed[field] ?? '', plan.countryDialingCode)
  const isTaken = (field: RegistrationField) =>
    isLookup(field) && !isUnanswered && taken[field] === sent(field)

  const change = (field: RegistrationField, text: string) => {
    type({ [field]: text })
    progress.mend(field)
  }
  /** A field that was left empty is not held against the player before the form is sent. */
  const leave = (field: RegistrationField) => {
    if (!typed[field]) return
    progress.leave(field)
    const isVerified = terms.rules[field]?.verification === true
    if (isLookup(field) && isVerified && !isUnanswered && !faults[field])
      void lookUp(field, sent(field))
  }
  /** Before a code is sent to it, the number has to be one. */
  const askCode = () => {
    progress.leave('mobileNum')
    if (typed.mobileNum && !faults.mobileNum) return true
    formRef.current?.querySelector<HTMLElement>('[name=mobileNum]')?.focus()
    return false
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    progress.begin()
    if (isAgeMissing || asked.some(({ field }) => faults[field] ?? isTaken(field))) return
    const payload = {
      ...origin(),
      countryDialingCode: plan.countryDialingCode,
      ...(isAgeAsked && { ageConfirmed: true }),
    }
    const filled = { method, payload: { ...payload, ...filledOf(typed, plan) } }
    const isIn = await run(filled, provePhone)
    if (isIn) toast('success', t`Welcome to ${brand}`, 1500)
  }
  const switchTo = (other: RegistrationMethod) => {
    if (other === method) return
    switchMethod(other)
    progress.restart()
  }
  const faultOf = (field: RegistrationField) => (isDue(field) ? faults[field] : undefined)

  return {
    typed,
    plan,
    method,
    terms,
    failure,
    isMended,
    isBusy,
    hasTried: progress.tries > 0,
    formRef,
    sent,
    faultOf,
    isTaken,
    change,
    leave,
    askCode,
    switchTo,
    submit,
  }
}

/** Where the registration comes from. */
const origin = () =>
  ({
    type: 0,
    registerMethod: launch(),
    registerUrl: location.hostname,
    domain: location.hostname,
  }) as const

export type Registration = ReturnType<typeof useRegistration>
