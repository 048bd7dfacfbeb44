import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { toLatinDigits } from '../../api/mobile.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import css from './CodeField.module.css'
import type { CodeSending } from './useCodeSending.ts'
import { useOneTimeCode } from './useOneTimeCode.ts'

interface Props {
  readonly sending: CodeSending
  /** The number that it goes to, as the player knows it. */
  readonly number: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (code: string) => void
  /** Checks the number before a code is sent to it; tells whether to go on. */
  readonly onAsk?: () => boolean
}

/** Where a code from an SMS is typed, with the button that asks for one. */
export function CodeInput({ sending, number, value, error, onChange, onAsk }: Props) {
  const { t } = useLingui()
  const id = useId()
  const { send, secondsLeft, isBusy, failure } = sending
  const [isOutdated, setOutdated] = useState(false)
  const type = (text: string) => {
    setOutdated(true)
    onChange(toLatinDigits(text).replace(/\s/g, ''))
  }
  useOneTimeCode(secondsLeft > 0, type)
  const ask = async () => {
    if (onAsk && !onAsk()) return
    setOutdated(false)
    if (await send()) document.getElementById(id)?.focus()
  }
  return (
    <Field
      id={id}
      label={t`SMS code`}
      name="verificationCode"
      value={value}
      error={error ?? (isOutdated ? undefined : failure)}
      hint={secondsLeft > 0 && !failure ? t`Sent to ${number}` : undefined}
      onChange={({ target }) => type(target.value)}
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={10}
      autoComplete="one-time-code"
      enterKeyHint="go"
      suffix={
        <Button
          kind="quiet"
          size="small"
          className={css.ask}
          busy={isBusy}
          disabled={secondsLeft > 0}
          onClick={() => void ask()}
        >
          {secondsLeft > 0 ? <Trans>Again in {secondsLeft} s</Trans> : <Trans>Get code</Trans>}
        </Button>
      }
    />
  )
}
