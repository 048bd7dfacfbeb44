import { type FeedbackType, longest, shortest } from '../../api/content/feedback.ts'
import { firstOf, lengthOf } from '../../api/content/letters.ts'

export interface Draft {
  /** -1 on the wire's own scale: nothing chosen yet. */
  readonly type: FeedbackType | -1
  readonly content: string
}

export interface FeedbackForm extends Draft {
  readonly captcha: string
}

export const emptyDraft: Draft = { type: -1, content: '' }

export type FeedbackField = 'type' | 'content' | 'captcha'
export type Fault = 'missing' | 'short' | 'malformed'

/** What is wrong with each field, in the order of the page; the captcha counts only where it is asked for. */
export function faultsOf({ type, content, captcha }: FeedbackForm, needsCaptcha: boolean) {
  const faults: Partial<Record<FeedbackField, Fault>> = {}
  if (type === -1) faults.type = 'missing'
  if (lengthOf(content.trim()) < shortest) faults.content = 'short'
  if (!needsCaptcha) return faults
  if (captcha === '') faults.captcha = 'missing'
  else if (!/^\d{1,6}$/.test(captcha)) faults.captcha = 'malformed'
  return faults
}

/** What stays of a typed text: the field is full at 200 characters. */
export const fitting = (text: string) => firstOf(text, longest)

/** Where a refusal of the platform belongs. */
export const placeOf = (code: string | null): FeedbackField | 'form' =>
  code === 'captcha_wrong' || code === 'captcha_required' ? 'captcha' : 'form'
