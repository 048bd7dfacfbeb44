import { useLingui } from '@lingui/react/macro'
import { CodeInput } from './CodeInput.tsx'
import { useOwnCodeSending } from './useOwnCodeSending.ts'

interface Props {
  /** Masked by the platform. */
  readonly number: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (code: string) => void
}

export function OwnCodeField({ number, ...field }: Props) {
  const { t } = useLingui()
  return <CodeInput {...field} sending={useOwnCodeSending()} sentTo={t`Sent to ${number}`} />
}
