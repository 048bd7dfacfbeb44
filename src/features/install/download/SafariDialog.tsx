import { Trans, useLingui } from '@lingui/react/macro'
import { CopyRow } from '../../../ui/button/CopyRow.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'

interface Props {
  readonly open: boolean
  readonly address: string
  readonly onClose: () => void
}

export function SafariDialog({ open, address, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      title={t`Please use Safari for download App.`}
      confirmLabel={t`OK`}
      onConfirm={onClose}
    >
      <p>
        <Trans>Copy this address and open it there.</Trans>
      </p>
      <dl>
        <CopyRow name={t`Address for Safari`} value={address} copyLabel={t`Copy the address`} />
      </dl>
    </Dialog>
  )
}
