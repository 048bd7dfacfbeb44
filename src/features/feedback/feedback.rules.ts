import * as v from 'valibot'
import { captchaIf } from '#api/account/verification.ts'
import { type FeedbackType, sendFeedback } from '#api/content/feedback.ts'

/** In the order of section 3. */
export const typesInOrder = [
  'deposit',
  'withdraw',
  'game',
  'service',
  'applyAgent',
  'other',
] as const satisfies readonly FeedbackType[]

export interface FeedbackForm {
  /** -1 is the wire's value for nothing chosen. */
  readonly type: FeedbackType | -1
  readonly content: string
  readonly captcha: string
}

export const emptyFeedback: FeedbackForm = { type: -1, content: '', captcha: '' }

export function feedbackForm(account: string, needsCaptcha: boolean) {
  const form = {
    type: v.picklist(typesInOrder, 'missing'),
    content: sendFeedback.input.entries.content,
    sender: v.optional(v.string(), account),
  }
  return needsCaptcha ? v.object({ ...form, captcha: captchaIf(true) }) : v.object(form)
}
