import { useLingui } from '@lingui/react/macro'
import { CaptchaField } from '../CaptchaField.tsx'

export interface CaptchaState {
  readonly isAsked: boolean
  readonly text: string
  readonly round: number
  readonly isWrong: boolean
  readonly onChange: (text: string) => void
}

/** After repeated failures from the same address the platform requires a captcha as well. */
export function CaptchaToo({ isAsked, text, round, isWrong, onChange }: CaptchaState) {
  const { t } = useLingui()
  if (!isAsked) return null
  const error = isWrong ? t`Verification code error` : undefined
  return <CaptchaField value={text} error={error} round={round} onChange={onChange} />
}
