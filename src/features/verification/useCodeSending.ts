import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { CodePurpose } from '../../api/verification.ts'
import { useFailureText } from '../../i18n/failureText.ts'
import '../../i18n/failureText.forms.ts'
import { useIntent } from '../../net/useIntent.ts'
import { toast } from '../../ui/toasts.ts'
import { type Phone, sendCodeIntent, waitKeyOf } from './code.atoms.ts'
import { useSecondsLeft } from '../../ui/useSecondsLeft.ts'
import { waitsAtom } from './waits.atoms.ts'

const successTime = 1500

/** Asks for a code and tells how it went; meanwhile, and while the platform makes wait, it cannot be asked again. */
export function useCodeSending(purpose: CodePurpose, mobile: Phone) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const sending = useIntent(sendCodeIntent)
  const wish = { purpose, mobile }
  const secondsLeft = useSecondsLeft(useAtomValue(waitsAtom)[waitKeyOf(wish)] ?? 0)

  /** Resolves to whether a code is on its way. */
  const send = async () => {
    if (secondsLeft > 0) return false
    const settle = toast('loading', t`Sending the code…`)
    const isSent = await sending.run(wish)
    settle()
    if (isSent) toast('success', t`Code sent`, successTime)
    return isSent ?? false
  }
  const { failure, isBusy } = sending
  return { send, secondsLeft, isBusy, failure: failure && failureText(failure) }
}
