import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useForm } from '../../../../net/form/useForm.ts'
import { useRefusalText } from '../../refusal/useRefusalText.ts'
import { banksAtom, bindAccountIntent } from '../withdrawal.atoms.ts'
import { bindForm, places } from './bind.rules.ts'

export function useBinding(payeeName: string | null, onBound: (id: string) => void) {
  const { t } = useLingui()
  const banks = useAtomValue(banksAtom)
  const bankOf = (values: { readonly bank: string }) =>
    banks.value?.find(({ code }) => code === values.bank)
  const form = useForm({
    initial: { bank: '', number: '', payeeName: '' },
    schema: (values) => bindForm(bankOf(values), payeeName !== null),
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
  return { form, banks, bank: bankOf(form.values) }
}

export type Binding = ReturnType<typeof useBinding>
