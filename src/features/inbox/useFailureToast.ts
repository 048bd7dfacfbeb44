import { useFailureText } from '../../i18n/text/failureText.ts'
import type { Failure } from '../../net/failure.ts'
import { toast } from '../../ui/feedback/toasts.ts'

export function useFailureToast() {
  const textOf = useFailureText()
  return (failure: Failure) =>
    toast(failure.kind === 'offline' ? 'offline' : 'fail', textOf(failure))
}
