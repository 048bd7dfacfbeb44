import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { WithdrawalSummary } from '#api/money/withdrawal.ts'
import { useFormat } from '#i18n/format.ts'
import { secretInputs } from '#i18n/text/secretInputs.ts'
import { Button } from '#ui/button/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Options } from '#ui/form/Options.tsx'
import { Field } from '#ui/form/Field.tsx'
import css from '#features/cashier/Cashier.module.css'
import { OwnCodeField } from '#features/verification/OwnCodeField.tsx'
import { PaymentSheet } from '#features/wallet/payment/PaymentSheet.tsx'
import type { WithdrawalProof } from './form.rules.ts'
import type { Withdrawing } from './useWithdrawalForm.ts'

type Props = Pick<Withdrawing, 'form' | 'proof' | 'proofs'> & {
  readonly summary: WithdrawalSummary
}

export function ProofField({ summary, proofs, proof, form }: Props) {
  const { t } = useLingui()
  const isLocked = summary.hasPaymentPassword && !proofs.includes('password')
  return (
    <div className={css.field}>
      <Alert>{isLocked && <LockedText {...summary} />}</Alert>
      {proofs.length > 1 && proof && (
        <Options<WithdrawalProof>
          label={t({ message: 'Confirm with', comment: 'Label: payment password or SMS code.' })}
          value={proof}
          onChoose={(chosen) => form.change({ proof: chosen })}
          options={[
            { key: 'password', title: <Trans>Payment password</Trans> },
            { key: 'sms', title: <Trans>SMS code</Trans> },
          ]}
        />
      )}
      {proof === 'sms' && <OwnCodeField {...form.field('code')} number={summary.mobile ?? ''} />}
      {proof === 'password' && (
        <Field
          {...form.field('password')}
          {...secretInputs.digits}
          label={t`Payment password`}
          name="paymentPassword"
          enterKeyHint="done"
        />
      )}
      {!summary.hasPaymentPassword && <SetPassword isNeeded={proof === undefined} />}
    </div>
  )
}

function LockedText({ lockedUntil, mobile }: Pick<WithdrawalSummary, 'lockedUntil' | 'mobile'>) {
  const end = useFormat().time(lockedUntil ?? 0)
  return mobile === null ? (
    <Trans comment="The placeholder is a time, such as 14:05.">
      Too many wrong payment passwords. Try again at {end}.
    </Trans>
  ) : (
    <Trans>Too many wrong payment passwords. Use an SMS code, or try again at {end}.</Trans>
  )
}

function SetPassword({ isNeeded }: { readonly isNeeded: boolean }) {
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
