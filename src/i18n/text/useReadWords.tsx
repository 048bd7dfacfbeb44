import { useLingui } from '@lingui/react/macro'
import { AgeLine } from '../age/AgeLine.tsx'
import type { Aged } from '../age/age.rules.ts'
import { useFailureText } from './failureText.ts'

export function useReadWords() {
  const { t } = useLingui()
  return {
    age: (read: Aged) => <AgeLine of={read} />,
    failed: useFailureText(),
    again: t`Try again`,
    more: t`Show more`,
  }
}
