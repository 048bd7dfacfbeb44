import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'

/** A trial user who comes to the member centre is offered an account (section 4). */
export function TrialPrompt() {
  const [isOpen, setOpen] = useState(true)
  const navigate = useNavigate()
  const { t } = useLingui()
  return (
    <Dialog
      open={isOpen}
      title={t`You are on a free trial`}
      confirmLabel={t`Register now`}
      onConfirm={() => void navigate({ to: '/m/register' })}
      cancelLabel={t`Cancel`}
      onCancel={() => setOpen(false)}
    >
      <Trans>Please login an actual account to use this function</Trans>
    </Dialog>
  )
}
