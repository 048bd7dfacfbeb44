import { useLingui } from '@lingui/react/macro'
import { type Phone, nationalNumber } from '../../api/account/mobile.ts'
import type { CodePurpose } from '../../api/account/verification.ts'
import { CodeInput } from './CodeInput.tsx'
import { useCodeSending } from './useCodeSending.ts'

interface Props {
  readonly purpose: CodePurpose
  readonly mobile: Phone
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (code: string) => void
  /** Checks the number before a code is sent to it; tells whether to go on. */
  readonly onAsk: () => boolean
}

/** A code from an SMS, with the way to ask for one. */
export function CodeField({ purpose, mobile, ...field }: Props) {
  const { t } = useLingui()
  const sending = useCodeSending(purpose, mobile)
  const number = `+${mobile.countryDialingCode} ${nationalNumber(mobile)}`
  return <CodeInput {...field} sending={sending} sentTo={t`Sent to ${number}`} />
}
