import { useLingui } from '@lingui/react/macro'
import { type Phone, nationalNumber } from '../../api/account/mobile.ts'
import type { CodePurpose } from '../../api/account/verification.ts'
import { CodeInput } from './CodeInput.tsx'
import { sendCodeIntent } from './code.atoms.ts'
import { useCodeSending } from './useCodeSending.ts'

interface Props {
  readonly purpose: CodePurpose
  readonly mobile: Phone
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (code: string) => void
  /** Validates the number first; returns whether to send a code. */
  readonly onAsk: () => boolean
}

export function CodeField({ purpose, mobile, ...field }: Props) {
  const { t } = useLingui()
  const sending = useCodeSending(sendCodeIntent, { purpose, mobile })
  const number = `+${mobile.countryDialingCode} ${nationalNumber(mobile)}`
  return <CodeInput {...field} sending={sending} sentTo={t`Sent to ${number}`} />
}
