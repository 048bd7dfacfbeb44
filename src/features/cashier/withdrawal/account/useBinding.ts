import { useAtomValue } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import type { Failure } from '../../../../net/failure.ts'
import { useHeldForm } from '../../../../net/money/useHeldForm.ts'
import { useIntent } from '../../../../net/useIntent.ts'
import { useFaultyFocus } from '../../../../ui/form/useFaultyFocus.ts'
import {
  type BindField,
  type BindForm,
  bindFaultsOf,
  bindPlaceOf,
  cleanNumber,
  emptyBind,
} from './bind.rules.ts'
import { useRefusalText } from '../useRefusalText.ts'
import { banksAtom, bindAccountIntent } from '../withdrawal.atoms.ts'

/** A new account, what is wrong with it, and the way to bind it once. */
export function useBinding(payeeName: string | null, onBound: (id: string) => void) {
  const banks = useAtomValue(banksAtom)
  const refusalText = useRefusalText()
  const { run, isBusy, failure } = useIntent(bindAccountIntent)
  const [form, setForm] = useState(emptyBind)
  const [tries, setTries] = useState(0)
  const [corrected, setCorrected] = useState<Failure>()
  const key = useRef(crypto.randomUUID())
  const bank = banks.value?.find(({ code }) => code === form.bank)
  const faults = bindFaultsOf(form, bank, payeeName !== null)
  const standing = failure === corrected ? undefined : failure
  const formRef = useFaultyFocus(standing, tries)
  useHeldForm(form !== emptyBind)

  const change = (part: Partial<BindForm>) => {
    key.current = crypto.randomUUID()
    setForm((typed) => ({ ...typed, ...part }))
    setCorrected(failure)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setTries(tries + 1)
    if (Object.keys(faults).length > 0) return
    const named = payeeName === null ? { payeeName: form.payeeName.trim() } : {}
    const account = { bank: form.bank, number: cleanNumber(form.number), ...named }
    const made = await run(account, { idempotencyKey: key.current })
    if (!made) return
    setForm(emptyBind)
    setTries(0)
    onBound(made.id)
  }
  const refusedAt = (field: BindField | 'form') =>
    standing && bindPlaceOf(standing.code) === field ? refusalText(standing) : undefined
  return {
    banks,
    bank,
    form,
    formRef,
    isBusy,
    faults: tries > 0 ? faults : {},
    refusedAt,
    change,
    submit: (event: FormEvent) => void submit(event),
  }
}

export type Binding = ReturnType<typeof useBinding>
