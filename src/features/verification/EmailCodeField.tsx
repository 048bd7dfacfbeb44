import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useIntent } from '../../net/useIntent.ts'
import { useSecondsLeft } from '../../ui/useSecondsLeft.ts'
import { CodeInput } from './CodeInput.tsx'
import { emailWaitKeyOf, sendEmailCodeIntent } from './ownCode.atoms.ts'
import { useAsking } from './useCodeSending.ts'
import { waitsAtom } from './waits.atoms.ts'

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
  const { run, ...progress } = useIntent(sendEmailCodeIntent)
  const secondsLeft = useSecondsLeft(useAtomValue(waitsAtom)[emailWaitKeyOf(email)] ?? 0)
  const sending = useAsking(progress, (how) => run(email, how), secondsLeft)
  const address = email.trim()
  return <CodeInput {...field} sending={sending} sentTo={t`Sent to ${address}`} isByMail />
}
