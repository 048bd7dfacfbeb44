import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, type FormEvent, useMemo, useState } from 'react'
import { type Referral } from '../../../device/storage/referral.ts'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import '../../../i18n/text/failureText.forms.ts'
import type { Failure } from '../../../net/failure.ts'
import { useHeldForm } from '../../../net/money/useHeldForm.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { useFaultyFocus } from '../../../ui/form/useFaultyFocus.ts'
import { useSecondsLeft } from '../../../ui/useSecondsLeft.ts'
import css from './HandOff.module.css'
import { pauseOf, takeHandOffIntent } from './handOff.atoms.ts'
import { clockOf, codeLength, digitsIn, isAboutCaptcha, isAboutCode } from './handOff.rules.ts'

export interface Taken {
  /** Null where the browser was a guest's. */
  readonly userName: string | null
  readonly referral: Referral
}

/** A code in a picture, which another feature lends. */
export type CaptchaSlot = ComponentType<{
  readonly value: string
  readonly error: string | undefined
  readonly round: number
  readonly onChange: (captcha: string) => void
}>

interface Props {
  readonly CaptchaField: CaptchaSlot
  readonly onTaken: (taken: Taken) => void
}

/** In the installed app: the digits that the browser shows. Its field has no name, so that no address can ever hold them. */
export function HandOffForm({ CaptchaField, onTaken }: Props) {
  const { t } = useLingui()
  const { code, captcha, tries, type, submit, isBusy, failure } = useHandOffForm(onTaken)
  const form = useFaultyFocus(failure, tries)
  const error = useCodeError(failure, tries > 0 && code.length < codeLength)
  return (
    <form ref={form} noValidate className={css.place} onSubmit={(event) => void submit(event)}>
      <p className={css.text}>
        <Trans>
          Open Mela in the browser once more: under “Get the app” it shows you a code of{' '}
          {codeLength} digits.
        </Trans>
      </p>
      <Field
        label={t`Code from the browser`}
        value={code}
        error={error}
        onChange={({ target }) => type(target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        spellCheck={false}
      />
      {captcha.isAsked && (
        <CaptchaField
          value={captcha.text}
          error={captcha.isWrong ? t`Verification code error` : undefined}
          round={captcha.round}
          onChange={captcha.type}
        />
      )}
      <Trouble failure={captcha.isWrong ? undefined : failure} />
      <Button type="submit" block busy={isBusy}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  )
}

function useHandOffForm(onTaken: (taken: Taken) => void) {
  const [code, setCode] = useState('')
  const [tries, setTries] = useState(0)
  const [corrected, setCorrected] = useState<Failure>()
  const { run, isBusy, failure } = useIntent(takeHandOffIntent)
  const captcha = useCaptcha(failure)
  useHeldForm(code !== '')
  const type = (text: string) => {
    setCode(digitsIn(text))
    setCorrected(failure)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (code.length < codeLength) return setTries(tries + 1)
    const taken = await run(code, captcha.given)
    if (taken) return onTaken(taken)
    captcha.renew()
  }
  const standing = failure === corrected ? undefined : failure
  return { code, captcha, tries, type, submit, isBusy, failure: standing }
}

/** After many wrong codes from one address the platform wants a captcha too; a picture is good for one try. */
function useCaptcha(failure: Failure | undefined) {
  const [text, type] = useState('')
  const [round, setRound] = useState(0)
  const [isAsked, setAsked] = useState(false)
  if (failure && isAboutCaptcha(failure.code) && !isAsked) setAsked(true)
  const renew = () => {
    type('')
    setRound((rounds) => rounds + 1)
  }
  const isWrong = failure?.code === 'captcha_wrong'
  return { isAsked, isWrong, text, round, type, renew, given: isAsked ? text.trim() : undefined }
}

function useCodeError(failure: Failure | undefined, isShort: boolean) {
  const { t } = useLingui()
  if (failure?.code === 'code_expired')
    return t`This code has expired or was used. Show a new one in the browser.`
  if (failure && isAboutCode(failure.code)) return t`That is not the code. Check the browser again.`
  return isShort ? t`The code has ${codeLength} digits` : undefined
}

/** What is not the code's fault, and how long to wait where that helps; the time not in the alert. */
function Trouble({ failure }: { readonly failure: Failure | undefined }) {
  const textOf = useFailureText()
  const secondsLeft = useSecondsLeft(useMemo(() => pauseOf(failure), [failure]))
  const clock = clockOf(secondsLeft)
  return (
    <>
      <Alert>{failure && !isAboutCode(failure.code) && textOf(failure)}</Alert>
      {secondsLeft > 0 && (
        <p className={css.note}>
          <Trans>You can try again in {clock}</Trans>
        </p>
      )}
    </>
  )
}
