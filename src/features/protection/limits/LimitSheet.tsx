import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { createPortal } from 'react-dom'
import type { Limit } from '../../../api/money/limits.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { AmountField } from '../../../ui/form/AmountField.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { EffectNote } from './EffectNote.tsx'
import css from './LimitsScreen.module.css'
import { currencySymbolAtom } from '../../merchant/merchant.atoms.ts'
import { kindNames, mostNames } from '../protection.text.ts'
import { useLimitForm } from './useLimitForm.ts'

interface Props {
  readonly limit: Limit
  readonly open: boolean
  readonly onClose: () => void
}

/** Sets, changes or takes away one limit. */
export function LimitSheet({ limit, open, onClose }: Props) {
  const { t } = useLingui()
  const currency = useAtomValue(currencySymbolAtom)
  const { ref, isBusy, text, error, refusal, effect, ...on } = useLimitForm(limit, onClose)
  return createPortal(
    <Sheet open={open} onClose={onClose} title={t(kindNames[limit.kind])} closeLabel={t`Close`}>
      <form ref={ref} className={css.form} noValidate aria-busy={isBusy} onSubmit={on.onSubmit}>
        <AmountField
          label={t(mostNames[limit.period])}
          currency={currency}
          value={text}
          error={error}
          hint={<EffectNote effect={effect} />}
          onChange={on.onType}
        />
        <Alert>{refusal}</Alert>
        <Button type="submit" block busy={isBusy}>
          <Trans>Save</Trans>
        </Button>
        {limit.amount !== null && (
          <Button kind="quiet" block busy={isBusy} onClick={on.onRemove}>
            <Trans>Remove this limit after 24 hours</Trans>
          </Button>
        )}
      </form>
    </Sheet>,
    document.body,
  )
}
