import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { parseAmount, typedAmount, typedAmountOf } from '../../../api/money/amount.ts'
import type { Limit } from '../../../api/money/limits.ts'
import { decimals } from '../../../api/money/currency.ts'
import { useAmountMessages } from '../../../i18n/text/amountText.ts'
import { useForm } from '../../../net/form/useForm.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { currencyMarksAtom } from '../../merchant/merchant.atoms.ts'
import { useSavedToast } from './EffectNote.tsx'
import { setLimitIntent } from '../protection.atoms.ts'
import { effectOf } from '../protection.rules.ts'
import { useProtectionText } from '../useProtectionText.ts'

export function useLimitForm({ kind, period, amount }: Limit, onDone: () => void) {
  const { failureText } = useProtectionText()
  const marks = useAtomValue(currencyMarksAtom)
  const removal = useIntent(setLimitIntent)
  const saySaved = useSavedToast()
  const finish = (to: number | null) => {
    saySaved(effectOf(amount, to))
    onDone()
  }
  const form = useForm({
    initial: { amount: amount === null ? '' : typedAmountOf(amount) },
    schema: v.pipe(
      v.object({ amount: typedAmount(marks) }),
      v.transform((typed) => ({ kind, period, ...typed })),
    ),
    intent: setLimitIntent,
    messages: { amount: useAmountMessages(decimals) },
    places: { amount_invalid: 'amount' },
    failureText,
    onDone: (_done, limit) => finish(limit.amount),
  })
  const remove = async () => {
    if (await removal.run({ kind, period, amount: null })) finish(null)
  }
  const { minor } = parseAmount(form.values.amount, marks)
  return {
    form: {
      ...form,
      isBusy: form.isBusy || removal.isBusy,
      notice: form.notice ?? (removal.failure && failureText(removal.failure)),
    },
    effect: minor === undefined ? null : effectOf(amount, minor),
    remove: () => void remove(),
  }
}
