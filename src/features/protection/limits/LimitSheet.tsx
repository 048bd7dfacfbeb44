import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Limit } from '../../../api/money/limits.ts'
import { AmountField } from '../../../ui/form/AmountField.tsx'
import { Form, Submit } from '../../../ui/form/Form.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { type Openable, Sheet } from '../../../ui/overlay/Sheet.tsx'
import { EffectNote } from './EffectNote.tsx'
import css from './LimitsScreen.module.css'
import { currencySymbolAtom } from '../../merchant/merchant.atoms.ts'
import { kindNames, mostNames } from '../protection.text.ts'
import { useLimitForm } from './useLimitForm.ts'

interface Props extends Openable {
  readonly limit: Limit
}

export function LimitSheet({ limit, open, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t(kindNames[limit.kind])}>
      <LimitForm limit={limit} onClose={onClose} />
    </Sheet>
  )
}

/** Mounted anew each time the sheet opens. */
function LimitForm({ limit, onClose }: Omit<Props, 'open'>) {
  const { t } = useLingui()
  const currency = useAtomValue(currencySymbolAtom)
  const { form, effect, remove } = useLimitForm(limit, onClose)
  return (
    <Form form={form} className={css.form}>
      <AmountField
        {...form.field('amount')}
        label={t(mostNames[limit.period])}
        currency={currency}
        hint={<EffectNote effect={effect} />}
      />
      <Submit form={form}>
        <Trans>Save</Trans>
      </Submit>
      {limit.amount !== null && (
        <Button kind="quiet" block busy={form.isBusy} onClick={remove}>
          <Trans>Remove this limit after 24 hours</Trans>
        </Button>
      )}
    </Form>
  )
}
