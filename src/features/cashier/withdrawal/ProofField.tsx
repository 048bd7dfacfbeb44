import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { WithdrawalSummary } from '../../../api/money/withdrawal.ts'
import { secretInputs } from '../../../i18n/text/secretInputs.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Options } from '../../../ui/form/Options.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import css from '../Cashier.module.css'
import type { WithdrawalSlots } from './WithdrawalScreen.tsx'
import type { Proof } from './form.rules.ts'
import type { Withdrawing } from './useWithdrawalForm.ts'

type Props = Pick<Withdrawing, 'form' | 'proof' | 'proofs'> &
  WithdrawalSlots & { readonly summary: WithdrawalSummary }

export function ProofField({ summary, proofs, proof, PaymentSheet, ...field }: Props) {
  const { t } = useLingui()
  return (
    <div className={css.field}>
      {proofs.length > 1 && proof && (
        <Options<Proof>
          label={t`Confirm with`}
          value={proof}
          onChoose={(chosen) => field.form.change({ proof: chosen, secret: '' })}
          options={[
            { key: 'password', title: <Trans>Payment password</Trans> },
            { key: 'sms', title: <Trans>SMS code</Trans> },
          ]}
        />
      )}
      <Secret {...field} summary={summary} proof={proof} />
      {!summary.hasPaymentPassword && (
        <SetPassword isNeeded={proof === undefined} PaymentSheet={PaymentSheet} />
      )}
    </div>
  )
}

type SecretProps = Omit<Props, 'proofs' | 'PaymentSheet'>

function Secret({ summary, proof, form, CodeField }: SecretProps) {
  const { t } = useLingui()
  const { digits } = secretInputs
  if (proof === 'sms') return <CodeField {...form.field('secret')} number={summary.mobile ?? ''} />
  if (proof === undefined) return null
  return (
    <Field
      {...form.field('secret')}
      {...digits}
      label={t`Payment password`}
      name="paymentPassword"
      enterKeyHint="done"
    />
  )
}

interface SetProps extends Pick<WithdrawalSlots, 'PaymentSheet'> {
  readonly isNeeded: boolean
}

function SetPassword({ isNeeded, PaymentSheet }: SetProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isNeeded && (
        <p className={css.text}>
          <Trans>Withdrawals are confirmed with a payment password. You have none yet.</Trans>
        </p>
      )}
      <Button kind={isNeeded ? 'ghost' : 'quiet'} onClick={() => setOpen(true)}>
        <Trans>Set a payment password</Trans>
      </Button>
      {/* A portal, because forms cannot be nested. */}
      {createPortal(
        <PaymentSheet open={isOpen} isChange={false} onClose={() => setOpen(false)} />,
        document.body,
      )}
    </>
  )
}
