import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Dialog, DialogArt } from '#ui/overlay/Dialog.tsx'
import { hasMoneyWaitAtom } from './first.atoms.ts'

export function FirstPasswordPopup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const hasMoneyWait = useAtomValue(hasMoneyWaitAtom)
  const choose = () => {
    onClose()
    void navigate({ to: '/m/changePsw' })
  }
  return (
    <Dialog
      open
      title={t`Choose your own password`}
      art={<DialogArt motif="lantern" />}
      confirmLabel={t`Choose now`}
      onConfirm={choose}
      cancelLabel={t`Later`}
      onCancel={onClose}
    >
      <Trans>
        You are still using your first password. The person who gave it to you knows it too.
      </Trans>{' '}
      {hasMoneyWait && (
        <Trans>You can deposit and withdraw once you have chosen your own password.</Trans>
      )}
    </Dialog>
  )
}
