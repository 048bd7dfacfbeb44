import { useLingui } from '@lingui/react/macro'
import { CodeInput } from './CodeInput.tsx'
import { sendEmailCodeIntent } from './ownCode.atoms.ts'
import { useCodeSending } from './useCodeSending.ts'

interface Props {
  readonly email: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (code: string) => void
  /** Validates the address first; returns whether to send a code. */
  readonly onAsk: () => boolean
}

export function EmailCodeField({ email, ...field }: Props) {
  const { t } = useLingui()
  const address = email.trim()
  const sending = useCodeSending(sendEmailCodeIntent, address)
  return <CodeInput {...field} sending={sending} sentTo={t`Sent to ${address}`} isByMail />
}
