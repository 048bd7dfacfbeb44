import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useFailureText } from '../../i18n/text/failureText.ts'
import '../../i18n/text/failureText.forms.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { roleAtom } from '../session/session.atoms.ts'
import { asksForCaptcha } from './trial.rules.ts'
import { useTrialStart } from './useTrialStart.ts'

/** Trial play at a tap, beside the login; where the platform wants to see a human, on the trial's own page. */
export function TrialAction() {
  const { start, isBusy, failure } = useTrialStart()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const isActive = useAtomValue(roleAtom) === 'trial'
  useEffect(() => {
    if (!failure) return
    if (asksForCaptcha(failure.code)) void navigate({ to: '/m/trail' })
    else toast('fail', failureText(failure))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a failure is said once
  }, [failure])
  return (
    <Button
      kind="quiet"
      block
      busy={isBusy}
      onClick={() => void (isActive ? navigate({ to: '/m/home', replace: true }) : start())}
    >
      <Trans>Try it free</Trans>
    </Button>
  )
}
