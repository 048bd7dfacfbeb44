import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { parseAmount } from '../../../api/money/amount.ts'
import type { BankAccount } from '../../../api/money/bankAccount.ts'
import type { WithdrawalSummary } from '../../../api/money/withdrawal.ts'
import { isOnlineAtom } from '../../../device/traffic/connection.ts'
import { platformNow } from '../../../net/reach/clock.ts'
import { useMoneyAct } from '../../../net/money/useMoneyAct.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useFaultyFocus } from '../../../ui/form/useFaultyFocus.ts'
import {
  type WithdrawalField,
  type WithdrawalForm,
  accountOf,
  cleanSecret,
  faultsOf,
  proofsOf,
  quoteOf,
} from './form.rules.ts'
import { placeOf } from './refusal.rules.ts'
import { useSentKey } from '../useSentKey.ts'
import { useFaultText } from './useFaultText.ts'
import { useRefusalText } from './useRefusalText.ts'
import {
  clearDraftIntent,
  createWithdrawalIntent,
  typedAtom,
  findWithdrawalIntent,
} from './withdrawal.atoms.ts'

export interface Known {
  readonly summary: WithdrawalSummary
  readonly accounts: readonly BankAccount[]
}

/** What is asked for, what is wrong with it, and the way to ask for it once. */
export function useWithdrawalForm({ summary, accounts }: Known) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const faultText = useFaultText(summary)
  const refusalText = useRefusalText()
  const isOnline = useAtomValue(isOnlineAtom)
  const [draft, setDraft] = useAtom(typedAtom)
  const clear = useSetAtom(clearDraftIntent)
  const create = useSetAtom(createWithdrawalIntent)
  const find = useSetAtom(findWithdrawalIntent)
  const [secrets, setSecrets] = useState<Pick<WithdrawalForm, 'proof' | 'secret'>>(noSecret)
  const [tries, setTries] = useState(0)

  const form: WithdrawalForm = { ...draft, ...secrets }
  const account = accountOf(form, accounts)
  const proofs = proofsOf(summary, platformNow())
  const proof = proofs.find((known) => known === form.proof) ?? proofs[0]
  const faults = faultsOf(form, { summary, account, proof })
  const amount = parseAmount(form.amount).minor ?? 0

  const act = useMoneyAct({
    ...useSentKey('withdrawal'),
    send: (key) => {
      const secret = cleanSecret(form.secret)
      const proven = proof === 'sms' ? { verificationCode: secret } : { paymentPassword: secret }
      const order = { accountId: account?.id ?? '', amount, ...proven }
      return create(order, { idempotencyKey: key })
    },
    find,
    onDone: ({ id }, isHere) => {
      clear()
      if (isHere) void navigate({ to: '/m/withdraw', search: { order: id } })
    },
    onEarlier: () => toast('info', t`Your earlier request has arrived. Nothing else was sent.`),
  })
  const { failure } = act
  const place = failure && placeOf(failure.code)
  const formRef = useFaultyFocus(failure, tries)

  const change = ({ accountId, amount: typed, ...rest }: Partial<WithdrawalForm>) => {
    if (accountId !== undefined) setDraft({ accountId })
    if (typed !== undefined) setDraft({ amount: typed })
    setSecrets((known) => ({ ...known, ...rest }))
    act.renew()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (Object.keys(faults).length > 0) return
    if (isOnline) act.run()
    else toast('offline', t`You are offline. What you entered is kept.`)
  }
  const errorOf = (field: WithdrawalField) => {
    const fault = tries > 0 ? faults[field] : undefined
    if (fault) return faultText(fault)
    return failure && place === field ? refusalText(failure) : undefined
  }
  return {
    form,
    formRef,
    account,
    proof,
    proofs,
    quote: quoteOf(form.amount, summary),
    act,
    isOnline,
    isTyped: form.amount !== '' || form.secret !== '',
    refusal: failure && place === 'form' ? refusalText(failure) : undefined,
    change,
    submit,
    errorOf,
  }
}

const noSecret = { proof: null, secret: '' }

export type Withdrawing = ReturnType<typeof useWithdrawalForm>
