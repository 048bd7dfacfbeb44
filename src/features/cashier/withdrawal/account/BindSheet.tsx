import { Trans, useLingui } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import { toast } from '../../../../ui/feedback/toasts.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { Sheet } from '../../../../ui/overlay/Sheet.tsx'
import { BindFields } from './BindFields.tsx'
import css from '../../Cashier.module.css'
import { useBinding } from './useBinding.ts'

interface Props {
  readonly open: boolean
  /** Locked, once it is known. */
  readonly payeeName: string | null
  readonly onClose: () => void
  readonly onBound: (id: string) => void
}

/** Binds an account without leaving the withdrawal. */
export function BindSheet({ open, payeeName, onClose, onBound }: Props) {
  const { t } = useLingui()
  const binding = useBinding(payeeName, (id) => {
    onBound(id)
    onClose()
    toast('success', t`Account added`)
  })
  const { formRef, isBusy, refusedAt, submit } = binding
  // Out of the form around it: one form does not stand in another.
  return createPortal(
    <Sheet open={open} onClose={onClose} title={t`Add an account`} closeLabel={t`Close`}>
      <form ref={formRef} className={css.form} noValidate aria-busy={isBusy} onSubmit={submit}>
        <BindFields {...binding} payeeName={payeeName} />
        <Alert>{refusedAt('form')}</Alert>
        <Button type="submit" block busy={isBusy}>
          <Trans>Add this account</Trans>
        </Button>
      </form>
    </Sheet>,
    document.body,
  )
}
