import { useLingui } from '@lingui/react/macro'
import { shortest } from '../../api/content/feedback.ts'
import type { Fault, FeedbackField } from './feedback.rules.ts'

/** One sentence for each fault of a field. */
export function useFaultText() {
  const { t } = useLingui()
  return (field: FeedbackField, fault: Fault): string => {
    if (field === 'type') return t`Choose what it is about`
    if (field === 'content') return t`Write at least ${shortest} characters`
    return fault === 'missing' ? t`Please enter the verification code` : t`Only digits, up to 6`
  }
}
