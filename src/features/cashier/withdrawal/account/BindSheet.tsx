import { Trans, useLingui } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import { toast } from '../../../../ui/feedback/toasts.ts'
import { Form, Submit } from '../../../../ui/form/Form.tsx'
import { type Openable, Sheet } from '../../../../ui/overlay/Sheet.tsx'
import css from '../../Cashier.module.css'
import { BindFields } from './BindFields.tsx'
import { useBinding } from './useBinding.ts'

interface Props extends Openable {
  /** Null before the first account; locked from then on. */
  readonly payeeName: string | null
  readonly onBound: (id: string) => void
}

export function BindSheet({ open, payeeName, onClose, onBound }: Props) {
  const { t } = useLingui()
  const binding = useBinding(payeeName, (id) => {
    onBound(id)
    onClose()
    toast('success', t`Account added`)
  })
  const { form } = binding
  // A portal, because forms cannot be nested.
  return createPortal(
    <Sheet open={open} onClose={onClose} title={t`Add an account`}>
      <Form form={form} className={css.form}>
        <BindFields {...binding} />
        <Submit form={form}>
          <Trans>Add this account</Trans>
        </Submit>
      </Form>
    </Sheet>,
    document.body,
  )
}
