import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import '#i18n/text/failureText.forms.ts'
import { useCaptchaMessages } from '#i18n/text/codeText.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { captchaPlaces, captchaIf } from '#api/account/verification.ts'
import { useForm } from '#net/form/useForm.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { type TrialTry, needsTrialCaptchaAtom, startTrialIntent } from './trial.atoms.ts'

export function useTrialForm({ hasPicture }: { readonly hasPicture: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const needsCaptcha = useAtomValue(needsTrialCaptchaAtom) && hasPicture
  const form = useForm<{ captcha: string }, TrialTry, boolean>({
    initial: { captcha: '' },
    schema: v.object({ captcha: captchaIf(needsCaptcha) }),
    intent: startTrialIntent,
    messages: { captcha: useCaptchaMessages() },
    places: captchaPlaces,
    oneTime: ['captcha'],
    failureText: useFailureText(),
    around: (filled, submit) => {
      const patience = new AbortController()
      const endWait = toast('loading', t`Starting your trial…`, 0, () => patience.abort())
      return submit({ ...filled, signal: patience.signal }).finally(endWait)
    },
    onDone: (isActive) => {
      if (isActive) void navigate({ to: '/m/home', replace: true })
      else toast('info', t`Canceled`)
    },
  })
  return { form, needsCaptcha }
}
