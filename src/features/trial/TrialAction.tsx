import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { useTrialForm } from './useTrialForm.ts'

/** Starts in place, or leads to the trial page where a captcha is required. */
export function TrialAction() {
  const navigate = useNavigate()
  const { isBusy, failure, notice, onSubmit } = useTrialForm({ hasPicture: false }).form
  const isActive = useAtomValue(roleAtom) === 'trial'
  useEffect(() => {
    if (notice) toast('fail', notice)
    else if (failure) void navigate({ to: '/m/trail' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one toast per failure
  }, [failure])
  return (
    <Button
      kind="quiet"
      block
      busy={isBusy}
      onClick={isActive ? () => void navigate({ to: '/m/home', replace: true }) : onSubmit}
    >
      <Trans>Free trial</Trans>
    </Button>
  )
}
