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
  /** Checks the address before a code is sent to it; tells whether to go on. */
  readonly onAsk: () => boolean
}

/** A code from an e-mail, with the way to ask for one. */
export function EmailCodeField({ email, ...field }: Props) {
  const { t } = useLingui()
  const { run, ...progress } = useIntent(sendEmailCodeIntent)
  const secondsLeft = useSecondsLeft(useAtomValue(waitsAtom)[emailWaitKeyOf(email)] ?? 0)
  const sending = useAsking(progress, (how) => run(email, how), secondsLeft)
  const address = email.trim()
  return <CodeInput {...field} sending={sending} sentTo={t`Sent to ${address}`} isByMail />
}
