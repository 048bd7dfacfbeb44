import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { parseAmount, typedAmount, typedAmountOf } from '#api/money/amount.ts'
import { decimals } from '#api/money/currency.ts'
import type { Limit } from '#api/money/limits.ts'
import { useAmountMessages } from '#i18n/text/amountText.ts'
import { useForm } from '#net/form/useForm.ts'
import { useIntent } from '#net/useIntent.ts'
import { Button } from '#ui/button/Button.tsx'
import { AmountField } from '#ui/form/Field.tsx'
import { Form, Submit } from '#ui/form/Form.tsx'
import { amountMarksAtom } from '#features/merchant/amountMarks.ts'
import { currencySymbolAtom } from '#features/merchant/merchant.atoms.ts'
import { setLimitIntent } from '#features/protection/protection.atoms.ts'
import { effectOf } from '#features/protection/protection.rules.ts'
import { maxNames } from '#features/protection/protection.text.ts'
import { useProtectionText } from '#features/protection/useProtectionText.ts'
import { EffectNote, useSavedToast } from './EffectNote.tsx'
import css from './LimitsScreen.module.css'

interface Props {
  readonly limit: Limit
  readonly onDone: () => void
}

/** Mounted anew each time the sheet opens. */
export function LimitForm({ limit: { kind, period, amount }, onDone }: Props) {
  const { t } = useLingui()
  const { failureText } = useProtectionText()
  const currency = useAtomValue(currencySymbolAtom)
  const marks = useAtomValue(amountMarksAtom)
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
  const isBusy = form.isBusy || removal.isBusy
  const notice = form.notice ?? (removal.failure && failureText(removal.failure))
  const { minor } = parseAmount(form.values.amount, marks)
  return (
    <Form form={{ ...form, isBusy }} className={css.form}>
      <AmountField
        {...form.field('amount')}
        label={t(maxNames[period])}
        currency={currency}
        hint={<EffectNote effect={minor === undefined ? null : effectOf(amount, minor)} />}
      />
      <Submit form={{ isBusy, notice }}>
        <Trans>Save</Trans>
      </Submit>
      {amount !== null && (
        <Button kind="quiet" block busy={isBusy} onClick={() => void remove()}>
          <Trans>Remove this limit after 24 hours</Trans>
        </Button>
      )}
    </Form>
  )
}
