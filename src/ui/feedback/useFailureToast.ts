import { type Failed, useFailureText } from '#i18n/text/failureText.ts'
import { toast } from './toasts.ts'

export function useFailureToast() {
  const textOf = useFailureText()
  return (failure: Failed) =>
    toast(failure.kind === 'offline' ? 'offline' : 'fail', textOf(failure))
}
