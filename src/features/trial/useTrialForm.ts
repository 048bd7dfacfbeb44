import '../../i18n/text/failureText.forms.ts'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { useCaptchaMessages } from '../../i18n/text/captchaText.ts'
import { useFailureText } from '../../i18n/text/failureText.ts'
import { captchaPlaces } from '../../net/form/captcha.ts'
import { useForm } from '../../net/form/useForm.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { type Try, needsCaptchaAtom, startTrialIntent } from './trial.atoms.ts'
import { trialForm } from './trial.rules.ts'

export function useTrialForm({ hasPicture }: { readonly hasPicture: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const needsCaptcha = useAtomValue(needsCaptchaAtom) && hasPicture
  const controller = useRef(new AbortController())
  const form = useForm<{ captcha: string }, Try, boolean>({
    initial: { captcha: '' },
    schema: trialForm(needsCaptcha),
    intent: startTrialIntent,
    messages: { captcha: useCaptchaMessages() },
    places: captchaPlaces,
    oneTime: ['captcha'],
    failureText: useFailureText(),
    before: async ({ captcha }) => {
      controller.current = new AbortController()
      return { captcha, signal: controller.current.signal }
    },
    onWait: () => toast('loading', t`Starting your trial…`, 0, () => controller.current.abort()),
    onDone: (isActive) => {
      if (isActive) void navigate({ to: '/m/home', replace: true })
      else toast('info', t`Cancelled`)
    },
  })
  return { form, needsCaptcha }
}
