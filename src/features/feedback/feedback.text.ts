import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FeedbackType } from '#api/content/feedback.ts'
import type { IconName } from '#ui/icon/Icon.tsx'

export const feedbackTypeNames: Readonly<Record<FeedbackType, MessageDescriptor>> = {
  deposit: msg`Deposit issues`,
  withdraw: msg`Withdraw issues`,
  game: msg`Game issues`,
  service: msg`Service issues`,
  applyAgent: msg`Apply agent issues`,
  other: msg`Other issues`,
}

export const typeIcons: Readonly<Record<FeedbackType, IconName>> = {
  deposit: 'wallet',
  withdraw: 'download',
  game: 'esports',
  service: 'headset',
  applyAgent: 'people',
  other: 'chat',
}
