import '../../i18n/text/failureText.forms.ts'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Phone } from '../../api/account/mobile.ts'
import type { CodePurpose } from '../../api/account/verification.ts'
import { useFailureText } from '../../i18n/text/failureText.ts'
import type { Failure } from '../../net/failure.ts'
import { useIntent } from '../../net/useIntent.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { useSecondsLeft } from '../../ui/useSecondsLeft.ts'
import type { Sending } from './asking.atoms.ts'
import { sendCodeIntent, waitKeyOf } from './code.atoms.ts'
import { waitsAtom } from './waits.atoms.ts'

const successTime = 1500

export function useCodeSending(purpose: CodePurpose, mobile: Phone) {
  const sending = useIntent(sendCodeIntent)
  const wish = { purpose, mobile }
  const secondsLeft = useSecondsLeft(useAtomValue(waitsAtom)[waitKeyOf(wish)] ?? 0)
  return useAsking(sending, (how) => sending.run(wish, how), secondsLeft)
}

interface Progress {
  readonly isBusy: boolean
  readonly failure?: Failure
}

export function useAsking(
  { isBusy, failure }: Progress,
  ask: (how: Sending) => Promise<boolean | undefined>,
  secondsLeft: number,
) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const send = async () => {
    if (secondsLeft > 0) return false
    const patience = new AbortController()
    let settle = () => {}
    const onSend = () => {
      settle = toast('loading', t`Sending the code…`, 0, () => patience.abort())
    }
    const isSent = await ask({ signal: patience.signal, onSend, onPause: () => settle() })
    settle()
    if (patience.signal.aborted) toast('info', t`Cancelled. A code may still arrive.`)
    if (isSent) toast('success', t`Code sent`, successTime)
    return isSent ?? false
  }
  return { send, secondsLeft, isBusy, failure: failure && failureText(failure) }
}

export type CodeSending = ReturnType<typeof useAsking>
