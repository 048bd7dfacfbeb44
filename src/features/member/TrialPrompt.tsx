import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { isOnAtom } from '../merchant/merchant.atoms.ts'

/** Trial players are offered an account (section 4). */
export function TrialPrompt() {
  const [isOpen, setOpen] = useState(true)
  const canRegister = useAtomValue(isOnAtom)('REG3')
  const navigate = useNavigate()
  const { t } = useLingui()
  return (
    <Dialog
      open={isOpen}
      title={t`You are on a free trial`}
      confirmLabel={canRegister ? t`Register now` : t`Log in`}
      onConfirm={() => void navigate({ to: canRegister ? '/m/register' : '/m/login' })}
      cancelLabel={t`Cancel`}
      onCancel={() => setOpen(false)}
    >
      <Trans>Please login an actual account to use this function</Trans>
    </Dialog>
  )
}
