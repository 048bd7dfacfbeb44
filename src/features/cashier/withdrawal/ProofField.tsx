import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { WithdrawalSummary } from '../../../api/money/withdrawal.ts'
import { useSecretInputs } from '../../../i18n/text/useSecretInputs.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Chips } from '../../../ui/form/Chips.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { PasswordSheet } from './PasswordSheet.tsx'
import css from '../Cashier.module.css'
import own from './Withdrawal.module.css'
import type { WithdrawalSlots } from './WithdrawalScreen.tsx'
import type { Proof } from './form.rules.ts'
import type { Withdrawing } from './useWithdrawalForm.ts'

type Props = Pick<Withdrawing, 'form' | 'proof' | 'proofs'> &
  WithdrawalSlots & { readonly summary: WithdrawalSummary }

export function ProofField({ summary, proofs, proof, ...field }: Props) {
  const { t } = useLingui()
  return (
    <div className={own.field}>
      {proofs.length > 1 && proof && (
        <Chips<Proof>
          label={t`Confirm with`}
          wrap
          value={proof}
          onChoose={(chosen) => field.form.change({ proof: chosen, secret: '' })}
          choices={[
            { key: 'password', label: <Trans>Payment password</Trans> },
            { key: 'sms', label: <Trans>Code by SMS</Trans> },
          ]}
        />
      )}
      <Secret {...field} summary={summary} proof={proof} />
      {!summary.hasPaymentPassword && <SetPassword isNeeded={proof === undefined} />}
    </div>
  )
}

type SecretProps = Omit<Props, 'proofs'>

function Secret({ summary, proof, form, CodeField }: SecretProps) {
  const { t } = useLingui()
  const { digits } = useSecretInputs()
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
      <PasswordSheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
