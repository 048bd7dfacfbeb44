import { useLingui } from '@lingui/react/macro'
import { toast } from '../feedback/toasts.ts'

/** Shows a toast once the text is copied. False where the clipboard is missing or refused, as on an insecure origin. */
export function useCopy() {
  const { t } = useLingui()
  return async (text: string, said?: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return false
    }
    if (said) toast('success', said)
    else toast('success', t`Copied`, 1500)
    return true
  }
}
