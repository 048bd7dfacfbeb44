import '#i18n/text/failureText.forms.ts'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useFailureText } from '#i18n/text/failureText.ts'
import { useIntent } from '#net/useIntent.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { useSecondsLeft } from '#ui/useSecondsLeft.ts'
import type { CodeIntent } from './codeIntent.atoms.ts'

const successTime = 1500

export function useCodeSending<W>(intent: CodeIntent<W>, wish: W) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { run, isBusy, failure } = useIntent(intent)
  const secondsLeft = useSecondsLeft(useAtomValue(intent)(wish))
  const send = async () => {
    if (secondsLeft > 0) return false
    const patience = new AbortController()
    let settle = () => {}
    const onSend = () => {
      settle = toast('loading', t`Sending the code…`, 0, () => patience.abort())
    }
    const isSent = await run(wish, { signal: patience.signal, onSend, onPause: () => settle() })
    settle()
    if (patience.signal.aborted) toast('info', t`Canceled. A code may still arrive.`)
    if (isSent) toast('success', t`Code sent`, successTime)
    return isSent ?? false
  }
  return { send, secondsLeft, isBusy, failure: failure && failureText(failure) }
}

export type CodeSending = ReturnType<typeof useCodeSending>
