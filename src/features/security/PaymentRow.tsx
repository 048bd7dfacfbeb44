import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { SecurityRow } from './SecurityRow.tsx'
import { PaymentSheet, withdrawalSummaryAtom } from '#features/wallet/payment/PaymentSheet.tsx'

/** Renders nothing while it is unknown whether the player has a payment password, or where money is switched off. */
export function PaymentRow() {
  const { value } = useAtomValue(withdrawalSummaryAtom)
  const [isOpen, setOpen] = useState(false)
  if (!value) return null
  const { hasPaymentPassword } = value
  return (
    <SecurityRow
      icon="wallet"
      name={<Trans>Payment password</Trans>}
      facts={
        hasPaymentPassword ? (
          <Trans>Required when you withdraw.</Trans>
        ) : (
          <Trans>Not set yet. You need one to withdraw.</Trans>
        )
      }
      action={
        <>
          <Button kind="ghost" size="small" onClick={() => setOpen(true)}>
            {hasPaymentPassword ? (
              <Trans>Change</Trans>
            ) : (
              <Trans comment="Verb on a short button: choose a payment password for the first time.">
                Set
              </Trans>
            )}
          </Button>
          <PaymentSheet
            open={isOpen}
            isChange={hasPaymentPassword}
            onClose={() => setOpen(false)}
          />
        </>
      }
    />
  )
}
