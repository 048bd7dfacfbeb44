import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { WithdrawalSummary } from '../../../api/money/withdrawal.ts'
import { useFormat } from '../../../i18n/format.ts'
import { secretInputs } from '../../../i18n/text/secretInputs.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/Alert.tsx'
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
  const isLocked = summary.hasPaymentPassword && !proofs.includes('password')
  return (
    <div className={css.field}>
      <Alert>{isLocked && <LockedText {...summary} />}</Alert>
      {proofs.length > 1 && proof && (
        <Options<Proof>
          label={t`Confirm with`}
          value={proof}
          onChoose={(chosen) => field.form.change({ proof: chosen })}
          options={[
            { key: 'password', title: <Trans>Payment password</Trans> },
            { key: 'sms', title: <Trans>SMS code</Trans> },
          ]}
        />
      )}
      <Secret {...field} summary={summary} proof={proof} />
      {!summary.hasPaymentPassword && (
        <SetPassword
          isNeeded={proof === undefined}
          PaymentSheet={PaymentSheet}
          CodeField={field.CodeField}
        />
      )}
    </div>
  )
}

function LockedText({ lockedUntil, mobile }: Pick<WithdrawalSummary, 'lockedUntil' | 'mobile'>) {
  const end = useFormat().time(lockedUntil ?? 0)
  return mobile === null ? (
    <Trans>Too many wrong payment passwords. Try again at {end}.</Trans>
  ) : (
    <Trans>Too many wrong payment passwords. Use an SMS code, or try again at {end}.</Trans>
  )
}

type SecretProps = Omit<Props, 'proofs' | 'PaymentSheet'>

function Secret({ summary, proof, form, CodeField }: SecretProps) {
  const { t } = useLingui()
  const { digits } = secretInputs
  if (proof === 'sms') return <CodeField {...form.field('code')} number={summary.mobile ?? ''} />
  if (proof === undefined) return null
  return (
    <Field
      {...form.field('password')}
      {...digits}
      label={t`Payment password`}
      name="paymentPassword"
      enterKeyHint="done"
    />
  )
}

interface SetProps extends WithdrawalSlots {
  readonly isNeeded: boolean
}

function SetPassword({ isNeeded, PaymentSheet, CodeField }: SetProps) {
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
        <PaymentSheet
          open={isOpen}
          isChange={false}
          CodeField={CodeField}
          onClose={() => setOpen(false)}
        />,
        document.body,
      )}
    </>
  )
}
