import '../../../i18n/text/failureText.forms.ts'
import '../../../i18n/text/failureText.money.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import { useHeldForm } from '../../../net/money/useHeldForm.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { useFaultyFocus } from '../../../ui/form/useFaultyFocus.ts'
import { setPaymentPasswordIntent } from './payment.atoms.ts'
import { type Fault, type PaymentField, empty, faultsOf, placeOf, toSend } from './payment.rules.ts'

const faultTexts: Readonly<Record<Fault, MessageDescriptor>> = {
  missing: msg`Enter your password`,
  notSix: msg`A payment password is six digits`,
  same: msg`The new password and the old password cannot be the same`,
  mismatch: msg`Confirmation password not matched`,
}

/** What was typed and what is wrong with it; nothing of it outlives the sheet. */
export function usePaymentForm(isChange: boolean, onSaved: () => void) {
  const { t } = useLingui()
  const textOf = useFailureText()
  const { run, isBusy, failure } = useIntent(setPaymentPasswordIntent)
  const [form, setForm] = useState(empty)
  const [tries, setTries] = useState(0)
  const key = useRef(crypto.randomUUID())
  const formRef = useFaultyFocus(failure, tries)
  useHeldForm(form !== empty)
  const faults = faultsOf(form, isChange)
  const change = (field: PaymentField, text: string) => {
    key.current = crypto.randomUUID()
    setForm((typed) => ({ ...typed, [field]: text }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (Object.keys(faults).length > 0) return
    const isSaved = await run(toSend(form, isChange), { idempotencyKey: key.current })
    if (isSaved) onSaved()
  }
  const errorOf = (field: PaymentField) => {
    const fault = tries > 0 && faults[field]
    if (fault) return t(faultTexts[fault])
    return failure && placeOf(failure.code) === field ? textOf(failure) : undefined
  }
  const failureText = failure && !placeOf(failure.code) ? textOf(failure) : undefined
  return { form, formRef, isBusy, failureText, change, submit, errorOf }
}
