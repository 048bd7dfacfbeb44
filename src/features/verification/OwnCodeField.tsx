import { useLingui } from '@lingui/react/macro'
import { CodeInput } from './CodeInput.tsx'
import { sendOwnCodeIntent } from './ownCode.atoms.ts'
import { useCodeSending } from './useCodeSending.ts'

interface Props {
  /** Masked by the platform. */
  readonly number: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (code: string) => void
}

export function OwnCodeField({ number, ...field }: Props) {
  const { t } = useLingui()
  const sending = useCodeSending(sendOwnCodeIntent, null)
  return <CodeInput {...field} sending={sending} sentTo={t`Sent to ${number}`} />
}
