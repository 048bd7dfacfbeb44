import type { Phone } from '#api/account/mobile.ts'
import { phoneText } from '#api/account/phone.ts'
import { type CodePurpose, codeLength } from '#api/account/verification.ts'
import { sendCodeIntent } from './code.atoms.ts'
import { useCodeSending, type CodeSending } from './useCodeSending.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { codeIn } from '#api/typed/code.ts'
import { typedUpTo } from '#api/typed/length.ts'
import { awaitOneTimeCode } from '#device/oneTimeCode.ts'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import css from './CodeField.module.css'

/** The props that a form gives to each of its fields. */
export interface InputProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

export interface CodeRequestProps extends InputProps {
  /** Validates the number or address first; returns whether to send a code. */
  readonly mayRequest: () => boolean
}

interface Props extends CodeRequestProps {
  readonly purpose: CodePurpose
  readonly mobile: Phone
}

export function CodeField({ purpose, mobile, ...field }: Props) {
  const sending = useCodeSending(sendCodeIntent, { purpose, mobile })
  return <CodeInput {...field} sending={sending} sentTo={phoneText(mobile)} />
}

interface CodeInputProps extends InputProps, Partial<Pick<CodeRequestProps, 'mayRequest'>> {
  readonly sending: CodeSending
  /** The number or address, as the player wrote it. */
  readonly sentTo: string
  readonly isByMail?: boolean
}

export function CodeInput({ sending, sentTo, isByMail = false, ...props }: CodeInputProps) {
  const { value, error, onChange, mayRequest } = props
  const { t } = useLingui()
  const id = useId()
  const { send, isBusy, failure } = sending
  const isWaiting = sending.secondsLeft > 0
  const secondsLeft = useFormat().count(sending.secondsLeft)
  const [isOutdated, setOutdated] = useState(false)
  const type = (text: string) => {
    setOutdated(true)
    onChange(typedUpTo(codeLength, value, codeIn(text)))
  }
  useOneTimeCode(isWaiting && !isByMail, type)
  const hint = isByMail ? (
    t({ message: `Sent to ${sentTo}`, comment: 'The placeholder is an e-mail address.' })
  ) : (
    <Trans comment="The placeholder is a mobile number.">
      Sent to <bdi dir="ltr">{sentTo}</bdi>
    </Trans>
  )
  const ask = async () => {
    if (mayRequest && !mayRequest()) return
    setOutdated(false)
    if (await send()) document.getElementById(id)?.focus()
  }
  return (
    <Field
      id={id}
      label={isByMail ? t`Code from the e-mail` : t`SMS code`}
      name="verificationCode"
      value={value}
      error={error ?? (isOutdated ? undefined : failure)}
      hint={isWaiting && !failure ? hint : undefined}
      onChange={({ target }) => type(target.value)}
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="one-time-code"
      enterKeyHint="go"
      suffix={
        <Button
          kind="quiet"
          size="small"
          className={css.ask}
          busy={isBusy}
          disabled={isWaiting}
          onClick={() => void ask()}
        >
          {isWaiting ? (
            <Trans comment="Seconds until another code can be requested. Short, on a button.">
              Resend in {secondsLeft} s
            </Trans>
          ) : (
            <Trans>Get code</Trans>
          )}
        </Button>
      }
    />
  )
}

/** WebOTP. */
function useOneTimeCode(isAwaited: boolean, onCode: (code: string) => void) {
  const fill = useEffectEvent(onCode)
  useEffect(() => {
    if (!isAwaited) return
    const unmounted = new AbortController()
    void awaitOneTimeCode(unmounted.signal).then((code) => {
      if (code !== null && !unmounted.signal.aborted) fill(code)
    })
    return () => unmounted.abort()
  }, [isAwaited])
}
