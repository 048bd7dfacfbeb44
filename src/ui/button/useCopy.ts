import { useLingui } from '@lingui/react/macro'
import { toast } from '../feedback/toasts.ts'

interface Words {
  readonly copied?: string
  readonly refused?: string
}

/** A toast says whether the text is copied. False where the clipboard is missing or refused, as on an insecure origin. */
export function useCopy() {
  const { t } = useLingui()
  return async (text: string, { copied, refused }: Words = {}): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      if (refused) toast('fail', refused)
      return false
    }
    if (copied) toast('success', copied)
    else toast('success', t`Copied`, 1500)
    return true
  }
}
