import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useIntent } from '../../net/useIntent.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { startTrialIntent } from './trial.atoms.ts'

/** Starts a trial, for as long as the player cares to wait, and leads home once it is active. */
export function useTrialStart() {
  const { run, isBusy, failure } = useIntent(startTrialIntent)
  const navigate = useNavigate()
  const { t } = useLingui()
  const start = async (captcha = '') => {
    const patience = new AbortController()
    const dismiss = toast('loading', t`Starting your trial…`, 0, () => patience.abort())
    const isActive = await run({ captcha: captcha.trim(), signal: patience.signal })
    dismiss()
    if (patience.signal.aborted) toast('info', t`Cancelled`)
    if (isActive) await navigate({ to: '/m/home', replace: true })
    return isActive === true
  }
  return { start, isBusy, failure }
}
