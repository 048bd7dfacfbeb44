import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useForm } from '../../../../net/form/useForm.ts'
import { useRefusalText } from '../../refusal/useRefusalText.ts'
import { banksAtom, bindAccountIntent } from '../withdrawal.atoms.ts'
import { bindForm, places } from './bind.rules.ts'

/** `locked` is the payee name of the earlier accounts. */
export function useBinding(locked: string | null, onBound: (id: string) => void) {
  const { t } = useLingui()
  const banks = useAtomValue(banksAtom)
  const bankOf = (values: { readonly bank: string }) =>
    banks.value?.find(({ code }) => code === values.bank)
  // A typed name stays: after a lost answer it may be locked already, and the repetition has to be the same request.
  const payeeOf = (values: { readonly payeeName: string }) =>
    values.payeeName === '' ? locked : null
  const form = useForm({
    initial: { bank: '', number: '', payeeName: '' },
    schema: (values) => bindForm(bankOf(values), payeeOf(values) !== null),
    intent: bindAccountIntent,
    messages: (values) => {
      const example = bankOf(values)?.example ?? ''
      return {
        bank: t`Choose a bank or a wallet`,
        number: {
          missing: t`Enter the account number`,
          malformed: t`This number is not valid. An example: ${example}`,
        },
        payeeName: { missing: t`Enter the name on the account`, malformed: t`Letters only` },
      }
    },
    places,
    failureText: useRefusalText(),
    onDone: ({ id }) => {
      form.reset()
      onBound(id)
    },
  })
  return { form, banks, bank: bankOf(form.values), payeeName: payeeOf(form.values) }
}

export type Binding = ReturnType<typeof useBinding>
