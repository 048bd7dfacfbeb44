import { useState } from 'react'
import { useFailureText } from '../../i18n/text/failureText.ts'
import { asFailure } from '../../net/failure.ts'
import { toast } from '../../ui/feedback/toasts.ts'

export function useEnding() {
  const textOf = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const end = async (ending: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await ending()
      toast('success', done)
    } catch (thrown) {
      toast('fail', textOf(asFailure(thrown)))
    }
    setBusy(false)
  }
  return { isBusy, end }
}
