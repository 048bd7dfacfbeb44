import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { parseAmount, typedAmount, typedAmountOf } from '../../../api/money/amount.ts'
import type { Limit } from '../../../api/money/limits.ts'
import { useAmountMessages } from '../../../i18n/text/amountText.ts'
import { useForm } from '../../../net/form/useForm.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { setLimitIntent } from '../protection.atoms.ts'
import { effectOf } from '../protection.rules.ts'
import { useWords } from '../useWords.ts'

export function useLimitForm({ kind, period, amount }: Limit, onDone: () => void) {
  const { t } = useLingui()
  const { refusal } = useWords()
  const removal = useIntent(setLimitIntent)
  const finish = (to: number | null) => {
    const isLater = effectOf(amount, to) === 'later'
    toast(
      'success',
      isLater ? t`Saved. It takes effect after 24 hours.` : t`Saved. It takes effect now.`,
    )
    onDone()
  }
  const form = useForm({
    initial: { amount: amount === null ? '' : typedAmountOf(amount) },
    schema: v.pipe(
      v.object({ amount: typedAmount() }),
      v.transform((typed) => ({ kind, period, ...typed })),
    ),
    intent: setLimitIntent,
    messages: { amount: useAmountMessages() },
    places: { amount_invalid: 'amount' },
    failureText: refusal,
    onDone: (_done, limit) => finish(limit.amount),
  })
  const remove = async () => {
    if (await removal.run({ kind, period, amount: null })) finish(null)
  }
  const { minor } = parseAmount(form.values.amount)
  return {
    form: {
      ...form,
      isBusy: form.isBusy || removal.isBusy,
      notice: form.notice ?? (removal.failure && refusal(removal.failure)),
    },
    effect: minor === undefined ? null : effectOf(amount, minor),
    remove: () => void remove(),
  }
}
