import { useLingui } from '@lingui/react/macro'
import { CodeInput } from './CodeInput.tsx'
import { useOwnCodeSending } from './useOwnCodeSending.ts'

interface Props {
  /** The player's own number, masked by the platform. */
  readonly number: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (code: string) => void
}

/** A code from an SMS to the number that the platform knows of the player. */
export function OwnCodeField({ number, ...field }: Props) {
  const { t } = useLingui()
  return <CodeInput {...field} sending={useOwnCodeSending()} sentTo={t`Sent to ${number}`} />
}
