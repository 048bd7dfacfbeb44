import { useLingui, Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { toast } from '#ui/feedback/toasts.ts'
import { type Openable, Sheet } from '#ui/overlay/Sheet.tsx'
import type { Referral } from '#device/storage/referral.ts'
import { useCaptchaMessages } from '#i18n/text/codeText.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import '#i18n/text/failureText.forms.ts'
import { isAboutCaptcha } from '#api/account/verification.ts'
import { pauseOf } from '#net/reach/pause.ts'
import { useForm } from '#net/form/useForm.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { TryAgainIn } from '#ui/feedback/TryAgainIn.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Form } from '#ui/form/Form.tsx'
import { CaptchaField } from '#features/verification/CaptchaField.tsx'
import css from './HandOff.module.css'
import { takeHandOffIntent } from './handOff.atoms.ts'
import { useFormat } from '#i18n/format.ts'
import {
  handOffCodeLength,
  digitsIn,
  handOffForm,
  isAboutCode,
  handOffPlaces,
} from './handOff.rules.ts'

export function HandOffSheet({ open, onClose }: Openable) {
  const { t } = useLingui()
  const navigate = useNavigate()
  /** A player stays where they are; an invited guest goes on to register. */
  const goOn = ({ userName, referral }: Taken) => {
    onClose()
    if (userName) toast('success', t`You are signed in, ${userName}`)
    else toast('success', t`The app now uses your language`)
    const isInvited = referral.affiliateCode ?? referral.recommenderId
    if (!userName && isInvited) void navigate({ to: '/m/register', search: referral })
  }
  return (
    <Sheet open={open} onClose={onClose} title={t`Continue from the browser`}>
      <HandOffForm onTaken={goOn} />
    </Sheet>
  )
}

interface Taken {
  /** Null if the browser was signed out. */
  readonly userName: string | null
  readonly referral: Referral
}

interface FormProps {
  readonly onTaken: (taken: Taken) => void
}

/** The input has no name, so that no form submission puts the digits into a URL. */
export function HandOffForm({ onTaken }: FormProps) {
  const { t } = useLingui()
  const { form, isCaptchaAsked } = useHandOffForm(onTaken)
  const length = useFormat().count(handOffCodeLength)
  const { code } = form.values
  const { failure } = form
  const deadline = useMemo(() => (failure ? pauseOf(failure) : 0), [failure])
  return (
    <Form form={form} className={css.place}>
      <p className={css.text}>
        <Trans>
          Open this site in the browser again. “Get the app” shows you a {length}-digit code.
        </Trans>
      </p>
      <Field
        label={t`Code from the browser`}
        value={code}
        error={form.errorOf('code')}
        onChange={({ target }) => form.change({ code: digitsIn(target.value) })}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        spellCheck={false}
      />
      {isCaptchaAsked && <CaptchaField {...form.field('captcha')} round={form.round} />}
      <Alert>{form.notice}</Alert>
      <TryAgainIn deadline={deadline} />
      <Button type="submit" block busy={form.isBusy}>
        <Trans>Continue</Trans>
      </Button>
    </Form>
  )
}

/** After many wrong codes from one address the platform requires a captcha too. */
function useHandOffForm(onTaken: (taken: Taken) => void) {
  const { t } = useLingui()
  const textOf = useFailureText()
  const length = useFormat().count(handOffCodeLength)
  const [isCaptchaAsked, setCaptchaAsked] = useState(false)
  const form = useForm({
    initial: { code: '', captcha: '' },
    schema: handOffForm(isCaptchaAsked),
    intent: takeHandOffIntent,
    messages: { code: t`The code has ${length} digits`, captcha: useCaptchaMessages() },
    places: handOffPlaces,
    oneTime: ['captcha'],
    failureText: (failure) => {
      if (failure.code === 'code_expired')
        return t`This code has expired or was used. Show a new one in the browser.`
      return isAboutCode(failure.code) ? t`Wrong code. Check the browser again.` : textOf(failure)
    },
    onFailed: (failure) => {
      if (isAboutCaptcha(failure)) setCaptchaAsked(true)
    },
    onDone: (taken) => onTaken(taken),
  })
  return { form, isCaptchaAsked }
}
